import type {
  Aspect,
  ExportChange,
  ExportCheck,
  FileFormat,
  LoopPoint,
  LoopPointChoice,
  PromptStyle,
} from '@loopwright/contract';

/** What a database column of type jsonb holds. */
export type Json =
  | null
  | boolean
  | number
  | string
  | readonly Json[]
  | { readonly [key: string]: Json };

/** The options of a generation, with all defaults resolved. */
export interface EngineOptions {
  readonly seed: number;
  readonly aspect: Aspect;
  /** The width of the result in pixels. */
  readonly width: number;
  readonly height: number;
  /** Seconds and frames per second of a loop; absent for stills. */
  readonly seconds?: number;
  readonly framesPerSecond?: number;
  /** The model's id; absent in requests that are older than the choice of models. */
  readonly model?: string;
  /** The style, whose words are already in the engine's prompt. */
  readonly style?: PromptStyle;
  /** What must not be visible. */
  readonly negativePrompt?: string;
  /** In the settings of a creation: it was drawn from an image as well, so that it cannot be drawn again without it. */
  readonly hasReference?: true;
}

/** A clip that loops were cut from. */
export interface KeptClip {
  /** The same for all loops of the clip; each has a copy of its file. */
  readonly id: string;
  /** Best first. */
  readonly cuts: readonly LoopPoint[];
  /** Which of them the loop is. */
  readonly chosen: LoopPointChoice;
}

/** Which creation's clip is to be cut again, and how. */
export interface Recut {
  readonly creationId: string;
  /** As the new loop will have it. */
  readonly clip: KeptClip;
}

/** What is known of the file of a finished export. */
export interface StoredExportFile {
  readonly format: FileFormat;
  readonly sizeBytes: number;
  /** Hexadecimal. */
  readonly sha256: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  readonly frames: number;
  /** 0 for stills. */
  readonly durationMs: number;
  /** The most flashes in any second; absent in files that were made before they were counted. */
  readonly flashes?: number | null;
  readonly changes: readonly ExportChange[];
  readonly checks: readonly ExportCheck[];
}

import type {
  Aspect,
  LoopPointChoice,
  GenerationKind,
  ModelOption,
  LoopPoint,
  PromptWords,
} from '@loopwright/contract';
import type { EngineOptions, Json } from '../../../schema/stored-values.ts';

/** What an engine supports. Requests and forms contain only supported options. */
export interface EngineCapabilities {
  /** It takes a reference image. */
  readonly reference: boolean;
  /** The same seed gives the same result. */
  readonly seed: boolean;
  readonly negativePrompt: boolean;
  /** The supported aspect ratios, at least one. */
  readonly aspects: readonly Aspect[];
  /** For loops: the reference image is the first frame. */
  readonly firstFrame: boolean;
  /** For loops: the last frame can be given as well. */
  readonly lastFrame: boolean;
  /** For loops: the engine or its model closes them itself. */
  readonly nativeLoop: boolean;
  /** Canceling also ends the provider's work. */
  readonly cancel: boolean;
}

export interface EngineRequest {
  readonly kind: GenerationKind;
  readonly prompt: string;
  /** Null unless `capabilities.negativePrompt`. */
  readonly negativePrompt: string | null;
  readonly options: EngineOptions;
  /** PNG, upright, sRGB, at most 2048 px. Null unless `capabilities.reference`. */
  readonly reference: Uint8Array | null;
  /** Draws the scene alone, on transparent pixels. Only for `redraw`. */
  readonly withoutBackdrop?: boolean;
  /** The version that shall draw, one of `drawableVersions`. Only for `redraw`; absent: the newest. */
  readonly engineVersion?: string;
  /** The id of the model that generated the reference; absent when a user uploaded it. */
  readonly referenceModel?: string;
}

export interface EngineProgress {
  readonly stage: 'drawing' | 'encoding';
  /** Of the whole work, 0–1. */
  readonly fraction: number;
  /** A small preview image as a data URL. */
  readonly preview?: string;
}

/** The context of work that takes long. */
export interface WorkContext {
  readonly signal: AbortSignal;
  readonly onProgress: (progress: EngineProgress) => void;
}

export interface EngineContext extends WorkContext {
  /** The provider operation that an earlier attempt of the same generation has started. */
  readonly operation: EngineOperation;
  readonly draft: EngineDraft;
}

export interface EngineOperation {
  readonly started: Json | null;
  /** Stores an operation for later attempts. */
  save(operation: Json): Promise<void>;
}

/**
 * An image that a later attempt continues with, stored apart from the operation because of its size.
 * It is deleted together with the operation, so an engine that stores one must save an operation too.
 */
export interface EngineDraft {
  /** @returns null when there is none */
  read(): Promise<Uint8Array | null>;
  /** @param image PNG */
  keep(image: Uint8Array): Promise<void>;
}

/** The master: finished bytes without a watermark, marked as made by AI. */
export interface EngineResult {
  readonly bytes: Uint8Array;
  readonly mimeType: 'image/png' | 'image/gif';
  readonly width: number;
  readonly height: number;
  /** Of a loop; null for images. */
  readonly seam: number | null;
  /** Of a loop: the most flashes in any second; see `createFlashMeter`. */
  readonly flashes?: number;
  /** A message of the engine, such as the words that it could not draw. */
  readonly text: string | null;
  /** Of the built-in engine: what it made of the prompt's words. */
  readonly words?: PromptWords;
  /** Present when the loop was made of a clip. */
  readonly clip?: ModelClip;
  /** The version that drew, when `redraw` can draw the same frames again. */
  readonly engineVersion?: string;
  /** The image that `redraw` needs as its reference, where it is not the one of the request. PNG. */
  readonly redrawReference?: Uint8Array;
}

/** What a file of the frames of a loop in full color holds (docs/decisions/0047). */
export interface LoopFrames {
  readonly width: number;
  readonly height: number;
  readonly frameCount: number;
  readonly durationMs: number;
  readonly hasAlpha: boolean;
}

/** The clip that a model has sent, and its loop points. */
interface ModelClip {
  /** The file as received. */
  readonly bytes: Uint8Array;
  /** Best first, one to three. */
  readonly cuts: readonly LoopPoint[];
  /** The one that was used. */
  readonly chosen: LoopPointChoice;
}

/**
 * Makes another loop of a clip that a model has sent before, without a request to a provider.
 * @param options the options of the first loop
 * @throws AppError like `makeLoopInThread`
 */
export type Recutter = (
  clip: Uint8Array,
  choice: LoopPointChoice,
  options: EngineOptions,
  context: WorkContext,
) => Promise<EngineResult>;

/** The interface of everything that makes images and loops. */
export interface Engine {
  /** The value of `model` in a request, such as `openai:gpt-image-1`. */
  readonly id: string;
  /** The name in the user interface. */
  readonly label: string;
  readonly kinds: readonly GenerationKind[];
  /** As far as they are known at the moment; read them again for each request. */
  readonly capabilities: EngineCapabilities;
  /**
   * @throws AppError `refused` when the prompt cannot be made (not retryable)
   * @throws EngineError when a model or a service outside this server fails
   * @throws the signal's reason when it fires
   */
  generate(request: EngineRequest, context: EngineContext): Promise<EngineResult>;
  /**
   * Draws the frames of a loop or the one of a still once more, without a charge, into a file of frames. Only for
   * requests whose `engineVersion` is one of `drawableVersions`.
   * @param path where the file is written; a part of it is left there when drawing fails
   * @throws AppError when drawing fails
   * @throws the signal's reason when it fires
   */
  redraw?(request: EngineRequest, path: string, signal: AbortSignal): Promise<LoopFrames>;
  /** Those whose results `redraw` can draw again, present together with it. */
  readonly drawableVersions?: readonly string[];
  /** Cleans up the operation of a generation that has ended, and cancels it if it is still running. */
  discardOperation?(operation: Json): Promise<void>;
  /** Seconds until the engine takes requests again, or null when it takes them now. */
  readonly secondsUntilAvailable?: () => number | null;
  close(): Promise<void>;
}

/** The models of this installation. */
export interface ModelCatalogue {
  /** For each kind, the first option that a plan includes is its default. */
  readonly modelOptions: Readonly<Record<GenerationKind, readonly ModelOption[]>>;
  /** Seconds until an unavailable model takes requests again, or null when it takes them now. */
  secondsUntilAvailable(kind: GenerationKind, id: string): number | null;
}

/** The engines that the configuration names. */
export interface Engines extends ModelCatalogue {
  /**
   * @param id absent in jobs that are older than the choice of models: the default
   * @throws AppError `unavailable` when the engine is no longer configured
   */
  find(kind: GenerationKind, id: string | undefined): Engine;
  readonly recut: Recutter;
  close(): Promise<void>;
}

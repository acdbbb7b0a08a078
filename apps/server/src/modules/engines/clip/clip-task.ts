import type { ErrorCode, OfferedCut } from '@loopwright/contract';
import type { Provenance } from '@loopwright/loop';
import type { EngineProgress, EngineResult } from '../engine/engine.ts';
import type { ClipLimits } from './decode-clip.ts';
import type { Ffmpeg } from './find-ffmpeg.ts';

export interface MakeLoopOptions {
  readonly ffmpeg: Ffmpeg;
  /** Pixels of the loop, even; the clip is scaled to cover them. There and back may get fewer. */
  readonly width: number;
  readonly height: number;
  /** The loop lasts no longer; there and back twice as long. */
  readonly seconds: number;
  /** The loop has no more; a clip with fewer keeps its own. */
  readonly framesPerSecond: number;
  /** `seamless` unless asked for: there and back makes water flow uphill. */
  readonly style?: 'seamless' | 'boomerang';
  /** Which of the best cuts, from 0; the last one where there are fewer. */
  readonly cut?: number;
  readonly provenance: Provenance;
  readonly limits?: Partial<ClipLimits>;
  /** Of all frames of the loop together; see `loopSize`. */
  readonly pixelsMaximum?: number;
}

/** The loop, with what became of the clip. */
export interface MadeLoop extends EngineResult {
  readonly mimeType: 'image/gif';
  readonly seam: number;
  /** Best first. */
  readonly cuts: readonly OfferedCut[];
  readonly chosenCut: number;
}

/** What goes into a clip thread. */
export interface ClipTask {
  readonly file: string;
  readonly options: MakeLoopOptions;
  readonly stop: SharedArrayBuffer;
}

/** What comes out of it, last of all an end. */
export type ClipAnswer =
  | { readonly status: 'working'; readonly progress: EngineProgress }
  | { readonly status: 'closed'; readonly result: MadeLoop }
  | {
      readonly status: 'failed';
      readonly code: ErrorCode;
      readonly publicMessage: string;
      readonly isRetryable: boolean;
      readonly cause: unknown;
    }
  | { readonly status: 'threw'; readonly error: unknown };

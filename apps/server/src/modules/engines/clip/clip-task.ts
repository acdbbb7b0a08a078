import type { LoopPoint, MessageCode, MessageParams } from '@loopwright/contract';
import type { Provenance } from '@loopwright/media';
import type { Ffmpeg } from '@loopwright/media/node';
import type { EngineProgress, EngineResult } from '../engine/engine.ts';
import type { ClipLimits } from './decode-clip.ts';

export interface MakeLoopOptions {
  readonly ffmpeg: Ffmpeg;
  /** Pixels of the loop, even; the clip is scaled to cover them. A boomerang may have fewer. */
  readonly width: number;
  readonly height: number;
  /** Longest duration of the loop; a boomerang may take twice as long. */
  readonly seconds: number;
  /** Highest frame rate of the loop; a clip with a lower rate keeps it. */
  readonly framesPerSecond: number;
  /** `seamless` by default: a boomerang plays motion backwards, such as water that flows uphill. */
  readonly style?: 'seamless' | 'boomerang';
  /** Index of the loop point among the best ones; the last one when there are fewer. */
  readonly cut?: number;
  readonly provenance: Provenance;
  readonly limits?: Partial<ClipLimits>;
  /** Limit for all frames of the loop together; see `loopSize`. */
  readonly pixelsMaximum?: number;
}

/** The loop, with the loop points that were found in the clip. */
export interface MadeLoop extends EngineResult {
  readonly mimeType: 'image/gif';
  readonly seam: number;
  readonly flashes: number;
  /** Best first. */
  readonly cuts: readonly LoopPoint[];
  readonly chosenCut: number;
}

/** Input of a clip thread. */
export interface ClipTask {
  readonly file: string;
  readonly options: MakeLoopOptions;
  readonly stop: SharedArrayBuffer;
}

/** Messages of a clip thread; the last one is not `working`. */
export type ClipAnswer =
  | { readonly status: 'working'; readonly progress: EngineProgress }
  | { readonly status: 'closed'; readonly result: MadeLoop }
  | {
      readonly status: 'failed';
      readonly code: MessageCode;
      readonly params: MessageParams;
      readonly isRetryable: boolean;
      readonly cause: unknown;
    }
  | { readonly status: 'threw'; readonly error: unknown };

import type { VideoPlan } from '@loopwright/contract';

/** The formats of videos that browsers make. */
export type VideoFormat = 'mp4' | 'webm';

export interface VideoTask {
  readonly format: VideoFormat;
  /** An animated picture with the frames. */
  readonly bytes: ArrayBuffer;
  readonly mimeType: string;
  /** null: every frame as long as in the picture, in its size. */
  readonly plan: VideoPlan | null;
}

export interface MadeVideo {
  readonly bytes: ArrayBuffer;
  readonly width: number;
  readonly height: number;
  readonly frames: number;
  readonly durationMs: number;
}

export type VideoReport =
  | { readonly type: 'progress'; readonly fraction: number }
  | { readonly type: 'made'; readonly video: MadeVideo }
  /** `unsupported`: this browser cannot write the format; `tooLarge`: no file is small enough. */
  | { readonly type: 'failed'; readonly reason: 'unsupported' | 'tooLarge' | 'broken' };

import type { StudioDocument, Trim } from '@loopwright/studio';

/** What the page asks of the worker that draws. */
export type StageRequest =
  | { readonly type: 'start'; readonly canvas: OffscreenCanvas }
  | { readonly type: 'show'; readonly document: StudioDocument }
  | { readonly type: 'play'; readonly isPlaying: boolean }
  | { readonly type: 'seek'; readonly frame: number }
  /** Looks for the best loop near the trim of a layer. */
  | { readonly type: 'snap'; readonly layerId: string }
  /** Loads files again that could not be loaded. */
  | { readonly type: 'retry' };

type MediaState = 'loading' | 'ready' | 'failed';

/** How far the files of the document are. */
export interface MediaProgress {
  readonly assetId: string;
  readonly state: MediaState;
  /** 0 to 1. */
  readonly fraction: number;
}

/** What the worker tells the page. */
export type StageReport =
  | { readonly type: 'frame'; readonly frame: number }
  | { readonly type: 'media'; readonly media: MediaProgress }
  /** Evenly spread frames of the document, and how it closes. */
  | { readonly type: 'survey'; readonly strip: readonly ImageBitmap[]; readonly seam: number }
  /** Evenly spread frames of a file. */
  | { readonly type: 'source'; readonly assetId: string; readonly strip: readonly ImageBitmap[] }
  | { readonly type: 'snapped'; readonly layerId: string; readonly trim: Trim };

import type { Canvas, Drawable } from '../canvas.ts';
import type { MediaSource } from '../document/layer-schema.ts';

/** The decoded frames of a media source. */
export interface LoadedMedia {
  readonly width: number;
  readonly height: number;
  readonly frameCount: number;
  /** @returns the frame; the renderer does not keep it. null: it is not decoded yet */
  frame(index: number): Drawable | null;
}

/** What the renderer needs of its host; it uses no other input or output. */
export interface RenderEnvironment {
  /** A transparent canvas. The renderer keeps and reuses canvases. */
  createCanvas(width: number, height: number): Canvas;
  /** @returns null when the file is missing or not loaded: a placeholder is drawn */
  media(source: MediaSource): LoadedMedia | null;
}

import type { Canvas2D } from '../canvas.ts';

/** Draws at a thing; the origin is the middle of its foot. */
export type DrawEffect = (context: Canvas2D, phase: number) => void;

/** What is drawn behind and before a thing. */
export interface Effect {
  readonly behind?: DrawEffect;
  readonly before: DrawEffect;
}

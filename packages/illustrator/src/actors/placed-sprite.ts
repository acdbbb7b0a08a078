import type { Bounds } from '../art/bounds.ts';
import type { Canvas } from '../canvas.ts';

/** A lit sprite and its place: the middle of its bottom edge is at the origin. */
export interface PlacedSprite {
  readonly sprite: Canvas;
  /** Of the left upper corner of the sprite's box, in pixels. */
  readonly x: number;
  readonly y: number;
  /** What is drawn of the box, as fractions of it. */
  readonly bounds: Bounds;
  /** Whether the drawing is mirrored. */
  readonly turned: boolean;
}

/** The box of a sprite: its left upper corner and its size, in pixels. */
export interface SpriteBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

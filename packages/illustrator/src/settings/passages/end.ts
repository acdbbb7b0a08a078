import type { Canvas2D } from '../../canvas.ts';
import type { Colour } from '../../math/colour.ts';
import type { Stage } from '../../stage/stage.ts';

/** The wall at the end of a long room, and how to paint on it. */
export interface End {
  readonly context: Canvas2D;
  readonly stage: Stage;
  /** Fills a box of the end wall, given as fractions of it. */
  readonly box: (box: readonly [number, number, number, number], colour: Colour) => void;
  readonly arch: (box: readonly [number, number, number, number], colour: Colour) => void;
  readonly at: (x: number, y: number) => readonly [number, number];
  readonly size: number;
}

import type { Colour } from '../math/colour.ts';
import type { Furnish } from './furniture-box.ts';
import type { ViewName } from './window-views.ts';

/** Where wall and floor meet; a fraction of the height. */
export const FLOOR = 0.7;

export interface StandingThing {
  readonly glyph: string;
  /** Fractions of the picture: its middle, and what it stands on. */
  readonly x: number;
  readonly y: number;
  /** Fraction of the measure of things. */
  readonly size: number;
}

/** What a room has. */
export interface Interior {
  /** One for each take. */
  readonly walls: readonly [Colour, Colour, Colour, Colour];
  readonly floor: Colour;
  readonly pattern: 'planks' | 'tiles' | 'mats' | 'plain';
  /** A window's left, top, width and height, fractions of the picture. */
  readonly window: readonly [number, number, number, number] | null;
  /** What its window shows; absent: the town. */
  readonly view?: ViewName;
  /** Without frame and glass: open to the outside. */
  readonly isOpen?: boolean;
  readonly furniture: readonly Furnish[];
  /** Instead, where the prompt says what is to be seen through the window. */
  readonly withView?: Pick<Interior, 'window' | 'furniture' | 'things' | 'glows'>;
  readonly things: readonly StandingThing[];
  /** Where lamps hang, fractions of the width. */
  readonly lamps: readonly number[];
  /** Screens and tubes whose light breathes. */
  readonly glows?: readonly {
    readonly x: number;
    readonly y: number;
    readonly colour: Colour;
    /** In measures of things. */
    readonly reach?: number;
  }[];
}

export const CREAM: Colour = [0.88, 0.04, 80];
export const SAGE: Colour = [0.78, 0.05, 150];
export const SKY: Colour = [0.8, 0.05, 240];
export const BLUSH: Colour = [0.84, 0.05, 20];
export const WOOD: Colour = [0.58, 0.09, 55];
export const DARK_WOOD: Colour = [0.42, 0.07, 45];
export const WHITE: Colour = [0.93, 0.012, 90];
export const TEAL: Colour = [0.52, 0.08, 200];
export const LINEN: Colour = [0.95, 0.015, 85];
export const LAMPSHADE: Colour = [0.93, 0.08, 85];
export const LAMPLIGHT: Colour = [0.92, 0.1, 80];

export const thing = (glyph: string, x: number, y: number, size: number): StandingThing => ({
  glyph,
  x,
  y,
  size,
});

/** Things side by side at one height. */
export const row = (
  glyphs: readonly string[],
  [from, to]: readonly [number, number],
  y: number,
  size: number,
): readonly StandingThing[] =>
  glyphs.map((glyph, i) => thing(glyph, from + ((to - from) * (i + 0.5)) / glyphs.length, y, size));

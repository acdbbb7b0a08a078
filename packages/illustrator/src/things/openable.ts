import type { Colour } from '../math/colour.ts';

/** Left, top, width and height in fractions of the drawing. */
export type Box = readonly [x: number, y: number, width: number, height: number];

/**
 * How a closed or an open thing is moved to its other state:
 * - `door`: a leaf turns about its left or right edge and shows the inside;
 * - `lid`: what is above `at` is lifted and tilts about its left end;
 * - `flap`: a part turns about its lower edge, from `shut` to `open` of its height (negative: over the edge);
 * - `cover`: the lower end of a lid, drawn from `box`, moves between its place when open and `shut`;
 * - `pages`: the left half of a book turns over onto the right one;
 * - `canopy`: a part widens about `middle`;
 * - `leaves`: two flaps meet over a box.
 */
export type Opening =
  | {
      readonly kind: 'door';
      readonly box: Box;
      readonly hinge: 'left' | 'right';
      readonly inside: Colour;
    }
  | { readonly kind: 'lid'; readonly at: number; readonly box: Box; readonly inside: Colour }
  | {
      readonly kind: 'flap';
      readonly box: Box;
      readonly shut: number;
      readonly open: number;
      readonly inside: Colour | null;
      /** Of the side that is seen when it is turned over; null: as its front. */
      readonly back: Colour | null;
    }
  | { readonly kind: 'cover'; readonly box: Box; readonly shut: number }
  | { readonly kind: 'pages'; readonly spine: number; readonly back: Colour }
  | { readonly kind: 'canopy'; readonly box: Box; readonly middle: number }
  | { readonly kind: 'leaves'; readonly box: Box; readonly colour: Colour };

const OPENINGS: Readonly<Record<string, Opening>> = {
  door: { kind: 'door', box: [0.24, 0.05, 0.52, 0.9], hinge: 'left', inside: [0.9, 0.11, 85] },
  '@fridge': {
    kind: 'door',
    box: [0.215, 0.01, 0.57, 0.96],
    hinge: 'right',
    inside: [0.97, 0.03, 95],
  },
  'wrapped-gift': {
    kind: 'lid',
    at: 0.46,
    box: [0.16, 0.46, 0.68, 0.07],
    inside: [0.34, 0.08, 50],
  },
  toolbox: { kind: 'lid', at: 0.545, box: [0.08, 0.545, 0.84, 0.06], inside: [0.26, 0.04, 20] },
  '@chest': { kind: 'cover', box: [0.02, 0.18, 0.96, 0.2], shut: 0.56 },
  laptop: {
    kind: 'flap',
    box: [0.02, 0.03, 0.94, 0.61],
    shut: -0.5,
    open: 1,
    inside: null,
    back: [0.7, 0.02, 290],
  },
  '@pizzabox': {
    kind: 'flap',
    box: [0.02, 0.2, 0.96, 0.56],
    shut: -0.4,
    open: 1,
    inside: null,
    back: [0.8, 0.07, 70],
  },
  '@mailbox': {
    kind: 'flap',
    box: [0.18, 0.26, 0.275, 0.345],
    shut: 1,
    open: -0.75,
    inside: [0.2, 0.03, 270],
    back: null,
  },
  'open-book': { kind: 'pages', spine: 0.49, back: [0.66, 0.16, 240] },
  umbrella: { kind: 'canopy', box: [0, 0, 1, 0.53], middle: 0.487 },
  '@box': { kind: 'leaves', box: [0.1, 0.35, 0.8, 0.11], colour: [0.76, 0.09, 70] },
};

/** How a thing opens and closes in a loop; undefined for what cannot. */
export const openingOf = (glyph: string): Opening | undefined => OPENINGS[glyph];

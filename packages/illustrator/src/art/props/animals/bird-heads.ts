import { type Colour, shift } from '../../../math/colour.ts';
import { CREAM, flat, line, oval, round, WHITE } from './form.ts';
import { bothSides, type Paint } from './four-legged.ts';
import { beak, BLACK, flatBill, type Head, ORANGE } from './head-parts.ts';

const BONE: Colour = [0.86, 0.04, 85];

/** A strong bill that is bent down at its tip. */
const hookedBill =
  (colour: Colour): Paint =>
  (c) => {
    round(c, 'M 36 56 C 40 48 60 48 64 56 C 66 66 60 76 50 86 C 42 76 34 66 36 56 Z', colour);
    line(c, 'M 40 68 Q 50 74 60 68', 1.4, shift(colour, -0.2));
    for (const x of [45, 55]) flat(c, oval(x, 56, 1.6, 1.2), shift(colour, -0.3));
  };

/** A long bill that hangs down, as of a flamingo. */
const longBill =
  (colour: Colour, tip: Colour): Paint =>
  (c) => {
    round(c, 'M 40 58 C 42 50 58 50 60 58 C 62 76 58 92 50 100 C 42 92 38 76 40 58 Z', colour);
    flat(c, 'M 40.5 80 C 46 84 54 84 59.5 80 C 58 90 55 96 50 100 C 45 96 42 90 40.5 80 Z', tip);
  };

/** Feathers that stand up on the crown. */
const crest =
  (colour: Colour): NonNullable<Head['behind']> =>
  (context) => {
    for (const [x, y, turn] of [
      [40, 12, -24],
      [50, 7, 0],
      [60, 12, 24],
    ] as const)
      round(context, oval(x, y, 5, 12, turn), colour);
  };

const PINK: Colour = [0.76, 0.15, 8];
const RED: Colour = [0.62, 0.22, 22];

/** Heads of birds from the front. */
export const BIRD_HEADS: Readonly<Record<string, Head>> = {
  parrot: {
    colour: [0.64, 0.22, 5],
    behind: crest([0.64, 0.22, 5]),
    marks: bothSides((s) => flat(s, oval(70, 50, 16, 17), WHITE)),
    snout: hookedBill([0.82, 0.15, 80]),
    belly: [0.82, 0.16, 85],
    limbs: [0.6, 0.17, 250],
    feet: ORANGE,
  },
  '@toucan': {
    colour: BLACK,
    marks: (c) => flat(c, oval(50, 84, 30, 26), WHITE),
    snout: longBill([0.78, 0.17, 62], BLACK),
    belly: WHITE,
    feet: [0.6, 0.1, 240],
  },
  goose: {
    colour: [0.93, 0.015, 90],
    snout: flatBill,
    belly: WHITE,
    feet: ORANGE,
  },
  swan: {
    colour: WHITE,
    snout: (c) => {
      flatBill(c);
      flat(c, oval(50, 57, 9, 6), BLACK);
    },
    belly: WHITE,
    feet: BLACK,
  },
  '@seagull': {
    colour: WHITE,
    snout: hookedBill([0.84, 0.15, 80]),
    belly: WHITE,
    limbs: [0.72, 0.02, 250],
    feet: ORANGE,
  },
  '@puffin': {
    colour: BLACK,
    marks: bothSides((s) => flat(s, oval(68, 54, 20, 24), WHITE)),
    snout: hookedBill([0.68, 0.2, 40]),
    belly: WHITE,
    feet: ORANGE,
  },
  flamingo: {
    colour: PINK,
    snout: longBill([0.93, 0.03, 60], BLACK),
    belly: shift(PINK, 0.08),
    limbs: PINK,
    feet: shift(PINK, -0.06),
  },
  '@pelican': {
    colour: WHITE,
    snout: longBill([0.84, 0.14, 78], ORANGE),
    belly: WHITE,
    feet: ORANGE,
  },
  '@ostrich': {
    colour: [0.8, 0.05, 50],
    behind: crest([0.45, 0.03, 60]),
    snout: flatBill,
    belly: [0.4, 0.02, 280],
    limbs: [0.36, 0.02, 280],
    feet: [0.8, 0.05, 50],
  },
  peacock: {
    colour: [0.52, 0.16, 240],
    behind: crest([0.6, 0.14, 195]),
    marks: bothSides((s) => flat(s, oval(70, 48, 13, 9), WHITE)),
    snout: beak(BONE),
    belly: [0.62, 0.14, 190],
    limbs: [0.58, 0.12, 165],
    feet: [0.6, 0.05, 70],
  },
  eagle: {
    colour: WHITE,
    behind: crest(WHITE),
    snout: hookedBill([0.82, 0.16, 80]),
    belly: [0.5, 0.08, 50],
    limbs: [0.42, 0.07, 50],
    feet: [0.82, 0.16, 80],
  },
  rooster: {
    colour: [0.93, 0.03, 80],
    behind: crest(RED),
    snout: (c) => {
      round(c, oval(50, 86, 7, 10), RED);
      beak(ORANGE)(c);
    },
    belly: CREAM,
    feet: ORANGE,
  },
  turkey: {
    colour: [0.6, 0.12, 250],
    snout: (c) => {
      beak(ORANGE)(c);
      round(c, oval(56, 80, 4.6, 12, -8), RED);
    },
    belly: [0.6, 0.1, 50],
    limbs: [0.5, 0.09, 45],
    feet: ORANGE,
  },
  dodo: {
    colour: [0.66, 0.04, 250],
    snout: hookedBill([0.8, 0.08, 80]),
    belly: [0.8, 0.02, 250],
    feet: ORANGE,
  },
  'baby-chick': {
    colour: [0.87, 0.16, 95],
    snout: beak(ORANGE),
    belly: [0.93, 0.1, 98],
    feet: ORANGE,
  },
  '@duckling': {
    colour: [0.87, 0.16, 95],
    snout: flatBill,
    belly: [0.93, 0.1, 98],
    feet: ORANGE,
  },
  bird: {
    colour: [0.66, 0.14, 240],
    snout: beak(ORANGE),
    belly: [0.92, 0.04, 80],
    feet: ORANGE,
  },
  'black-bird': {
    colour: BLACK,
    snout: beak([0.45, 0.02, 280]),
    belly: [0.4, 0.02, 280],
    feet: [0.45, 0.02, 280],
  },
  dove: {
    colour: WHITE,
    snout: beak([0.76, 0.1, 30]),
    belly: WHITE,
    feet: [0.7, 0.13, 25],
  },
};

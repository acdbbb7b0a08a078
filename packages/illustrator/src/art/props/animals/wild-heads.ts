import { type Colour, shift } from '../../../math/colour.ts';
import { CREAM, flat, INK, line, oval, round, WHITE } from './form.ts';
import { bothSides } from './four-legged.ts';
import { BLACK, type Head, nose, roundEars } from './head-parts.ts';

const BARE: Colour = [0.5, 0.04, 40];

/** Two white front teeth below the nose. */
const gnawer =
  (muzzle: Colour): Head['snout'] =>
  (c) => {
    round(c, 'M 45 78 L 55 78 L 54.5 90 L 45.5 90 Z', WHITE);
    line(c, 'M 50 79 L 50 89', 0.9, [0.7, 0.01, 280]);
    nose(muzzle)(c);
  };

const ape = (colour: Colour, face: Colour): Head => ({
  colour,
  behind: bothSides((c) => round(c, oval(88, 52, 9, 11), face)),
  marks: (c) => {
    bothSides((s) => flat(s, oval(64, 48, 20, 19), face))(c);
    flat(c, oval(50, 74, 29, 20), face);
  },
  snout: (c) => {
    for (const x of [45, 55]) flat(c, oval(x, 66, 2.6, 2), shift(face, -0.25));
    line(c, 'M 34 77 Q 50 87 66 77', 2, INK);
  },
  belly: face,
  feet: face,
});

/** Heads of other wild animals from the front. */
export const WILD_HEADS: Readonly<Record<string, Head>> = {
  gorilla: ape([0.36, 0.02, 270], [0.52, 0.02, 270]),
  orangutan: ape([0.6, 0.16, 45], [0.78, 0.08, 60]),
  badger: {
    colour: [0.5, 0.015, 270],
    behind: roundEars(8, BLACK),
    marks: (c) => {
      flat(c, 'M 0 0 L 100 0 L 100 100 L 0 100 Z', WHITE);
      bothSides((s) => flat(s, 'M 60 8 L 82 8 C 84 40 80 66 66 78 C 60 58 58 30 60 8 Z', BLACK))(c);
    },
    snout: nose(WHITE),
    belly: [0.36, 0.015, 280],
    limbs: [0.36, 0.015, 280],
    feet: BLACK,
  },
  skunk: {
    colour: BLACK,
    behind: roundEars(8),
    marks: (c) => flat(c, 'M 44 8 L 56 8 C 58 30 56 46 50 56 C 44 46 42 30 44 8 Z', WHITE),
    snout: nose([0.45, 0.02, 280]),
    belly: [0.4, 0.02, 280],
    tail: 'bushy',
  },
  beaver: {
    colour: [0.5, 0.09, 48],
    behind: roundEars(9),
    snout: gnawer([0.72, 0.07, 60]),
    belly: [0.7, 0.08, 60],
  },
  chipmunk: {
    colour: [0.66, 0.12, 55],
    behind: roundEars(10, [0.82, 0.07, 50]),
    marks: (c) => {
      for (const x of [38, 62]) flat(c, oval(x, 24, 3, 13), [0.36, 0.05, 45]);
      bothSides((s) => flat(s, oval(68, 58, 20, 7, 8), CREAM))(c);
    },
    snout: gnawer(CREAM),
    belly: CREAM,
    tail: 'bushy',
  },
  '@meerkat': {
    colour: [0.78, 0.08, 70],
    behind: roundEars(7, [0.36, 0.03, 50]),
    marks: bothSides((s) => flat(s, oval(67, 48, 12, 12), [0.42, 0.04, 50])),
    snout: nose(CREAM),
    belly: CREAM,
    tail: 'thin',
  },
  '@mole': {
    colour: [0.42, 0.03, 300],
    snout: (c) => {
      round(c, oval(50, 62, 26, 19), [0.5, 0.03, 300]);
      round(c, oval(50, 56, 12, 10), [0.78, 0.13, 12]);
      for (const x of [46, 54]) flat(c, oval(x, 56, 1.7, 2.3), [0.5, 0.12, 12]);
      line(c, 'M 40 72 Q 50 80 60 72', 2, INK);
      bothSides((s) => {
        for (const y of [60, 65, 70]) line(s, `M 68 ${y} L 94 ${y * 1.5 - 32}`, 1, WHITE);
      })(c);
    },
    belly: [0.56, 0.03, 300],
    limbs: [0.42, 0.03, 300],
    feet: [0.82, 0.08, 15],
    tail: 'nub',
  },
  '@guineapig': {
    colour: [0.7, 0.13, 55],
    behind: bothSides((c) => round(c, oval(84, 40, 13, 9, 40), [0.76, 0.1, 30])),
    marks: (c) => flat(c, 'M 42 8 L 58 8 C 60 40 66 70 74 96 L 26 96 C 34 70 40 40 42 8 Z', WHITE),
    snout: gnawer(WHITE),
    belly: WHITE,
  },
  rat: {
    colour: [0.62, 0.015, 270],
    behind: roundEars(15, [0.8, 0.08, 10]),
    snout: gnawer([0.76, 0.01, 270]),
    belly: [0.8, 0.01, 270],
    feet: [0.8, 0.08, 10],
    tail: 'thin',
  },
  bat: {
    isSmaller: true,
    colour: [0.42, 0.05, 300],
    behind: (context, colour) =>
      bothSides((c) => {
        round(c, 'M 60 26 C 62 4 76 -10 86 -12 C 94 6 92 30 80 46 Z', colour);
        flat(c, 'M 67 24 C 69 8 77 -2 84 -4 C 88 8 87 24 79 36 Z', BARE);
      })(context),
    snout: (c) => {
      flat(c, oval(50, 64, 5, 3.6), INK);
      line(c, 'M 38 73 Q 50 80 62 73', 1.8, INK);
      for (const x of [43, 57]) flat(c, `M ${x - 2} 75.5 L ${x + 2} 75.5 L ${x} 82 Z`, WHITE);
    },
  },
};

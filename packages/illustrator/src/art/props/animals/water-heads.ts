import { type Colour, shift } from '../../../math/colour.ts';
import { flat, INK, line, oval, round, WHITE } from './form.ts';
import { bothSides, type Paint } from './four-legged.ts';
import { BLACK, type Head, nose } from './head-parts.ts';

const smile =
  (y: number, half: number): Paint =>
  (c) =>
    line(c, `M ${50 - half} ${y} Q 50 ${y + half * 0.6} ${50 + half} ${y}`, 2.2, INK);

/** Teeth below the line of a wide mouth. */
const jaws =
  (y: number, half: number): Paint =>
  (c) => {
    round(
      c,
      `M ${50 - half} ${y} C ${50 - half * 0.5} ${y + 6} ${50 + half * 0.5} ${y + 6} ${50 + half} ${y} C ${50 + half * 0.7} ${y + 15} ${50 - half * 0.7} ${y + 15} ${50 - half} ${y} Z`,
      [0.5, 0.16, 15],
    );
    for (let i = -2; i <= 2; i++) {
      const x = 50 + i * half * 0.34;
      const from = y + 3.4 - Math.abs(i) * 0.6;
      flat(c, `M ${x - 3} ${from} L ${x + 3} ${from} L ${x} ${from + 5.5} Z`, WHITE);
    }
  };

const gills = bothSides((c) => {
  for (const [y, turn] of [
    [28, -36],
    [44, -6],
    [60, 20],
  ] as const)
    round(c, oval(93, y, 15, 4.6, turn), [0.74, 0.15, 0]);
});

const dorsalFin: NonNullable<Head['behind']> = (context, colour) =>
  round(context, 'M 38 26 C 42 8 50 -4 56 -8 C 56 4 60 16 64 26 Z', shift(colour, -0.06));

const swimmer = (colour: Colour, belly: Colour, snout: Paint, look: Partial<Head> = {}): Head => ({
  isSmaller: true,
  colour,
  belly,
  marks: (c) => flat(c, oval(50, 88, 46, 30), belly),
  behind: dorsalFin,
  snout,
  ...look,
});

/** Red hues are brown under water. */
const OCTOPUS: Colour = [0.68, 0.19, 352];
const GREEN: Colour = [0.66, 0.14, 150];

/** Heads of animals of the sea and of the water's edge from the front. */
export const WATER_HEADS: Readonly<Record<string, Head>> = {
  octopus: {
    colour: OCTOPUS,
    snout: (c) => {
      smile(68, 12)(c);
      for (const x of [24, 76]) flat(c, oval(x, 64, 6, 4), [0.66, 0.2, 5], 0.5);
      for (const [x, y, r] of [
        [30, 26, 4],
        [40, 20, 2.6],
        [68, 24, 3.2],
      ] as const)
        flat(c, oval(x, y, r), shift(OCTOPUS, 0.1, 0.8));
    },
    belly: shift(OCTOPUS, 0.08, 0.8),
    limbs: OCTOPUS,
    feet: OCTOPUS,
    hasTentacles: true,
  },
  squid: {
    colour: [0.76, 0.1, 350],
    behind: (context, colour) =>
      round(context, 'M 10 34 C 20 10 40 -4 50 -8 C 60 -4 80 10 90 34 Z', shift(colour, -0.04)),
    snout: smile(68, 12),
    hasTentacles: true,
  },
  '@axolotl': {
    isSmaller: true,
    colour: [0.85, 0.11, 2],
    behind: gills,
    snout: (c) => {
      for (const x of [22, 78]) flat(c, oval(x, 64, 7, 4.6), [0.74, 0.15, 10], 0.5);
      smile(66, 20)(c);
    },
    belly: [0.93, 0.04, 20],
    tail: 'thin',
  },
  seal: {
    colour: [0.7, 0.015, 260],
    snout: nose([0.84, 0.01, 260]),
    belly: [0.86, 0.01, 260],
  },
  '@walrus': {
    colour: [0.56, 0.08, 45],
    snout: (c) => {
      for (const x of [41, 59])
        round(
          c,
          `M ${x - 4} 76 L ${x + 4} 76 C ${x + 4} 92 ${x + 1} 102 ${x} 106 C ${x - 3} 100 ${x - 4} 88 ${x - 4} 76 Z`,
          WHITE,
        );
      nose([0.72, 0.06, 50])(c);
    },
    belly: [0.68, 0.07, 48],
  },
  shark: swimmer([0.6, 0.025, 250], [0.93, 0.01, 250], jaws(66, 26)),
  whale: swimmer([0.62, 0.13, 235], [0.9, 0.04, 230], smile(68, 24), {
    behind: (context) => {
      for (const side of [-1, 1])
        line(
          context,
          `M 50 16 C 50 6 ${50 + side * 4} -4 ${50 + side * 16} -4`,
          4.4,
          [0.86, 0.07, 225],
        );
    },
  }),
  '@orca': swimmer(BLACK, WHITE, smile(70, 22), {
    marks: (c) => {
      flat(c, oval(50, 92, 40, 26), WHITE);
      bothSides((s) => flat(s, oval(72, 40, 11, 8, -24), WHITE))(c);
    },
  }),
  '@beluga': swimmer([0.93, 0.01, 240], WHITE, smile(68, 20), { behind: () => undefined }),
  '@narwhal': swimmer([0.74, 0.04, 245], WHITE, smile(68, 20), {
    behind: (context) =>
      round(context, 'M 45 20 C 47 0 49 -12 50 -17 C 51 -12 53 0 55 20 Z', [0.92, 0.04, 88]),
  }),
  dolphin: swimmer([0.66, 0.08, 240], [0.92, 0.02, 235], (c) => {
    round(c, oval(50, 74, 19, 13), [0.72, 0.07, 240]);
    smile(75, 15)(c);
  }),
  crocodile: {
    colour: GREEN,
    behind: (context, colour) =>
      bothSides((c) => round(c, oval(69, 24, 15, 15), shift(colour, 0.03)))(context),
    snout: (c) => {
      round(c, oval(50, 72, 31, 18), shift(GREEN, 0.05));
      for (const x of [42, 58]) flat(c, oval(x, 62, 2.6, 2), shift(GREEN, -0.25));
      line(c, 'M 24 74 C 38 84 62 84 76 74', 2, INK);
      for (const x of [32, 42, 58, 68]) flat(c, `M ${x - 3} 78 L ${x + 3} 78 L ${x} 84 Z`, WHITE);
    },
    belly: [0.9, 0.1, 110],
    tail: 'thin',
  },
  lizard: {
    colour: [0.74, 0.17, 135],
    snout: smile(66, 24),
    belly: [0.92, 0.1, 110],
    tail: 'thin',
  },
};

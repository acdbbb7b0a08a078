import type { Canvas2D } from '../../../canvas.ts';
import { type Colour, shift } from '../../../math/colour.ts';
import { CREAM, flat, INK, line, oval, round, WHITE } from './form.ts';
import { bothSides, type Paint } from './four-legged.ts';
import { type Head, horns, roundEars } from './head-parts.ts';

const PURPLE: Colour = [0.62, 0.19, 300];
const GREEN: Colour = [0.78, 0.19, 135];
const BLUE: Colour = [0.7, 0.14, 225];

/** Tufts all around the head, those at its sides first. */
const shaggy = (context: Canvas2D, colour: Colour): void => {
  for (const degrees of [170, 150, 130, 110, 50, 30, 10, -10, -30, 190, 210, -50, 230]) {
    const angle = (degrees * Math.PI) / 180;
    const at = (turn: number, radius: number): string =>
      `${(50 + radius * Math.cos(angle + turn)).toFixed(1)} ${(54 - radius * Math.sin(angle + turn)).toFixed(1)}`;
    round(
      context,
      `M ${at(-0.26, 34)} Q ${at(-0.1, 44)} ${at(0.06, 49)} Q ${at(0.14, 42)} ${at(0.26, 34)} Z`,
      colour,
    );
  }
};

/** A wide open mouth with teeth. */
const grin: Paint = (c) => {
  round(c, 'M 28 66 C 40 72 60 72 72 66 C 70 84 60 88 50 88 C 40 88 30 84 28 66 Z', INK);
  flat(c, oval(50, 83, 11, 4.6), [0.66, 0.19, 10]);
  for (const x of [38, 62]) flat(c, `M ${x - 5} 68.5 L ${x + 5} 68.5 L ${x} 77 Z`, WHITE);
};

/** A closed smile with one tooth beside the middle. */
const toothySmile: Paint = (c) => {
  line(c, 'M 32 72 C 40 82 60 82 68 72', 2.6, INK);
  round(c, 'M 56 78 L 63 75.5 L 61 84 Z', WHITE);
};

const paleHorns: Paint = horns([0.93, 0.05, 88]);

const antennae = (context: Canvas2D, colour: Colour): void =>
  bothSides((c) => {
    line(c, 'M 58 20 Q 60 4 68 -2', 3.4, shift(colour, -0.08));
    round(c, oval(69, -4, 6, 6), shift(colour, 0.08));
  })(context);

/** Monsters: a head on a body with hands, in the color that the prompt names. */
export const MONSTER_HEADS: Readonly<Record<string, Head>> = {
  '@monster': {
    isSmaller: true,
    colour: PURPLE,
    marks: bothSides((s) => round(s, oval(68, 47, 13, 14), WHITE)),
    behind: (context, colour) => {
      paleHorns(context);
      shaggy(context, colour);
    },
    snout: grin,
    belly: CREAM,
    tail: 'tufted',
  },
  '@oneeyedmonster': {
    isSmaller: true,
    colour: GREEN,
    behind: (context, colour) => {
      paleHorns(context);
      roundEars(9)(context, colour);
    },
    eyes: [[50, 44, 15]],
    snout: toothySmile,
    belly: CREAM,
    tail: 'thin',
  },
  '@threeeyedmonster': {
    isSmaller: true,
    colour: BLUE,
    behind: antennae,
    eyes: [
      [28, 50, 8],
      [50, 36, 8],
      [72, 50, 8],
    ],
    snout: grin,
    belly: CREAM,
    tail: 'nub',
  },
};

import type { Canvas2D } from '../../../canvas.ts';
import { HEAD_EYES, headOf } from '../../../language/face-glyphs.ts';
import { type Colour, shift } from '../../../math/colour.ts';
import type { PropFamily } from '../brush.ts';
import { BIRD_HEADS } from './bird-heads.ts';
import { CREAM, eye, flat, INK, inside, line, oval, round, WHITE } from './form.ts';
import { bothSides } from './four-legged.ts';
import { COMB } from './fowl.ts';
import { GOBLIN_HEADS } from './goblin-heads.ts';
import {
  beak,
  broadSnout,
  flatBill,
  type Head,
  horns,
  LONG,
  nose,
  ORANGE,
  ROUND,
  roundEars,
  sideEars,
} from './head-parts.ts';
import { HOOFED_HEADS } from './hoofed-heads.ts';
import { LEGEND_HEADS } from './legend-heads.ts';
import { MONSTER_HEADS } from './monster-heads.ts';
import { WATER_HEADS } from './water-heads.ts';
import { WILD_HEADS } from './wild-heads.ts';

const HEADS: Readonly<Record<string, Head>> = {
  ...BIRD_HEADS,
  ...HOOFED_HEADS,
  ...WATER_HEADS,
  ...WILD_HEADS,
  duck: {
    colour: [0.53, 0.13, 150],
    snout: flatBill,
    belly: [0.8, 0.02, 250],
    limbs: [0.5, 0.06, 50],
    feet: ORANGE,
  },
  penguin: {
    colour: [0.34, 0.03, 270],
    marks: bothSides((s) => flat(s, oval(65, 60, 19, 24), WHITE)),
    snout: beak(ORANGE),
    belly: WHITE,
    feet: ORANGE,
  },
  owl: {
    isSmaller: true,
    colour: [0.5, 0.08, 50],
    behind: (context, colour) =>
      bothSides((c) => round(c, 'M 62 22 C 70 8 82 2 88 4 C 90 18 88 30 82 40 Z', colour))(context),
    marks: bothSides((s) => flat(s, oval(69, 50, 19, 20), CREAM)),
    snout: beak(ORANGE, 60, 6),
    belly: [0.82, 0.07, 65],
    feet: ORANGE,
  },
  '@pigeon': {
    colour: [0.66, 0.03, 255],
    marks: (c) => flat(c, 'M 8 72 C 30 82 70 82 92 72 L 92 96 L 8 96 Z', [0.56, 0.11, 165]),
    snout: beak([0.45, 0.02, 280]),
    belly: [0.76, 0.02, 255],
    feet: [0.66, 0.15, 25],
  },
  '@hen': {
    colour: [0.66, 0.12, 52],
    behind: (context) => {
      for (const [x, y] of [
        [40, 12],
        [50, 7],
        [60, 12],
      ] as const)
        round(context, oval(x, y, 8, 9), COMB);
    },
    snout: (c) => {
      round(c, oval(50, 84, 6, 9), COMB);
      beak(ORANGE)(c);
    },
    belly: [0.8, 0.08, 60],
    feet: ORANGE,
  },
  sloth: {
    colour: [0.82, 0.07, 70],
    marks: (c, colour) => {
      flat(c, 'M 8 8 L 92 8 L 92 30 C 70 22 30 22 8 30 Z', shift(colour, -0.14));
      bothSides((s) => flat(s, oval(68, 55, 17, 9, 24), [0.45, 0.05, 50]))(c);
    },
    snout: nose([0.88, 0.05, 75]),
    belly: [0.88, 0.05, 75],
  },
  elephant: {
    isSmaller: true,
    colour: [0.68, 0.03, 265],
    behind: (context, colour) =>
      bothSides((c) => {
        round(c, oval(93, 44, 22, 27), colour);
        flat(c, oval(93, 46, 14, 19), [0.8, 0.06, 10]);
      })(context),
    snout: (c) => {
      const skin: Colour = [0.68, 0.03, 265];
      round(
        c,
        'M 41 56 C 44 50 56 50 59 56 C 62 70 60 84 62 98 C 58 104 46 104 42 98 C 42 84 38 70 41 56 Z',
        shift(skin, 0.04),
      );
      for (const y of [68, 76, 84, 92])
        line(c, `M 43 ${y} Q 51 ${y + 3} 59 ${y}`, 1.2, shift(skin, -0.12));
    },
  },
  turtle: {
    colour: [0.72, 0.15, 135],
    snout: (c) => {
      for (const x of [45, 55]) flat(c, oval(x, 64, 1.7, 1.3), [0.4, 0.1, 140]);
      line(c, 'M 32 74 C 42 82 58 82 68 74', 2, INK);
    },
    belly: [0.88, 0.1, 100],
  },
  't-rex': {
    colour: [0.68, 0.16, 155],
    snout: (c) => {
      round(c, oval(50, 72, 28, 17), [0.74, 0.14, 150]);
      for (const x of [43, 57]) flat(c, oval(x, 65, 2.4, 1.8), [0.42, 0.1, 150]);
      line(c, 'M 28 76 C 40 84 60 84 72 76', 1.8, INK);
      for (const x of [38, 62]) flat(c, `M ${x - 3} 79 L ${x + 3} 79 L ${x} 85 Z`, WHITE);
    },
    belly: [0.88, 0.1, 110],
  },
  otter: {
    isSmaller: true,
    colour: [0.46, 0.06, 48],
    outline:
      'M 50 18 C 76 18 92 34 94 54 C 96 76 76 90 50 90 C 24 90 4 76 6 54 C 8 34 24 18 50 18 Z',
    behind: bothSides((c) => round(c, oval(86, 36, 7, 7), [0.42, 0.06, 48])),
    marks: (c) => flat(c, 'M 2 62 C 24 54 38 58 50 58 C 62 58 76 54 98 62 L 98 98 L 2 98 Z', CREAM),
    snout: (c) => {
      nose(WHITE, [0.3, 0.04, 40])(c);
      flat(c, oval(50, 63, 9, 6), [0.3, 0.04, 40]);
      bothSides((s) => {
        for (const y of [68, 74, 80]) line(s, `M 66 ${y} L 92 ${y * 1.5 - 38}`, 1, [0.5, 0.03, 60]);
      })(c);
    },
    belly: [0.86, 0.04, 70],
    tail: 'thin',
  },
  '@squirrel': {
    isSmaller: true,
    colour: [0.6, 0.14, 48],
    behind: (context, colour) =>
      bothSides((c) => round(c, 'M 62 22 C 66 6 78 -4 84 -4 C 92 8 90 28 82 38 Z', colour))(
        context,
      ),
    snout: nose(CREAM),
    belly: CREAM,
    tail: 'bushy',
  },
  '@capybara': {
    colour: [0.58, 0.09, 55],
    behind: roundEars(8),
    snout: broadSnout([0.52, 0.08, 52]),
    belly: [0.7, 0.07, 62],
  },
  goat: {
    isSmaller: true,
    colour: [0.86, 0.03, 75],
    behind: (context, colour) => {
      horns([0.6, 0.05, 70])(context);
      sideEars(context, colour);
    },
    outline: LONG,
    snout: (c) => {
      nose([0.92, 0.02, 75])(c);
      round(c, 'M 44 86 C 46 100 50 106 52 106 C 55 100 57 92 56 86 Z', [0.92, 0.02, 75]);
    },
  },
  ewe: {
    isSmaller: true,
    colour: [0.95, 0.015, 85],
    behind: (context, colour) => sideEars(context, shift(colour, -0.1)),
    marks: (c) => flat(c, oval(50, 62, 27, 29), [0.86, 0.05, 50]),
    snout: (c) => {
      for (const [x, y] of [
        [32, 24],
        [44, 18],
        [56, 18],
        [68, 24],
        [50, 27],
      ] as const)
        round(c, oval(x, y, 11, 10), [0.95, 0.015, 85]);
      flat(c, oval(50, 69, 5, 3.4), [0.6, 0.1, 15]);
      line(c, 'M 43 77 C 45 81 49 80 50 73 C 51 80 55 81 57 77', 1.7, INK);
    },
    limbs: [0.86, 0.05, 50],
  },
  '@alpaca': {
    isSmaller: true,
    colour: [0.93, 0.03, 80],
    outline: LONG,
    behind: (context, colour) =>
      bothSides((c) => round(c, 'M 60 18 C 62 2 70 -8 76 -8 C 82 4 80 16 74 26 Z', colour))(
        context,
      ),
    snout: (c) => {
      for (const [x, y] of [
        [40, 16],
        [50, 11],
        [60, 16],
        [50, 22],
      ] as const)
        round(c, oval(x, y, 10, 9), [0.93, 0.03, 80]);
      nose([0.88, 0.04, 75])(c);
    },
  },
  giraffe: {
    isSmaller: true,
    colour: [0.84, 0.13, 80],
    outline: LONG,
    behind: (context, colour) => {
      sideEars(context, colour);
      bothSides((c) => {
        line(c, 'M 60 18 L 62 0', 5, [0.6, 0.1, 60]);
        round(c, oval(62, -1, 5, 5), [0.45, 0.08, 50]);
      })(context);
    },
    marks: (c) => {
      for (const [x, y] of [
        [34, 22],
        [66, 20],
        [50, 28],
        [28, 40],
        [73, 42],
      ] as const)
        flat(c, oval(x, y, 7, 5.4, x), [0.6, 0.12, 55]);
    },
    snout: broadSnout([0.9, 0.07, 80]),
  },
  hedgehog: {
    isSmaller: true,
    colour: [0.86, 0.06, 72],
    behind: (context) => drawSpines(context, [0.44, 0.06, 48]),
    outline:
      'M 50 28 C 72 28 84 42 83 60 C 82 80 66 92 50 92 C 34 92 18 80 17 60 C 16 42 28 28 50 28 Z',
    snout: (c) => {
      bothSides((s) => round(s, oval(78, 32, 8, 9), [0.7, 0.07, 55]))(c);
      round(
        c,
        'M 37 74 C 38 62 45 57 50 57 C 55 57 62 62 63 74 C 62 86 38 86 37 74 Z',
        [0.92, 0.04, 76],
      );
      flat(c, oval(50, 62, 7.4, 5.6), INK);
      flat(c, oval(48, 60, 2, 1.2), WHITE);
      line(c, 'M 42 78 C 45 82 49 81 50 72 C 51 81 55 82 58 78', 1.7, INK);
    },
    belly: [0.92, 0.04, 76],
    limbs: [0.82, 0.06, 70],
  },
};

/** Three rows of spines around the face, those behind first. */
function drawSpines(context: Canvas2D, colour: Colour): void {
  for (const [row, reach] of [66, 58, 50].entries()) {
    const count = 15 - row;
    for (let i = 0; i < count; i++) {
      const angle = Math.PI * (0.86 + ((i + (row % 2) / 2) / (count - 1)) * 1.28);
      const at = (turn: number, radius: number): string =>
        `${(50 + radius * Math.cos(angle + turn)).toFixed(1)} ${(52 + radius * Math.sin(angle + turn)).toFixed(1)}`;
      const base = reach - 26;
      flat(
        context,
        `M ${at(-0.16, base)} L ${at(0, reach)} L ${at(0.16, base)} Z`,
        shift(colour, row * 0.05 + (i % 2) * 0.025),
      );
    }
  }
}

/** Of heads whose ears or horns need room. */
const SMALLER = 0.84;

function drawHead(context: Canvas2D, name: string, head: Head, colour: Colour): void {
  const outline = head.outline ?? ROUND;
  context.save();
  if (head.isSmaller) {
    context.translate(0.5, 0.9);
    context.scale(SMALLER, SMALLER);
    context.translate(-0.5, -0.9);
  }
  head.behind?.(context, colour);
  round(context, outline, colour);
  if (head.marks) inside(context, outline, (c) => head.marks?.(c, colour));
  head.snout(context);
  for (const [x, y, radius] of head.eyes ?? []) {
    round(context, oval(x, y, radius), WHITE);
    eye(context, x, y, radius * 0.5);
  }
  context.restore();
  if (head.eyes) return;
  const { apart, y, radius } = HEAD_EYES.get(name) ?? { apart: 18, y: 48, radius: 5.6 };
  for (const side of [-1, 1]) eye(context, 50 + side * apart, y, radius);
}

const entries = [
  ...Object.entries(HEADS).map(([glyph, head]) => [headOf(glyph) ?? glyph, head] as const),
  ...Object.entries(GOBLIN_HEADS),
  ...Object.entries(MONSTER_HEADS),
  ...Object.entries(LEGEND_HEADS),
];

export const ANIMAL_HEADS: PropFamily = Object.fromEntries(
  entries.map(([name, head]) => [
    name,
    (context: Canvas2D, colour: Colour | null) =>
      drawHead(context, name, head, colour ?? head.colour),
  ]),
);

/** Colors of the bodies below them, by the glyph of the head. */
export const HEAD_LOOKS: Readonly<
  Record<
    string,
    Pick<
      Head,
      'colour' | 'belly' | 'limbs' | 'feet' | 'tail' | 'tailTip' | 'hasTentacles' | 'isBandaged'
    >
  >
> = Object.fromEntries(entries);

import { type Colour, shift } from '../../../math/colour.ts';
import { flat, INK, line, oval, round, WHITE } from './form.ts';
import { bothSides, type Paint } from './four-legged.ts';
import { type Head, horns } from './head-parts.ts';

const GOBLIN: Colour = [0.7, 0.16, 132];
const ORC: Colour = [0.55, 0.11, 145];
const IMP: Colour = [0.57, 0.21, 26];
const LEATHER: Colour = [0.42, 0.07, 52];
const YELLOW: Colour = [0.92, 0.16, 100];

/** Ears that stand out far at both sides. @param rise of their tips, in hundredths of the head */
const pointedEars =
  (rise: number): NonNullable<Head['behind']> =>
  (context, colour) =>
    bothSides((c) => {
      round(
        c,
        `M 74 36 Q 90 ${36 - rise * 0.5} 105 ${40 - rise} Q 102 ${62 - rise * 0.4} 78 66 Z`,
        colour,
      );
      flat(
        c,
        `M 80 44 Q 91 ${43 - rise * 0.45} 100 ${46 - rise} Q 97 ${59 - rise * 0.4} 82 59 Z`,
        shift(colour, -0.14, 0.9, -60),
      );
    })(context);

const slyEyes: Paint = (c) => {
  for (const x of [34, 66]) {
    flat(c, oval(x, 47, 9, 8), YELLOW);
    flat(c, oval(x, 48, 2.8, 5.4), INK);
    flat(c, oval(x - 2.4, 44.6, 1.6), WHITE);
  }
  bothSides((s) => line(s, 'M 56 42 L 77 34', 4.4, [0.36, 0.1, 140]))(c);
};

const goblinFace: Paint = (c) => {
  slyEyes(c);
  round(
    c,
    'M 44 50 C 40 62 38 68 44 72 C 50 75 58 73 58 67 C 58 61 54 56 55 50 Z',
    shift(GOBLIN, -0.04),
  );
  line(c, 'M 30 74 Q 52 90 72 71', 2.6, INK);
  for (const [x, y] of [
    [40, 78.5],
    [62, 77.6],
  ] as const)
    flat(c, `M ${x - 3.4} ${y} L ${x + 3.4} ${y} L ${x} ${y + 7.5} Z`, WHITE);
};

const orcFace: Paint = (c) => {
  for (const x of [36, 64]) {
    flat(c, oval(x, 47, 6, 5), [0.93, 0.06, 90]);
    flat(c, oval(x, 47.4, 3, 3.6), [0.4, 0.16, 25]);
  }
  round(c, 'M 20 42 Q 50 30 80 42 Q 66 44 50 43 Q 34 44 20 42 Z', shift(ORC, -0.12));
  for (const x of [45, 55]) flat(c, oval(x, 60, 3, 2.4), shift(ORC, -0.2));
  round(c, 'M 26 70 Q 50 64 74 70 Q 72 80 50 80 Q 28 80 26 70 Z', shift(ORC, -0.26));
  for (const x of [33, 67])
    round(c, `M ${x - 5} 78 Q ${x} 66 ${x - 1} 56 Q ${x + 5} 66 ${x + 5} 78 Z`, [0.95, 0.03, 88]);
};

const impFace: Paint = (c) => {
  for (const x of [35, 65]) {
    flat(c, oval(x, 49, 8, 7.4), YELLOW);
    flat(c, oval(x, 50, 3.2, 4.6), INK);
    flat(c, oval(x - 2, 47, 1.5), WHITE);
  }
  bothSides((s) => line(s, 'M 56 44 L 76 35', 4, [0.3, 0.12, 25]))(c);
  line(c, 'M 30 70 Q 52 84 72 66', 2.8, INK);
  flat(c, 'M 58 76.500 L 65 73 L 62.500 81 Z', WHITE);
};

const impBack: NonNullable<Head['behind']> = (context, colour) => {
  horns([0.28, 0.04, 30])(context);
  pointedEars(10)(context, colour);
};

/** Goblins, orcs and imps: heads on bodies with hands. */
export const GOBLIN_HEADS: Readonly<Record<string, Head>> = {
  '@greengoblin': {
    isSmaller: true,
    colour: GOBLIN,
    behind: pointedEars(22),
    eyes: [],
    snout: goblinFace,
    belly: LEATHER,
    feet: LEATHER,
  },
  '@orc': {
    isSmaller: true,
    colour: ORC,
    behind: pointedEars(6),
    eyes: [],
    snout: orcFace,
    belly: shift(LEATHER, -0.06),
    feet: [0.28, 0.03, 50],
  },
  '@imp': {
    isSmaller: true,
    colour: IMP,
    behind: impBack,
    eyes: [],
    snout: impFace,
    belly: shift(IMP, 0.1),
    feet: [0.28, 0.04, 30],
    tail: 'tufted',
  },
};

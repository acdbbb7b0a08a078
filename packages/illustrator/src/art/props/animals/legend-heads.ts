import { type Colour, shift } from '../../../math/colour.ts';
import { eye, flat, INK, line, oval, round, WHITE } from './form.ts';
import { bothSides, type Paint } from './four-legged.ts';
import { type Head, sideEars } from './head-parts.ts';

const LINEN: Colour = [0.9, 0.045, 85];
const SNOWY: Colour = [0.94, 0.015, 230];
const FROST: Colour = [0.72, 0.07, 235];
const BULL: Colour = [0.45, 0.08, 45];
const ROCK: Colour = [0.62, 0.02, 80];
const METAL: Colour = [0.74, 0.02, 250];

/** Strips of linen around the head, one of them loose; the eyes look out of a gap. */
const bandages: NonNullable<Head['marks']> = (c, colour) => {
  const crease = shift(colour, -0.16, 1.3);
  for (const strip of [
    'M 8 26 Q 46 36 90 20',
    'M 8 36 Q 52 30 92 34',
    'M 8 70 Q 46 62 92 74',
    'M 10 80 Q 54 88 90 72',
    'M 24 90 Q 54 82 80 90',
    'M 30 12 Q 46 24 84 26',
  ])
    line(c, strip, 1.7, crease);
  round(c, 'M 10 44 Q 50 34 92 42 L 92 60 Q 50 66 8 58 Z', [0.32, 0.04, 60]);
};

const mummyEyes: Paint = (c) => {
  for (const x of [33, 67]) {
    flat(c, oval(x, 50.5, 8, 7.4), [0.94, 0.12, 105]);
    flat(c, oval(x, 51, 3.2, 4.2), INK);
    flat(c, oval(x - 1.6, 48.6, 1.3), WHITE);
  }
  line(c, 'M 38 76 Q 50 72 62 76', 2.2, [0.4, 0.05, 60]);
};

/** A loose end of linen beside the head. */
const looseEnd: NonNullable<Head['behind']> = (context, colour) => {
  round(
    context,
    'M 80 66 C 92 66 98 74 96 88 C 100 94 96 98 92 94 C 86 88 90 78 78 78 Z',
    shift(colour, -0.05),
  );
};

/** Locks of long fur all around the face. */
const shaggyFur: NonNullable<Head['behind']> = (context, colour) => {
  for (let i = 0; i < 22; i++) {
    const angle = (i / 22) * Math.PI * 2;
    const at = (turn: number, radius: number): string =>
      `${(50 + radius * Math.cos(angle + turn)).toFixed(1)} ${(53 + radius * Math.sin(angle + turn)).toFixed(1)}`;
    round(
      context,
      `M ${at(-0.24, 33)} Q ${at(0, 42)} ${at(0.14, 49)} Q ${at(0.2, 40)} ${at(0.24, 33)} Z`,
      shift(colour, i % 2 === 0 ? 0 : -0.03),
    );
  }
};

const yetiFace: NonNullable<Head['marks']> = (c) => {
  round(
    c,
    'M 50 34 C 58 26 76 28 80 44 C 82 58 76 82 50 84 C 24 82 18 58 20 44 C 24 28 42 26 50 34 Z',
    FROST,
  );
};

const yetiMouth: Paint = (c) => {
  bothSides((s) => line(s, 'M 60 36 L 76 34', 4.6, SNOWY))(c);
  for (const x of [37, 63]) eye(c, x, 47, 5.2);
  flat(c, oval(50, 60, 6.4, 4), shift(FROST, -0.2));
  round(c, 'M 30 66 C 42 71 58 71 70 66 C 68 80 60 83 50 83 C 40 83 32 80 30 66 Z', INK);
  for (const x of [38, 62]) flat(c, `M ${x - 4.4} 81 L ${x + 4.4} 81 L ${x} 70 Z`, WHITE);
};

const wolfEars: NonNullable<Head['behind']> = (context, colour) =>
  bothSides((c) => {
    for (const tuft of [
      'M 78 50 L 100 56 L 82 66 Z',
      'M 78 60 L 98 72 L 78 76 Z',
      'M 72 70 L 88 86 L 66 84 Z',
    ])
      round(c, tuft, colour);
    round(c, 'M 56 24 C 62 8 72 -4 84 -8 C 92 8 92 28 84 42 Z', colour);
    flat(c, 'M 66 22 C 70 12 76 4 82 1 C 86 12 86 26 80 35 Z', [0.55, 0.08, 20]);
  })(context);

/** A snout with bared teeth, yellow eyes under heavy brows. */
const snarl: Paint = (c) => {
  bothSides((s) => {
    flat(s, oval(66, 46, 7.6, 6.6, -12), [0.86, 0.17, 88]);
    flat(s, oval(65, 46.6, 3, 4.6), INK);
    flat(s, oval(63.6, 44.6, 1.2), WHITE);
    line(s, 'M 56 42 L 78 33', 5, [0.28, 0.02, 270]);
  })(c);
  round(
    c,
    'M 34 62 C 36 52 64 52 66 62 C 72 74 66 88 50 88 C 34 88 28 74 34 62 Z',
    [0.72, 0.02, 80],
  );
  flat(c, oval(50, 60, 8, 5.6), INK);
  flat(c, oval(47.6, 58.2, 2.2, 1.2), WHITE, 0.8);
  round(c, 'M 34 72 C 42 75 58 75 66 72 C 66 82 60 86 50 86 C 40 86 34 82 34 72 Z', INK);
  flat(c, oval(50, 83, 8, 3.4), [0.64, 0.18, 15]);
  for (const x of [38.6, 61.4]) flat(c, `M ${x - 3} 73 L ${x + 3} 73.6 L ${x} 81 Z`, WHITE);
  for (const x of [45, 50, 55]) flat(c, `M ${x - 2} 74 L ${x + 2} 74 L ${x} 77.4 Z`, WHITE);
};

const bullHorns: NonNullable<Head['behind']> = (context, colour) => {
  bothSides((c) => {
    round(
      c,
      'M 62 26 C 84 30 96 18 92 -10 C 110 10 112 42 86 44 C 76 46 68 42 62 38 Z',
      [0.9, 0.04, 85],
    );
    flat(c, 'M 92 -10 C 97 -5 101 3 102.4 10 C 99 6 96 5 93 6 Z', INK);
  })(context);
  sideEars(context, shift(colour, -0.03));
};

const bullMuzzle: Paint = (c) => {
  round(c, oval(50, 75, 25, 16), [0.76, 0.06, 40]);
  for (const x of [41, 59]) flat(c, oval(x, 71, 3.4, 3.8), [0.4, 0.05, 40]);
  for (const x of [32, 68]) eye(c, x, 49, 5.4);
  line(c, 'M 38 82 Q 50 79 62 82', 2, INK);
  line(c, 'M 43 76 C 40 92 60 92 57 76', 3.6, [0.84, 0.14, 88]);
  bothSides((s) => line(s, 'M 56 42 L 78 36', 5, [0.3, 0.05, 45]))(c);
  for (const x of [40, 50, 60])
    round(
      c,
      `M ${x - 9} 16 C ${x - 8} 32 ${x - 2} 37 ${x} 37 C ${x + 3} 36 ${x + 9} 30 ${x + 9} 16 Z`,
      [0.34, 0.06, 42],
    );
};

/** Hewn of rock, with cracks, moss and glowing eyes. */
const BOULDER =
  'M 30 16 L 68 12 C 78 14 84 22 87 32 L 90 62 C 88 76 80 86 70 90 L 34 91 C 20 88 13 78 11 66 L 14 34 C 17 24 22 18 30 16 Z';

const rockFace: NonNullable<Head['marks']> = (c, colour) => {
  flat(
    c,
    'M 4 4 L 96 4 L 96 30 C 84 22 74 32 64 26 C 52 20 44 34 34 28 C 24 24 14 30 4 34 Z',
    [0.62, 0.14, 132],
  );
  for (const crack of [
    'M 82 52 L 74 58 L 78 66 L 70 72',
    'M 16 62 L 26 66 L 24 74',
    'M 58 34 L 54 40 L 58 46',
  ])
    line(c, crack, 1.8, shift(colour, -0.2));
  for (const [x, y] of [
    [28, 80],
    [78, 38],
    [20, 44],
  ] as const)
    flat(c, oval(x, y, 4, 2.8, x), shift(colour, 0.09));
};

const glowingEyes: Paint = (c) => {
  const glow: Colour = [0.86, 0.15, 195];
  for (const x of [33, 67]) {
    flat(c, oval(x, 52, 12, 10), [0.34, 0.03, 80]);
    flat(c, oval(x, 52, 7.4, 6.4), glow);
    flat(c, oval(x, 51.4, 4, 3.4), [0.97, 0.05, 190]);
  }
  bothSides((s) => round(s, 'M 52 44 L 82 36 L 84 43 L 54 50 Z', shift(ROCK, -0.08)))(c);
  round(c, 'M 34 74 L 66 74 L 64 82 L 36 82 Z', [0.34, 0.03, 80]);
  for (const x of [41, 50, 59])
    flat(c, `M ${x - 3} 74 L ${x + 3} 74 L ${x + 2.4} 78.6 L ${x - 2.4} 78.6 Z`, shift(ROCK, 0.14));
};

/** Half a human face, half a machine. */
const halfMachine: NonNullable<Head['marks']> = (c) => {
  round(c, 'M 10 10 L 50 10 L 50 96 L 10 96 Z', [0.78, 0.08, 60]);
  round(c, 'M 6 44 C 14 30 30 34 52 26 L 52 6 L 6 6 Z', [0.34, 0.05, 45]);
  line(c, 'M 50 10 L 50 92', 2, [0.42, 0.02, 260]);
  line(c, 'M 54 70 L 88 70', 1.4, shift(METAL, -0.22));
  line(c, 'M 62 16 C 62 24 66 28 84 28', 1.4, shift(METAL, -0.22));
  for (const [x, y] of [
    [56, 22],
    [82, 62],
    [58, 84],
    [76, 82],
  ] as const)
    flat(c, oval(x, y, 2.2), shift(METAL, -0.26));
};

const cyborgFace: Paint = (c) => {
  round(c, oval(69, 49, 13, 13), [0.36, 0.02, 265]);
  flat(c, oval(69, 49, 8, 8), [0.6, 0.24, 25]);
  flat(c, oval(66.6, 46, 2.6), [0.94, 0.08, 30]);
  flat(c, oval(33, 50, 5.4, 6.6), INK);
  flat(c, oval(31.4, 47.2, 1.7), WHITE);
  line(c, 'M 25 39 C 29 36 36 36 41 39', 3, [0.34, 0.05, 45]);
  line(c, 'M 32 72 C 40 77 46 77 50 76', 2.2, [0.45, 0.1, 30]);
  for (const x of [55, 60, 65]) line(c, `M ${x} 74 L ${x} 79`, 1.6, [0.42, 0.02, 260]);
};

const bolts: NonNullable<Head['behind']> = (context) => {
  round(context, 'M 84 44 L 96 44 C 99 46 99 58 96 60 L 84 60 Z', shift(METAL, -0.16));
  line(context, 'M 92 46 L 92 22', 2.4, shift(METAL, -0.2));
  round(context, oval(92, 19, 4, 4), [0.6, 0.24, 25]);
  round(context, oval(11, 54, 7, 9), [0.74, 0.09, 55]);
};

/** Beings of tales with a head of their own on a body with hands. */
export const LEGEND_HEADS: Readonly<Record<string, Head>> = {
  '@mummy': {
    colour: LINEN,
    behind: looseEnd,
    marks: bandages,
    eyes: [],
    snout: mummyEyes,
    limbs: shift(LINEN, -0.03),
    isBandaged: true,
  },
  '@yeti': {
    isSmaller: true,
    colour: SNOWY,
    behind: shaggyFur,
    marks: yetiFace,
    eyes: [],
    snout: yetiMouth,
    belly: shift(SNOWY, -0.06),
    feet: FROST,
  },
  '@bigfoot': {
    isSmaller: true,
    colour: [0.46, 0.08, 50],
    behind: shaggyFur,
    eyes: [],
    marks: (c) =>
      round(
        c,
        'M 50 34 C 58 26 76 28 80 44 C 82 58 76 82 50 84 C 24 82 18 58 20 44 C 24 28 42 26 50 34 Z',
        [0.72, 0.08, 58],
      ),
    snout: (c) => {
      bothSides((s) => line(s, 'M 58 38 L 76 35', 5, [0.38, 0.07, 48]))(c);
      for (const x of [37, 63]) eye(c, x, 48, 5.2);
      for (const x of [45, 55]) flat(c, oval(x, 61, 2.6, 2), [0.42, 0.07, 45]);
      line(c, 'M 36 70 Q 50 78 64 70', 2.4, [0.34, 0.06, 40]);
    },
    belly: [0.54, 0.08, 54],
    feet: [0.72, 0.08, 58],
  },
  '@werewolf': {
    isSmaller: true,
    colour: [0.46, 0.03, 60],
    behind: wolfEars,
    eyes: [],
    snout: snarl,
    belly: [0.62, 0.03, 70],
    tail: 'bushy',
  },
  '@minotaur': {
    isSmaller: true,
    colour: BULL,
    behind: bullHorns,
    eyes: [],
    snout: bullMuzzle,
    belly: [0.62, 0.08, 50],
    feet: [0.26, 0.03, 50],
    tail: 'tufted',
  },
  '@golem': {
    colour: ROCK,
    outline: BOULDER,
    marks: rockFace,
    eyes: [],
    snout: glowingEyes,
    belly: shift(ROCK, 0.07),
  },
  '@cyborg': {
    colour: METAL,
    behind: bolts,
    marks: halfMachine,
    eyes: [],
    snout: cyborgFace,
    belly: [0.5, 0.03, 260],
    limbs: shift(METAL, -0.06),
    feet: [0.36, 0.02, 265],
  },
};

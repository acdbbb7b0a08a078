import { type Colour, shift } from '../../../math/colour.ts';
import { CREAM, flat, line, oval, round, WHITE } from './form.ts';
import { bothSides, type Paint } from './four-legged.ts';
import { broadSnout, type Head, horns, LONG, nose, sideEars } from './head-parts.ts';

const HOOF: Colour = [0.38, 0.04, 50];
const INKY: Colour = [0.28, 0.02, 290];
const PINK: Colour = [0.76, 0.16, 345];

const uprightEars =
  (inner: Colour): NonNullable<Head['behind']> =>
  (context, colour) =>
    bothSides((c) => {
      round(c, 'M 60 20 C 60 4 68 -8 75 -9 C 82 2 82 16 75 28 Z', colour);
      flat(c, 'M 65 19 C 66 8 70 -1 74 -3 C 77 5 77 15 73 23 Z', inner);
    })(context);

/** Locks over the forehead. */
const forelock =
  (colour: Colour): Paint =>
  (c) => {
    for (const [x, y] of [
      [41, 13],
      [50, 9],
      [59, 13],
      [50, 20],
    ] as const)
      round(c, oval(x, y, 9, 9), colour);
  };

const antlers: Paint = bothSides((c) => {
  for (const branch of [
    'M 60 18 C 64 4 76 2 82 -10',
    'M 70 4 C 70 -4 68 -8 66 -14',
    'M 76 -1 C 84 0 90 -2 94 -6',
  ])
    line(c, branch, 4, [0.62, 0.07, 65]);
});

/** Bent around the ear. */
const curledHorns: Paint = bothSides((c) =>
  line(c, 'M 66 20 C 92 6 106 30 92 44 C 84 50 76 44 82 36', 9, [0.7, 0.06, 75]),
);

const longHead = (
  colour: Colour,
  muzzle: Paint,
  { crown, ...look }: Partial<Omit<Head, 'snout'>> & { readonly crown?: Paint },
): Head => ({
  isSmaller: true,
  outline: LONG,
  colour,
  behind: uprightEars(shift(colour, 0.12)),
  snout: (c) => {
    crown?.(c);
    muzzle(c);
  },
  feet: HOOF,
  tail: 'tufted',
  ...look,
});

const stripes = bothSides((c) => {
  for (const y of [16, 26, 36, 46, 56]) line(c, `M 84 ${y} Q 70 ${y + 4} 62 ${y - 4}`, 3.4, INKY);
});

const bovine = (colour: Colour, muzzle: Colour, horn: Colour): Head => ({
  isSmaller: true,
  colour,
  behind: (context, own) => {
    horns(horn)(context);
    sideEars(context, own);
  },
  snout: broadSnout(muzzle),
  feet: HOOF,
  tail: 'tufted',
});

/** Heads of hoofed animals from the front. */
export const HOOFED_HEADS: Readonly<Record<string, Head>> = {
  unicorn: longHead([0.95, 0.02, 310], broadSnout([0.9, 0.05, 340]), {
    crown: (c) => {
      forelock(PINK)(c);
      round(c, 'M 45 12 C 46 -2 49 -12 50 -16 C 51 -12 54 -2 55 12 Z', [0.88, 0.14, 90]);
      for (const y of [6, 0, -6]) line(c, `M 46.5 ${y + 2} L 53.5 ${y}`, 1.2, [0.72, 0.14, 75]);
    },
    behind: (context, colour) => {
      uprightEars([0.86, 0.09, 350])(context, colour);
      for (const [x, y] of [
        [78, 34],
        [80, 50],
        [78, 66],
      ] as const)
        round(context, oval(x, y, 10, 11), PINK);
    },
    feet: PINK,
    tailTip: PINK,
  }),
  horse: longHead([0.56, 0.1, 48], broadSnout([0.66, 0.08, 50]), {
    crown: forelock([0.32, 0.05, 40]),
  }),
  donkey: longHead([0.62, 0.02, 270], broadSnout([0.9, 0.01, 80]), {
    crown: forelock([0.4, 0.02, 270]),
  }),
  zebra: longHead(WHITE, broadSnout([0.36, 0.02, 290]), {
    marks: stripes,
    crown: forelock(INKY),
    belly: WHITE,
    limbs: [0.5, 0.01, 290],
    tailTip: INKY,
  }),
  llama: longHead([0.93, 0.025, 80], nose([0.84, 0.08, 65]), {
    crown: forelock([0.93, 0.025, 80]),
    tail: 'nub',
  }),
  camel: longHead([0.78, 0.1, 68], broadSnout([0.86, 0.07, 72]), {
    crown: forelock([0.58, 0.1, 55]),
    behind: sideEars,
  }),
  deer: longHead([0.66, 0.11, 55], nose(CREAM), {
    behind: (context, colour) => {
      antlers(context);
      sideEars(context, colour);
    },
    tail: 'nub',
  }),
  kangaroo: longHead([0.7, 0.11, 55], nose([0.88, 0.05, 70]), {
    belly: [0.9, 0.05, 75],
    feet: [0.56, 0.09, 50],
    tail: 'thin',
  }),
  ram: {
    isSmaller: true,
    colour: [0.86, 0.04, 70],
    snout: (c) => {
      nose([0.92, 0.02, 75])(c);
      curledHorns(c);
    },
    feet: HOOF,
    tail: 'nub',
  },
  ox: bovine([0.5, 0.09, 45], [0.84, 0.06, 50], [0.9, 0.03, 90]),
  bison: {
    ...bovine([0.42, 0.06, 45], [0.34, 0.04, 40], [0.82, 0.03, 85]),
    marks: (c) => flat(c, 'M 8 8 L 92 8 L 92 34 C 70 44 30 44 8 34 Z', [0.34, 0.05, 40]),
  },
  rhinoceros: {
    colour: [0.66, 0.02, 260],
    behind: sideEars,
    snout: (c) => {
      broadSnout([0.72, 0.02, 260])(c);
      round(c, 'M 42 66 C 44 52 48 40 50 36 C 52 40 56 52 58 66 Z', [0.92, 0.02, 85]);
    },
  },
  hippopotamus: {
    isSmaller: true,
    colour: [0.6, 0.04, 310],
    behind: (context, colour) => bothSides((c) => round(c, oval(76, 18, 8, 9), colour))(context),
    snout: broadSnout([0.7, 0.06, 350]),
    belly: [0.74, 0.05, 350],
  },
};

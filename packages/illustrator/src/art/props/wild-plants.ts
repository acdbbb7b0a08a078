import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import { TAU } from '../../math/periodic.ts';
import { createRandom } from '../../math/random.ts';
import {
  fallShade,
  fillBall,
  fillBox,
  fillEllipse,
  fillOutline,
  type PropFamily,
  roundShade,
  strokeEllipse,
  strokeOutline,
  turned,
  within,
} from './brush.ts';
import { petals, stalk } from './houseplants.ts';

/** Six petals around a ruffled trumpet, over narrow leaves. */
function daffodil(context: Canvas2D, colour: Colour): void {
  const green: Colour = [0.6, 0.14, 142];
  strokeOutline(context, 'M 50 36 Q 53 66 50 99', 0.035, css(green));
  fillOutline(context, 'M 50 99 Q 34 84 26 46 Q 42 66 50 99 Z', fallShade(context, 0.46, 1, green));
  fillOutline(
    context,
    'M 50 99 Q 64 84 78 54 Q 58 72 50 99 Z',
    fallShade(context, 0.54, 1, shift(green, -0.06)),
  );
  for (let i = 0; i < 6; i++)
    turned(context, [0.5, 0.32, (i / 6) * TAU + 0.3], () =>
      fillOutline(
        context,
        'M 0 0 Q -17 -14 0 -32 Q 17 -14 0 0 Z',
        fallShade(context, -0.32, 0, shift(colour, i % 2 === 0 ? 0 : -0.04)),
      ),
    );
  const trumpet: Colour = [0.76, 0.18, 62];
  for (let i = 0; i < 12; i++) {
    const turn = (i / 12) * TAU;
    fillBall(context, 0.5 + Math.cos(turn) * 0.115, 0.32 + Math.sin(turn) * 0.115, 0.034, trumpet);
  }
  fillEllipse(context, [0.5, 0.32, 0.115, 0.115], css(shift(trumpet, 0.03)));
  fillEllipse(context, [0.5, 0.325, 0.08, 0.08], css(shift(trumpet, -0.16)));
  for (const [x, y] of [
    [0.48, 0.31],
    [0.52, 0.31],
    [0.5, 0.34],
  ] as const)
    fillBall(context, x, y, 0.016, [0.9, 0.16, 95]);
}

/** A flower head of rings of petals whose edges are toothed. */
function ruffled(
  context: Canvas2D,
  colour: Colour,
  { rings, teeth, flat }: { readonly rings: number; readonly teeth: number; readonly flat: number },
): void {
  for (let ring = 0; ring < rings; ring++) {
    const reach = 0.3 * (1 - ring / rings);
    const points: string[] = [];
    const count = Math.max(10, Math.round(teeth * (1 - (ring / rings) * 0.6)));
    for (let i = 0; i < count * 2; i++) {
      const turn = (i / (count * 2)) * TAU + ring * 0.37;
      const at = (i % 2 === 0 ? 1 : 0.84) * reach * (1 + 0.05 * Math.sin(i * 2.7 + ring));
      points.push(`${50 + Math.cos(turn) * at * 100} ${30 + Math.sin(turn) * at * flat * 100}`);
    }
    fillOutline(
      context,
      `M ${points.join(' L ')} Z`,
      fallShade(
        context,
        0.3 - reach,
        0.3 + reach,
        shift(colour, ring % 2 === 0 ? -0.05 + ring * 0.014 : 0.04 + ring * 0.014),
      ),
    );
  }
}

/** A carnation with its frilled petals over a green cup. */
function carnation(context: Canvas2D, colour: Colour): void {
  stalk(context);
  fillOutline(
    context,
    'M 42 44 L 58 44 Q 57 58 53 64 L 47 64 Q 43 58 42 44 Z',
    roundShade(context, 0.42, 0.58, [0.6, 0.13, 145]),
  );
  ruffled(context, colour, { rings: 7, teeth: 22, flat: 0.82 });
}

/** A marigold: a dense ball of ruffles. */
function marigold(context: Canvas2D, colour: Colour): void {
  stalk(context);
  petals(context, {
    count: 16,
    length: 0.31,
    wide: 0.055,
    colour: shift(colour, -0.08),
    turn: 0.1,
  });
  petals(context, {
    count: 14,
    length: 0.26,
    wide: 0.055,
    colour: shift(colour, -0.02, 1, -8),
    turn: 0.3,
  });
  petals(context, { count: 12, length: 0.2, wide: 0.05, colour: shift(colour, 0.03), turn: 0.5 });
  petals(context, { count: 10, length: 0.14, wide: 0.045, colour: shift(colour, 0.06), turn: 0.2 });
  fillBall(context, 0.5, 0.3, 0.065, shift(colour, -0.05, 1, -14));
}

/** One leaf of ivy around its stalk, pointing up. */
const IVY_LEAF =
  'M 0 4 Q -8 8 -11 2 Q -7 0 -8 -4 Q -14 -4 -12 -10 Q -6 -9 -4 -10 Q -3 -17 0 -20 Q 3 -17 4 -10 Q 6 -9 12 -10 Q 14 -4 8 -4 Q 7 0 11 2 Q 8 8 0 4 Z';

/** Tendrils of ivy that hang over from a pot. */
function ivy(context: Canvas2D, colour: Colour): void {
  const stem = css([0.45, 0.08, 110]);
  for (const outline of [
    'M 44 34 Q 14 34 14 92',
    'M 50 32 Q 34 44 36 90',
    'M 54 34 Q 88 34 84 96',
    'M 52 32 Q 66 46 64 84',
  ])
    strokeOutline(context, outline, 0.016, stem);
  fillBox(
    context,
    [0.46, 0.74, 0.08, 0.24],
    0.01,
    roundShade(context, 0.46, 0.54, [0.5, 0.08, 52]),
  );
  fillBox(context, [0.28, 0.7, 0.44, 0.06], 0.02, fallShade(context, 0.7, 0.76, [0.58, 0.09, 55]));
  fillBox(context, [0.34, 0.95, 0.32, 0.05], 0.02, fallShade(context, 0.95, 1, [0.5, 0.08, 52]));
  fillOutline(
    context,
    'M 30 40 L 70 40 L 65 70 Q 50 74 35 70 Z',
    roundShade(context, 0.28, 0.72, [0.66, 0.12, 45]),
  );
  fillBox(
    context,
    [0.27, 0.34, 0.46, 0.09],
    0.03,
    roundShade(context, 0.27, 0.73, [0.7, 0.12, 45]),
  );
  for (const [x, y, turn, size, tone] of [
    [0.5, 0.3, 0, 1.1, -0.06],
    [0.38, 0.3, -0.6, 1, 0],
    [0.62, 0.3, 0.6, 1, -0.03],
    [0.45, 0.2, -0.3, 0.9, 0.05],
    [0.57, 0.2, 0.35, 0.9, 0.02],
    [0.27, 0.38, -1.9, 1, 0.04],
    [0.72, 0.38, 2, 1, 0],
    [0.17, 0.5, -2.6, 0.95, 0],
    [0.84, 0.5, 2.7, 0.95, 0.04],
    [0.12, 0.66, 2.8, 0.85, 0.05],
    [0.86, 0.67, -2.8, 0.85, -0.03],
    [0.16, 0.82, -2.9, 0.75, 0],
    [0.82, 0.83, 3, 0.75, 0.05],
    [0.37, 0.52, -2.8, 0.85, 0.06],
    [0.33, 0.68, 2.8, 0.75, 0.02],
    [0.37, 0.82, 3.1, 0.65, 0.07],
    [0.64, 0.52, 2.8, 0.8, 0.03],
    [0.66, 0.68, -2.9, 0.7, 0.07],
  ] as const)
    turned(context, [x, y, turn], () => {
      context.scale(size, size);
      fillOutline(context, IVY_LEAF, fallShade(context, -0.2, 0.06, shift(colour, tone)));
      strokeOutline(
        context,
        'M 0 2 L 0 -15 M 0 -2 L -8 -7 M 0 -2 L 8 -7',
        0.007,
        css(shift(colour, tone + 0.2, 0.8)),
      );
    });
}

/** Round tufts of leaves, those behind first. */
function tufts(
  context: Canvas2D,
  places: readonly (readonly [x: number, y: number, radius: number])[],
  colour: Colour,
): void {
  for (const [x, y, radius] of places) fillBall(context, x, y + 0.02, radius, shift(colour, -0.14));
  for (const [x, y, radius] of places) {
    fillBall(context, x, y, radius * 0.96, colour);
    for (let i = 0; i < 6; i++) {
      const turn = i * 2.4 + x * 9;
      fillEllipse(
        context,
        [
          x + Math.cos(turn) * radius * 0.55,
          y + Math.sin(turn) * radius * 0.5,
          radius * 0.13,
          radius * 0.08,
        ],
        css(shift(colour, i % 2 === 0 ? 0.09 : -0.09), 0.7),
      );
    }
  }
}

/** An old oak with a stout trunk, spreading limbs and acorns. */
export function paintOak(context: Canvas2D, colour: Colour): void {
  const bark: Colour = [0.46, 0.07, 50];
  tufts(
    context,
    [
      [0.14, 0.44, 0.14],
      [0.86, 0.44, 0.14],
      [0.28, 0.5, 0.13],
      [0.72, 0.5, 0.13],
    ],
    shift(colour, -0.1),
  );
  fillOutline(
    context,
    'M 22 100 Q 38 94 40 78 Q 41 62 22 50 L 28 46 Q 42 52 46 58 Q 47 46 42 34 L 56 34 Q 53 48 55 58 Q 60 50 74 44 L 79 49 Q 60 60 60 78 Q 62 94 78 100 Q 64 98 58 96 Q 50 100 42 96 Q 34 98 22 100 Z',
    roundShade(context, 0.28, 0.74, bark),
  );
  for (const outline of ['M 45 66 Q 44 82 38 94', 'M 50 62 Q 50 80 49 94', 'M 55 68 Q 56 84 62 94'])
    strokeOutline(context, outline, 0.012, css(shift(bark, -0.13)));
  fillEllipse(context, [0.51, 0.74, 0.03, 0.042], css(shift(bark, -0.2)));
  tufts(
    context,
    [
      [0.18, 0.34, 0.15],
      [0.82, 0.34, 0.15],
      [0.32, 0.24, 0.16],
      [0.68, 0.24, 0.16],
      [0.5, 0.17, 0.17],
      [0.4, 0.38, 0.14],
      [0.6, 0.38, 0.14],
    ],
    colour,
  );
  for (const [x, y] of [
    [0.24, 0.46],
    [0.76, 0.45],
    [0.5, 0.5],
    [0.36, 0.34],
    [0.64, 0.3],
  ] as const) {
    fillEllipse(context, [x, y + 0.018, 0.016, 0.022], css([0.66, 0.12, 70]));
    fillEllipse(context, [x, y, 0.02, 0.013], css([0.42, 0.07, 50]));
  }
}

/** A weeping willow with curtains of hanging twigs. */
function willow(context: Canvas2D, colour: Colour): void {
  const bark: Colour = [0.46, 0.06, 60];
  const random = createRandom(4);
  const strand = (x: number, tone: number): void => {
    const across = (x - 0.5) / 0.5;
    const top = 0.14 + 0.2 * across * across;
    const length = 0.92 - 0.1 * random() - 0.16 * Math.abs(Math.cos(across * 5));
    const out = x + across * 0.03;
    strokeOutline(
      context,
      `M ${x * 92 + 4} ${top * 100} Q ${out * 100} ${(top + length) * 45} ${out * 96 + 2} ${length * 100}`,
      0.022,
      css(shift(colour, tone)),
    );
    for (let y = top + 0.12; y < length; y += 0.055)
      for (const side of [-1, 1])
        turned(context, [x + (out - x) * 0.6, y, side * 0.6], () =>
          fillEllipse(context, [0, 0.025, 0.009, 0.03], css(shift(colour, tone + 0.04 * side))),
        );
  };
  for (let i = 0; i < 15; i++) strand(0.08 + i * 0.06, -0.14);
  fillOutline(
    context,
    'M 34 100 Q 43 92 44 74 Q 44 54 34 38 L 42 34 Q 50 44 51 54 Q 54 42 62 34 L 69 38 Q 57 54 57 74 Q 58 92 67 100 Q 50 97 34 100 Z',
    roundShade(context, 0.36, 0.66, bark),
  );
  for (const outline of ['M 48 62 Q 48 84 44 94', 'M 53 66 Q 54 84 58 95'])
    strokeOutline(context, outline, 0.011, css(shift(bark, -0.12)));
  tufts(
    context,
    [
      [0.2, 0.32, 0.15],
      [0.8, 0.32, 0.15],
      [0.34, 0.2, 0.16],
      [0.66, 0.2, 0.16],
      [0.5, 0.16, 0.16],
    ],
    colour,
  );
  for (let i = 0; i < 17; i++) {
    const x = 0.05 + i * 0.056;
    if (Math.abs(x - 0.5) > 0.12) strand(x, i % 2 === 0 ? 0 : -0.05);
  }
}

/** A birch with its white bark and light leaves. */
function birch(context: Canvas2D, colour: Colour): void {
  const bark: Colour = [0.95, 0.012, 90];
  tufts(
    context,
    [
      [0.3, 0.46, 0.12],
      [0.7, 0.46, 0.12],
      [0.38, 0.58, 0.1],
      [0.64, 0.58, 0.1],
    ],
    shift(colour, -0.08),
  );
  const trunk = 'M 42 100 Q 46 60 47 10 L 53 10 Q 54 60 58 100 Z';
  fillOutline(context, trunk, roundShade(context, 0.42, 0.58, bark));
  strokeOutline(context, 'M 49 62 Q 40 52 30 48', 0.025, css(shift(bark, -0.08)));
  strokeOutline(context, 'M 51 66 Q 62 56 70 48', 0.025, css(shift(bark, -0.08)));
  within(context, trunk, () => {
    for (const [x, y, wide] of [
      [44, 66, 6],
      [53, 71, 5],
      [45, 77, 7],
      [54, 82, 6],
      [43, 88, 6],
      [50, 93, 8],
      [52, 60, 4],
    ] as const)
      fillOutline(
        context,
        `M ${x} ${y} Q ${x + wide / 2} ${y - 1.6} ${x + wide} ${y} Q ${x + wide / 2} ${y + 1.8} ${x} ${y} Z`,
        css([0.27, 0.015, 280]),
      );
  });
  tufts(
    context,
    [
      [0.26, 0.34, 0.12],
      [0.74, 0.34, 0.12],
      [0.36, 0.24, 0.13],
      [0.64, 0.24, 0.13],
      [0.5, 0.13, 0.13],
      [0.5, 0.32, 0.13],
      [0.4, 0.42, 0.11],
      [0.6, 0.43, 0.11],
    ],
    colour,
  );
}

/** A pine cone with its open scales, seen from the front. */
function pineCone(context: Canvas2D, colour: Colour): void {
  strokeOutline(context, 'M 50 10 Q 50 4 55 1', 0.035, css(shift(colour, -0.12)));
  for (const [turn, length] of [
    [-1.2, 26],
    [-0.9, 30],
    [0.9, 30],
    [1.2, 26],
  ] as const)
    turned(context, [0.5, 0.06, turn], () =>
      strokeOutline(
        context,
        `M 0 0 Q 3 -${length / 2} 0 -${length}`,
        0.014,
        css([0.52, 0.12, 145]),
      ),
    );
  fillOutline(
    context,
    'M 50 6 Q 84 22 80 56 Q 76 86 50 100 Q 24 86 20 56 Q 16 22 50 6 Z',
    css(shift(colour, -0.2)),
  );
  for (let row = 0; row < 9; row++) {
    const y = 0.94 - row * 0.098;
    const reach = 0.33 * Math.sin(0.3 + (row / 8) * 2.45);
    const count = row === 0 || row === 8 ? 2 : row % 2 === 0 ? 4 : 5;
    for (let i = 0; i < count; i++) {
      const across = (i / (count - 1)) * 2 - 1;
      turned(
        context,
        [0.5 + across * reach, y - 0.03 * (1 - across * across), across * -0.5],
        () => {
          fillOutline(
            context,
            'M -9 -3 Q 0 -12 9 -3 Q 7 5 0 8 Q -7 5 -9 -3 Z',
            fallShade(context, -0.09, 0.09, shift(colour, 0.02 - across * 0.06)),
          );
          fillOutline(
            context,
            'M -3.4 3 Q 0 1 3.4 3 Q 2 6 0 8 Q -2 6 -3.4 3 Z',
            css(shift(colour, 0.2, 0.7)),
          );
        },
      );
    }
  }
}

/** A log with its rings at the front and a sprouting twig. */
function log(context: Canvas2D, colour: Colour): void {
  strokeOutline(context, 'M 44 56 Q 42 46 34 40', 0.06, css(shift(colour, -0.04)));
  fillOutline(context, 'M 34 42 Q 24 40 22 30 Q 34 30 36 40 Z', css([0.64, 0.16, 140]));
  fillOutline(context, 'M 35 42 Q 36 30 46 28 Q 46 38 37 43 Z', css([0.58, 0.15, 145]));
  const bark = 'M 14 54 L 82 50 Q 98 56 98 74 Q 98 94 84 98 L 16 99 Q 4 90 4 76 Q 4 60 14 54 Z';
  fillOutline(context, bark, fallShade(context, 0.5, 1, colour));
  within(context, bark, () => {
    for (const outline of [
      'M 6 64 Q 40 58 62 60',
      'M 20 70 Q 46 68 70 66',
      'M 6 82 Q 36 80 58 83',
      'M 22 91 Q 44 88 74 92',
      'M 10 74 L 28 74',
      'M 44 76 L 66 75',
    ])
      strokeOutline(context, outline, 0.016, css(shift(colour, -0.13)));
    fillBox(context, [0.04, 0.52, 0.34, 0.06], 0.03, css([0.6, 0.14, 135], 0.9));
    for (const x of [0.08, 0.16, 0.25, 0.34]) fillBall(context, x, 0.575, 0.04, [0.6, 0.14, 135]);
  });
  const cut: Colour = [0.84, 0.08, 75];
  fillEllipse(context, [0.82, 0.745, 0.17, 0.245], css(shift(colour, -0.06)));
  fillEllipse(context, [0.825, 0.745, 0.145, 0.215], fallShade(context, 0.53, 0.96, cut));
  for (const scale of [0.78, 0.56, 0.34, 0.14])
    strokeEllipse(
      context,
      [0.825, 0.745, 0.145 * scale, 0.215 * scale],
      0.012,
      css(shift(cut, -0.16, 1.2)),
    );
}

/** The foot of a tree with its spreading roots. */
function treeRoots(context: Canvas2D, colour: Colour): void {
  for (const [outline, width] of [
    ['M 40 52 Q 26 70 4 72 ', 0.09],
    ['M 60 52 Q 76 68 97 70', 0.09],
    ['M 42 58 Q 34 80 12 92', 0.085],
    ['M 58 58 Q 66 80 90 90', 0.085],
    ['M 50 58 Q 48 82 40 98', 0.08],
    ['M 54 58 Q 58 82 66 98', 0.075],
    ['M 24 84 Q 22 92 26 98', 0.04],
    ['M 78 82 Q 82 92 78 98', 0.04],
    ['M 16 71 Q 8 78 3 86', 0.035],
    ['M 86 69 Q 94 76 98 84', 0.035],
  ] as const) {
    strokeOutline(context, outline, width, css(shift(colour, -0.1)));
    strokeOutline(context, outline, width * 0.55, css(shift(colour, 0.02)));
  }
  fillOutline(
    context,
    'M 32 0 L 68 0 Q 66 34 74 58 Q 62 68 50 66 Q 38 68 26 58 Q 34 34 32 0 Z',
    roundShade(context, 0.28, 0.72, colour),
  );
  for (const outline of [
    'M 40 4 Q 40 34 35 56',
    'M 50 2 Q 51 34 49 60',
    'M 60 4 Q 60 34 65 56',
    'M 45 20 Q 44 40 42 58',
  ])
    strokeOutline(context, outline, 0.015, css(shift(colour, -0.15)));
}

/** A heap of seeds before a bag of burlap. */
function seeds(context: Canvas2D, colour: Colour): void {
  const sack: Colour = [0.76, 0.07, 78];
  fillOutline(
    context,
    'M 26 22 Q 50 30 74 22 Q 88 50 84 90 Q 50 100 16 90 Q 12 50 26 22 Z',
    roundShade(context, 0.14, 0.86, sack),
  );
  fillOutline(
    context,
    'M 24 22 Q 20 12 34 10 Q 50 16 66 10 Q 80 12 76 22 Q 50 32 24 22 Z',
    fallShade(context, 0.08, 0.28, shift(sack, -0.06)),
  );
  const random = createRandom(3);
  const seed = (x: number, y: number): void =>
    turned(context, [x, y, random() * 3], () => {
      fillOutline(
        context,
        'M 0 -5 Q 4 0 2.6 3.6 Q 0 5.4 -2.6 3.6 Q -4 0 0 -5 Z',
        roundShade(context, -0.035, 0.035, shift(colour, (random() - 0.5) * 0.12)),
      );
      fillEllipse(context, [-0.008, 0, 0.006, 0.016], css([1, 0, 0], 0.45));
    });
  for (let i = 0; i < 26; i++) seed(0.31 + random() * 0.38, 0.13 + random() * 0.08);
  fillBox(context, [0.32, 0.44, 0.36, 0.28], 0.03, css([0.96, 0.03, 88]));
  strokeOutline(context, 'M 50 68 L 50 56', 0.025, css([0.55, 0.15, 142]));
  fillOutline(context, 'M 50 58 Q 38 58 37 47 Q 49 47 50 58 Z', css([0.62, 0.16, 140]));
  fillOutline(context, 'M 50 58 Q 51 46 63 46 Q 62 57 50 58 Z', css([0.56, 0.15, 145]));
  for (let i = 0; i < 34; i++) {
    const x = random();
    seed(0.1 + x * 0.8, 0.96 - random() * 0.11 * Math.sin(0.4 + x * 2.4));
  }
}

export const WILD_PLANTS: PropFamily = {
  '@daffodil': (context, colour) => daffodil(context, colour ?? [0.87, 0.17, 96]),
  '@carnation': (context, colour) => carnation(context, colour ?? [0.72, 0.17, 5]),
  '@marigold': (context, colour) => marigold(context, colour ?? [0.76, 0.18, 62]),
  '@ivy': (context, colour) => ivy(context, colour ?? [0.56, 0.14, 145]),
  '@oaktree': (context, colour) => paintOak(context, colour ?? [0.55, 0.14, 138]),
  '@willowtree': (context, colour) => willow(context, colour ?? [0.66, 0.14, 128]),
  '@birchtree': (context, colour) => birch(context, colour ?? [0.72, 0.16, 125]),
  '@pinecone': (context, colour) => pineCone(context, colour ?? [0.54, 0.09, 52]),
  '@log': (context, colour) => log(context, colour ?? [0.48, 0.08, 48]),
  '@treeroots': (context, colour) => treeRoots(context, colour ?? [0.48, 0.07, 50]),
  '@seeds': (context, colour) => seeds(context, colour ?? [0.5, 0.09, 60]),
};

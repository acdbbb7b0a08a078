import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import {
  BRASS,
  CREAM,
  fallShade,
  fillBox,
  fillEllipse,
  fillOutline,
  gloss,
  type PropFamily,
  PORCELAIN,
  roundShade,
  strokeLine,
  strokeOutline,
  turned,
  within,
} from './brush.ts';

const PENCILS: readonly Colour[] = [
  [0.64, 0.21, 27],
  [0.84, 0.16, 92],
  [0.66, 0.16, 150],
  [0.6, 0.16, 250],
  [0.62, 0.19, 340],
];
const BAKED: Colour = [0.7, 0.13, 66];

/** A colored pencil that points up, its foot at the place. */
function pencil(
  context: Canvas2D,
  [x, y, turn]: readonly [x: number, y: number, turn: number],
  colour: Colour,
): void {
  turned(context, [x, y, turn], () => {
    fillBox(context, [-0.027, -0.3, 0.054, 0.3], 0, roundShade(context, -0.03, 0.03, colour));
    fillOutline(context, 'M -2.7 -29.9 L 0 -37 2.7 -29.9 Z', css([0.88, 0.07, 80]));
    fillOutline(context, 'M -1 -34.4 L 0 -37 1 -34.4 Z', css(shift(colour, -0.06)));
  });
}

/** A star with five points. */
function star(context: Canvas2D, [x, y, radius]: readonly [number, number, number]): void {
  const points = Array.from({ length: 10 }, (_, i) => {
    const reach = (i % 2 === 0 ? radius : radius * 0.45) * 100;
    const turn = (i * Math.PI) / 5;
    return `${x * 100 + reach * Math.sin(turn)} ${y * 100 - reach * Math.cos(turn)}`;
  });
  fillOutline(context, `M ${points.join(' L ')} Z`, css([0.92, 0.14, 95]));
}

/** The paper at the mouth of the cone, gathered by a bow. */
function gatheredPaper(context: Canvas2D): void {
  const paper: Colour = [0.93, 0.07, 95];
  fillOutline(
    context,
    'M 27 45 Q 18 38 23 31 Q 29 36 31 28 Q 37 35 40 26 Q 46 34 50 26 Q 54 34 60 26 Q 63 35 69 28 Q 71 36 77 31 Q 82 38 73 45 Z',
    fallShade(context, 0.26, 0.45, paper),
  );
  for (const [top, foot] of [
    [31, 36],
    [40, 43],
    [50, 50],
    [60, 57],
    [69, 64],
  ] as const)
    strokeLine(context, [[top / 100, 0.33], [foot / 100, 0.44]], 0.008, css(shift(paper, -0.1))); // prettier-ignore
}

/** The cone of paper full of presents that children in Germany get on their first day at school. */
function schoolCone(context: Canvas2D, colour: Colour): void {
  for (const [i, each] of PENCILS.entries())
    pencil(context, [0.4 + i * 0.05, 0.4, -0.34 + i * 0.17], each);
  turned(context, [0.31, 0.33, -0.5], () => {
    fillBox(context, [-0.03, -0.2, 0.06, 0.24], 0.004, css([0.86, 0.1, 85]));
    for (let i = 0; i < 6; i++)
      fillBox(context, [-0.03, -0.19 + i * 0.032, 0.024, 0.006], 0, css([0.5, 0.08, 60]));
  });
  turned(context, [0.7, 0.3, 0.45], () => {
    strokeLine(context, [[0, 0.1], [0, -0.07]], 0.016, css(PORCELAIN)); // prettier-ignore
    fillEllipse(context, [0, -0.11, 0.07, 0.07], css([0.66, 0.2, 10]));
    strokeOutline(context, 'M 0 -11 C 4 -13 2 -17 -2 -15 C -6 -12 -3 -6 2 -6.5', 0.014, css(CREAM));
  });
  gatheredPaper(context);
  const body = 'M 25 44 Q 50 50 75 44 L 53 97 Q 50 100 47 97 Z';
  fillOutline(context, body, roundShade(context, 0.27, 0.73, colour));
  within(context, body, () => {
    fillOutline(context, 'M 20 70 L 80 60 80 68 20 78 Z', css(shift(colour, 0.14), 0.7));
    for (const place of [
      [0.37, 0.57, 0.05],
      [0.57, 0.55, 0.06],
      [0.49, 0.8, 0.04],
    ] as const)
      star(context, place);
  });
  const bow: Colour = [0.62, 0.22, 25];
  strokeOutline(context, 'M 26 44.5 Q 50 50 74 44.5', 0.035, css(bow));
  for (const loop of [
    'M 50 47 C 40 36 34 42 36 48 C 38 54 46 52 50 47 Z',
    'M 50 47 C 60 36 66 42 64 48 C 62 54 54 52 50 47 Z',
  ])
    fillOutline(context, loop, css(shift(bow, 0.04)));
  fillOutline(context, 'M 49 48 L 43 60 46 61 51 50 Z M 51 48 L 57 60 54 61 49 50 Z', css(shift(bow, -0.04))); // prettier-ignore
  fillEllipse(context, [0.5, 0.475, 0.026, 0.024], css(shift(bow, -0.08)));
}

/** A cake of puff pastry for Epiphany, with leaves cut into its top, and its paper crown upon it. */
function kingCake(context: Canvas2D): void {
  fillEllipse(context, [0.5, 0.79, 0.49, 0.17], css(shift(PORCELAIN, -0.12)));
  fillEllipse(context, [0.5, 0.775, 0.485, 0.165], css(PORCELAIN));
  fillOutline(
    context,
    'M 8 64 C 8 88 92 88 92 64 L 92 74 C 92 92 8 92 8 74 Z',
    roundShade(context, 0.08, 0.92, shift(BAKED, -0.08)),
  );
  fillOutline(context, 'M 8 62 L 8 70 C 10 90 90 90 92 70 L 92 62 Z', roundShade(context, 0.08, 0.92, shift(BAKED, -0.04))); // prettier-ignore
  for (const y of [0.04, 0.07])
    strokeOutline(context, `M 8 ${62 + y * 100} C 12 ${80 + y * 100} 88 ${80 + y * 100} 92 ${62 + y * 100}`, 0.008, css(shift(BAKED, 0.1))); // prettier-ignore
  fillEllipse(context, [0.5, 0.62, 0.42, 0.16], fallShade(context, 0.46, 0.78, shift(BAKED, 0.06)));
  context.save();
  context.translate(0.5, 0.62);
  context.scale(1, 0.38);
  for (let i = 0; i < 12; i++)
    turned(context, [0, 0, (i * Math.PI) / 6], () =>
      strokeOutline(context, 'M 0 -3 Q 16 -14 12 -38', 0.018, css(shift(BAKED, -0.12), 0.85)),
    );
  context.restore();
  gloss(context, [0.34, 0.56, 0.12, 0.025], 0.35);
  crownOfPaper(context);
}

/** A crown of golden cardboard. */
function crownOfPaper(context: Canvas2D): void {
  const gold: Colour = [0.84, 0.15, 88];
  fillEllipse(context, [0.5, 0.36, 0.2, 0.05], css(shift(gold, -0.22)));
  fillOutline(
    context,
    'M 30 36 L 28 18 36 26 41 12 46 25 50 9 54 25 59 12 64 26 72 18 70 60 C 66 66 34 66 30 60 Z',
    roundShade(context, 0.29, 0.71, gold),
  );
  strokeOutline(context, 'M 30 57 C 34 63 66 63 70 57', 0.02, css(shift(gold, -0.14)));
  const jewels: readonly (readonly [number, number, Colour])[] = [
    [0.36, 0.44, [0.6, 0.2, 25]],
    [0.5, 0.46, [0.55, 0.17, 260]],
    [0.64, 0.44, [0.62, 0.16, 150]],
  ];
  for (const [x, y, jewel] of jewels) {
    fillEllipse(context, [x, y, 0.036, 0.044], css(shift(gold, -0.16)));
    fillEllipse(context, [x, y, 0.028, 0.036], css(jewel));
    gloss(context, [x - 0.008, y - 0.012, 0.009, 0.011], 0.6);
  }
  for (const [x, y] of [
    [0.28, 0.175],
    [0.41, 0.115],
    [0.5, 0.085],
    [0.59, 0.115],
    [0.72, 0.175],
  ] as const)
    fillEllipse(context, [x, y, 0.02, 0.02], css(BRASS));
}

/** Thin pancakes, folded into quarters, on a plate. */
function crepes(context: Canvas2D): void {
  fillEllipse(context, [0.5, 0.8, 0.49, 0.18], css(shift(PORCELAIN, -0.12)));
  fillEllipse(context, [0.5, 0.785, 0.485, 0.175], css(PORCELAIN));
  fillEllipse(context, [0.5, 0.79, 0.36, 0.115], css(shift(PORCELAIN, -0.05)));
  const batter: Colour = [0.84, 0.1, 80];
  const quarters: readonly (readonly [number, number, string])[] = [
    [0, 0.02, 'M 14 80 Q 18 58 44 56 L 60 80 Q 38 92 14 80 Z'],
    [0.02, 0.05, 'M 34 84 Q 38 58 64 54 L 80 82 Q 58 95 34 84 Z'],
    [0.03, 0.07, 'M 50 84 Q 56 60 78 60 L 90 80 Q 72 94 50 84 Z'],
  ];
  for (const [lift, light, outline] of quarters) {
    fillOutline(context, outline, fallShade(context, 0.54 - lift, 0.92, shift(batter, light)));
    strokeOutline(context, outline, 0.012, css(shift(batter, -0.16), 0.8));
  }
  for (const [x, y, radius] of [
    [0.32, 0.7, 0.018],
    [0.4, 0.8, 0.024],
    [0.55, 0.66, 0.022],
    [0.6, 0.78, 0.028],
    [0.7, 0.7, 0.02],
    [0.76, 0.82, 0.024],
    [0.5, 0.85, 0.018],
  ] as const)
    fillEllipse(context, [x, y, radius * 1.3, radius * 0.8], css(shift(batter, -0.16), 0.55));
  for (let i = 0; i < 26; i++)
    fillEllipse(context, [0.26 + ((i * 37) % 58) / 100, 0.63 + ((i * 23) % 24) / 100, 0.007, 0.006], css([0.99, 0.01, 90], 0.9)); // prettier-ignore
}

/** A knitted hat for a baby, with ears to cover, ties and a bobble. */
function babyHat(context: Canvas2D, colour: Colour): void {
  const light = shift(colour, 0.07);
  for (const [x, turn] of [
    [0.2, 0.12],
    [0.8, -0.12],
  ] as const) {
    strokeLine(context, [[x, 0.78], [x - turn * 0.3, 0.95]], 0.024, css(light)); // prettier-ignore
    fillEllipse(context, [x - turn * 0.3, 0.96, 0.035, 0.035], css(light));
  }
  const body =
    'M 12 68 C 10 34 30 20 50 20 C 70 20 90 34 88 68 Q 88 84 78 84 Q 70 82 69 70 L 31 70 Q 30 82 22 84 Q 12 84 12 68 Z';
  fillOutline(context, body, roundShade(context, 0.12, 0.88, colour));
  within(context, body, () => {
    for (let row = 0; row < 12; row++)
      for (let i = 0; i < 17; i++) {
        const [x, y] = [6 + i * 5.6, 20 + row * 5.4];
        strokeOutline(context, `M ${x - 2.2} ${y} L ${x} ${y + 3} ${x + 2.2} ${y}`, 0.009, css(shift(colour, -0.07), 0.7)); // prettier-ignore
      }
    for (const y of [50, 56])
      strokeOutline(context, `M 8 ${y} Q 50 ${y - 4} 92 ${y}`, 0.02, css(CREAM, 0.85));
  });
  fillBox(context, [0.1, 0.63, 0.8, 0.105], 0.05, roundShade(context, 0.1, 0.9, light));
  for (let i = 0; i < 19; i++)
    fillBox(context, [0.13 + i * 0.04, 0.64, 0.009, 0.085], 0.004, css(shift(light, -0.1), 0.7));
  for (let i = 0; i < 14; i++) {
    const turn = (i / 14) * Math.PI * 2;
    fillEllipse(context, [0.5 + 0.07 * Math.cos(turn), 0.15 + 0.07 * Math.sin(turn), 0.05, 0.05], css(shift(CREAM, i % 2 ? -0.04 : 0))); // prettier-ignore
  }
  fillEllipse(context, [0.49, 0.14, 0.08, 0.075], css(CREAM));
}

/** Things of feasts and customs, and what is knitted for those who are newly born. */
export const TRADITIONS: PropFamily = {
  '@schoolcone': (context, colour) => schoolCone(context, colour ?? [0.6, 0.16, 255]),
  '@kingcake': kingCake,
  '@crepes': crepes,
  '@babyhat': (context, colour) => babyHat(context, colour ?? [0.8, 0.09, 200]),
};

import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import { createRandom } from '../../math/random.ts';
import {
  fallShade,
  fillEllipse,
  fillOutline,
  gloss,
  type PropFamily,
  roundShade,
  strokeEllipse,
  strokeOutline,
  turned,
} from './brush.ts';

const STEEL_PAN: Colour = [0.32, 0.015, 260];
const SAFFRON: Colour = [0.83, 0.155, 84];
const SHELL: Colour = [0.28, 0.04, 270];
const MUSSEL: Colour = [0.76, 0.15, 62];
const SHRIMP: Colour = [0.72, 0.17, 40];

type Place = readonly [x: number, y: number, turn: number];

/** Rice with peas and strips of pepper, within the unit circle around 0. */
function rice(context: Canvas2D): void {
  fillEllipse(context, [0, 0, 0.4, 0.4], css(SAFFRON));
  const random = createRandom(17);
  for (let i = 0; i < 260; i++) {
    const [turn, reach] = [random() * Math.PI * 2, 0.39 * Math.sqrt(random())];
    turned(context, [reach * Math.cos(turn), reach * Math.sin(turn), turn * 5], () =>
      fillEllipse(context, [0, 0, 0.016, 0.007], css(shift(SAFFRON, (random() - 0.5) * 0.16))),
    );
  }
  for (let i = 0; i < 22; i++) {
    const [turn, reach] = [random() * Math.PI * 2, 0.37 * Math.sqrt(random())];
    fillEllipse(context, [reach * Math.cos(turn), reach * Math.sin(turn), 0.017, 0.017], css([0.66, 0.17, 138])); // prettier-ignore
  }
  for (let i = 0; i < 9; i++) {
    const turn = i * 2.4;
    turned(context, [0.25 * Math.cos(turn), 0.25 * Math.sin(turn), turn * 3], () =>
      strokeOutline(context, 'M -5 0 Q 0 -2.4 5 0', 0.019, css([0.58, 0.21, 27])),
    );
  }
}

/** A shrimp, curled, with its tail. */
function shrimp(context: Canvas2D, place: Place): void {
  turned(context, place, () => {
    fillOutline(
      context,
      'M -10 3 C -12 -8 2 -13 9 -6 C 13 -1 11 6 7 9 L 4 5 C 7 2 6 -2 2 -3 C -2 -4 -5 0 -5 5 Z',
      css(SHRIMP),
    );
    for (const band of ['M -6 -6 L -3 -2', 'M 0 -9.4 L 1 -3.6', 'M 7 -7 L 5 -1.4', 'M 10 -1 L 6 1'])
      strokeOutline(context, band, 0.009, css([0.93, 0.06, 55]));
    fillOutline(context, 'M 7 9 L 12 13 5 13 2 10 Z', css(shift(SHRIMP, -0.12)));
    strokeOutline(context, 'M -9 3 Q -15 8 -12 13 M -6 5 Q -8 10 -5 14', 0.006, css(shift(SHRIMP, -0.16))); // prettier-ignore
    fillEllipse(context, [-0.082, 0.0, 0.011, 0.011], css([0.2, 0.02, 30]));
  });
}

/** An open mussel. */
function mussel(context: Canvas2D, place: Place): void {
  turned(context, place, () => {
    fillOutline(context, 'M -10 2 C -8 -8 6 -9 11 0 C 6 9 -6 9 -10 2 Z', css(SHELL));
    fillOutline(context, 'M -8 2 C -6 -6 5 -6.6 9 0 C 5 6.4 -5 7 -8 2 Z', css([0.7, 0.03, 270]));
    fillOutline(context, 'M -5 1.6 C -3 -4 4 -4.4 6 0 C 3 4.6 -3 5 -5 1.6 Z', css(MUSSEL));
    strokeOutline(context, 'M -3 1 Q 1 -2 4 0.4', 0.009, css(shift(MUSSEL, -0.14)));
  });
}

/** A wedge of lemon. */
function lemonWedge(context: Canvas2D, place: Place): void {
  turned(context, place, () => {
    fillOutline(context, 'M -9 -2 Q 0 -5 9 -2 Q 6 8 0 8 Q -6 8 -9 -2 Z', css([0.88, 0.17, 100]));
    fillOutline(context, 'M -7 -1.4 Q 0 -3.4 7 -1.4 Q 5 5.8 0 5.8 Q -5 5.8 -7 -1.4 Z', css([0.95, 0.11, 103])); // prettier-ignore
    strokeOutline(context, 'M 0 5 L 0 -1.6 M -2.6 4.6 L -4 -1.4 M 2.6 4.6 L 4 -1.4', 0.006, css([0.99, 0.03, 100])); // prettier-ignore
  });
}

/** What lies on the rice; with seafood there are mussels and shrimps. */
function toppings(context: Canvas2D, hasSeafood: boolean): void {
  const around = (i: number, of: number, reach: number, from = 0): readonly [number, number] => {
    const turn = from + (i / of) * Math.PI * 2;
    return [reach * Math.cos(turn), reach * Math.sin(turn)];
  };
  for (let i = 0; i < 3; i++)
    lemonWedge(context, [...around(i, 3, 0.33, 0.52), 0.52 + i * 2.1 - Math.PI / 2]);
  if (!hasSeafood) {
    for (let i = 0; i < 5; i++) chunk(context, [...around(i, 5, 0.18, 0.3), i * 1.3]);
    return;
  }
  for (let i = 0; i < 6; i++)
    if (i % 2 === 0 || i === 5) mussel(context, [...around(i, 6, 0.3, 1.57), i * 1.05 + 1.57]);
  for (let i = 0; i < 5; i++) shrimp(context, [...around(i, 5, 0.16, 0.2), i * 1.26 + 1.8]);
  mussel(context, [0, 0, 0.6]);
}

/** A piece of roasted chicken. */
function chunk(context: Canvas2D, place: Place): void {
  turned(context, place, () => {
    fillOutline(context, 'M -9 -3 Q -2 -8 7 -5 Q 11 1 6 6 Q -2 9 -8 4 Z', css([0.62, 0.13, 58]));
    fillOutline(context, 'M -7 -2.6 Q -1 -6.4 5 -4 Q 7 0 2 2 Q -4 3 -7 0 Z', css([0.74, 0.12, 66]));
  });
}

/** The wide pan from straight above. */
function paellaFromAbove(context: Canvas2D, hasSeafood: boolean): void {
  for (const x of [0.045, 0.955])
    strokeEllipse(context, [x, 0.5, 0.045, 0.1], 0.03, css([0.5, 0.19, 28]));
  fillEllipse(context, [0.5, 0.5, 0.47, 0.47], css(STEEL_PAN));
  fillEllipse(context, [0.5, 0.5, 0.455, 0.455], css(shift(STEEL_PAN, 0.2)));
  fillEllipse(context, [0.5, 0.5, 0.43, 0.43], css(shift(STEEL_PAN, 0.02)));
  context.save();
  context.translate(0.5, 0.5);
  rice(context);
  toppings(context, hasSeafood);
  context.restore();
  gloss(context, [0.26, 0.22, 0.07, 0.03], 0.12);
}

/** The same pan on a table, seen from its side and a little from above. */
function paellaOnTable(context: Canvas2D, hasSeafood: boolean): void {
  for (const x of [0.05, 0.95])
    strokeEllipse(context, [x, 0.6, 0.045, 0.04], 0.026, css([0.5, 0.19, 28]));
  fillOutline(
    context,
    'M 4 60 C 8 84 24 92 50 92 C 76 92 92 84 96 60 Z',
    roundShade(context, 0.04, 0.96, STEEL_PAN),
  );
  fillEllipse(context, [0.5, 0.6, 0.46, 0.24], css(shift(STEEL_PAN, 0.22)));
  fillEllipse(context, [0.5, 0.605, 0.445, 0.226], fallShade(context, 0.36, 0.84, STEEL_PAN));
  context.save();
  context.translate(0.5, 0.605);
  context.scale(1.06, 0.53);
  rice(context);
  toppings(context, hasSeafood);
  context.restore();
}

export const PAELLA: PropFamily = {
  '@paella': (context) => paellaOnTable(context, false),
  '@seafoodpaella': (context) => paellaOnTable(context, true),
  '@paellaabove': (context) => paellaFromAbove(context, false),
  '@seafoodpaellaabove': (context) => paellaFromAbove(context, true),
};

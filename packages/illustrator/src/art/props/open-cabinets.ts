import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import {
  DARK_WOOD,
  fallShade,
  fillBall,
  fillBox,
  fillEllipse,
  fillOutline,
  IRON,
  type PropFamily,
  roundShade,
  STEEL,
  strokeEllipse,
  strokeOutline,
} from './brush.ts';

/** Cabinets, booths and bins, with room for a person or an animal in them. */

/** A refrigerator with its door open at the right, and food on the upper shelves. */
function openFridge(context: Canvas2D, colour: Colour): void {
  const light: Colour = [0.97, 0.03, 95];
  fillBox(context, [0.12, 0.96, 0.07, 0.04], 0.01, css(IRON));
  fillBox(context, [0.53, 0.96, 0.07, 0.04], 0.01, css(IRON));
  fillBox(context, [0.06, 0.02, 0.6, 0.95], 0.04, roundShade(context, 0.06, 0.66, colour));
  fillBox(context, [0.1, 0.06, 0.52, 0.87], 0.02, fallShade(context, 0, 1, light));
  for (const y of [0.2, 0.36])
    fillBox(context, [0.1, y, 0.52, 0.014], 0, css([0.72, 0.03, 220], 0.85));
  fillBox(context, [0.14, 0.1, 0.07, 0.1], 0.01, css([0.95, 0.02, 240]));
  fillBox(context, [0.23, 0.13, 0.12, 0.07], 0.02, css([0.82, 0.15, 85]));
  fillBall(context, 0.43, 0.165, 0.036, [0.62, 0.2, 25]);
  fillBall(context, 0.53, 0.165, 0.036, [0.72, 0.17, 140]);
  fillBox(context, [0.15, 0.28, 0.16, 0.08], 0.015, css([0.7, 0.13, 240]));
  fillBall(context, 0.42, 0.325, 0.036, [0.76, 0.16, 60]);
  fillBox(context, [0.5, 0.26, 0.07, 0.1], 0.012, css([0.66, 0.15, 330]));
  fillOutline(
    context,
    'M 66 3 L 94 9 L 94 92 L 66 96 Z',
    roundShade(context, 0.66, 0.96, shift(colour, 0.03)),
  );
  fillOutline(context, 'M 69 8 L 90 13 L 90 87 L 69 91 Z', css(shift(light, -0.06)));
  for (const y of [26, 50, 74])
    fillOutline(
      context,
      `M 69 ${y} L 90 ${y + 1} L 90 ${y + 6} L 69 ${y + 6} Z`,
      css([0.8, 0.04, 220]),
    );
}

/** A red booth whose front is open: the small panes of its back are seen. */
function openBooth(context: Canvas2D, colour: Colour): void {
  fillBox(context, [0.12, 0.94, 0.76, 0.06], 0.01, css(shift(colour, -0.2)));
  fillOutline(context, 'M 18 12 Q 50 -6 82 12 Z', roundShade(context, 0.18, 0.82, colour));
  fillBox(context, [0.16, 0.1, 0.68, 0.86], 0.014, roundShade(context, 0.16, 0.84, colour));
  fillBox(context, [0.26, 0.13, 0.48, 0.07], 0.012, css([0.97, 0.05, 92]));
  for (let i = 0; i < 7; i++)
    fillBox(context, [0.3 + i * 0.058, 0.155, 0.04, 0.02], 0.004, css([0.25, 0.02, 270]));
  fillBox(context, [0.21, 0.22, 0.58, 0.72], 0.01, css(shift(colour, -0.2)));
  for (let row = 0; row < 6; row++)
    for (let column = 0; column < 4; column++)
      fillBox(
        context,
        [0.235 + column * 0.137, 0.24 + row * 0.106, 0.12, 0.09],
        0.006,
        fallShade(context, 0.2, 0.9, [0.9, 0.06, 95]),
      );
  fillOutline(context, 'M 21 94 L 26 86 L 74 86 L 79 94 Z', css(shift(colour, -0.28)));
  fillBox(context, [0.66, 0.36, 0.11, 0.2], 0.02, css([0.28, 0.02, 270]));
  strokeOutline(context, 'M 70 44 Q 62 62 70 68', 0.014, css([0.2, 0.02, 270]));
}

/** Clothes hang at both sides of a wardrobe, whose doors stand open. */
function wardrobe(context: Canvas2D, colour: Colour): void {
  fillBox(context, [0.16, 0.03, 0.68, 0.94], 0.02, roundShade(context, 0.16, 0.84, colour));
  fillBox(context, [0.13, 0.01, 0.74, 0.05], 0.02, css(shift(colour, 0.06)));
  fillBox(context, [0.2, 0.09, 0.6, 0.84], 0.01, fallShade(context, 0.05, 1, [0.3, 0.05, 50]));
  fillBox(context, [0.2, 0.13, 0.6, 0.018], 0, css(STEEL));
  const clothes: readonly (readonly [number, Colour])[] = [
    [0.21, [0.62, 0.17, 20]],
    [0.275, [0.6, 0.13, 250]],
    [0.655, [0.78, 0.13, 85]],
    [0.72, [0.6, 0.12, 155]],
  ];
  for (const [x, tone] of clothes)
    fillBox(context, [x, 0.15, 0.075, 0.5], 0.025, roundShade(context, x, x + 0.08, tone));
  fillOutline(
    context,
    'M 19 8 L 2 14 L 2 98 L 19 93 Z',
    roundShade(context, 0, 0.2, shift(colour, 0.05)),
  );
  fillOutline(
    context,
    'M 81 8 L 98 14 L 98 98 L 81 93 Z',
    roundShade(context, 0.8, 1, shift(colour, 0.02)),
  );
  for (const x of [0.05, 0.95]) fillEllipse(context, [x, 0.55, 0.014, 0.02], css(DARK_WOOD));
  fillBox(context, [0.16, 0.92, 0.68, 0.06], 0.01, fallShade(context, 0.92, 0.98, colour));
}

/** One of a row of steel lockers, with its door open. */
function locker(context: Canvas2D, colour: Colour): void {
  fillBox(context, [0.2, 0.02, 0.5, 0.96], 0.02, roundShade(context, 0.2, 0.7, colour));
  fillBox(context, [0.24, 0.05, 0.42, 0.89], 0.01, css(shift(colour, -0.32)));
  fillBox(context, [0.24, 0.2, 0.42, 0.016], 0, css(shift(colour, 0.08)));
  fillBox(context, [0.28, 0.13, 0.2, 0.03], 0.006, css([0.62, 0.17, 25]));
  fillBox(context, [0.3, 0.165, 0.22, 0.035], 0.006, css([0.72, 0.14, 150]));
  fillOutline(
    context,
    'M 70 3 L 92 9 L 92 93 L 70 97 Z',
    roundShade(context, 0.7, 0.94, shift(colour, 0.06)),
  );
  for (const y of [16, 20, 24])
    fillOutline(
      context,
      `M 75 ${y} L 87 ${y + 2} L 87 ${y + 4} L 75 ${y + 2} Z`,
      css(shift(colour, -0.2)),
    );
  fillEllipse(context, [0.88, 0.54, 0.016, 0.026], css(STEEL));
}

/** A round can of ribbed steel. */
function trashCan(context: Canvas2D, colour: Colour): void {
  const dark = css(shift(colour, -0.24));
  fillOutline(
    context,
    'M 15 22 L 85 22 L 77 95 Q 50 101 23 95 Z',
    roundShade(context, 0.15, 0.85, colour),
  );
  for (const [x, lower] of [
    [27, 32],
    [39, 41],
    [50, 50],
    [61, 59],
    [73, 68],
  ] as const)
    strokeOutline(context, `M ${x} 30 L ${lower} 92`, 0.018, css(shift(colour, -0.16), 0.7));
  for (const side of [-1, 1])
    strokeEllipse(context, [0.5 + side * 0.36, 0.42, 0.05, 0.075], 0.022, dark);
  fillBox(context, [0.11, 0.17, 0.78, 0.075], 0.035, roundShade(context, 0.11, 0.89, shift(colour, 0.06))); // prettier-ignore
  fillBox(context, [0.21, 0.9, 0.58, 0.05], 0.02, roundShade(context, 0.2, 0.8, shift(colour, -0.08))); // prettier-ignore
}

/** A large container on wheels. */
function dumpster(context: Canvas2D, colour: Colour): void {
  for (const x of [0.2, 0.8]) fillEllipse(context, [x, 0.93, 0.06, 0.06], css([0.25, 0.02, 270]));
  fillOutline(context, 'M 4 34 L 96 34 L 90 92 L 10 92 Z', fallShade(context, 0.3, 0.95, colour));
  for (const x of [24, 50, 76])
    fillBox(context, [x / 100 - 0.02, 0.38, 0.04, 0.5], 0.01, css(shift(colour, -0.08)));
  fillBox(context, [0.01, 0.28, 0.98, 0.085], 0.02, fallShade(context, 0.28, 0.37, shift(colour, 0.06))); // prettier-ignore
  for (const x of [-0.01, 0.93]) fillBox(context, [x, 0.48, 0.08, 0.05], 0.015, css(IRON));
}

/** A lit glass case with a claw above a heap of toys. */
function clawMachine(context: Canvas2D, colour: Colour): void {
  fillBox(context, [0.12, 0.02, 0.76, 0.96], 0.04, roundShade(context, 0.12, 0.88, colour));
  fillBox(context, [0.17, 0.04, 0.66, 0.09], 0.03, css([0.97, 0.07, 92]));
  fillBox(context, [0.17, 0.15, 0.66, 0.5], 0.015, fallShade(context, 0.1, 0.7, [0.93, 0.05, 220]));
  fillBox(context, [0.17, 0.165, 0.66, 0.02], 0, css(STEEL));
  fillBox(context, [0.66, 0.18, 0.014, 0.1], 0, css(IRON));
  strokeOutline(context, 'M 67 28 Q 60 31 62 37 M 67 28 Q 74 31 72 37', 0.016, css(IRON));
  const toys: readonly (readonly [number, Colour])[] = [
    [0.24, [0.7, 0.16, 20]],
    [0.36, [0.8, 0.14, 90]],
    [0.49, [0.7, 0.14, 300]],
    [0.62, [0.74, 0.14, 150]],
    [0.75, [0.7, 0.13, 240]],
  ];
  for (const [x, tone] of toys) fillBall(context, x, 0.605, 0.065, tone);
  fillBox(context, [0.14, 0.65, 0.72, 0.07], 0.02, fallShade(context, 0.65, 0.72, shift(colour, 0.1))); // prettier-ignore
  fillBall(context, 0.34, 0.66, 0.03, [0.62, 0.22, 25]);
  fillBox(context, [0.2, 0.77, 0.28, 0.15], 0.02, css([0.24, 0.03, 280]));
  fillEllipse(context, [0.68, 0.685, 0.03, 0.018], css([0.9, 0.15, 92]));
}

/** A long curtain that reaches from its rod to the floor. */
function floorCurtain(context: Canvas2D, colour: Colour): void {
  fillBox(context, [0.1, 0.015, 0.8, 0.022], 0.011, css(DARK_WOOD));
  for (const x of [0.1, 0.9]) fillBall(context, x, 0.026, 0.022, shift(DARK_WOOD, 0.06));
  const folds = 8;
  const across = 0.68 / folds;
  for (let i = 0; i < folds; i++) {
    const x = 0.16 + i * across;
    const hem = 0.97 + (i % 2) * 0.012;
    fillOutline(
      context,
      `M ${100 * x} 4 L ${100 * (x + across + 0.004)} 4 L ${100 * (x + across + 0.006)} ${100 * hem} Q ${100 * (x + across / 2)} ${100 * hem + 2} ${100 * (x - 0.002)} ${100 * hem} Z`,
      roundShade(context, x, x + across, shift(colour, i % 2 === 0 ? 0.02 : -0.03)),
    );
  }
}

export const OPEN_CABINETS: PropFamily = {
  '@openfridge': (context, colour) => openFridge(context, colour ?? [0.86, 0.06, 170]),
  '@openbooth': (context, colour) => openBooth(context, colour ?? [0.55, 0.22, 27]),
  '@wardrobe': (context, colour) => wardrobe(context, colour ?? [0.58, 0.1, 58]),
  '@locker': (context, colour) => locker(context, colour ?? [0.6, 0.1, 240]),
  '@trashcan': (context, colour) => trashCan(context, colour ?? [0.7, 0.015, 250]),
  '@dumpster': (context, colour) => dumpster(context, colour ?? [0.5, 0.1, 155]),
  '@floorcurtain': (context, colour) => floorCurtain(context, colour ?? [0.6, 0.14, 25]),
  '@clawmachine': (context, colour) => clawMachine(context, colour ?? [0.62, 0.19, 350]),
};

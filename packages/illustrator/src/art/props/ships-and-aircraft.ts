import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import {
  BRASS,
  fallShade,
  fillBall,
  fillBox,
  fillEllipse,
  fillOutline,
  gloss,
  IRON,
  onBothSides,
  type PropFamily,
  SNOW,
  strokeLine,
  strokeOutline,
  within,
  WOOD,
} from './brush.ts';

/** Craft of the water, the air and space, seen from the side; what travels looks to the left. */

const PANE: Colour = [0.78, 0.09, 230];
const CELLS: Colour = [0.42, 0.14, 265];
const METAL: Colour = [0.86, 0.012, 250];
const FOIL: Colour = [0.8, 0.14, 80];

/** A long slim hull with a cockpit and a double paddle. */
function kayak(context: Canvas2D, colour: Colour): void {
  fillOutline(
    context,
    'M 0 74 C 12 80 26 76 40 76 L 62 76 C 76 76 88 80 100 74 C 94 92 82 100 66 100 L 34 100 C 18 100 6 92 0 74 Z',
    fallShade(context, 0.74, 1, colour),
  );
  within(context, 'M 0 88 Q 50 94 100 88 L 100 101 0 101 Z', () =>
    fillOutline(
      context,
      'M 0 74 L 100 74 C 94 92 82 100 66 100 L 34 100 C 18 100 6 92 0 74 Z',
      css(SNOW),
    ),
  );
  fillEllipse(context, [0.5, 0.775, 0.17, 0.035], css(shift(colour, 0.1)));
  fillEllipse(context, [0.5, 0.78, 0.14, 0.025], css([0.28, 0.03, 270]));
  gloss(context, [0.24, 0.81, 0.12, 0.014], 0.45);
  gloss(context, [0.78, 0.815, 0.08, 0.01], 0.3);
  strokeLine(context, [[0.22, 0.87], [0.78, 0.69]], 0.018, css([0.32, 0.02, 270])); // prettier-ignore
  for (const path of ['M 13 90 L 22 87', 'M 78 69 L 87 66'])
    strokeOutline(context, path, 0.06, css([0.85, 0.17, 92]));
}

const CARGO: readonly Colour[] = [
  [0.6, 0.2, 27],
  [0.62, 0.15, 245],
  [0.7, 0.17, 150],
  [0.82, 0.16, 82],
  [0.7, 0.16, 50],
  [0.55, 0.14, 300],
];

/** One ribbed container. */
function container(context: Canvas2D, x: number, y: number, colour: Colour): void {
  fillBox(context, [x, y, 0.125, 0.095], 0.008, fallShade(context, y, y + 0.095, colour));
  for (let rib = 1; rib < 6; rib++)
    fillBox(context, [x + rib * 0.0205, y + 0.014, 0.006, 0.067], 0, css(shift(colour, -0.1)));
  fillBox(context, [x, y, 0.125, 0.012], 0.006, css(shift(colour, 0.12)));
}

/** A container ship with colored stacks before its bridge. */
function cargoShip(context: Canvas2D, colour: Colour): void {
  const heights = [2, 3, 4, 4, 3];
  heights.forEach((height, column) => {
    for (let row = 0; row < height; row++) {
      const box = CARGO[(column * 2 + row * 5 + (row > 1 ? 1 : 0)) % CARGO.length] ?? colour;
      container(context, 0.11 + column * 0.13, 0.615 - row * 0.1, box);
    }
  });
  // The bridge with its funnel.
  fillBox(context, [0.84, 0.19, 0.09, 0.16], 0.015, fallShade(context, 0.19, 0.35, colour));
  fillBox(context, [0.84, 0.23, 0.09, 0.03], 0, css(SNOW));
  fillBox(
    context,
    [0.78, 0.3, 0.17, 0.42],
    [0.02, 0.02, 0, 0],
    fallShade(context, 0.3, 0.9, [0.93, 0.01, 250]),
  );
  fillBox(context, [0.76, 0.35, 0.2, 0.075], 0.015, css([0.36, 0.07, 245]));
  gloss(context, [0.82, 0.37, 0.04, 0.008], 0.5);
  for (const y of [0.48, 0.57])
    for (const x of [0.805, 0.86, 0.91])
      fillBox(context, [x, y, 0.028, 0.032], 0.008, css([0.5, 0.09, 240]));
  const hull =
    'M 0 62 L 9 66 10 71 94 71 Q 99 71 98 78 L 94 96 Q 93 100 88 100 L 16 100 Q 10 100 8 94 Z';
  fillOutline(context, hull, fallShade(context, 0.66, 1, colour));
  within(context, hull, () => {
    fillBox(context, [0, 0.92, 1, 0.1], 0, css([0.5, 0.17, 27]));
    fillBox(context, [0, 0.905, 1, 0.015], 0, css(SNOW));
    gloss(context, [0.5, 0.745, 0.42, 0.012], 0.35);
  });
  for (const x of [0.12, 0.165]) fillEllipse(context, [x, 0.8, 0.013, 0.013], css(SNOW));
}

/** A jet ski with its handlebar and a long seat. */
function jetSki(context: Canvas2D, colour: Colour): void {
  fillOutline(
    context,
    'M 0 76 Q 6 64 28 62 L 96 68 Q 100 70 99 78 L 95 94 Q 94 98 88 98 L 24 100 Q 8 96 0 76 Z',
    fallShade(context, 0.62, 1, [0.95, 0.01, 250]),
  );
  fillOutline(
    context,
    'M 0 76 Q 10 82 40 84 L 98 82 96 92 Q 94 98 88 98 L 24 100 Q 8 96 0 76 Z',
    fallShade(context, 0.76, 1, [0.34, 0.03, 265]),
  );
  fillOutline(
    context,
    'M 2 73 Q 10 54 34 46 L 46 50 50 64 94 70 92 76 40 78 Q 12 78 2 73 Z',
    fallShade(context, 0.46, 0.8, colour),
  );
  gloss(context, [0.22, 0.6, 0.1, 0.018], 0.5);
  fillOutline(
    context,
    'M 46 62 Q 52 54 62 56 L 90 58 Q 96 60 95 68 L 94 71 48 68 Z',
    fallShade(context, 0.54, 0.72, [0.3, 0.03, 270]),
  );
  gloss(context, [0.7, 0.59, 0.14, 0.01], 0.3);
  fillOutline(context, 'M 26 49 Q 30 34 38 32 L 40 36 36 48 Z', css(PANE, 0.95));
  strokeOutline(context, 'M 40 48 L 46 36', 0.04, css(IRON));
  strokeOutline(context, 'M 42 36 L 54 34', 0.035, css([0.24, 0.02, 270]));
  strokeOutline(context, 'M 18 72 L 44 72', 0.016, css(SNOW));
}

/** A houseboat: a small house with a veranda on a flat hull. */
function houseboat(context: Canvas2D, colour: Colour): void {
  fillBox(context, [0.7, 0.14, 0.07, 0.16], 0.012, fallShade(context, 0.14, 0.3, [0.55, 0.1, 35]));
  fillBox(context, [0.2, 0.38, 0.64, 0.38], 0.01, fallShade(context, 0.36, 0.78, colour));
  for (let y = 0.44; y < 0.74; y += 0.055)
    fillBox(context, [0.2, y, 0.64, 0.007], 0, css(shift(colour, -0.08)));
  fillOutline(
    context,
    'M 8 38 L 24 20 82 20 92 38 Z',
    fallShade(context, 0.18, 0.42, [0.5, 0.09, 35]),
  );
  fillBox(context, [0.06, 0.37, 0.88, 0.035], 0.015, css([0.96, 0.02, 90]));
  for (const x of [0.28, 0.66]) {
    fillBox(context, [x, 0.46, 0.13, 0.15], 0.012, css(SNOW));
    fillBox(context, [x + 0.015, 0.475, 0.1, 0.12], 0.008, fallShade(context, 0.46, 0.6, PANE));
    fillBox(context, [x + 0.06, 0.47, 0.01, 0.13], 0, css(SNOW));
    fillBox(context, [x - 0.01, 0.62, 0.15, 0.045], 0.01, css(WOOD));
    for (let i = 0; i < 4; i++)
      fillBall(context, x + 0.015 + i * 0.034, 0.615, 0.023, CARGO[i % 2 ? 3 : 0] ?? WOOD);
  }
  fillBox(context, [0.47, 0.47, 0.12, 0.28], [0.03, 0.03, 0, 0], css(shift(WOOD, -0.08)));
  fillBox(context, [0.495, 0.5, 0.07, 0.08], 0.02, css(PANE));
  fillBall(context, 0.57, 0.63, 0.01, BRASS);
  for (const x of [0.08, 0.14, 0.89])
    fillBox(context, [x, x < 0.1 ? 0.4 : 0.6, 0.018, 0.18], 0.006, css(SNOW));
  fillBox(context, [0.08, 0.4, 0.018, 0.36], 0.006, css(SNOW));
  fillBox(context, [0.06, 0.6, 0.14, 0.02], 0.008, css(SNOW));
  fillBox(context, [0.84, 0.6, 0.07, 0.02], 0.008, css(SNOW));
  fillOutline(
    context,
    'M 0 74 L 100 74 Q 98 100 88 100 L 12 100 Q 4 98 0 74 Z',
    fallShade(context, 0.74, 1, [0.42, 0.08, 245]),
  );
  fillBox(context, [0, 0.74, 1, 0.035], 0.012, css(shift(WOOD, 0.12)));
}

/** A fighter jet with swept wings, a glass canopy and rockets below. */
function fighterJet(context: Canvas2D, colour: Colour): void {
  fillOutline(context, 'M 68 44 L 86 16 95 16 92 46 Z', fallShade(context, 0.14, 0.5, colour));
  fillOutline(context, 'M 88 22 L 95 22 94.5 28 84 28 Z', css([0.62, 0.2, 27]));
  fillBox(
    context,
    [0.9, 0.44, 0.1, 0.15],
    [0.01, 0.03, 0.03, 0.01],
    fallShade(context, 0.44, 0.6, IRON),
  );
  fillEllipse(context, [0.985, 0.515, 0.015, 0.055], css([0.8, 0.17, 60]));
  fillOutline(
    context,
    'M 24 47 Q 32 32 44 34 Q 54 35 60 45 Z',
    fallShade(context, 0.3, 0.5, [0.6, 0.12, 235]),
  );
  gloss(context, [0.37, 0.39, 0.06, 0.014], 0.6);
  fillOutline(
    context,
    'M 0 57 Q 14 47 30 45 L 90 42 93 60 Q 60 66 30 64 Q 10 62 0 57 Z',
    fallShade(context, 0.42, 0.68, shift(colour, 0.05)),
  );
  fillOutline(context, 'M 0 57 Q 6 52 13 50 L 13 61 Q 6 60 0 57 Z', css(shift(colour, -0.2)));
  fillOutline(context, 'M 38 54 L 48 52 48 62 40 62 Z', css(shift(colour, -0.28)));
  for (const x of [0.5, 0.64]) {
    fillBox(context, [x, 0.71, 0.2, 0.035], 0.018, fallShade(context, 0.7, 0.75, SNOW));
    fillBox(context, [x, 0.71, 0.045, 0.035], 0.018, css([0.6, 0.2, 27]));
  }
  fillOutline(
    context,
    'M 46 57 L 74 55 96 76 92 80 78 80 Z',
    fallShade(context, 0.52, 0.84, shift(colour, -0.06)),
  );
  fillOutline(context, 'M 78 51 L 90 50 100 60 96 63 Z', css(shift(colour, -0.1)));
  fillBall(context, 0.33, 0.555, 0.035, [0.95, 0.01, 250]);
  fillBall(context, 0.33, 0.555, 0.022, [0.55, 0.18, 255]);
  gloss(context, [0.34, 0.485, 0.2, 0.008], 0.5);
}

/** A glider with long slim wings, banking towards the eye. */
function glider(context: Canvas2D, colour: Colour): void {
  fillOutline(
    context,
    'M 36 46 L 88 12 Q 96 8 98 12 L 56 47 Z',
    fallShade(context, 0.1, 0.5, shift(SNOW, -0.12)),
  );
  fillOutline(
    context,
    'M 86 48 L 92 26 Q 97 25 98 29 L 96 54 Z',
    fallShade(context, 0.26, 0.56, colour),
  );
  fillOutline(
    context,
    'M 0 55 Q 4 46 20 43 Q 32 41 48 45 L 98 49 98 53 Q 60 55 40 61 Q 14 66 0 55 Z',
    fallShade(context, 0.42, 0.64, SNOW),
  );
  fillOutline(
    context,
    'M 5 50 Q 12 40 24 41 Q 32 42 35 48 Q 20 52 5 50 Z',
    fallShade(context, 0.38, 0.54, [0.62, 0.12, 235]),
  );
  gloss(context, [0.18, 0.45, 0.07, 0.011], 0.6);
  fillOutline(
    context,
    'M 0 56 Q 30 58 98 51 L 98 53 Q 60 55 40 61 Q 14 66 0 56 Z',
    fallShade(context, 0.5, 0.66, colour),
  );
  fillOutline(
    context,
    'M 28 53 L 52 51 26 84 Q 10 96 6 92 Q 6 88 14 76 Z',
    fallShade(context, 0.5, 1, SNOW),
  );
  fillOutline(context, 'M 12 79 L 29 80 26 84 Q 10 96 6 92 Q 6 88 12 79 Z', css(colour));
  fillOutline(context, 'M 86 51 L 96 51 90 60 82 62 Z', css(shift(SNOW, -0.06)));
}

/** One wing of solar cells. */
function solarWing(context: Canvas2D, x: number, y: number): void {
  fillBox(context, [x, y, 0.13, 0.34], 0.012, css(BRASS));
  for (let row = 0; row < 5; row++)
    for (let column = 0; column < 2; column++)
      fillBox(
        context,
        [x + 0.01 + column * 0.057, y + 0.01 + row * 0.065, 0.052, 0.06],
        0.006,
        fallShade(context, y - 0.1, y + 0.4, CELLS),
      );
}

/** A space station: modules on a truss between four pairs of solar wings. */
function spaceStation(context: Canvas2D, colour: Colour): void {
  fillBox(context, [0.03, 0.475, 0.94, 0.05], 0.015, fallShade(context, 0.47, 0.53, METAL));
  for (let i = 0; i < 16; i++) fillBox(context, [0.05 + i * 0.058, 0.485, 0.02, 0.03], 0.004, css(IRON)); // prettier-ignore
  onBothSides(context, () => {
    for (const x of [0, 0.15]) {
      fillBox(context, [x + 0.055, 0.4, 0.02, 0.2], 0, css(IRON));
      solarWing(context, x, 0.09);
      solarWing(context, x, 0.57);
    }
  });
  const round = fallShade(context, 0.38, 0.62, colour);
  fillBox(context, [0.32, 0.41, 0.36, 0.18], 0.05, round);
  for (const x of [0.38, 0.61])
    fillBox(context, [x, 0.4, 0.018, 0.2], 0.008, css(shift(colour, -0.2)));
  fillBox(context, [0.425, 0.2, 0.15, 0.62], 0.05, fallShade(context, 0.16, 0.9, colour));
  for (const y of [0.28, 0.66])
    fillBox(context, [0.415, y, 0.17, 0.022], 0.008, css([0.66, 0.18, 45]));
  fillEllipse(context, [0.5, 0.5, 0.085, 0.085], css(shift(colour, -0.22)));
  fillBall(context, 0.5, 0.5, 0.066, [0.6, 0.14, 235]);
  gloss(context, [0.475, 0.47, 0.022, 0.015], 0.7);
  for (const y of [0.37, 0.6, 0.73]) fillBall(context, 0.5, y, 0.022, [0.9, 0.13, 90]);
  gloss(context, [0.455, 0.44, 0.012, 0.2], 0.45);
  strokeOutline(context, 'M 50 20 L 50 9', 0.014, css(METAL));
  fillOutline(
    context,
    'M 39 6 Q 50 20 61 6 Q 50 10 39 6 Z',
    fallShade(context, 0.05, 0.16, shift(METAL, 0.04)),
  );
  fillBox(context, [0.46, 0.81, 0.08, 0.08], 0.015, fallShade(context, 0.8, 0.9, IRON));
}

/** A moon lander: a gray cabin on a base in gold foil with legs. */
function lunarLander(context: Canvas2D, colour: Colour): void {
  fillOutline(context, 'M 42 82 L 58 82 64 93 36 93 Z', fallShade(context, 0.8, 0.94, IRON));
  onBothSides(context, () => {
    strokeOutline(context, 'M 28 62 L 10 94 M 28 80 L 14 86', 0.03, css(shift(FOIL, -0.12)));
    fillEllipse(context, [0.1, 0.965, 0.1, 0.032], fallShade(context, 0.93, 1, METAL));
    fillOutline(context, 'M 26 40 L 16 32 20 26 30 34 Z', css(IRON));
  });
  fillOutline(
    context,
    'M 26 58 L 74 58 80 66 80 78 74 84 26 84 20 78 20 66 Z',
    fallShade(context, 0.56, 0.86, FOIL),
  );
  fillOutline(context, 'M 26 58 L 38 58 36 70 38 84 26 84 20 78 20 66 Z', css([1, 0.05, 95], 0.35));
  fillOutline(
    context,
    'M 62 58 L 74 58 80 66 80 78 74 84 64 84 66 70 Z',
    css([0.5, 0.12, 55], 0.4),
  );
  fillOutline(
    context,
    'M 34 18 L 62 16 76 28 78 46 68 58 32 58 22 46 24 28 Z',
    fallShade(context, 0.14, 0.62, colour),
  );
  fillOutline(context, 'M 34 18 L 42 30 40 50 32 58 22 46 24 28 Z', css([1, 0, 0], 0.3));
  fillOutline(context, 'M 62 16 L 76 28 78 46 68 58 62 50 60 30 Z', css([0.4, 0.03, 265], 0.3));
  for (const pane of ['M 27 30 L 38 33 35 42 Z', 'M 73 30 L 62 33 65 42 Z'])
    fillOutline(context, pane, css([0.32, 0.09, 250]));
  fillBox(context, [0.43, 0.38, 0.14, 0.18], 0.02, css(shift(colour, -0.22)));
  fillBox(context, [0.45, 0.4, 0.1, 0.14], 0.015, css(shift(colour, -0.06)));
  strokeOutline(context, 'M 50 58 L 50 94 M 56 58 L 56 94', 0.012, css(METAL));
  for (const y of [0.66, 0.74, 0.82, 0.9]) fillBox(context, [0.5, y, 0.06, 0.012], 0, css(METAL));
  strokeOutline(context, 'M 40 18 L 40 8', 0.014, css(METAL));
  fillOutline(context, 'M 30 2 Q 34 14 48 10 Q 40 8 30 2 Z', css(SNOW));
  strokeOutline(context, 'M 60 17 L 64 4', 0.012, css(METAL));
  fillBall(context, 0.64, 0.035, 0.018, [0.63, 0.22, 27]);
}

/** A rover on six wheels, with a mast of cameras and a wing of solar cells. */
function rover(context: Canvas2D, colour: Colour): void {
  strokeOutline(context, 'M 32 56 L 28 20', 0.035, css(METAL));
  fillBox(context, [0.16, 0.08, 0.26, 0.14], 0.04, fallShade(context, 0.06, 0.24, SNOW));
  for (const x of [0.22, 0.31]) {
    fillBall(context, x, 0.15, 0.038, IRON);
    gloss(context, [x - 0.01, 0.137, 0.012, 0.01], 0.8);
  }
  fillOutline(context, 'M 50 42 L 98 34 100 40 54 50 Z', css(CELLS));
  strokeOutline(context, 'M 50 43 L 98 35', 0.018, css([0.66, 0.13, 250]));
  strokeOutline(context, 'M 72 44 L 70 56', 0.03, css(METAL));
  strokeOutline(context, 'M 20 58 L 6 50 3 64', 0.03, css(METAL));
  fillBox(context, [0, 0.62, 0.07, 0.07], 0.02, css(IRON));
  fillBox(context, [0.16, 0.52, 0.72, 0.18], 0.04, fallShade(context, 0.5, 0.72, colour));
  fillBox(context, [0.16, 0.62, 0.72, 0.035], 0, css(FOIL));
  gloss(context, [0.46, 0.548, 0.24, 0.012], 0.5);
  strokeOutline(context, 'M 16 84 L 32 70 50 84 M 50 74 L 66 70 84 84', 0.034, css(METAL));
  for (const x of [0.15, 0.5, 0.85]) {
    fillBall(context, x, 0.865, 0.13, [0.3, 0.02, 270]);
    fillBall(context, x, 0.865, 0.075, METAL);
    fillBall(context, x, 0.865, 0.03, FOIL);
  }
}

/** A cabin with wide windows that hangs from a rope. */
function cableCar(context: Canvas2D, colour: Colour): void {
  strokeLine(context, [[0, 0.11], [1, 0.05]], 0.022, css([0.34, 0.02, 270])); // prettier-ignore
  for (const x of [0.43, 0.57]) fillBall(context, x, 0.075, 0.045, METAL);
  strokeOutline(context, 'M 50 8 L 56 20 50 34', 0.04, css(IRON));
  fillBox(context, [0.3, 0.31, 0.4, 0.06], 0.025, css(IRON));
  const cabin = 'M 20 36 L 80 36 Q 90 36 91 48 L 94 80 Q 94 98 82 99 L 18 99 Q 6 98 6 80 L 9 48 Q 10 36 20 36 Z'; // prettier-ignore
  fillOutline(context, cabin, fallShade(context, 0.34, 1, colour));
  within(context, cabin, () => {
    fillBox(context, [0, 0.82, 1, 0.05], 0, css(SNOW));
    fillBox(context, [0.1, 0.36, 0.8, 0.04], 0.02, css(shift(colour, 0.14)));
  });
  for (const [x, width] of [
    [0.13, 0.22],
    [0.39, 0.22],
    [0.65, 0.22],
  ] as const) {
    fillBox(context, [x, 0.45, width, 0.29], 0.035, fallShade(context, 0.42, 0.78, PANE));
    fillOutline(
      context,
      `M ${x * 100 + 3} 72 L ${x * 100 + 13} 47 ${x * 100 + 18} 47 ${x * 100 + 8} 72 Z`,
      css([1, 0, 0], 0.4),
    );
  }
  fillBox(context, [0.498, 0.45, 0.008, 0.52], 0, css(shift(colour, -0.2)));
}

export const SHIPS_AND_AIRCRAFT: PropFamily = {
  '@kayak': (context, colour) => kayak(context, colour ?? [0.68, 0.19, 40]),
  '@cargoship': (context, colour) => cargoShip(context, colour ?? [0.45, 0.12, 250]),
  '@jetski': (context, colour) => jetSki(context, colour ?? [0.62, 0.22, 27]),
  '@houseboat': (context, colour) => houseboat(context, colour ?? [0.82, 0.1, 200]),
  '@fighterjet': (context, colour) => fighterJet(context, colour ?? [0.66, 0.035, 245]),
  '@glider': (context, colour) => glider(context, colour ?? [0.62, 0.2, 27]),
  '@spacestation': (context, colour) => spaceStation(context, colour ?? [0.9, 0.01, 250]),
  '@lunarlander': (context, colour) => lunarLander(context, colour ?? [0.74, 0.015, 260]),
  '@rover': (context, colour) => rover(context, colour ?? [0.92, 0.015, 90]),
  '@cablecar': (context, colour) => cableCar(context, colour ?? [0.6, 0.21, 27]),
};

import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import { createRandom } from '../../math/random.ts';
import {
  CREAM,
  DARK_WOOD,
  fallShade,
  fillBox,
  fillEllipse,
  fillOutline,
  fillShape,
  type PropFamily,
  roundShade,
  STONE,
  strokeLine,
  strokeOutline,
  turned,
  WARM_LIGHT,
  within,
} from './brush.ts';

type Box = readonly [x: number, y: number, wide: number, tall: number];

/** A window with a frame and a cross, lit from inside. */
function window(context: Canvas2D, [x, y, wide, tall]: Box, frame: Colour): void {
  fillBox(context, [x - 0.012, y - 0.012, wide + 0.024, tall + 0.024], 0.006, css(frame));
  fillBox(context, [x, y, wide, tall], 0.003, fallShade(context, y, y + tall, WARM_LIGHT));
  context.fillStyle = css(frame);
  context.fillRect(x + wide / 2 - 0.004, y, 0.008, tall);
  context.fillRect(x, y + tall / 2 - 0.004, wide, 0.008);
}

/** A door under a round arch. */
function archedDoor(context: Canvas2D, [x, y, wide, tall]: Box, colour: Colour): void {
  const [l, r, top, foot] = [x * 100, (x + wide) * 100, y * 100, (y + tall) * 100];
  const spring = top + wide * 50;
  fillOutline(context, `M ${l} ${foot} L ${l} ${spring} Q ${l} ${top} ${(l + r) / 2} ${top} Q ${r} ${top} ${r} ${spring} L ${r} ${foot} Z`, css(colour)); // prettier-ignore
  strokeLine(context, [[x + wide / 2, y + 0.01], [x + wide / 2, y + tall]], 0.005, css(shift(colour, -0.08))); // prettier-ignore
}

/** A front with a gable: the two eaves and the ridge. */
function gable(
  context: Canvas2D,
  [left, right, eaves, ridge]: readonly [number, number, number, number],
  wall: Colour,
  roof: Colour,
): void {
  const middle = (left + right) / 2;
  fillShape(context, [[left, eaves], [middle, ridge], [right, eaves]], fallShade(context, ridge, eaves, wall)); // prettier-ignore
  const edge = 0.04;
  for (const side of [left - edge, right + edge])
    strokeLine(context, [[side, eaves + edge * 0.7], [middle, ridge - edge * 0.4]], 0.06, css(roof)); // prettier-ignore
}

/** Beams in plaster under a steep roof; the upper floor juts out. */
function timberHouse(context: Canvas2D, colour: Colour): void {
  const roof: Colour = [0.5, 0.13, 33];
  fillBox(context, [0.66, 0.08, 0.09, 0.2], 0.006, fallShade(context, 0.08, 0.28, [0.56, 0.08, 35])); // prettier-ignore
  fillBox(context, [0.2, 0.66, 0.6, 0.34], 0, fallShade(context, 0.66, 1, STONE));
  fillBox(context, [0.16, 0.4, 0.68, 0.27], 0, fallShade(context, 0.4, 0.67, colour));
  gable(context, [0.16, 0.84, 0.41, 0.08], colour, roof);
  const beam = css(DARK_WOOD);
  for (const y of [0.41, 0.665])
    strokeLine(context, [[0.15, y], [0.85, y]], 0.026, beam); // prettier-ignore
  for (const x of [0.17, 0.335, 0.5, 0.665, 0.83])
    strokeLine(context, [[x, 0.41], [x, 0.66]], 0.02, beam); // prettier-ignore
  strokeLine(context, [[0.3, 0.27], [0.7, 0.27]], 0.018, beam); // prettier-ignore
  strokeLine(context, [[0.5, 0.1], [0.5, 0.4]], 0.018, beam); // prettier-ignore
  for (const [from, to] of [
    [
      [0.18, 0.65],
      [0.33, 0.42],
    ],
    [
      [0.82, 0.65],
      [0.67, 0.42],
    ],
    [
      [0.32, 0.4],
      [0.48, 0.28],
    ],
    [
      [0.68, 0.4],
      [0.52, 0.28],
    ],
  ] as const)
    // prettier-ignore
    strokeLine(context, [from, to], 0.016, beam);
  window(context, [0.365, 0.48, 0.105, 0.12], DARK_WOOD);
  window(context, [0.53, 0.48, 0.105, 0.12], DARK_WOOD);
  window(context, [0.25, 0.74, 0.13, 0.13], DARK_WOOD);
  archedDoor(context, [0.54, 0.73, 0.16, 0.27], [0.4, 0.08, 45]);
}

/** Low white walls under a roof of straw that bends over the windows. */
function thatchedCottage(context: Canvas2D, colour: Colour): void {
  fillBox(context, [0.7, 0.1, 0.09, 0.24], 0.006, fallShade(context, 0.1, 0.34, [0.6, 0.06, 40]));
  fillBox(context, [0.12, 0.54, 0.76, 0.46], 0.01, fallShade(context, 0.54, 1, CREAM));
  window(context, [0.2, 0.66, 0.13, 0.14], [0.42, 0.09, 145]);
  window(context, [0.66, 0.66, 0.13, 0.14], [0.42, 0.09, 145]);
  archedDoor(context, [0.43, 0.64, 0.15, 0.36], [0.48, 0.11, 150]);
  const thatch =
    'M 3 60 Q 8 34 20 22 Q 50 14 80 22 Q 92 34 97 60 Q 84 65 78 60 Q 72 53 66 60 Q 58 65 50 59 Q 42 65 34 60 Q 28 53 21 60 Q 14 65 3 60 Z';
  fillOutline(context, thatch, fallShade(context, 0.16, 0.62, colour));
  const random = createRandom(9);
  for (let i = 0; i < 110; i++) {
    const across = random() * 2 - 1;
    const top = 0.24 + 0.26 * random();
    const reach = 0.28 + (top - 0.2) * 0.4;
    const x = 0.5 + across * reach;
    strokeLine(context, [[x, top], [x + across * 0.02, top + 0.07]], 0.004, css(shift(colour, (random() - 0.6) * 0.16))); // prettier-ignore
  }
  strokeOutline(context, 'M 19 23 Q 50 14 81 23', 0.035, css(shift(colour, -0.1)));
  for (let i = 0; i < 22; i++) {
    const x = 0.13 + 0.74 * random();
    if (Math.abs(x - 0.505) < 0.1) continue;
    fillEllipse(context, [x, 0.97 - 0.04 * random(), 0.022, 0.022], css(i % 2 ? [0.7, 0.18, 5] : [0.56, 0.14, 140])); // prettier-ignore
  }
}

/** Boards, a porch on posts and a gable above it. */
function farmhouse(context: Canvas2D, colour: Colour): void {
  const roof: Colour = [0.46, 0.03, 250];
  fillBox(context, [0.76, 0.14, 0.07, 0.2], 0.004, fallShade(context, 0.14, 0.34, [0.56, 0.09, 35])); // prettier-ignore
  fillBox(context, [0.1, 0.42, 0.8, 0.58], 0, fallShade(context, 0.42, 1, colour));
  for (let y = 0.44; y < 0.98; y += 0.026)
    strokeLine(context, [[0.1, y], [0.9, y]], 0.003, css(shift(colour, -0.08))); // prettier-ignore
  fillShape(context, [[0.04, 0.44], [0.16, 0.22], [0.84, 0.22], [0.96, 0.44]], fallShade(context, 0.22, 0.44, roof)); // prettier-ignore
  gable(context, [0.34, 0.66, 0.42, 0.18], colour, shift(roof, -0.05));
  window(context, [0.455, 0.3, 0.09, 0.1], [0.98, 0.004, 90]);
  for (const x of [0.16, 0.72]) window(context, [x, 0.48, 0.11, 0.13], [0.98, 0.004, 90]);
  window(context, [0.445, 0.48, 0.11, 0.13], [0.98, 0.004, 90]);
  fillBox(context, [0.44, 0.74, 0.12, 0.26], 0.004, css([0.5, 0.15, 28]));
  for (const x of [0.17, 0.71]) window(context, [x, 0.76, 0.12, 0.13], [0.98, 0.004, 90]);
  fillShape(context, [[0.05, 0.72], [0.11, 0.65], [0.89, 0.65], [0.95, 0.72]], fallShade(context, 0.65, 0.72, roof)); // prettier-ignore
  for (const x of [0.09, 0.34, 0.64, 0.89])
    fillBox(context, [x, 0.71, 0.022, 0.27], 0.004, css([0.99, 0.004, 90]));
  fillBox(context, [0.05, 0.965, 0.9, 0.035], 0.004, css(shift(DARK_WOOD, 0.16)));
}

/** A small white house of prayer with a bell under its cross. */
function chapel(context: Canvas2D, colour: Colour): void {
  const roof: Colour = [0.5, 0.13, 33];
  fillBox(context, [0.43, 0.14, 0.14, 0.2], 0.004, fallShade(context, 0.14, 0.34, colour));
  fillOutline(context, 'M 46 31 L 46 22 Q 46 18 50 18 Q 54 18 54 22 L 54 31 Z', css([0.32, 0.03, 250])); // prettier-ignore
  fillOutline(context, 'M 47 29 Q 48 24 50 23 Q 52 24 53 29 Z', css([0.8, 0.14, 85]));
  fillShape(context, [[0.41, 0.15], [0.5, 0.07], [0.59, 0.15]], css(roof)); // prettier-ignore
  strokeLine(context, [[0.5, 0], [0.5, 0.08]], 0.012, css([0.8, 0.12, 85])); // prettier-ignore
  strokeLine(context, [[0.475, 0.03], [0.525, 0.03]], 0.012, css([0.8, 0.12, 85])); // prettier-ignore
  fillBox(context, [0.24, 0.5, 0.52, 0.5], 0, fallShade(context, 0.5, 1, colour));
  gable(context, [0.24, 0.76, 0.51, 0.28], colour, roof);
  fillEllipse(context, [0.5, 0.5, 0.06, 0.06], css(shift(colour, -0.12)));
  fillEllipse(context, [0.5, 0.5, 0.048, 0.048], css([0.62, 0.13, 250]));
  archedDoor(context, [0.42, 0.68, 0.16, 0.32], [0.42, 0.08, 45]);
  for (const x of [0.29, 0.62]) {
    archedDoor(context, [x, 0.66, 0.09, 0.16], [0.62, 0.13, 250]);
  }
}

/** Walls around a church with a dome, an arcade and a bell tower. */
function monastery(context: Canvas2D, colour: Colour): void {
  const roof: Colour = [0.58, 0.13, 38];
  fillBox(context, [0.16, 0.16, 0.13, 0.6], 0, fallShade(context, 0.16, 0.76, colour));
  fillShape(context, [[0.14, 0.17], [0.225, 0.05], [0.31, 0.17]], css(roof)); // prettier-ignore
  archedDoor(context, [0.195, 0.22, 0.06, 0.12], [0.34, 0.03, 260]);
  fillBox(context, [0.46, 0.36, 0.28, 0.4], 0, fallShade(context, 0.36, 0.76, shift(colour, 0.03)));
  fillOutline(context, 'M 47 37 Q 47 19 60 18 Q 73 19 73 37 Z', roundShade(context, 0.47, 0.73, roof)); // prettier-ignore
  strokeLine(context, [[0.6, 0.09], [0.6, 0.19]], 0.01, css([0.8, 0.12, 85])); // prettier-ignore
  strokeLine(context, [[0.578, 0.12], [0.622, 0.12]], 0.01, css([0.8, 0.12, 85])); // prettier-ignore
  for (const x of [0.51, 0.58, 0.65]) archedDoor(context, [x, 0.43, 0.04, 0.12], [0.34, 0.03, 260]);
  fillBox(context, [0.04, 0.62, 0.92, 0.38], 0, fallShade(context, 0.62, 1, colour));
  fillShape(context, [[0.01, 0.64], [0.06, 0.56], [0.94, 0.56], [0.99, 0.64]], fallShade(context, 0.56, 0.64, roof)); // prettier-ignore
  for (let i = 0; i < 7; i++)
    archedDoor(context, [0.09 + i * 0.122, 0.74, 0.08, 0.26], i === 3 ? [0.4, 0.08, 45] : [0.4, 0.03, 60]); // prettier-ignore
}

/** A white dome with an open slit and the telescope in it. */
function observatory(context: Canvas2D, colour: Colour): void {
  fillOutline(context, 'M 21 53 Q 21 22 50 22 Q 79 22 79 53 Z', roundShade(context, 0.21, 0.79, colour)); // prettier-ignore
  fillOutline(context, 'M 52 53 L 50 24 Q 58 22 66 27 L 68 53 Z', css([0.24, 0.04, 265]));
  turned(context, [0.6, 0.42, 0.62], () => {
    fillBox(context, [-0.035, -0.3, 0.07, 0.34], 0.012, roundShade(context, -0.035, 0.035, [0.62, 0.03, 255])); // prettier-ignore
    fillBox(context, [-0.045, -0.32, 0.09, 0.04], 0.01, css([0.4, 0.03, 260]));
  });
  fillBox(context, [0.18, 0.52, 0.64, 0.07], 0.01, fallShade(context, 0.52, 0.59, shift(colour, -0.12))); // prettier-ignore
  fillBox(context, [0.22, 0.59, 0.56, 0.41], 0, roundShade(context, 0.22, 0.78, shift(colour, -0.04))); // prettier-ignore
  for (const x of [0.28, 0.62]) window(context, [x, 0.7, 0.1, 0.1], [0.5, 0.03, 255]);
  fillBox(context, [0.44, 0.76, 0.12, 0.24], 0.006, css([0.42, 0.05, 255]));
}

/** A hut of painted boards in stripes, on short posts. */
function beachHut(context: Canvas2D, colour: Colour): void {
  for (const x of [0.22, 0.46, 0.7])
    fillBox(context, [x, 0.9, 0.07, 0.1], 0.006, css(shift(DARK_WOOD, 0.12)));
  const white: Colour = [0.98, 0.006, 90];
  within(context, 'M 18 92 L 18 42 L 50 14 L 82 42 L 82 92 Z', () => {
    for (let i = 0; i < 10; i++)
    fillBox(context, [0.18 + i * 0.064, 0.1, 0.064, 0.84], 0, fallShade(context, 0.1, 0.94, i % 2 ? white : colour)); // prettier-ignore
  });
  for (const side of [0.12, 0.88])
    strokeLine(context, [[side, 0.46], [0.5, 0.12]], 0.055, css(shift(colour, -0.12))); // prettier-ignore
  fillBox(context, [0.38, 0.54, 0.24, 0.38], 0.006, css(shift(colour, -0.14)));
  fillBox(context, [0.41, 0.58, 0.18, 0.14], 0.004, css([0.8, 0.07, 230]));
  fillBox(context, [0.14, 0.89, 0.72, 0.04], 0.006, css(shift(DARK_WOOD, 0.2)));
}

/** Upright stones in a ring, with lintels across some. */
function stoneCircle(context: Canvas2D, colour: Colour): void {
  const upright = (x: number, y: number, wide: number, tall: number, tone: number): void =>
    fillBox(context, [x, y, wide, tall], 0.018, roundShade(context, x, x + wide, shift(colour, tone))); // prettier-ignore
  for (const x of [0.2, 0.38, 0.56, 0.72]) upright(x, 0.46, 0.075, 0.36, -0.1);
  upright(0.18, 0.4, 0.28, 0.07, -0.07);
  upright(0.54, 0.4, 0.27, 0.07, -0.07);
  for (const [x, y, tall] of [
    [0.03, 0.42, 0.54],
    [0.2, 0.36, 0.62],
    [0.4, 0.38, 0.62],
    [0.58, 0.42, 0.56],
    [0.85, 0.44, 0.52],
  ] as const)
    // prettier-ignore
    upright(x, y, 0.1, tall, 0.02);
  upright(0.01, 0.33, 0.31, 0.085, 0.05);
  upright(0.38, 0.32, 0.32, 0.085, 0.05);
}

/** A figure in a long robe with its arms spread wide, on a pedestal. */
function spreadStatue(context: Canvas2D, colour: Colour): void {
  fillBox(context, [0.38, 0.82, 0.24, 0.18], 0.006, fallShade(context, 0.82, 1, shift(colour, -0.14))); // prettier-ignore
  fillBox(context, [0.35, 0.8, 0.3, 0.035], 0.006, css(shift(colour, -0.06)));
  fillOutline(context, 'M 42 80 Q 44 50 43 26 L 57 26 Q 56 50 58 80 Z', roundShade(context, 0.41, 0.59, colour)); // prettier-ignore
  fillOutline(context, 'M 2 28 Q 4 25.5 9 26 L 42 21 Q 50 18 58 21 L 91 26 Q 96 25.5 98 28 Q 95 30.5 90 30 L 82 40 Q 68 33 57 36 L 43 36 Q 32 33 18 40 L 10 30 Q 5 30.5 2 28 Z', fallShade(context, 0.18, 0.4, colour)); // prettier-ignore
  for (const x of [46.5, 50, 53.5])
    strokeOutline(context, `M ${x} 36 Q ${x} 58 ${50 + (x - 50) * 1.6} 79`, 0.008, css(shift(colour, -0.1))); // prettier-ignore
  fillOutline(context, 'M 45 19 L 46 8 Q 50 4 54 8 L 55 19 Z', css(shift(colour, -0.14)));
  fillEllipse(context, [0.5, 0.125, 0.036, 0.052], fallShade(context, 0.07, 0.18, colour));
}

/** Houses and buildings of the country, and stones and statues that stand above it. */
export const COUNTRY_HOUSES: PropFamily = {
  '@timberhouse': (context, colour) => timberHouse(context, colour ?? CREAM),
  '@thatchedcottage': (context, colour) => thatchedCottage(context, colour ?? [0.72, 0.09, 78]),
  '@farmhouse': (context, colour) => farmhouse(context, colour ?? [0.95, 0.012, 90]),
  '@chapel': (context, colour) => chapel(context, colour ?? [0.96, 0.014, 88]),
  '@monastery': (context, colour) => monastery(context, colour ?? [0.84, 0.05, 80]),
  '@observatory': (context, colour) => observatory(context, colour ?? [0.94, 0.008, 250]),
  '@beachhut': (context, colour) => beachHut(context, colour ?? [0.66, 0.14, 235]),
  '@stonecircle': (context, colour) => stoneCircle(context, colour ?? [0.66, 0.02, 90]),
  '@spreadstatue': (context, colour) => spreadStatue(context, colour ?? [0.84, 0.015, 110]),
};

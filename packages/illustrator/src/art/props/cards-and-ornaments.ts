import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import { TAU } from '../../math/periodic.ts';
import { createRandom } from '../../math/random.ts';
import { starCorners } from '../../math/star-corners.ts';
import { radialGradient } from '../../painting.ts';
import {
  BRASS,
  fallShade,
  fillBall,
  fillBox,
  fillEllipse,
  fillOutline,
  gloss,
  type PropFamily,
  roundShade,
  strokeEllipse,
  strokeOutline,
  turned,
  WARM_LIGHT,
  within,
} from './brush.ts';

/** A star with points, of an outline around (x, y). */
function starOutline(x: number, y: number, reach: number, points: number, waist: number): string {
  const corners = starCorners([x, y], reach, waist, points).map((corner) => corner.join(' '));
  return `M ${corners.join(' L ')} Z`;
}

function tarotSun(context: Canvas2D): void {
  fillOutline(context, starOutline(-1, -6, 23, 12, 0.62), css([0.8, 0.16, 75]));
  fillBall(context, -0.01, -0.06, 0.125, [0.9, 0.15, 90]);
  for (const x of [-0.055, 0.035])
    fillEllipse(context, [x, -0.075, 0.014, 0.018], css([0.4, 0.08, 50]));
  strokeOutline(context, 'M -5 -2 Q -1 2 3 -2', 0.014, css([0.4, 0.08, 50]));
}

/** A crescent with a face, its rays around it. */
function tarotMoon(context: Canvas2D): void {
  fillOutline(context, starOutline(-1, -8, 24, 16, 0.72), css([0.72, 0.06, 270], 0.5));
  fillOutline(
    context,
    'M 4 -27 C -24 -28 -26 14 4 12 C -4 6 -6 2 -5 -1 L 1 -3 L -4 -9 C -6 -16 -3 -22 4 -27 Z',
    css([0.94, 0.06, 95]),
  );
  fillEllipse(context, [-0.085, -0.12, 0.013, 0.017], css([0.3, 0.06, 280]));
  for (const [x, y] of [
    [-12, 20],
    [10, 18],
    [-1, 24],
  ] as const)
    fillOutline(context, starOutline(x, y, 2.4, 4, 0.35), css([0.93, 0.1, 92]));
}

function tarotStar(context: Canvas2D): void {
  fillOutline(context, starOutline(-1, -7, 24, 8, 0.42), css([0.93, 0.1, 92]));
  fillOutline(context, starOutline(-1, -7, 14, 8, 0.42), css([0.99, 0.03, 95]));
}

/** A card of the tarot. */
function tarotCard(
  context: Canvas2D,
  colour: Colour,
  picture: (context: Canvas2D) => void = tarotSun,
): void {
  turned(context, [0.5, 0.5, 0.06], () => {
    fillBox(context, [-0.3, -0.48, 0.62, 0.97], 0.05, css([0.3, 0.05, 290], 1));
    fillBox(context, [-0.32, -0.49, 0.62, 0.97], 0.05, css([0.95, 0.04, 88]));
    fillBox(context, [-0.285, -0.455, 0.55, 0.9], 0.03, fallShade(context, -0.45, 0.45, colour));
    strokeOutline(context, 'M -25.5 -42 L 23.5 -42 L 23.5 41 L -25.5 41 Z', 0.012, css(BRASS));
    picture(context);
    for (const [x, y, reach] of [
      [-19, -35, 4],
      [17, -35, 4],
      [-19, 22, 3],
      [17, 22, 3],
      [-1, -36, 2.5],
    ] as const)
      fillOutline(context, starOutline(x, y, reach, 4, 0.35), css([0.95, 0.1, 92]));
    fillOutline(context, 'M -24 40 Q -14 24 -1 30 Q 12 24 22 40 Z', css([0.5, 0.13, 150]));
    fillBox(context, [-0.17, 0.315, 0.32, 0.075], 0.02, css([0.95, 0.04, 88]));
    for (const x of [-0.09, -0.01, 0.07])
      fillBox(context, [x - 0.025, 0.345, 0.05, 0.014], 0.007, css([0.4, 0.08, 50]));
  });
}

/** A glass ball for a Christmas tree. */
function bauble(context: Canvas2D, colour: Colour): void {
  strokeEllipse(context, [0.5, 0.065, 0.05, 0.05], 0.02, css(shift(BRASS, -0.06)));
  fillBox(context, [0.41, 0.1, 0.18, 0.12], 0.02, roundShade(context, 0.4, 0.6, BRASS));
  fillBall(context, 0.5, 0.59, 0.41, colour);
  context.save();
  context.beginPath();
  context.arc(0.5, 0.59, 0.41, 0, TAU);
  context.clip();
  for (const y of [42, 74]) {
    strokeOutline(context, `M 4 ${y} Q 50 ${y + 16} 96 ${y}`, 0.03, css(shift(BRASS, 0.02), 0.95));
  }
  for (let i = 0; i < 5; i++) {
    const x = 16 + i * 17;
    const y = 60 + 6.5 * (1 - ((i - 2) / 2) ** 2);
    fillOutline(context, starOutline(x, y, 6.5, 4, 0.34), css([0.98, 0.03, 90]));
  }
  fillEllipse(
    context,
    [0.5, 0.59, 0.41, 0.41],
    radialGradient(context, 0.38, 0.42, 0.62, [
      [0, [1, 0, 0], 0.2],
      [0.5, [1, 0, 0], 0],
      [1, [0.15, 0.06, 300], 0.5],
    ]),
  );
  context.restore();
  turned(context, [0.33, 0.38, -0.6], () => gloss(context, [0, 0, 0.09, 0.045], 0.75));
}

/** An old book of spells with a clasp, corners of brass and a glowing star. */
function spellBook(context: Canvas2D, colour: Colour): void {
  fillOutline(
    context,
    'M 14 12 L 84 8 Q 90 8 90 14 L 96 90 Q 96 97 90 97 L 22 99 Q 12 99 12 90 Z',
    fallShade(context, 0, 1, shift(colour, -0.14)),
  );
  fillOutline(context, 'M 18 84 L 92 82 L 93 93 L 22 95 Q 16 92 18 84 Z', css([0.93, 0.05, 85]));
  for (const y of [86, 89, 92])
    strokeOutline(context, `M 20 ${y} L 92 ${y - 2}`, 0.006, css([0.74, 0.07, 75]));
  fillOutline(
    context,
    'M 10 10 Q 10 4 16 4 L 80 1 Q 86 1 87 7 L 93 78 Q 93 84 88 84 L 20 87 Q 12 88 12 94 Z',
    roundShade(context, 0.06, 0.96, colour),
  );
  fillOutline(
    context,
    'M 10 10 Q 10 4 16 4 L 22 4 L 26 86 L 20 87 Q 12 88 12 94 Z',
    css(shift(colour, -0.13)),
  );
  for (const y of [18, 38, 58, 76])
    strokeOutline(context, `M 10.5 ${y} L 23 ${y - 1}`, 0.02, css(shift(BRASS, -0.06)));
  for (const corner of [
    'M 74 1.3 L 86 1 L 87 14 Z',
    'M 92 68 L 93 84 L 78 84.6 Z',
    'M 30 3 L 40 3 L 30.6 14 Z',
    'M 35 86 L 45 85.7 L 34.4 75 Z',
  ])
    fillOutline(context, corner, css(BRASS));
  fillEllipse(
    context,
    [0.58, 0.43, 0.28, 0.29],
    radialGradient(context, 0.58, 0.43, 0.3, [
      [0, [0.95, 0.12, 95], 0.75],
      [1, [0.9, 0.14, 95], 0],
    ]),
  );
  strokeEllipse(context, [0.58, 0.43, 0.2, 0.21], 0.018, css(BRASS));
  fillOutline(
    context,
    starOutline(58, 43, 19, 5, 0.4),
    fallShade(context, 0.24, 0.62, [0.92, 0.13, 92]),
  );
  fillBall(context, 0.58, 0.43, 0.045, [0.62, 0.2, 320]);
  fillBox(context, [0.84, 0.38, 0.13, 0.12], 0.02, roundShade(context, 0.84, 0.97, BRASS));
  fillEllipse(context, [0.905, 0.44, 0.02, 0.025], css([0.3, 0.05, 60]));
}

/** A candlestick of brass with a burning candle. */
function candlestick(context: Canvas2D, colour: Colour): void {
  fillEllipse(
    context,
    [0.5, 0.14, 0.16, 0.18],
    radialGradient(context, 0.5, 0.14, 0.18, [
      [0, WARM_LIGHT, 0.7],
      [1, WARM_LIGHT, 0],
    ]),
  );
  fillBox(
    context,
    [0.435, 0.22, 0.13, 0.32],
    0.02,
    roundShade(context, 0.43, 0.57, [0.96, 0.03, 88]),
  );
  fillOutline(
    context,
    'M 43.5 24 Q 50 21 56.5 24 L 56.5 32 Q 54.5 36 53.5 30 Q 52 27 50 30 L 50 40 Q 48 43 46.5 39 L 46.5 30 Q 45 28 43.5 31 Z',
    css([0.99, 0.02, 92]),
  );
  strokeOutline(context, 'M 50 22 L 50 18', 0.012, css([0.25, 0.02, 50]));
  fillOutline(
    context,
    'M 50 3 Q 58 12 55 17 Q 50 22 45 17 Q 43 12 50 3 Z',
    fallShade(context, 0.03, 0.2, [0.85, 0.17, 70]),
  );
  fillOutline(
    context,
    'M 50 10 Q 53 14 52 17 Q 50 19 48 17 Q 47 14 50 10 Z',
    css([0.98, 0.07, 100]),
  );
  const shade = roundShade(context, 0.24, 0.76, colour);
  fillOutline(context, 'M 36 52 L 64 52 Q 62 60 54 61 L 46 61 Q 38 60 36 52 Z', shade);
  fillEllipse(context, [0.5, 0.525, 0.14, 0.022], css(shift(colour, 0.1)));
  fillOutline(
    context,
    'M 46 60 L 54 60 Q 53 68 58 72 Q 53 76 55 86 L 45 86 Q 47 76 42 72 Q 47 68 46 60 Z',
    shade,
  );
  fillOutline(
    context,
    'M 45 84 L 55 84 Q 58 90 76 93 Q 80 99 74 100 L 26 100 Q 20 99 24 93 Q 42 90 45 84 Z',
    shade,
  );
  strokeOutline(context, 'M 28 95 Q 40 93 46 90', 0.014, css([1, 0, 0], 0.5));
}

/** A brick wall with a bubbly star, a heart, a tag and drips of paint. */
function graffitiWall(context: Canvas2D, colour: Colour): void {
  fillBox(context, [0, 0.12, 1, 0.88], 0.015, css([0.72, 0.03, 60]));
  const random = createRandom(5);
  for (let row = 0; row < 11; row++)
    for (let column = -1; column < 7; column++) {
      const x = column * 0.165 + (row % 2) * 0.082;
      const left = Math.max(0.004, x);
      const right = Math.min(0.996, x + 0.153);
      if (right - left > 0.02)
        fillBox(
          context,
          [left, 0.13 + row * 0.079, right - left, 0.068],
          0.01,
          css([0.52 + random() * 0.07, 0.09, 35 + random() * 10]),
        );
    }
  const letters =
    'M 12 70 Q 4 42 20 38 Q 34 36 34 50 Q 36 34 50 38 Q 62 42 58 54 Q 64 34 80 38 Q 96 42 88 72 Q 82 80 70 76 Q 62 82 52 76 Q 42 82 34 76 Q 18 80 12 70 Z';
  strokeOutline(context, letters, 0.1, css([0.98, 0.01, 90]));
  strokeOutline(context, letters, 0.06, css([0.25, 0.06, 290]));
  fillOutline(context, letters, fallShade(context, 0.38, 0.8, colour));
  within(context, letters, () => {
    fillBox(context, [0, 0.6, 1, 0.3], 0, css([0.75, 0.15, 200], 0.9));
    for (let i = 0; i < 12; i++)
      fillBall(context, 0.08 + i * 0.077, 0.6 + 0.02 * Math.sin(i * 2), 0.05, [0.75, 0.15, 200]);
  });
  for (const outline of [
    'M 34 50 Q 34 66 38 74',
    'M 58 54 Q 60 68 56 76',
    'M 20 50 Q 24 46 26 54 Q 26 62 22 62',
    'M 44 50 L 44 64',
    'M 72 50 Q 80 48 78 58 Q 74 66 70 62',
  ])
    strokeOutline(context, outline, 0.026, css([0.25, 0.06, 290]));
  for (const outline of ['M 18 43 Q 22 40 26 42', 'M 44 42 Q 48 40 51 43', 'M 72 43 Q 77 40 82 43'])
    strokeOutline(context, outline, 0.02, css([1, 0, 0], 0.9));
  fillOutline(context, starOutline(84, 25, 12, 5, 0.45), css([0.9, 0.17, 95]));
  fillOutline(
    context,
    'M 14 32 Q 2 22 8 17 Q 13 15 15 20 Q 18 15 22 17 Q 28 22 14 32 Z',
    css([0.62, 0.24, 10]),
  );
  strokeOutline(
    context,
    'M 34 26 Q 40 16 44 24 Q 48 32 54 22 Q 58 16 62 24',
    0.028,
    css([0.85, 0.2, 130]),
  );
  for (const [x, from, to, hue] of [
    [22, 80, 92, 200],
    [46, 80, 88, 200],
    [76, 79, 95, 200],
  ] as const)
    strokeOutline(context, `M ${x} ${from} L ${x} ${to}`, 0.022, css([0.72, 0.15, hue]));
}

/** A mosaic of small tiles: a sun over the waves. */
function mosaic(context: Canvas2D, colour: Colour): void {
  const random = createRandom(9);
  fillBox(context, [0, 0, 1, 1], 0.04, css([0.5, 0.05, 50]));
  fillBox(context, [0.035, 0.035, 0.93, 0.93], 0.02, css([0.92, 0.02, 85]));
  const count = 17;
  const size = 0.9 / count;
  for (let row = 0; row < count; row++)
    for (let column = 0; column < count; column++) {
      const [x, y] = [(column + 0.5) / count - 0.5, (row + 0.5) / count - 0.5];
      const reach = Math.hypot(x, y + 0.08);
      const ray = Math.floor(((Math.atan2(y + 0.08, x) / TAU + 1) * 16 + 0.5) % 2);
      const wave = y - 0.24 + 0.045 * Math.sin(x * 16);
      let tone: Colour =
        reach < 0.15
          ? [0.86, 0.16, 88]
          : reach < 0.2
            ? [0.68, 0.19, 45]
            : reach < 0.36 && ray === 0
              ? [0.8, 0.16, 70]
              : colour;
      if (wave > 0)
        tone = Math.floor(wave / 0.07) % 2 === 0 ? [0.48, 0.14, 255] : [0.66, 0.12, 215];
      if (wave > -0.05 && wave <= 0) tone = [0.96, 0.02, 220];
      fillBox(
        context,
        [0.05 + column * size, 0.05 + row * size, size * 0.86, size * 0.86],
        0.008,
        css(shift(tone, (random() - 0.5) * 0.09)),
      );
    }
}

export const CARDS_AND_ORNAMENTS: PropFamily = {
  '@tarotcard': (context, colour) => tarotCard(context, colour ?? [0.4, 0.13, 285]),
  '@tarotmoon': (context, colour) => tarotCard(context, colour ?? [0.32, 0.1, 270], tarotMoon),
  '@tarotstar': (context, colour) => tarotCard(context, colour ?? [0.36, 0.11, 255], tarotStar),
  '@bauble': (context, colour) => bauble(context, colour ?? [0.56, 0.22, 25]),
  '@spellbook': (context, colour) => spellBook(context, colour ?? [0.42, 0.15, 305]),
  '@candlestick': (context, colour) => candlestick(context, colour ?? BRASS),
  '@graffitiwall': (context, colour) => graffitiWall(context, colour ?? [0.66, 0.22, 345]),
  '@mosaic': (context, colour) => mosaic(context, colour ?? [0.82, 0.09, 205]),
};

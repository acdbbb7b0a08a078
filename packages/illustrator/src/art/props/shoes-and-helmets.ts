import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import {
  fallShade,
  fillBall,
  fillBox,
  fillEllipse,
  fillOutline,
  gloss,
  IRON,
  type PropFamily,
  roundShade,
  STEEL,
  strokeOutline,
  within,
} from './brush.ts';

/** A cozy slipper with a fluffy rim and a pompom. */
function slipper(context: Canvas2D, colour: Colour): void {
  fillOutline(
    context,
    'M 2 90 Q 2 84 12 84 L 92 82 Q 99 84 98 92 Q 96 99 86 99 L 14 99 Q 2 99 2 90 Z',
    fallShade(context, 0.82, 1, [0.86, 0.05, 75]),
  );
  fillOutline(
    context,
    'M 3 88 Q 0 70 8 60 Q 20 68 44 66 L 52 88 Z',
    fallShade(context, 0.58, 0.9, shift(colour, -0.06)),
  );
  fillOutline(
    context,
    'M 38 88 Q 36 62 46 48 Q 60 42 78 56 Q 94 68 98 82 Q 98 89 90 89 Z',
    roundShade(context, 0.34, 1.02, colour),
  );
  for (const [x, y, radius] of [
    [0.06, 0.62, 0.055],
    [0.13, 0.665, 0.055],
    [0.2, 0.695, 0.055],
    [0.27, 0.705, 0.055],
    [0.34, 0.69, 0.06],
    [0.39, 0.63, 0.06],
    [0.42, 0.56, 0.06],
    [0.46, 0.49, 0.06],
  ] as const)
    fillBall(context, x, y, radius, [0.96, 0.02, 80]);
  for (let i = 12; i >= 0; i--) {
    const turn = i * 2.4;
    const reach = Math.sqrt(i) * 0.021;
    const [x, y] = [0.66 + Math.cos(turn) * reach, 0.5 + Math.sin(turn) * reach];
    fillBall(context, x, y, 0.035, [0.96, 0.02, 80]);
  }
  gloss(context, [0.87, 0.75, 0.03, 0.05], 0.25);
}

/** A cowboy boot with its heel, pulls and stitched shaft. */
function cowboyBoot(context: Canvas2D, colour: Colour): void {
  const boot =
    'M 22 6 Q 32 12 42 12 Q 54 12 62 4 Q 62 30 62 50 Q 62 60 72 66 Q 92 74 97 84 Q 99 91 92 93 L 56 93 Q 46 86 38 88 L 24 88 Q 20 80 24 66 Q 28 40 22 6 Z';
  fillOutline(
    context,
    'M 22 84 L 42 86 L 40 100 L 26 100 Z',
    fallShade(context, 0.84, 1, [0.3, 0.05, 45]),
  );
  fillOutline(
    context,
    'M 36 88 Q 46 84 56 91 L 97 87 Q 99 96 90 97 L 56 97 Q 46 93 40 93 Z',
    fallShade(context, 0.86, 0.97, [0.32, 0.05, 45]),
  );
  fillOutline(context, boot, roundShade(context, 0.18, 0.92, colour));
  within(context, boot, () => {
    fillOutline(
      context,
      'M 60 78 Q 70 62 100 76 L 100 96 L 66 96 Q 70 84 60 78 Z',
      css(shift(colour, -0.1), 0.75),
    );
    fillOutline(context, 'M 18 66 Q 36 70 38 92 L 16 92 Z', css(shift(colour, -0.1), 0.75));
  });
  const stitch = css(shift(colour, 0.22, 0.9));
  for (const outline of [
    'M 42 20 Q 30 26 34 36 Q 42 42 42 54 Q 42 42 51 36 Q 55 26 42 20 Z',
    'M 42 27 Q 37 30 39 34 L 42 38 L 46 34 Q 48 30 42 27',
    'M 33 50 Q 38 58 42 64 Q 47 58 53 50',
    'M 60 78 Q 70 64 92 76',
    'M 24 12 Q 32 18 42 18 Q 53 18 61 11',
  ])
    strokeOutline(context, outline, 0.013, stitch);
  strokeOutline(context, 'M 27 12 L 29 34', 0.03, css([1, 0, 0], 0.22));
}

/** A bicycle helmet with its vents and chin strap. */
function bikeHelmet(context: Canvas2D, colour: Colour): void {
  strokeOutline(context, 'M 30 68 Q 40 80 48 96 Q 60 84 66 68', 0.025, css(IRON));
  fillBox(
    context,
    [0.43, 0.88, 0.11, 0.09],
    0.03,
    fallShade(context, 0.88, 0.98, [0.5, 0.02, 260]),
  );
  const shell = 'M 3 64 Q -2 24 44 14 Q 90 10 98 52 Q 100 64 88 67 Q 60 58 34 70 Q 10 76 3 64 Z';
  fillOutline(context, shell, fallShade(context, 0.1, 0.76, colour));
  within(context, shell, () => {
    for (const outline of [
      'M 14 44 Q 30 22 62 20 Q 36 30 24 50 Q 17 52 14 44 Z',
      'M 32 48 Q 46 30 74 26 Q 52 38 44 54 Q 36 58 32 48 Z',
      'M 54 48 Q 66 34 86 36 Q 72 44 66 54 Q 57 58 54 48 Z',
      'M 6 60 Q 20 52 30 62 Q 18 68 6 60 Z',
      'M 76 54 Q 84 46 93 48 Q 92 58 84 60 Z',
    ])
      fillOutline(context, outline, fallShade(context, 0.2, 0.66, [0.26, 0.02, 260]));
    strokeOutline(context, 'M 0 68 Q 40 76 98 58', 0.04, css(shift(colour, -0.16)));
  });
  strokeOutline(context, 'M 9 44 Q 16 26 38 19', 0.03, css([1, 0, 0], 0.45));
}

/** A full motorcycle helmet with its dark visor. */
function motorcycleHelmet(context: Canvas2D, colour: Colour): void {
  const shell =
    'M 6 60 Q 0 8 50 4 Q 96 6 97 48 L 96 66 Q 97 86 90 94 Q 78 100 62 96 Q 50 92 40 94 Q 20 98 12 90 Q 7 80 6 60 Z';
  fillOutline(context, shell, roundShade(context, 0.02, 1.02, colour));
  within(context, shell, () => {
    fillOutline(
      context,
      'M 20 4 Q 40 30 34 100 L 22 100 Q 26 40 8 20 Z',
      css([0.98, 0.01, 90], 0.9),
    );
    fillBox(context, [0, 0.88, 1, 0.14], 0, css([0.28, 0.02, 260], 0.85));
  });
  fillOutline(
    context,
    'M 46 32 Q 72 24 96 32 Q 99 48 97 60 Q 74 70 52 64 Q 44 60 43 48 Q 43 38 46 32 Z',
    fallShade(context, 0.26, 0.7, [0.3, 0.03, 255]),
  );
  fillOutline(
    context,
    'M 54 36 Q 68 30 76 31 Q 64 42 60 58 Q 52 54 54 36 Z',
    css([0.85, 0.06, 230], 0.55),
  );
  fillBall(context, 0.46, 0.48, 0.045, STEEL);
  for (const y of [0.75, 0.81])
    fillBox(context, [0.76, y, 0.16, 0.03], 0.015, css(shift(colour, -0.3)));
  gloss(context, [0.56, 0.14, 0.14, 0.045], 0.45);
}

/** A football helmet with a stripe and its face guard. */
function footballHelmet(context: Canvas2D, colour: Colour): void {
  const shell =
    'M 5 62 Q -2 8 46 4 Q 88 4 90 42 L 66 46 Q 58 54 60 66 Q 62 80 58 88 Q 50 96 34 94 Q 24 92 22 80 Q 8 78 5 62 Z';
  fillOutline(context, shell, roundShade(context, 0, 0.92, colour));
  within(context, shell, () => {
    strokeOutline(context, 'M 2 42 Q 12 10 46 8 Q 74 6 90 30', 0.05, css([0.98, 0.01, 90]));
  });
  fillEllipse(context, [0.4, 0.62, 0.07, 0.07], css(shift(colour, -0.24)));
  fillEllipse(context, [0.4, 0.62, 0.035, 0.035], css([0.2, 0.02, 260]));
  const guard = css([0.93, 0.008, 250]);
  for (const outline of [
    'M 60 58 Q 84 56 96 60 Q 99 72 93 88 Q 80 93 58 84',
    'M 60 70 Q 84 70 97 73',
    'M 80 57 Q 84 74 80 90',
    'M 90 42 Q 96 50 96 60',
  ]) {
    strokeOutline(context, outline, 0.052, css([0.62, 0.02, 260]));
    strokeOutline(context, outline, 0.034, guard);
  }
  gloss(context, [0.3, 0.24, 0.12, 0.06], 0.4);
}

/** The helmet of a space suit with its golden visor. */
function spaceHelmet(context: Canvas2D, colour: Colour): void {
  fillOutline(
    context,
    'M 18 84 L 82 84 Q 92 88 92 99 L 8 99 Q 8 88 18 84 Z',
    fallShade(context, 0.82, 1, shift(colour, -0.16)),
  );
  fillBox(context, [0.14, 0.86, 0.72, 0.05], 0.025, css([0.55, 0.19, 250]));
  fillBall(context, 0.5, 0.46, 0.44, colour);
  for (const x of [0.02, 0.88])
    fillBox(
      context,
      [x, 0.36, 0.1, 0.24],
      0.04,
      roundShade(context, x, x + 0.1, shift(colour, -0.14)),
    );
  const visor = 'M 16 46 Q 16 20 50 19 Q 84 20 84 46 Q 84 74 50 75 Q 16 74 16 46 Z';
  fillOutline(context, visor, css([0.42, 0.02, 260]));
  fillOutline(
    context,
    'M 20 46 Q 20 24 50 23 Q 80 24 80 46 Q 80 70 50 71 Q 20 70 20 46 Z',
    fallShade(context, 0.2, 0.78, [0.68, 0.15, 75]),
  );
  fillOutline(
    context,
    'M 25 42 Q 28 29 44 27 Q 34 36 32 54 Q 25 52 25 42 Z',
    css([0.99, 0.05, 95], 0.8),
  );
  fillEllipse(context, [0.68, 0.6, 0.03, 0.02], css([0.99, 0.05, 95], 0.6));
  strokeOutline(context, 'M 88 36 Q 94 20 92 8', 0.018, css(shift(colour, -0.3)));
  fillBall(context, 0.92, 0.06, 0.03, [0.62, 0.22, 25]);
  gloss(context, [0.36, 0.1, 0.1, 0.03], 0.7);
}

/** A helmet from the front, as it sits on a head. */
function wornHelmet(context: Canvas2D, colour: Colour): void {
  const shell = 'M 8 66 C 2 -4 98 -4 92 66 Q 50 52 8 66 Z';
  fillOutline(context, shell, roundShade(context, 0.06, 0.94, colour));
  for (const outline of [
    'M 44 12 Q 50 8 56 12 L 55 42 Q 50 46 45 42 Z',
    'M 26 18 Q 32 14 36 16 Q 32 30 34 46 Q 28 48 24 44 Q 22 30 26 18 Z',
    'M 74 18 Q 68 14 64 16 Q 68 30 66 46 Q 72 48 76 44 Q 78 30 74 18 Z',
  ])
    fillOutline(context, outline, fallShade(context, 0.1, 0.5, [0.28, 0.02, 260]));
  strokeOutline(context, 'M 8 64 Q 50 50 92 64', 0.05, css(shift(colour, -0.14)));
  strokeOutline(context, 'M 14 44 Q 16 26 24 16', 0.03, css([1, 0, 0], 0.4));
}

export const SHOES_AND_HELMETS: PropFamily = {
  '@slipper': (context, colour) => slipper(context, colour ?? [0.72, 0.13, 350]),
  '@cowboyboot': (context, colour) => cowboyBoot(context, colour ?? [0.52, 0.11, 50]),
  '@wornhelmet': (context, colour) => wornHelmet(context, colour ?? [0.6, 0.18, 250]),
  '@bikehelmet': (context, colour) => bikeHelmet(context, colour ?? [0.6, 0.18, 250]),
  '@motorcyclehelmet': (context, colour) => motorcycleHelmet(context, colour ?? [0.57, 0.22, 26]),
  '@footballhelmet': (context, colour) => footballHelmet(context, colour ?? [0.5, 0.19, 260]),
  '@astronauthelmet': (context, colour) => spaceHelmet(context, colour ?? [0.95, 0.008, 250]),
};

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
  type PropFamily,
  roundShade,
  STEEL,
  strokeOutline,
  turned,
  within,
} from './brush.ts';

const WHITE: Colour = [0.97, 0.01, 90];

/** One bent arrow of the sign of recycling. */
function recyclingArrow(context: Canvas2D): void {
  fillOutline(
    context,
    'M -6 -10.500 L -2.500 -15.500 Q 0 -18 2.500 -15.500 L 6 -10 L 2 -8 L 0 -11.500 L -2.300 -8 Z',
    css(WHITE),
  );
  fillOutline(context, 'M 8.800 -5 L 1 -7.200 L 7.800 -12.500 Z', css(WHITE));
}

/** A bin on wheels with three arrows in a ring. */
function recyclingBin(context: Canvas2D, colour: Colour): void {
  for (const x of [0.24, 0.76]) {
    fillBall(context, x, 0.93, 0.07, [0.3, 0.01, 270]);
    fillEllipse(context, [x, 0.93, 0.026, 0.026], css(STEEL));
  }
  fillOutline(
    context,
    'M 14 24 L 86 24 L 79 92 Q 78 96 74 96 L 26 96 Q 22 96 21 92 Z',
    roundShade(context, 0.14, 0.86, colour),
  );
  for (const x of [22, 78]) {
    strokeOutline(
      context,
      `M ${x} 32 L ${x + (50 - x) * 0.16} 88`,
      0.014,
      css(shift(colour, -0.12)),
    );
  }
  for (const turn of [0, (Math.PI * 2) / 3, (Math.PI * 4) / 3]) {
    turned(context, [0.5, 0.62, turn], () => recyclingArrow(context));
  }
  fillBox(
    context,
    [0.1, 0.19, 0.8, 0.075],
    0.025,
    fallShade(context, 0.19, 0.265, shift(colour, -0.06)),
  );
  fillOutline(
    context,
    'M 12 19 Q 13 10 24 8 L 76 8 Q 87 10 88 19 Z',
    fallShade(context, 0.06, 0.2, shift(colour, 0.05)),
  );
  fillBox(context, [0.36, 0.045, 0.28, 0.05], 0.022, css(shift(colour, -0.12)));
  gloss(context, [0.36, 0.115, 0.14, 0.014], 0.4);
}

/** A full black bag tied at its neck. */
function trashBag(context: Canvas2D, colour: Colour): void {
  fillOutline(
    context,
    'M 50 24 C 44 14 32 10 30 2 Q 40 5 45 3 Q 50 7 55 2 Q 62 5 71 2 C 68 12 58 14 50 24 Z',
    fallShade(context, 0, 0.26, shift(colour, 0.08)),
  );
  fillOutline(
    context,
    'M 44 22 L 56 22 C 62 32 84 38 91 58 C 98 80 90 96 80 99 L 20 99 C 10 96 2 80 9 58 C 16 38 38 32 44 22 Z',
    roundShade(context, 0.02, 1, colour),
  );
  for (const path of [
    'M 47 26 C 40 42 26 46 22 62',
    'M 52 27 C 54 44 68 50 72 66',
    'M 50 30 C 48 46 48 54 44 64',
    'M 18 82 Q 28 92 44 88',
    'M 84 74 Q 80 88 66 90',
  ]) {
    strokeOutline(context, path, 0.018, css(shift(colour, -0.1), 0.8));
  }
  fillOutline(context, 'M 38 36 C 24 46 16 56 15 72 C 20 60 30 52 40 42 Z', css([1, 0, 0], 0.3));
  fillOutline(context, 'M 60 40 C 70 48 76 54 78 66 C 72 56 64 52 58 46 Z', css([1, 0, 0], 0.16));
  fillBox(
    context,
    [0.42, 0.195, 0.16, 0.05],
    0.024,
    fallShade(context, 0.19, 0.25, [0.62, 0.2, 27]),
  );
}

/** A brass plate with a glowing round button and a bell above. */
function doorbell(context: Canvas2D, colour: Colour): void {
  fillBox(context, [0.25, 0.02, 0.5, 0.97], 0.12, css(shift(colour, -0.28)));
  fillBox(context, [0.24, 0.01, 0.5, 0.96], 0.12, roundShade(context, 0.24, 0.74, colour));
  fillBox(context, [0.28, 0.05, 0.42, 0.88], 0.09, css(shift(colour, -0.1), 0.5));
  fillBall(context, 0.49, 0.63, 0.19, shift(colour, 0.02));
  fillEllipse(context, [0.49, 0.63, 0.15, 0.15], css(shift(colour, -0.3)));
  fillBall(context, 0.49, 0.625, 0.135, WHITE);
  gloss(context, [0.44, 0.57, 0.04, 0.025], 0.9);
  const dark = css(shift(colour, -0.42));
  fillOutline(
    context,
    'M 36 32 C 42 28 38 14 49 13 C 60 14 56 28 62 32 Q 62 34 60 34 L 38 34 Q 36 34 36 32 Z',
    dark,
  );
  fillEllipse(context, [0.49, 0.36, 0.035, 0.03], dark);
  fillEllipse(context, [0.49, 0.125, 0.022, 0.022], dark);
  for (const y of [0.08, 0.9]) fillBall(context, 0.49, y, 0.02, shift(colour, -0.14));
}

/** A round knob on its plate with a keyhole, on wood. */
function doorknob(context: Canvas2D, colour: Colour): void {
  fillBox(context, [0.29, 0.03, 0.44, 0.96], 0.2, css(shift(colour, -0.3)));
  fillBox(context, [0.27, 0.01, 0.44, 0.96], 0.2, roundShade(context, 0.27, 0.71, colour));
  fillBox(context, [0.31, 0.05, 0.36, 0.88], 0.17, css(shift(colour, -0.09), 0.55));
  fillEllipse(context, [0.52, 0.4, 0.27, 0.27], css(shift(colour, -0.3), 0.55));
  fillBall(context, 0.49, 0.37, 0.27, colour);
  fillEllipse(context, [0.49, 0.37, 0.19, 0.19], css(shift(colour, -0.1), 0.35));
  fillBall(context, 0.485, 0.36, 0.165, shift(colour, 0.04));
  gloss(context, [0.41, 0.28, 0.05, 0.032], 0.8);
  fillEllipse(context, [0.49, 0.77, 0.042, 0.042], css([0.25, 0.04, 60]));
  fillOutline(context, 'M 47.500 78 L 50.500 78 L 53.500 88 L 44.500 88 Z', css([0.25, 0.04, 60]));
}

/** One photo on its page. @param place its corner and tilt */
function photo(
  context: Canvas2D,
  [x, y, turn]: readonly [number, number, number],
  [sky, land]: readonly [Colour, Colour],
): void {
  turned(context, [x, y, turn], () => {
    fillBox(context, [-0.132, -0.112, 0.272, 0.232], 0.008, css([0.55, 0.03, 70], 0.5));
    fillBox(context, [-0.14, -0.12, 0.27, 0.23], 0.008, css([0.99, 0.005, 90]));
    fillBox(context, [-0.12, -0.1, 0.23, 0.17], 0, fallShade(context, -0.1, 0.07, sky));
    within(context, 'M -12 -10 L 11 -10 L 11 7 L -12 7 Z', () => {
      fillEllipse(context, [0.05, -0.055, 0.026, 0.026], css([0.95, 0.12, 95]));
      fillOutline(context, 'M -14 8 L -4 -4 L 3 3 L 7 -1 L 14 8 Z', css(land));
    });
  });
}

/** An open album with photos on both pages. */
function photoAlbum(context: Canvas2D, colour: Colour): void {
  fillBox(context, [0.005, 0.36, 0.99, 0.63], 0.04, fallShade(context, 0.36, 1, colour));
  for (const [path, tone] of [
    ['M 50 41 C 38 34 18 34 4 38 L 4 92 C 18 88 38 88 50 95 Z', 0.93],
    ['M 50 41 C 62 34 82 34 96 38 L 96 92 C 82 88 62 88 50 95 Z', 0.9],
  ] as const) {
    fillOutline(context, path, fallShade(context, 0.3, 1, [tone, 0.03, 80]));
  }
  strokeOutline(context, 'M 50 41 L 50 95', 0.014, css([0.68, 0.05, 70]));
  photo(
    context,
    [0.2, 0.53, -0.06],
    [
      [0.8, 0.1, 230],
      [0.6, 0.13, 145],
    ],
  );
  photo(
    context,
    [0.34, 0.77, 0.06],
    [
      [0.8, 0.13, 55],
      [0.5, 0.1, 285],
    ],
  );
  photo(
    context,
    [0.66, 0.53, 0.05],
    [
      [0.82, 0.09, 200],
      [0.86, 0.1, 85],
    ],
  );
  photo(
    context,
    [0.81, 0.76, -0.07],
    [
      [0.78, 0.11, 340],
      [0.52, 0.1, 260],
    ],
  );
  fillOutline(
    context,
    'M 14 78 C 10 73 5 77 9 82 L 14 87 L 19 82 C 23 77 18 73 14 78 Z',
    css([0.62, 0.2, 15]),
  );
}

/** An open chest of ice with its lid up. */
function freezer(context: Canvas2D, colour: Colour): void {
  fillBox(
    context,
    [0.06, 0.02, 0.88, 0.36],
    0.04,
    fallShade(context, 0.02, 0.38, shift(colour, -0.05)),
  );
  fillBox(context, [0.1, 0.06, 0.8, 0.3], 0.02, fallShade(context, 0.06, 0.36, [0.88, 0.05, 230]));
  fillBox(context, [0.05, 0.34, 0.9, 0.1], 0.01, css([0.72, 0.07, 230]));
  const foods: readonly (readonly [number, number, Colour])[] = [
    [0.1, 0.14, [0.62, 0.19, 27]],
    [0.27, 0.18, [0.68, 0.15, 145]],
    [0.44, 0.12, [0.85, 0.14, 90]],
    [0.6, 0.17, [0.6, 0.15, 255]],
    [0.76, 0.13, [0.76, 0.12, 340]],
  ];
  for (const [x, tall, tone] of foods) {
    fillBox(
      context,
      [x, 0.44 - tall, 0.14, tall],
      0.02,
      fallShade(context, 0.44 - tall, 0.44, tone),
    );
    fillBox(context, [x + 0.025, 0.44 - tall + 0.03, 0.09, 0.025], 0.01, css([1, 0, 0], 0.75));
  }
  for (const x of [0.14, 0.78]) fillBox(context, [x, 0.95, 0.08, 0.05], 0.01, css(IRON));
  fillBox(context, [0.02, 0.4, 0.96, 0.56], 0.04, fallShade(context, 0.4, 0.96, colour));
  fillBox(context, [0.02, 0.4, 0.96, 0.055], 0.025, css(shift(colour, -0.1)));
  fillBox(context, [0.76, 0.84, 0.14, 0.06], 0.012, css(shift(colour, -0.22)));
  for (const turn of [0, Math.PI / 3, (Math.PI * 2) / 3]) {
    turned(context, [0.5, 0.69, turn], () => {
      fillBox(context, [-0.13, -0.013, 0.26, 0.026], 0.012, css([0.66, 0.13, 240]));
      for (const x of [-0.09, 0.09])
        fillBox(context, [x - 0.01, -0.042, 0.02, 0.084], 0.01, css([0.66, 0.13, 240]));
    });
  }
  for (const [x, tall] of [
    [0.06, 0.08],
    [0.1, 0.05],
    [0.86, 0.06],
    [0.91, 0.1],
  ] as const) {
    fillOutline(
      context,
      `M ${x * 100} 45 L ${x * 100 + 4} 45 L ${x * 100 + 2} ${45 + tall * 100} Z`,
      css([0.9, 0.05, 225]),
    );
  }
}

export const HOUSE_THINGS: PropFamily = {
  '@recyclingbin': (context, colour) => recyclingBin(context, colour ?? [0.6, 0.16, 145]),
  '@trashbag': (context, colour) => trashBag(context, colour ?? [0.3, 0.012, 270]),
  '@doorbell': (context, colour) => doorbell(context, colour ?? BRASS),
  '@doorknob': (context, colour) => doorknob(context, colour ?? BRASS),
  '@photoalbum': (context, colour) => photoAlbum(context, colour ?? [0.5, 0.13, 25]),
  '@freezer': (context, colour) => freezer(context, colour ?? [0.95, 0.01, 240]),
};

import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import {
  BRASS,
  DARK_WOOD,
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

/** A ukulele, small and plump, with four strings. */
function ukulele(context: Canvas2D, colour: Colour): void {
  turned(context, [0.51, 0.5, 0.5], () => {
    context.scale(0.94, 0.94);
    fillBox(context, [-0.045, -0.4, 0.09, 0.44], 0.01, roundShade(context, -0.05, 0.05, DARK_WOOD));
    for (let i = 0; i < 6; i++)
      fillBox(context, [-0.045, -0.35 + i * 0.058, 0.09, 0.008], 0, css(STEEL));
    fillOutline(
      context,
      'M -6 -56 Q 0 -53 6 -56 L 7 -40 L -7 -40 Z',
      roundShade(context, -0.07, 0.07, shift(colour, -0.14)),
    );
    for (const [x, y] of [
      [-0.085, -0.53],
      [-0.085, -0.46],
      [0.085, -0.53],
      [0.085, -0.46],
    ] as const)
      fillBall(context, x, y, 0.025, [0.95, 0.02, 88]);
    const box =
      'M -15 0 Q 0 -6 15 0 Q 22 8 16 16 Q 15 20 21 26 Q 30 44 14 52 Q 0 56 -14 52 Q -30 44 -21 26 Q -15 20 -16 16 Q -22 8 -15 0 Z';
    fillOutline(context, box, roundShade(context, -0.26, 0.28, colour));
    strokeOutline(context, box, 0.018, css(shift(colour, -0.22)));
    fillEllipse(context, [0, 0.19, 0.078, 0.078], css(shift(colour, 0.18, 0.6)));
    fillEllipse(context, [0, 0.19, 0.06, 0.06], css([0.22, 0.04, 45]));
    fillBox(context, [-0.1, 0.385, 0.2, 0.035], 0.012, css(DARK_WOOD));
    for (const x of [-0.027, -0.009, 0.009, 0.027])
      strokeOutline(context, `M ${x * 100} -40 L ${x * 100} 40`, 0.005, css([0.97, 0.01, 90]));
    strokeOutline(context, 'M -21 34 Q -23 44 -13 48', 0.018, css([1, 0, 0], 0.35));
  });
}

/** A trombone with its long slide and its bell. */
function trombone(context: Canvas2D, colour: Colour): void {
  const tube = (outline: string, width: number): void => {
    strokeOutline(context, outline, width, css(shift(colour, -0.2)));
    strokeOutline(context, outline, width * 0.7, css(colour));
    strokeOutline(context, outline, width * 0.22, css(shift(colour, 0.14, 0.6)));
  };
  turned(context, [0.46, 0.58, -0.5], () => {
    context.scale(0.84, 0.84);
    tube('M -46 -6 L -16 -6 Q -8 -6 -8 0 L -8 12', 0.034);
    tube('M -8 16 L 50 16 Q 57 17 57 23 Q 57 30 50 30 L -22 30', 0.042);
    tube('M -46 -6 Q -54 -4 -54 5 Q -54 14 -46 14 L -8 14', 0.034);
    tube('M -26 -6 L -26 14', 0.026);
    tube('M 6 16 L 6 30', 0.026);
    tube('M -14 16 L -14 30', 0.026);
    fillOutline(
      context,
      'M -28 -8 L 8 -8.5 Q 22 -10 30 -24 L 30 12 Q 22 -1 8 -3 L -28 -4 Z',
      fallShade(context, -0.24, 0.12, colour),
    );
    fillEllipse(context, [0.3, -0.06, 0.05, 0.18], css(shift(colour, 0.12, 0.7)));
    fillEllipse(context, [0.305, -0.06, 0.032, 0.145], css(shift(colour, -0.28)));
    fillOutline(
      context,
      'M -22 28 L -30 25.5 L -30 34.5 L -22 32 Z',
      fallShade(context, 0.25, 0.35, STEEL),
    );
  });
}

/** Bagpipes: a bag of tartan with its three drones and the chanter. */
function bagpipes(context: Canvas2D, colour: Colour): void {
  const pipe = (outline: string, width: number): void => {
    strokeOutline(context, outline, width, css([0.24, 0.03, 45]));
    strokeOutline(context, outline, width * 0.3, css([0.5, 0.05, 50]));
  };
  pipe('M 46 56 L 34 4', 0.052);
  pipe('M 56 54 L 55 10', 0.052);
  pipe('M 66 54 L 76 14', 0.052);
  for (const [x, y, turn] of [
    [0.335, 0.03, -0.22],
    [0.4, 0.3, -0.22],
    [0.55, 0.09, 0],
    [0.555, 0.32, 0],
    [0.765, 0.13, 0.24],
    [0.715, 0.34, 0.24],
  ] as const)
    turned(context, [x, y, turn], () =>
      fillBox(
        context,
        [-0.042, -0.02, 0.084, 0.045],
        0.015,
        roundShade(context, -0.05, 0.05, [0.95, 0.03, 88]),
      ),
    );
  pipe('M 26 62 Q 14 58 8 40', 0.036);
  strokeOutline(context, 'M 8 41 L 6 35', 0.045, css([0.95, 0.03, 88]));
  pipe('M 22 76 L 12 97', 0.045);
  fillBox(context, [0.075, 0.94, 0.085, 0.045], 0.015, css([0.95, 0.03, 88]));
  const bag =
    'M 18 72 Q 22 58 42 52 Q 70 46 90 56 Q 100 64 96 80 Q 86 98 60 96 Q 34 95 24 84 Q 18 78 18 72 Z';
  fillOutline(context, bag, fallShade(context, 0.48, 0.98, colour));
  within(context, bag, () => {
    for (let i = 0; i < 7; i++) {
      fillBox(context, [0.16 + i * 0.13, 0.44, 0.045, 0.6], 0, css([0.33, 0.09, 150], 0.6));
      fillBox(context, [0.1, 0.5 + i * 0.12, 0.9, 0.04], 0, css([0.33, 0.09, 150], 0.6));
      fillBox(context, [0.24 + i * 0.13, 0.44, 0.01, 0.6], 0, css([0.92, 0.15, 95], 0.85));
      fillBox(context, [0.1, 0.57 + i * 0.12, 0.9, 0.01], 0, css([0.92, 0.15, 95], 0.85));
    }
    fillOutline(context, 'M 10 92 Q 60 90 98 62 L 100 100 L 10 100 Z', css([0.2, 0.05, 20], 0.3));
  });
  gloss(context, [0.5, 0.57, 0.16, 0.03], 0.3);
}

/** An open music box with a dancer on top and its crank. */
function musicBox(context: Canvas2D, colour: Colour): void {
  fillOutline(
    context,
    'M 12 58 L 18 22 L 82 22 L 88 58 Z',
    fallShade(context, 0.2, 0.6, shift(colour, -0.06)),
  );
  fillOutline(
    context,
    'M 18 56 L 23 27 L 77 27 L 82 56 Z',
    fallShade(context, 0.24, 0.6, [0.76, 0.11, 10]),
  );
  fillOutline(context, 'M 8 58 L 92 58 L 88 66 L 12 66 Z', css([0.6, 0.14, 10]));
  // The dancer on one toe.
  const skin: Colour = [0.86, 0.06, 60];
  strokeOutline(context, 'M 49 48 L 50 62', 0.022, css(skin));
  strokeOutline(context, 'M 49 48 Q 58 50 53 56', 0.02, css(skin));
  strokeOutline(context, 'M 47 30 Q 34 24 48 9 M 53 30 Q 66 24 52 9', 0.018, css(skin));
  fillOutline(
    context,
    'M 46 27 L 54 27 L 55 39 Q 72 42 74 48 Q 62 52 50 50 Q 38 52 26 48 Q 28 42 45 39 Z',
    fallShade(context, 0.26, 0.54, [0.94, 0.06, 350]),
  );
  fillBall(context, 0.5, 0.205, 0.05, skin);
  fillOutline(
    context,
    'M 45 19 Q 45 14 50 14 Q 55 14 55 19 Q 50 16 45 19 Z',
    css([0.35, 0.07, 45]),
  );
  fillBall(context, 0.5, 0.135, 0.024, [0.35, 0.07, 45]);
  fillBox(context, [0.08, 0.64, 0.84, 0.34], 0.03, fallShade(context, 0.64, 0.98, colour));
  fillBox(context, [0.05, 0.94, 0.9, 0.06], 0.02, css(shift(colour, -0.12)));
  strokeOutline(context, 'M 14 71 L 86 71 L 86 88 L 14 88 Z', 0.012, css(BRASS));
  strokeOutline(context, 'M 30 80 Q 38 72 44 80 Q 50 87 56 80 Q 62 72 70 80', 0.014, css(BRASS));
  strokeOutline(context, 'M 92 82 L 97 82 L 97 72', 0.022, css(IRON));
  fillBall(context, 0.965, 0.71, 0.03, BRASS);
}

export const STRINGS_AND_WINDS: PropFamily = {
  '@ukulele': (context, colour) => ukulele(context, colour ?? [0.7, 0.13, 62]),
  '@trombone': (context, colour) => trombone(context, colour ?? BRASS),
  '@bagpipes': (context, colour) => bagpipes(context, colour ?? [0.52, 0.2, 25]),
  '@musicbox': (context, colour) => musicBox(context, colour ?? [0.5, 0.1, 45]),
};

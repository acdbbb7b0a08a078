import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import { TAU } from '../../math/periodic.ts';
import {
  BRASS,
  DARK_WOOD,
  fallShade,
  fillBall,
  fillBox,
  fillEllipse,
  fillOutline,
  gloss,
  onBothSides,
  type PropFamily,
  roundShade,
  STEEL,
  strokeOutline,
  turned,
  within,
} from './brush.ts';

/** The half of a mask over the eyes; its holes run the other way around. */
const HALF_MASK =
  'M 50 52 Q 30 36 6 46 Q 4 70 18 82 Q 34 94 44 80 Q 47 74 50 74 Q 53 74 56 80 Q 66 94 82 82 Q 96 70 94 46 Q 70 36 50 52 Z M 18 62 Q 28 54 42 66 Q 32 76 18 62 Z M 82 62 Q 68 76 58 66 Q 72 54 82 62 Z';

/** One feather that stands up from (x, y). */
function feather(context: Canvas2D, turn: number, length: number, colour: Colour): void {
  turned(context, [0.5, 0.6, turn], () => {
    context.fillStyle = roundShade(context, -0.08, 0.08, colour);
    context.beginPath();
    context.moveTo(0, 0);
    context.quadraticCurveTo(-0.12, -length * 0.7, 0, -length);
    context.quadraticCurveTo(0.12, -length * 0.7, 0, 0);
    context.fill();
    context.fillStyle = css(shift(colour, 0.2, 0.7));
    context.fillRect(-0.005, -length * 0.92, 0.01, length * 0.9);
  });
}

/** A Venetian half mask with feathers, gold and a jewel. */
function carnivalMask(context: Canvas2D, colour: Colour): void {
  for (const [turn, length, tone] of [
    [-0.62, 0.52, -0.1],
    [0.62, 0.52, -0.1],
    [-0.38, 0.56, 0],
    [0.38, 0.56, 0],
    [-0.18, 0.6, 0.08],
    [0.18, 0.6, 0.08],
    [0, 0.62, 0.14],
  ] as const)
    feather(context, turn, length, shift(colour, tone, 1, 60));
  fillOutline(context, HALF_MASK, fallShade(context, 0.4, 0.9, colour));
  strokeOutline(context, HALF_MASK, 0.022, fallShade(context, 0.4, 0.9, BRASS));
  onBothSides(context, () => {
    strokeOutline(context, 'M 12 54 Q 16 48 24 50', 0.014, css(shift(BRASS, 0.06)));
    strokeOutline(context, 'M 22 82 Q 32 86 38 78', 0.014, css(shift(BRASS, 0.06)));
    for (const [x, y] of [
      [0.13, 0.74],
      [0.09, 0.66],
      [0.34, 0.52],
      [0.27, 0.48],
    ] as const)
      fillBall(context, x, y, 0.018, BRASS);
  });
  fillBall(context, 0.5, 0.55, 0.06, BRASS);
  fillBall(context, 0.5, 0.55, 0.043, [0.6, 0.23, 20]);
}

/** The mask of a superhero with its ribbons. */
function heroMask(context: Canvas2D, colour: Colour): void {
  onBothSides(context, () => {
    fillOutline(
      context,
      'M 88 56 Q 98 52 99 66 Q 96 84 92 99 L 86 92 L 80 97 Q 88 76 84 62 Z',
      fallShade(context, 0.5, 1, shift(colour, -0.12)),
    );
  });
  const mask =
    'M 50 48 Q 44 40 34 40 Q 18 38 4 26 Q 2 54 14 70 Q 26 84 40 76 Q 46 72 50 64 Q 54 72 60 76 Q 74 84 86 70 Q 98 54 96 26 Q 82 38 66 40 Q 56 40 50 48 Z M 19 56 Q 30 48 43 58 Q 34 70 19 56 Z M 81 56 Q 66 70 57 58 Q 70 48 81 56 Z';
  fillOutline(context, mask, fallShade(context, 0.24, 0.82, colour));
  onBothSides(context, () => {
    strokeOutline(
      context,
      'M 19 56 Q 30 48 43 58 Q 34 70 19 56 Z',
      0.018,
      css(shift(colour, -0.2)),
    );
    strokeOutline(context, 'M 9 36 Q 20 44 34 45', 0.02, css([1, 0, 0], 0.4));
  });
}

/** A brooch: a big stone in a setting of gold and pearls. */
function brooch(context: Canvas2D, colour: Colour): void {
  for (let i = 0; i < 14; i++) {
    const turn = (i / 14) * TAU;
    fillBall(context, 0.5 + Math.cos(turn) * 0.42, 0.5 + Math.sin(turn) * 0.42, 0.075, BRASS);
    fillBall(
      context,
      0.5 + Math.cos(turn) * 0.42,
      0.5 + Math.sin(turn) * 0.42,
      0.048,
      [0.96, 0.02, 80],
    );
  }
  fillBall(context, 0.5, 0.5, 0.37, BRASS);
  fillEllipse(context, [0.5, 0.5, 0.3, 0.3], css(shift(BRASS, -0.2)));
  fillBall(context, 0.5, 0.5, 0.28, colour);
  for (let i = 0; i < 8; i++)
    turned(context, [0.5, 0.5, (i / 8) * TAU], () => {
      context.fillStyle = css(shift(colour, i < 2 || i > 5 ? 0.12 : -0.1), 0.6);
      context.beginPath();
      context.moveTo(0, -0.15);
      context.lineTo(0.1, -0.26);
      context.lineTo(-0.1, -0.26);
      context.fill();
    });
  fillEllipse(context, [0.5, 0.5, 0.15, 0.15], css(shift(colour, 0.08)));
  gloss(context, [0.43, 0.42, 0.06, 0.04], 0.7);
}

/** A makeup brush, its bristles full of powder. */
function makeupBrush(context: Canvas2D, colour: Colour): void {
  turned(context, [0.5, 0.5, 0.5], () => uprightBrush(context, colour));
}

/** The brush upright around its middle. */
function uprightBrush(context: Canvas2D, colour: Colour): void {
  const bristle: Colour = [0.45, 0.07, 45];
  fillOutline(
    context,
    'M -10 -14 Q -24 -38 -10 -50 Q 0 -56 10 -50 Q 24 -38 10 -14 Z',
    roundShade(context, -0.18, 0.2, bristle),
  );
  fillOutline(
    context,
    'M -16 -42 Q -10 -54 0 -54 Q 10 -54 16 -42 Q 8 -37 0 -38 Q -8 -37 -16 -42 Z',
    css([0.8, 0.12, 10]),
  );
  for (const x of [-9, -4, 1, 6, 10])
    strokeOutline(
      context,
      `M ${x * 0.7} -15 Q ${x * 1.4} -30 ${x * 1.1} -40`,
      0.008,
      css(shift(bristle, -0.12), 0.7),
    );
  fillOutline(
    context,
    'M -10 -16 L 10 -16 L 7 4 L -7 4 Z',
    roundShade(context, -0.1, 0.1, [0.86, 0.09, 60]),
  );
  fillBox(context, [-0.085, -0.05, 0.17, 0.025], 0.01, css([0.62, 0.1, 50]));
  fillOutline(
    context,
    'M -7 4 L 7 4 Q 8 26 5 46 Q 0 54 -5 46 Q -8 26 -7 4 Z',
    roundShade(context, -0.08, 0.08, colour),
  );
  strokeOutline(context, 'M -3.4 10 Q -4 26 -2.6 42', 0.016, css([1, 0, 0], 0.4));
}

/** A tube of mascara beside its wand. */
function mascara(context: Canvas2D, colour: Colour): void {
  turned(context, [0.34, 0.5, -0.16], () => {
    fillBox(context, [-0.1, -0.12, 0.2, 0.6], 0.05, roundShade(context, -0.1, 0.1, colour));
    fillBox(context, [-0.1, -0.1, 0.2, 0.05], 0.01, roundShade(context, -0.1, 0.1, BRASS));
    fillBox(
      context,
      [-0.05, -0.2, 0.1, 0.1],
      0.02,
      roundShade(context, -0.05, 0.05, [0.3, 0.02, 280]),
    );
    fillBox(context, [-0.065, 0.02, 0.03, 0.4], 0.015, css([1, 0, 0], 0.45));
  });
  turned(context, [0.68, 0.5, 0.2], () => {
    fillBox(context, [-0.095, -0.5, 0.19, 0.42], 0.05, roundShade(context, -0.1, 0.1, colour));
    fillBox(context, [-0.095, -0.12, 0.19, 0.05], 0.01, roundShade(context, -0.1, 0.1, BRASS));
    fillBox(context, [-0.062, -0.46, 0.03, 0.3], 0.015, css([1, 0, 0], 0.45));
    fillBox(context, [-0.018, -0.08, 0.036, 0.3], 0.01, css([0.35, 0.01, 280]));
    for (let i = 0; i < 14; i++) {
      const reach = 0.062 * Math.sin(0.5 + (i / 13) * 2.2);
      strokeOutline(
        context,
        `M ${-reach * 100} ${17 + i * 2.2} L ${reach * 100} ${16 + i * 2.2}`,
        0.017,
        css([i % 2 === 0 ? 0.2 : 0.3, 0.02, 280]),
      );
    }
  });
}

/** A tailor's dummy on its stand. */
function mannequin(context: Canvas2D, colour: Colour): void {
  strokeOutline(context, 'M 50 70 L 50 92', 0.04, roundShade(context, 0.46, 0.54, DARK_WOOD));
  for (const x of [26, 50, 74])
    strokeOutline(context, `M 50 88 Q ${(50 + x) / 2} 90 ${x} 98`, 0.035, css(DARK_WOOD));
  const body =
    'M 44 12 L 56 12 Q 58 20 72 22 Q 79 26 76 36 Q 73 42 68 50 Q 66 54 72 62 Q 78 72 72 77 Q 50 82 28 77 Q 22 72 28 62 Q 34 54 32 50 Q 27 42 24 36 Q 21 26 28 22 Q 42 20 44 12 Z';
  fillOutline(context, body, roundShade(context, 0.2, 0.8, colour));
  within(context, body, () => {
    strokeOutline(context, 'M 50 12 L 50 80', 0.008, css(shift(colour, -0.18)));
    strokeOutline(context, 'M 38 20 Q 34 40 40 52 Q 34 64 38 80', 0.007, css(shift(colour, -0.14)));
    strokeOutline(context, 'M 62 20 Q 66 40 60 52 Q 66 64 62 80', 0.007, css(shift(colour, -0.14)));
    strokeOutline(context, 'M 26 51 Q 50 56 74 51', 0.007, css(shift(colour, -0.14)));
  });
  fillBox(context, [0.435, 0.08, 0.13, 0.05], 0.02, roundShade(context, 0.43, 0.57, DARK_WOOD));
  fillBall(context, 0.5, 0.06, 0.045, DARK_WOOD);
}

/** A zipper half open, its pull of metal in the middle. */
function zipper(context: Canvas2D, colour: Colour): void {
  fillOutline(
    context,
    'M 2 2 L 30 2 L 51 48 L 51 99 L 30 99 L 30 60 Z',
    roundShade(context, 0, 0.54, colour),
  );
  fillOutline(
    context,
    'M 98 2 L 70 2 L 49 48 L 49 99 L 70 99 L 70 60 Z',
    roundShade(context, 0.46, 1, shift(colour, -0.03)),
  );
  for (let i = 0; i < 9; i++) {
    const y = 2 + i * 4.8;
    const spread = 20 - i * 2.1;
    fillBox(
      context,
      [(50 - spread - 3.5) / 100, y / 100, 0.07, 0.03],
      0.01,
      fallShade(context, y / 100, y / 100 + 0.03, STEEL),
    );
    fillBox(
      context,
      [(50 + spread - 3.5) / 100, y / 100 + 0.02, 0.07, 0.03],
      0.01,
      fallShade(context, y / 100, y / 100 + 0.04, STEEL),
    );
  }
  for (let i = 0; i < 9; i++) {
    const y = 0.56 + i * 0.048;
    fillBox(
      context,
      [i % 2 === 0 ? 0.44 : 0.48, y, 0.08, 0.034],
      0.012,
      fallShade(context, y, y + 0.034, STEEL),
    );
  }
  fillOutline(
    context,
    'M 40 42 Q 50 36 60 42 L 57 58 Q 50 62 43 58 Z',
    fallShade(context, 0.38, 0.62, BRASS),
  );
  strokeOutline(context, 'M 50 50 L 50 58', 0.03, css(shift(BRASS, -0.2)));
  fillOutline(
    context,
    'M 46 56 L 54 56 L 58 82 Q 50 90 42 82 Z',
    fallShade(context, 0.56, 0.88, shift(BRASS, 0.03)),
  );
  fillEllipse(context, [0.5, 0.8, 0.03, 0.03], css(shift(BRASS, -0.3)));
}

/** Three rolls of fabric, one with its end hanging down. */
function fabricRoll(context: Canvas2D, colour: Colour): void {
  const roll = (x: number, y: number, tone: Colour): void => {
    fillBox(context, [x, y, 0.66, 0.28], 0.14, fallShade(context, y, y + 0.28, tone));
    fillEllipse(context, [x + 0.62, y + 0.14, 0.11, 0.14], css(shift(tone, 0.12, 0.8)));
    for (const radius of [0.085, 0.06, 0.035])
      fillEllipse(
        context,
        [x + 0.62, y + 0.14, radius, radius * 1.27],
        css(shift(tone, radius > 0.07 || radius < 0.05 ? -0.08 : 0.1)),
      );
    fillEllipse(context, [x + 0.62, y + 0.14, 0.025, 0.035], css([0.82, 0.06, 70]));
  };
  roll(0.22, 0.71, shift(colour, 0.04, 1, 130));
  roll(0.26, 0.46, shift(colour, 0.1, 1, 60));
  fillOutline(
    context,
    'M 6 36 L 6 99 Q 16 96 24 98 Q 32 100 40 97 L 52 38 Z',
    roundShade(context, 0.04, 0.6, shift(colour, -0.03)),
  );
  roll(0.06, 0.22, colour);
}

export const MASKS_AND_TAILORING: PropFamily = {
  '@carnivalmask': (context, colour) => {
    context.translate(0, 0.1);
    carnivalMask(context, colour ?? [0.52, 0.19, 305]);
    context.translate(0, -0.1);
  },
  '@supermask': (context, colour) => heroMask(context, colour ?? [0.58, 0.23, 27]),
  '@brooch': (context, colour) => brooch(context, colour ?? [0.5, 0.17, 160]),
  '@makeupbrush': (context, colour) => makeupBrush(context, colour ?? [0.7, 0.16, 355]),
  '@mascara': (context, colour) => mascara(context, colour ?? [0.34, 0.06, 310]),
  '@mannequin': (context, colour) => mannequin(context, colour ?? [0.88, 0.04, 80]),
  '@zipper': (context, colour) => zipper(context, colour ?? [0.55, 0.18, 255]),
  '@fabricroll': (context, colour) => fabricRoll(context, colour ?? [0.6, 0.2, 15]),
};

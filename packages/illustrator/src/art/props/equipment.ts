import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import {
  DARK_WOOD,
  fallShade,
  fillBox,
  fillEllipse,
  fillOutline,
  gloss,
  IRON,
  type PropFamily,
  roundShade,
  strokeEllipse,
  strokeLine,
  strokeOutline,
  turned,
  WOOD,
} from './brush.ts';

/** Where a hamster's wheel turns. */
export const WHEEL_HUB = { x: 0.5, y: 0.46 };
const WHEEL_RADIUS = 0.42;
const RUNGS = 16;
const WHEEL: Colour = [0.66, 0.15, 250];

/** The foot and the axle of a hamster's wheel. */
function wheelStand(context: Canvas2D, colour: Colour): void {
  strokeOutline(context, 'M 50 46 L 26 97', 0.035, css(shift(colour, -0.2)));
  strokeOutline(context, 'M 50 46 L 74 97', 0.035, css(shift(colour, -0.2)));
  fillBox(context, [0.12, 0.95, 0.76, 0.05], 0.02, css(shift(colour, -0.12)));
}

/** Its rim with the rungs that the hamster runs on. */
function wheelRim(context: Canvas2D, colour: Colour): void {
  const { x, y } = WHEEL_HUB;
  for (const [radius, width] of [
    [WHEEL_RADIUS, 0.045],
    [WHEEL_RADIUS - 0.07, 0.02],
  ] as const) {
    const tone = shift(colour, radius === WHEEL_RADIUS ? 0 : -0.08);
    strokeEllipse(context, [x, y, radius, radius], width, css(tone));
  }
  for (let i = 0; i < RUNGS; i++) {
    turned(context, [x, y, (i * Math.PI * 2) / RUNGS], () =>
      strokeLine(
        context,
        [
          [0, WHEEL_RADIUS - 0.08],
          [0, WHEEL_RADIUS + 0.01],
        ],
        0.018,
        css(shift(colour, -0.1)),
      ),
    );
  }
  for (let i = 0; i < 3; i++) {
    turned(context, [x, y, (i * Math.PI * 2) / 3 + 0.3], () =>
      strokeLine(
        context,
        [
          [0, 0],
          [0, WHEEL_RADIUS],
        ],
        0.014,
        css(shift(colour, -0.06), 0.85),
      ),
    );
  }
  fillEllipse(context, [x, y, 0.04, 0.04], css(shift(colour, -0.2)));
}

/** A boxer's bag that stands on its foot. */
function punchingBag(context: Canvas2D, colour: Colour): void {
  fillOutline(context, 'M 28 99 L 34 88 L 66 88 L 72 99 Z', fallShade(context, 0.88, 1, IRON));
  fillBox(context, [0.44, 0.74, 0.12, 0.16], 0.02, css(shift(IRON, 0.12)));
  fillBox(context, [0.33, 0.08, 0.34, 0.7], 0.1, roundShade(context, 0.33, 0.67, colour));
  for (const y of [0.2, 0.62])
    fillBox(context, [0.33, y, 0.34, 0.04], 0, css(shift(colour, -0.22)));
  gloss(context, [0.42, 0.42, 0.02, 0.14], 0.35);
}

/** A mesh in a ring, which is drawn line by line. */
function mesh(context: Canvas2D, outline: string, colour: Colour): void {
  fillOutline(context, outline, css(colour, 0.18));
  context.save();
  context.clip();
  for (let i = -10; i < 12; i++) {
    strokeLine(
      context,
      [
        [i * 0.09, 0],
        [i * 0.09 + 0.6, 1],
      ],
      0.011,
      css(colour),
    );
    strokeLine(
      context,
      [
        [i * 0.09 + 0.6, 0],
        [i * 0.09, 1],
      ],
      0.011,
      css(colour),
    );
  }
  context.restore();
}

/** Spread out, with floats along its upper line. */
function fishingNet(context: Canvas2D, colour: Colour): void {
  const outline =
    'M 4 30 Q 26 20 50 28 Q 74 20 96 30 C 92 58 84 84 66 96 Q 50 102 34 96 C 16 84 8 58 4 30 Z';
  mesh(context, outline, colour);
  strokeOutline(context, outline, 0.018, css(shift(colour, -0.1)));
  strokeOutline(context, 'M 4 30 Q 26 20 50 28 Q 74 20 96 30', 0.025, css(shift(colour, -0.2)));
  for (const [x, y] of [
    [0.06, 0.29],
    [0.2, 0.25],
    [0.35, 0.25],
    [0.5, 0.28],
    [0.65, 0.25],
    [0.8, 0.25],
    [0.94, 0.29],
  ] as const)
    fillEllipse(context, [x, y, 0.035, 0.045], css([0.66, 0.19, 40]));
}

/** A bag of gauze on a hoop, at the end of a stick that it is held by. */
function butterflyNet(context: Canvas2D, colour: Colour): void {
  strokeOutline(context, 'M 12 98 L 54 46', 0.04, css(WOOD));
  mesh(context, 'M 44 30 C 40 48 62 60 76 44 C 100 40 100 14 86 6 C 70 12 50 16 44 30 Z', colour);
  turned(context, [0.6, 0.36, -0.9], () => {
    context.beginPath();
    context.ellipse(0, 0, 0.1, 0.21, 0.1, 0, Math.PI * 2);
    context.lineWidth = 0.03;
    context.strokeStyle = css(DARK_WOOD);
    context.stroke();
  });
}

/** Held at its thin end. */
function baseballBat(context: Canvas2D): void {
  fillOutline(
    context,
    'M 6 92 L 10 96 L 44 62 C 60 54 82 40 94 20 C 98 10 90 2 80 6 C 60 18 46 40 38 56 Z',
    fallShade(context, 0, 1, [0.74, 0.1, 70]),
  );
  strokeOutline(context, 'M 10 92 L 24 78', 0.05, css(DARK_WOOD));
  fillEllipse(context, [0.075, 0.945, 0.05, 0.05], css(DARK_WOOD));
}

/** A thick arrow, as on signs. It points up. */
function arrow(context: Canvas2D, colour: Colour): void {
  const outline = 'M 50 2 L 92 46 L 66 46 L 66 98 L 34 98 L 34 46 L 8 46 Z';
  fillOutline(context, outline, fallShade(context, 0, 1, colour));
  strokeOutline(context, outline, 0.03, css(shift(colour, -0.16)));
}

/** @param turns quarters of a turn, clockwise */
const arrowTurned =
  (turns: number) =>
  (context: Canvas2D, colour: Colour | null): void => {
    turned(context, [0.5, 0.5, (turns * Math.PI) / 2], () => {
      context.translate(-0.5, -0.5);
      arrow(context, colour ?? [0.62, 0.2, 28]);
    });
  };

export const EQUIPMENT: PropFamily = {
  '@hamsterwheel': (context, colour) => {
    wheelStand(context, colour ?? WHEEL);
    wheelRim(context, colour ?? WHEEL);
  },
  '@hamsterwheelstand': (context, colour) => wheelStand(context, colour ?? WHEEL),
  '@hamsterwheelrim': (context, colour) => wheelRim(context, colour ?? WHEEL),
  '@punchingbag': (context, colour) => punchingBag(context, colour ?? [0.52, 0.19, 27]),
  '@fishingnet': (context, colour) => fishingNet(context, colour ?? [0.62, 0.06, 200]),
  '@butterflynet': (context, colour) => butterflyNet(context, colour ?? [0.94, 0.02, 150]),
  '@baseballbat': baseballBat,
  '@arrow': arrowTurned(0),
  '@arrowright': arrowTurned(1),
  '@arrowdown': arrowTurned(2),
  '@arrowleft': arrowTurned(3),
};

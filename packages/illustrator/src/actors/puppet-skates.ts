import { STEEL, strokeLine } from '../art/props/brush.ts';
import type { Canvas2D } from '../canvas.ts';
import { type Colour, css } from '../math/colour.ts';
import { fillCircle, linearGradient } from '../painting.ts';
import type { Point, Pose, PoseName } from './pose.ts';

interface Skate {
  readonly boot: Colour;
  readonly hasWheels: boolean;
}

const SKATES: Readonly<Partial<Record<PoseName, Skate>>> = {
  rollerskate: { boot: [0.72, 0.19, 5], hasWheels: true },
  skate: { boot: [0.84, 0.06, 240], hasWheels: false },
};
const WHEEL: Colour = [0.8, 0.16, 85];
const BLADE: Colour = [0.58, 0.03, 250];
const LACES: Colour = [0.98, 0.01, 90];

/** The skates of an animal that skates, over its feet, in units of its head's width. */
export function drawPuppetSkates(context: Canvas2D, name: PoseName, pose: Pose): void {
  const skate = SKATES[name];
  if (skate === undefined) return;
  for (const foot of [pose.leftFoot, pose.rightFoot]) drawSkate(context, foot, skate);
}

function drawSkate(context: Canvas2D, [x, y]: Point, { boot, hasWheels }: Skate): void {
  const sole = y + 0.065;
  if (hasWheels) {
    for (const across of [-0.085, 0.085]) {
      context.fillStyle = css(WHEEL);
      fillCircle(context, x + across, sole + 0.035, 0.048);
      context.fillStyle = css(STEEL);
      fillCircle(context, x + across, sole + 0.035, 0.018);
    }
  } else {
    const blade: readonly [Point, Point] = [
      [x - 0.14, sole + 0.05],
      [x + 0.15, sole + 0.05],
    ];
    strokeLine(context, blade, 0.032, css(BLADE));
    for (const across of [-0.07, 0.07])
      strokeLine(
        context,
        [
          [x + across, sole],
          [x + across, sole + 0.05],
        ],
        0.025,
        css(BLADE),
      );
  }
  drawBoot(context, [x, sole], boot);
}

function drawBoot(context: Canvas2D, [x, sole]: Point, [light, chroma, hue]: Colour): void {
  context.fillStyle = linearGradient(
    context,
    [x, sole - 0.24, x, sole],
    [
      [0, [light + 0.06, chroma, hue]],
      [1, [light - 0.08, chroma, hue]],
    ],
  );
  context.beginPath();
  context.roundRect(x - 0.115, sole - 0.26, 0.23, 0.26, [0.04, 0.04, 0.02, 0.02]);
  context.roundRect(x - 0.14, sole - 0.13, 0.28, 0.13, [0.08, 0.08, 0.02, 0.02]);
  context.fill();
  for (const up of [0.13, 0.18]) {
    const lace: readonly [Point, Point] = [
      [x - 0.05, sole - up],
      [x + 0.05, sole - up],
    ];
    strokeLine(context, lace, 0.02, css(LACES));
  }
}

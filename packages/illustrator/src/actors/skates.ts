import { STEEL, strokeLine } from '../art/props/brush.ts';
import type { Canvas2D } from '../canvas.ts';
import { type Colour, css } from '../math/colour.ts';
import { fillCircle } from '../painting.ts';
import type { FigurePose } from './figure-joints.ts';

type Feet = Pick<FigurePose, 'leftFoot' | 'rightFoot'>;

/** The blades of ice skates. */
export function drawBlades(context: Canvas2D, { leftFoot, rightFoot }: Feet): void {
  for (const [x, y] of [leftFoot, rightFoot]) {
    const blade = [
      [x - 0.1, y + 0.075],
      [x + 0.14, y + 0.075],
    ] as const;
    strokeLine(context, blade, 0.025, css(STEEL));
  }
}

/** The wheels of roller skates, below a plate under the sole. */
export function drawSkateWheels(context: Canvas2D, { leftFoot, rightFoot }: Feet): void {
  for (const [x, y] of [leftFoot, rightFoot]) {
    const plate = [
      [x - 0.1, y + 0.06],
      [x + 0.16, y + 0.06],
    ] as const;
    strokeLine(context, plate, 0.035, css(STEEL));
    context.fillStyle = css(WHEEL);
    for (const across of [-0.08, 0.13]) fillCircle(context, x + across, y + 0.1, 0.05);
  }
}

const WHEEL: Colour = [0.68, 0.2, 20];

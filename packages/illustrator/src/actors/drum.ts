import {
  fillEllipse,
  roundShade,
  strokeEllipse,
  strokeLine,
  strokeOutline,
} from '../art/props/brush.ts';
import type { Canvas2D } from '../canvas.ts';
import { type Colour, css } from '../math/colour.ts';
import { fillCircle } from '../painting.ts';
import type { HeldThing } from './held-thing.ts';
import type { Point } from './pose.ts';

const RED: Colour = [0.58, 0.21, 22];
const GOLD: Colour = [0.82, 0.14, 85];
const HEAD: Colour = [0.95, 0.02, 80];
const STICK: Colour = [0.78, 0.09, 70];
/** Of the drum, below the crown of the player, in widths of the head. */
const MIDDLE = 1.24;
/** How far below a hand the tip of its stick is, in widths of the player's head. */
const STICK_DROP = 0.14;

/** A drum about the middle of its box, one wide and one high. */
function drawShell(context: Canvas2D, colour: Colour): void {
  context.fillStyle = roundShade(context, -0.44, 0.44, colour);
  context.beginPath();
  context.ellipse(0, 0.32, 0.44, 0.16, 0, 0, Math.PI);
  context.lineTo(-0.44, -0.22);
  context.lineTo(0.44, -0.22);
  context.closePath();
  context.fill();
  for (const y of [0.32, -0.16]) {
    context.strokeStyle = css(GOLD);
    context.lineWidth = 0.06;
    context.beginPath();
    context.ellipse(0, y, 0.44, 0.16, 0, 0, Math.PI);
    context.stroke();
  }
  strokeOutline(context, 'M -40 2 L -20 42 L 0 6 L 20 42 L 40 2', 0.025, css(GOLD));
  fillEllipse(context, [0, -0.2, 0.44, 0.16], css(HEAD));
  strokeEllipse(context, [0, -0.2, 0.44, 0.16], 0.05, css(GOLD));
}

/** A drum before who beats it, with a stick in each hand. Lengths are in widths of the player's head. */
export function drawDrum(
  context: Canvas2D,
  { size, colour }: Pick<HeldThing, 'size' | 'colour'>,
  hands: readonly [left: Point, right: Point],
): void {
  context.save();
  context.translate(0, MIDDLE);
  context.scale(size, size);
  drawShell(context, colour ?? RED);
  context.restore();
  for (const [x, y] of hands) {
    const tip: Point = [x * 0.35, y + STICK_DROP];
    strokeLine(context, [[x * 1.25, y - STICK_DROP * 0.4], tip], 0.035, css(STICK));
    context.fillStyle = css(STICK);
    fillCircle(context, ...tip, 0.032);
  }
}

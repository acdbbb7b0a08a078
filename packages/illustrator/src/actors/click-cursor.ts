import type { Canvas2D } from '../canvas.ts';
import { type Colour, css } from '../math/colour.ts';
import { wave } from '../math/periodic.ts';

const WHITE: Colour = [0.99, 0.004, 90];
const EDGE: Colour = [0.25, 0.03, 280];

/** How far the hand is pressed down, 0 to 1, twice per loop. */
export const pressedAt = (phase: number): number => ((1 + wave(phase, 2, 0.2)) / 2) ** 3;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A hand that points up and to the left; its fingertip is the origin. */
function traceHand(context: Canvas2D): void {
  context.beginPath();
  context.moveTo(-0.1, 0.06);
  context.arc(0, 0.06, 0.1, Math.PI, 0);
  context.lineTo(0.1, 0.42);
  context.quadraticCurveTo(0.62, 0.44, 0.6, 0.7);
  context.lineTo(0.52, 1.1);
  context.lineTo(-0.12, 1.1);
  context.quadraticCurveTo(-0.3, 0.86, -0.42, 0.68);
  context.quadraticCurveTo(-0.44, 0.5, -0.24, 0.58);
  context.lineTo(-0.1, 0.7);
  context.closePath();
}

function drawRays(context: Canvas2D, pressed: number): void {
  context.globalAlpha *= pressed;
  context.lineWidth = 0.07;
  context.strokeStyle = css(WHITE);
  for (const turn of [-1.9, -1.2, -0.4, -2.7]) {
    context.beginPath();
    context.moveTo(Math.cos(turn) * 0.26, Math.sin(turn) * 0.26);
    context.lineTo(Math.cos(turn) * 0.46, Math.sin(turn) * 0.46);
    context.stroke();
  }
}

/** The hand of a pointer that comes to the lower right of a button and clicks it. */
export function drawClickCursor(
  context: Canvas2D,
  { x, y, width, height }: Box,
  phase: number,
): void {
  const pressed = pressedAt(phase);
  const away = 0.07 * (1 - pressed);
  context.save();
  context.translate(x + width * (0.74 + away), y + height * (0.53 + away));
  context.scale(width * 0.26, width * 0.26);
  context.lineJoin = 'round';
  context.lineCap = 'round';
  context.save();
  drawRays(context, pressed);
  context.restore();
  context.rotate(-0.22);
  traceHand(context);
  context.fillStyle = css(WHITE);
  context.fill();
  context.lineWidth = 0.065;
  context.strokeStyle = css(EDGE);
  context.stroke();
  context.restore();
}

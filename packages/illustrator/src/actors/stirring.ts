import type { Canvas2D } from '../canvas.ts';
import { type Colour, css } from '../math/colour.ts';
import { TAU } from '../math/periodic.ts';
import type { SpriteBox } from './placed-sprite.ts';

/** The coffee in its cup, in fractions of the box of the picture. */
const COFFEE = { x: 0.5, y: 0.39, across: 0.29, deep: 0.055 };
/** How far from the middle the spoon goes round, as a part of the surface. */
const ROUND = 0.55;
const STEEL: Colour = [0.82, 0.012, 250];
/** How often it goes round in a loop. */
const TURNS = 2;

/** A spoon that goes round in a cup of coffee, and the lines that it draws on it. */
export function drawStirring(context: Canvas2D, box: SpriteBox, phase: number): void {
  const turn = TAU * TURNS * phase;
  const { x, y, across, deep } = COFFEE;
  context.save();
  context.translate(box.x, box.y);
  context.scale(box.width, box.height);
  context.lineCap = 'round';
  context.lineWidth = 0.012;
  for (const [size, behind, alpha] of [
    [0.78, 0, 0.75],
    [0.5, 0.9, 0.6],
    [0.26, 1.9, 0.5],
  ] as const) {
    context.strokeStyle = css([0.7, 0.07, 65], alpha);
    context.beginPath();
    context.ellipse(x, y, size * across, size * deep, 0, turn - behind - 2.2, turn - behind);
    context.stroke();
  }
  const [tipX, tipY] = [x + ROUND * across * Math.cos(turn), y + ROUND * deep * Math.sin(turn)];
  const [endX, endY] = [x + 0.1 + 0.9 * (tipX - x), 0.03 + 0.4 * (tipY - y)];
  for (const [width, colour] of [
    [0.038, [0.6, 0.015, 260]],
    [0.024, STEEL],
  ] as const) {
    context.strokeStyle = css(colour);
    context.lineWidth = width;
    context.beginPath();
    context.moveTo(tipX, tipY);
    context.lineTo(endX, endY);
    context.stroke();
  }
  context.restore();
}

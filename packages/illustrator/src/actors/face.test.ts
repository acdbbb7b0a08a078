import { expect, it } from 'vitest';
import type { Expression } from '../language/expression-name.ts';
import { FACES } from '../language/faces.ts';
import { createEmptyStage, pixelsOf } from '../testing/empty-stage.ts';
import { paintExpression } from './face.ts';

const SIZE = 100;

/** The color of a pixel of a plain head that shows an expression; in fractions of its box. */
function colourAt(expression: Expression, x: number, y: number): Uint8ClampedArray {
  const head = createEmptyStage().environment.createCanvas(SIZE, SIZE);
  const context = head.getContext('2d');
  context.fillStyle = 'rgb(230, 180, 150)';
  context.fillRect(0, 0, SIZE, SIZE);
  paintExpression(context, head, 'man', expression);
  const at = (Math.round(y * SIZE) * SIZE + Math.round(x * SIZE)) * 4;
  return pixelsOf(head).slice(at, at + 3);
}

it('gives tired people shadows below their eyes', () => {
  const face = FACES['man'];
  if (face === undefined) throw new Error('A man has a face.');
  const below = [face.centre - face.eyeX, face.eyeY + face.size * 0.11] as const;
  const [rested = 0] = colourAt('calm', ...below);
  const [tired = 0] = colourAt('sleepy', ...below);
  expect(tired).toBeLessThan(rested - 10);
});

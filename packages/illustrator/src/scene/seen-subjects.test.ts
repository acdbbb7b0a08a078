import { expect, it } from 'vitest';
import type { Canvas2D } from '../canvas.ts';
import { oneOf } from '../language/one-of.ts';
import { createNodeHost } from '../node/index.ts';
import { type Drawn, unseenSubjects } from './seen-subjects.ts';

const { environment } = await createNodeHost();
const frame = { width: 400, height: 400 };
const subjects = [
  { ...oneOf('canoe'), source: 'canoes' },
  { ...oneOf('eagle'), source: 'eagle' },
];

const square = (subject: number | null, order: number, x: number, side: number): Drawn => ({
  subject,
  order,
  draw(context: Canvas2D) {
    context.fillStyle = 'black';
    context.fillRect(x, 100, side, side);
  },
});
const unseen = (...drawn: readonly Drawn[]): readonly string[] =>
  unseenSubjects({ subjects }, drawn, frame, environment);

it('misses what the lettering or another one covers', () => {
  expect(unseen(square(0, 50, 100, 80), square(null, Infinity, 90, 120))).toEqual(['canoes']);
  expect(unseen(square(0, 50, 100, 80), square(1, 51, 90, 120))).toEqual(['canoes']);
  expect(unseen(square(0, 52, 100, 80), square(1, 51, 90, 120))).toEqual([]);
});

it('misses what is outside of the picture or too small to be recognized', () => {
  expect(unseen(square(0, 50, 420, 80), square(1, 50, 10, 6))).toEqual(['canoes', 'eagle']);
});

it('sees a thing of which one copy is seen', () => {
  expect(unseen(square(0, 50, 420, 80), square(0, 50, 10, 80))).toEqual([]);
});

import { expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import { createNodeHost } from '../node/index.ts';
import type { Body } from './body.ts';
import { withWings } from './winged-body.ts';

const { art, environment } = await createNodeHost();
const subjectOf = (prompt: string) => parsePrompt(prompt, art).subjects[0];

const CLOCK = { glyph: 'clock', width: 40, height: 60, draw: () => undefined } as unknown as Body;

it('draws wings on both sides of a thing that has some', () => {
  const canvas = environment.createCanvas(120, 120);
  const context = canvas.getContext('2d');
  context.translate(60, 100);
  withWings(CLOCK, subjectOf('a clock with wings')).draw(context, 0);
  const isInked = (x: number): boolean => (context.getImageData(x, 60, 1, 1).data[3] ?? 0) > 200;
  expect([isInked(36), isInked(84)]).toEqual([true, true]);
});

it('gives wings to things, not to what is eaten', () => {
  expect(subjectOf('a light bulb with wings')?.hasWings).toBe(true);
  expect(subjectOf('a burger with wings')?.hasWings).toBeUndefined();
});

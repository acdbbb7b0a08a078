import { expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import { createNodeHost } from '../node/index.ts';
import { direct } from '../plan/direct.ts';
import { PLAIN_TAKE } from '../plan/take.ts';
import { layOut } from './layout.ts';

const { art } = await createNodeHost();
const FRAME = {
  width: 480,
  height: 480,
  ground: 0.86,
  horizon: 0.6,
  water: false,
  window: null,
  take: PLAIN_TAKE,
};
const shiftsOf = (prompt: string): number[] =>
  layOut(direct(parsePrompt(prompt, art), art), FRAME, (glyph) => art.categoryOf(glyph))
    .filter(({ mounts }) => mounts.length > 0)
    .map(({ seatShift }) => seatShift);

it('seats two at the ends of a seesaw, and one at one end', () => {
  const [left = 0, right = 0] = shiftsOf('two kids on a seesaw');
  expect(left).toBeLessThan(-0.35);
  expect(right).toBeGreaterThan(0.35);
  expect(shiftsOf('a boy on a seesaw')[0]).toBeLessThan(-0.35);
});

it('seats two close together on a bench', () => {
  expect(Math.max(...shiftsOf('two kids on a bench').map(Math.abs))).toBeLessThan(0.25);
});

it('seats two so that the hands meet which they hold or clink glasses with', () => {
  const motionsOf = (prompt: string): string[] =>
    direct(parsePrompt(prompt, art), art).subjects.flatMap(({ motion }) => motion ?? []);
  expect(motionsOf('old couple holding hands on a park bench')).toEqual(['holdhands', 'holdhands']);
  const [left = 0, right = 0] = shiftsOf('two old men on a bench toasting with beer');
  const [one = 0, other = 0] = shiftsOf('old couple holding hands on a park bench');
  expect(right - left).toBeGreaterThan(other - one);
});

it('seats both where one comforts or talks to the other on a bench', () => {
  expect(shiftsOf('a father comforting his son on a bench')).toHaveLength(2);
});

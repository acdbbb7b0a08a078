import { expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import { createNodeHost } from '../node/index.ts';
import { direct } from './direct.ts';

const { art } = await createNodeHost();
const countIn = (prompt: string): number | undefined =>
  direct(parsePrompt(prompt, art), art).subjects[0]?.count;

it.each(['sheep wearing sunglasses', 'goldfish in a bowl', 'sheep looking at its reflection'])(
  'draws one of what has one thing: %s',
  (prompt) => expect(countIn(prompt)).toBe(1),
);

it.each(['sheep on a hill', 'three sheep wearing hats', 'fish in an aquarium'])(
  'leaves several: %s',
  (prompt) => expect(countIn(prompt)).toBeGreaterThan(1),
);

it('takes a moose and a deer without an article for one', () => {
  expect(countIn('moose in a canoe')).toBe(1);
  expect(countIn('deer in a misty forest')).toBe(1);
});

import { expect, it } from 'vitest';
import { createNodeHost } from '../node/index.ts';
import { layOutPrompt } from '../testing/lay-out-prompt.ts';

const { art } = await createNodeHost();

it.each([
  ['a stack of pancakes taller than the chef', '@pancakes', 'cook'],
  ['a cat bigger than a house', 'cat', 'house'],
  ['a knight smaller than a mushroom', 'mushroom', 'man'],
])('draws the larger of two larger: %s', (prompt, larger, smaller) => {
  const { of } = layOutPrompt(prompt, art);
  expect(of(larger).size).toBeGreaterThan(of(smaller).size * 2);
  expect(of(larger).y).toBeCloseTo(of(smaller).y);
});

it('draws two of one size equally large', () => {
  const { of } = layOutPrompt('a snail the size of a bus', art);
  expect(of('snail').size).toBeCloseTo(of('bus').size);
});

it('makes a giant of what is as tall as the place', () => {
  const { plan } = layOutPrompt('a burger as tall as a skyscraper', art);
  expect(plan.subjects[0]?.scale).toBeGreaterThan(1.5);
});

it('makes a giant of what is several times as large as its owner', () => {
  const { plan } = layOutPrompt('a boy next to a pumpkin three times his size', art);
  const pumpkins = plan.subjects.filter(({ glyph }) => glyph === '@pumpkin');
  expect(pumpkins).toMatchObject([{ count: 1 }]);
  expect(pumpkins[0]?.scale).toBeGreaterThan(1.5);
});

import { expect, it } from 'vitest';
import { readVocabulary } from '../node/read-art-pack.ts';
import { layOutPrompt } from '../testing/lay-out-prompt.ts';

const vocabulary = await readVocabulary();

it('stands the things of a card once in a row below its title', () => {
  const { placements } = layOutPrompt('thank you card with a cup of tea and books', vocabulary);
  expect(placements).toHaveLength(2);
  const [left, right] = placements;
  expect(left!.x).toBeLessThan(right!.x);
  expect(placements.every(({ y }) => y > 0.55)).toBe(true);
});

it('keeps the things of a price list below its lines', () => {
  const prompt = 'dog grooming price list with poodle in a bathtub';
  const { placements, plan } = layOutPrompt(prompt, vocabulary);
  expect(plan.subjects.map(({ glyph }) => glyph)).toEqual(['poodle', 'bathtub']);
  expect(placements).toHaveLength(1);
  expect(placements[0]!.mounts).toHaveLength(1);
});

it('has the moon above the title of a label, what flies around it and the rest below', () => {
  const prompt = 'honey label with a sunflower, bees and a moon';
  const { of, all } = layOutPrompt(prompt, vocabulary);
  expect(of('@moon').y).toBeLessThan(0.25);
  expect(of('sunflower').y).toBeGreaterThan(0.6);
  expect(all('honeybee')).toHaveLength(3);
});

it('shows the sign of the trade on a paper whose things cannot be drawn', () => {
  const { plan } = layOutPrompt('nail salon price list with red blorbs', vocabulary);
  expect(plan.subjects.map(({ glyph }) => glyph)).toEqual(['@nailpolish']);
});

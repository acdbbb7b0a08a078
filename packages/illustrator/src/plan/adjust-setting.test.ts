import { expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import { readVocabulary } from '../node/read-art-pack.ts';
import { direct } from './direct.ts';

const vocabulary = await readVocabulary();

it.each([
  ['octopus in a teacup', 'room'],
  ['a tiny elephant in a bowl of cereal', 'room'],
  ['a kitten in a flower pot', 'room'],
  ['a dog in a bathtub', 'bathroom'],
  ['a man in a teacup', 'living'],
])('animals in dishes are where the dishes stand: %s', (prompt, setting) => {
  expect(direct(parsePrompt(prompt, vocabulary), vocabulary).setting).toBe(setting);
});

it.each([
  ['an umbrella on a chair outside a cafe', 'street'],
  ['a bench facing the sea, seagulls', 'beach'],
  ['a surfboard leaning against a palm tree, beach hut', 'beach'],
  ['a paper boat in a puddle', 'park'],
  ['a paper boat in a puddle, street lights', 'street'],
])('what stands outdoors is neither in a room nor in the water: %s', (prompt, setting) => {
  expect(direct(parsePrompt(prompt, vocabulary), vocabulary).setting).toBe(setting);
});

it('gives a skeleton the floor at a desk, as those who stand on two legs', () => {
  const plan = direct(parsePrompt('waiting skeleton at a desk', vocabulary), vocabulary);
  expect(plan.setting).toBe('office');
  expect(plan.subjects).toMatchObject([
    { glyph: 'skull', motion: 'think', expression: 'unamused' },
    { glyph: '@table' },
  ]);
});

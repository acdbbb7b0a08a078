import { expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import { readVocabulary } from '../node/read-art-pack.ts';
import { direct } from './direct.ts';

const vocabulary = await readVocabulary();
const planOf = (prompt: string) => direct(parsePrompt(prompt, vocabulary), vocabulary);

it.each([
  ['a balloon popping', 'balloon', 'pop'],
  ['a soap bubble popping', '@soapbubble', 'pop'],
  ['a bomb exploding', 'bomb', 'explode'],
  ['a glass shattering', '@waterglass', 'shatter'],
])('%s', (prompt, glyph, burst) => {
  const { subjects, words } = planOf(prompt);
  expect(subjects).toMatchObject([{ glyph, burst }]);
  expect([words.standIns, words.notDrawn]).toEqual([[], []]);
});

it.each([
  'fireworks exploding over a city',
  'a volcano exploding',
  'a toaster popping',
  'a man breaking a glass',
])('leaves "%s" whole', (prompt) =>
  expect(planOf(prompt).subjects.some(({ burst }) => burst !== undefined)).toBe(false),
);

it('shows soap bubbles that are large enough to be seen', () => {
  expect(planOf('soap bubbles floating in the park').subjects).toMatchObject([
    { glyph: '@soapbubble', count: 5 },
  ]);
});

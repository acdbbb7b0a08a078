import { expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import { readVocabulary } from '../node/read-art-pack.ts';
import { direct } from './direct.ts';

const vocabulary = await readVocabulary();
const planOf = (prompt: string) => direct(parsePrompt(prompt, vocabulary), vocabulary);

it.each([
  ['a glass filling up with orange juice', 'orange'],
  ['a glass filling with milk', 'white'],
  ['a glass filling with water', null],
])('a drink rises in its glass and stands nowhere else: %s', (prompt, colour) => {
  const { subjects, words, seenInLoops, setting } = planOf(prompt);
  expect(subjects).toEqual([
    expect.objectContaining({ glyph: '@waterglass', motion: 'fill', colour }),
  ]);
  expect(words.notDrawn).toEqual([]);
  expect(seenInLoops).toContain('filling');
  expect(setting).not.toBe('lake');
});

it('a full glass stays full', () => {
  expect(planOf('a glass of water').subjects[0]?.motion).toBeNull();
});

it('has in it what is poured into it', () => {
  const { subjects, words } = planOf('lemonade being poured into a glass with ice');
  const glass = subjects.find(({ glyph }) => glyph === '@waterglass');
  expect([glass?.colour, glass?.garnish?.[0]?.glyph]).toEqual(['yellow', 'ice']);
  expect(words.notDrawn).not.toContain('ice');
});

it('shows the coffee of a machine in the cup under it', () => {
  const { subjects, words } = planOf('a coffee machine making coffee');
  expect(subjects).toMatchObject([{ glyph: '@coffeemachine', motion: null }]);
  expect(words.drawn).toContain('making');
  expect(planOf('a coffee machine and a cup of coffee').subjects).toHaveLength(2);
});

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

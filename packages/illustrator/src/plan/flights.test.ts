import { expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import { readVocabulary } from '../node/read-art-pack.ts';
import { direct } from './direct.ts';

const vocabulary = await readVocabulary();
const planOf = (prompt: string) => direct(parsePrompt(prompt, vocabulary), vocabulary);

it('lets planes land and take off over the runway', () => {
  for (const prompt of ['a plane landing at the airport', 'a plane taking off from the airport']) {
    const { setting, subjects, words } = planOf(prompt);
    expect([setting, subjects[0]?.motion]).toEqual(['airfield', 'fly']);
    expect([words.notDrawn, words.standIns]).toEqual([[], []]);
  }
});

it('keeps those who wait in the hall', () => {
  expect(planOf('a woman waiting at the airport, planes').setting).toBe('airport');
});

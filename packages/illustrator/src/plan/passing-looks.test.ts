import { beforeAll, expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { readVocabulary } from '../node/read-art-pack.ts';
import { direct } from './direct.ts';

let vocabulary: Vocabulary;
beforeAll(async () => {
  vocabulary = await readVocabulary();
});

const plan = (prompt: string) => direct(parsePrompt(prompt, vocabulary), vocabulary);

it('begins with the first look and accounts for both', () => {
  const { time, passingLooks, words } = plan('a cabin in the woods, night turning into day');
  expect(time).toBe('night');
  expect(passingLooks?.looks.at(-1)).toEqual({ time: 'day' });
  expect(words.notDrawn).toEqual([]);
});

it('leaves texts as they are', () => {
  expect(plan('"OPEN DAY TO NIGHT" sign').passingLooks).toBeUndefined();
});

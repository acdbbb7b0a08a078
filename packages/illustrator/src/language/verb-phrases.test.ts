import { beforeAll, expect, it } from 'vitest';
import { createNodeHost } from '../node/index.ts';
import { parsePrompt } from './parse.ts';
import type { Vocabulary } from './vocabulary.ts';

let vocabulary: Vocabulary;
beforeAll(async () => {
  vocabulary = (await createNodeHost()).art;
});

const read = (prompt: string) => parsePrompt(prompt, vocabulary);

it('reads a deed with an adjective inside', () => {
  const { subjects, words } = read('a couple taking a quick selfie');
  expect(subjects[0]?.motion).toBe('selfie');
  expect(words.notDrawn).toEqual(['quick']);
});

it('keeps the adjective of a thing', () => {
  expect(read('a girl flying a red kite').subjects[1]?.colour).toBe('red');
});

it('takes braids that somebody has for hair', () => {
  const [woman] = read('a woman with braids picking apples').subjects;
  expect(woman?.motion).not.toBe('braid');
  expect(woman?.person?.head?.hair?.style).toBe('braids');
});

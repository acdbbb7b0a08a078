import { expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import { readVocabulary } from '../node/read-art-pack.ts';
import { direct } from './direct.ts';

const vocabulary = await readVocabulary();

it('lets no dragon hug whom somebody fights it for', () => {
  const prompt = 'a princess fighting a dragon to rescue a prince';
  const { relations, words } = direct(parsePrompt(prompt, vocabulary), vocabulary);
  expect(relations.map(({ kind }) => kind)).not.toContain('hug');
  expect(words.notDrawn).toContain('rescue');
});

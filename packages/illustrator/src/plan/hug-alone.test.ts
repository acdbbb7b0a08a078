import { expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import { readVocabulary } from '../node/read-art-pack.ts';
import { direct } from './direct.ts';

const vocabulary = await readVocabulary();
const planOf = (prompt: string) => direct(parsePrompt(prompt, vocabulary), vocabulary);

it.each(['a bear giving a hug', 'sending hugs bear'])('gives %j somebody to hug', (prompt) => {
  const { subjects, relations } = planOf(prompt);
  expect(subjects.map(({ glyph }) => glyph)).toEqual(['bear', 'bear']);
  expect(relations).toMatchObject([{ from: 0, to: 1, kind: 'hug' }]);
});

it('lets a cat hug the pillow that is said', () => {
  expect(planOf('a cat hugging a pillow').subjects.map(({ glyph }) => glyph)).toEqual([
    'cat',
    '@pillow',
  ]);
});

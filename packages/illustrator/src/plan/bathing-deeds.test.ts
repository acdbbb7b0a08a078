import { expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import { readVocabulary } from '../node/read-art-pack.ts';
import { direct } from './direct.ts';

const vocabulary = await readVocabulary();
const planOf = (prompt: string) => direct(parsePrompt(prompt, vocabulary), vocabulary);

it('washes a dog in the tub that the prompt names, in a bathroom', () => {
  const { subjects, setting } = planOf('girl washing her dog in the bathtub');
  expect(setting).toBe('bathroom');
  expect(subjects.map(({ glyph }) => glyph)).toEqual(['girl', 'dog', 'sponge', 'bathtub']);
});

it('washes an animal by hand where there is no tub', () => {
  const { subjects } = planOf('girl washing a horse');
  expect(subjects[0]?.motion).toBe('pet');
  expect(subjects.map(({ glyph }) => glyph)).not.toContain('@bucket');
});

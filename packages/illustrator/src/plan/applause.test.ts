import { expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import { readVocabulary } from '../node/read-art-pack.ts';
import { direct } from './direct.ts';

const vocabulary = await readVocabulary();

it.each([
  'a team with clapping hands',
  'bravo à toute l’équipe avec des applaudissements',
  'チームに拍手',
])('is that of the people in the picture: %s', (prompt) => {
  const { subjects } = direct(parsePrompt(prompt, vocabulary), vocabulary);
  expect(subjects).toEqual([
    expect.objectContaining({ glyph: 'person', count: 4, motion: 'clap' }),
  ]);
});

it('shows hands alone where the prompt names no person', () => {
  const { subjects } = direct(parsePrompt('clapping hands emoji', vocabulary), vocabulary);
  expect(subjects.map(({ glyph }) => glyph)).toEqual(['clapping-hands']);
});

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

it('puts puppies into the basket of a bicycle, and counts its flowers as what they are', () => {
  const { subjects, relations } = plan('a bicycle with a basket full of puppies');
  const inside = relations.find(({ kind }) => kind === 'inside');
  expect(subjects[inside?.to ?? -1]?.glyph).toBe('@basket');
  const { words } = plan('a bicycle with a basket full of tulips');
  expect(words.standIns).toEqual([{ word: 'tulips', as: 'mixed flowers' }]);
});

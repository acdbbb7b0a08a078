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

it.each([
  ['a woman doing tree pose', 'treepose'],
  ['a cat in warrior pose', 'warriorpose'],
  ['a girl in lotus pose', 'lotuspose'],
  ['a man doing yoga', undefined],
])('draws the pose that "%s" names', (prompt, yogaPose) => {
  const [subject] = plan(prompt).subjects;
  expect(subject?.motion).toBe('yoga');
  expect(subject?.yogaPose).toBe(yogaPose);
});

it('counts a pose without a drawing as another one, and draws no dog for it', () => {
  const { subjects, words } = plan('a man doing downward dog');
  expect(subjects.map(({ glyph }) => glyph)).toEqual(['man']);
  expect(words.standIns).toEqual([{ word: 'doing downward dog', as: 'another yoga pose' }]);
});

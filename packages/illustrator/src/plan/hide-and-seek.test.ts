import { expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import { readVocabulary } from '../node/read-art-pack.ts';
import { direct } from './direct.ts';

const vocabulary = await readVocabulary();
const planOf = (prompt: string) => direct(parsePrompt(prompt, vocabulary), vocabulary);

it('lets one child count and another one hide', () => {
  const { subjects, relations } = planOf('children playing hide and seek');
  expect(subjects.map(({ glyph, motion }) => `${glyph} ${motion}`)).toEqual([
    'child hideface',
    'child null',
    '@bush null',
  ]);
  expect(relations).toEqual([{ from: 1, to: 2, kind: 'behind' }]);
});

it('reports the game where it is not shown', () => {
  const { words } = planOf('kids playing hide and seek in the living room');
  expect(words.notDrawn).toEqual(['playing hide and seek']);
});

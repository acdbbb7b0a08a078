import { expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import { readVocabulary } from '../node/read-art-pack.ts';
import { direct } from './direct.ts';

const vocabulary = await readVocabulary();
const planOf = (prompt: string) => direct(parsePrompt(prompt, vocabulary), vocabulary);

it.each([
  ['girl holding the flag of France', '@flagoffrance'],
  ['Mexican flag sticker', '@flagofmexico'],
  ['a soccer fan from Germany with a flag', '@flagofgermany'],
  ['Canada day card with a beaver and a flag', '@flagofcanada'],
])('shows the flag of the country that is named: %s', (prompt, glyph) => {
  const { subjects, words } = planOf(prompt);
  expect(subjects.map((each) => each.glyph)).toContain(glyph);
  expect(words.notDrawn).toEqual([]);
});

it('leaves flags that are said to be of a color as they are', () => {
  const { subjects } = planOf('a white flag on a German castle');
  expect(subjects.map(({ glyph }) => glyph)).toContain('white-flag');
});

it('puts a flag into the hand of who waves it', () => {
  const { relations } = planOf('a kid waving the Italian flag');
  expect(relations).toMatchObject([{ from: 0, to: 1, kind: 'hold' }]);
});

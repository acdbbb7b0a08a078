import { expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import { readVocabulary } from '../node/read-art-pack.ts';
import { direct } from './direct.ts';

const vocabulary = await readVocabulary();
const planOf = (prompt: string) => direct(parsePrompt(prompt, vocabulary), vocabulary);

it.each(['dresses on a rack', 'shirts on a clothing rack'])(
  'hangs garments on a rack: %s',
  (prompt) => {
    const { subjects, words } = planOf(prompt);
    expect(subjects.map(({ glyph }) => glyph)).toEqual(['@clothesrack']);
    expect(words.notDrawn).toEqual([]);
  },
);

it('has what is unboxed in an open box', () => {
  const { subjects, words } = planOf('a woman unboxing a teddy bear');
  expect(subjects).toMatchObject([
    { glyph: 'woman' },
    { glyph: '@box', toppings: [{ glyph: 'teddy-bear' }] },
  ]);
  expect(words.standIns).toEqual([]);
});

it('puts fruit and mint into a drink that is named twice', () => {
  const { subjects, words } = planOf('mojito cocktail with lime and mint');
  expect(subjects).toMatchObject([
    { glyph: '@lemonade', garnish: [{ glyph: '@halflime' }, { glyph: 'herb' }] },
  ]);
  expect(words.notDrawn).toEqual([]);
});

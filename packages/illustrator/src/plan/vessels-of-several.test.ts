import { expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import { readVocabulary } from '../node/read-art-pack.ts';
import { direct } from './direct.ts';

const vocabulary = await readVocabulary();

/** What is inside of what, with the number of vessels. */
const contentsOf = (prompt: string): readonly string[] => {
  const { subjects, relations } = direct(parsePrompt(prompt, vocabulary), vocabulary);
  return relations
    .filter(({ kind }) => kind === 'inside')
    .map(
      ({ from, to }) => `${subjects[from]?.glyph} in ${subjects[to]?.count} ${subjects[to]?.glyph}`,
    );
};

it.each([
  ['baskets of carrots and tomatoes', ['carrot in 1 @basket', 'tomato in 1 @basket']],
  [
    'three baskets of apples, pears and grapes on a table',
    ['red-apple in 1 @basket', 'pear in 1 @basket', 'grapes in 1 @basket'],
  ],
  ['crates of oranges and lemons at the market', ['tangerine in 1 @crate', 'lemon in 1 @crate']],
  ['two baskets of bread', ['@loaf in 2 @basket']],
])('fills several vessels with what each holds: %s', (prompt, contents) => {
  expect(contentsOf(prompt)).toEqual(contents);
});

it('says that the baskets in somebody’s hands are not drawn', () => {
  const spec = parsePrompt('woman carrying two baskets of apples', vocabulary);
  expect(direct(spec, vocabulary).words.notDrawn).toContain('baskets');
});

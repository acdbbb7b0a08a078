import { expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import { readVocabulary } from '../node/read-art-pack.ts';
import { direct } from './direct.ts';

const vocabulary = await readVocabulary();

it.each([
  ['subscribe button being clicked', 'Subscribe', 'click'],
  ['green buy now button with a cursor clicking', 'Buy now', 'click'],
  ['follow button', 'Follow', null],
])('letters the button of %j', (prompt, lettering, motion) => {
  const { subjects, words, caption } = direct(parsePrompt(prompt, vocabulary), vocabulary);
  expect(subjects).toEqual([expect.objectContaining({ glyph: '@webbutton', lettering })]);
  expect(subjects[0]?.motion ?? null).toBe(motion);
  expect(caption).toBeNull();
  expect(words.notDrawn).toEqual([]);
});

it('leaves the buttons of clothes where they are', () => {
  const { subjects } = direct(parsePrompt('a coat with brown buttons', vocabulary), vocabulary);
  expect(subjects.map(({ glyph }) => glyph)).toEqual(['coat']);
});

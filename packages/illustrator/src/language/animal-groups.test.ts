import { expect, it } from 'vitest';
import { readVocabulary } from '../node/read-art-pack.ts';
import { parsePrompt } from './parse.ts';

const vocabulary = await readVocabulary();
const shown = (prompt: string) =>
  parsePrompt(prompt, vocabulary).subjects.map(({ glyph }) => glyph);

it.each([
  ['baby shower invite, woodland animals', ['fox', 'rabbit', 'deer']],
  ['animals in the jungle', ['monkey', 'tiger', 'parrot']],
  ['animals in the arctic', ['polar-bear', 'penguin', 'seal']],
  ['two farm animals', ['cow', 'pig']],
  ['cute animals playing', ['dog', 'cat', 'rabbit']],
  ['forest animals, bear and owl', ['bear', 'owl']],
  ['stuffed animals on a bed', ['teddy-bear', 'bed']],
])('shows animals that are at home there: %s', (prompt, glyphs) => {
  expect(shown(prompt)).toEqual(glyphs);
});

it('reports them as drawn', () => {
  expect(parsePrompt('three woodland animals', vocabulary).words.notDrawn).toEqual([]);
});

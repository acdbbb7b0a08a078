import { expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import { createNodeHost } from '../node/index.ts';
import { direct } from './direct.ts';

const { art } = await createNodeHost();

function onShelf(prompt: string): readonly string[] {
  const { subjects, relations } = direct(parsePrompt(prompt, art), art);
  return relations.flatMap(({ from, to, kind }) =>
    kind === 'on' && /^@(?:shelf|wallboard)$/.test(subjects[to]?.glyph ?? '')
      ? (subjects[from]?.glyph ?? [])
      : [],
  );
}

it.each([
  [
    'a cat, a goldfish bowl and a ticking clock on a shelf',
    ['cat', '@goldfishbowl', 'alarm-clock'],
  ],
  ['a cat sleeping on the top shelf', ['cat']],
  ['a sleeping puppy on a shelf', ['dog']],
  ['two owls on a shelf with books', ['owl']],
  ['a toy robot and a plant on a shelf', ['@tinrobot', 'potted-plant']],
  ['a teddy bear on my shelf', ['teddy-bear']],
  ['elf on the shelf', []],
  ['a vase of flowers on a shelf', []],
  ['a girl reaching for a book on a shelf', []],
])('puts on the shelf what %o says', (prompt, glyphs) => {
  expect(onShelf(prompt)).toEqual(glyphs);
});

it.each([
  ['wooden shelf with three clay mugs', '@wallboard'],
  ['a cat on a shelf', '@shelf'],
])('shows things near on one board at the wall: %s', (prompt, glyph) => {
  const { subjects, words } = direct(parsePrompt(prompt, art), art);
  expect(subjects.map((each) => each.glyph)).toContain(glyph);
  expect(words.notDrawn).toEqual([]);
});

it('shows the fish of a goldfish bowl', () => {
  const { subjects } = direct(parsePrompt('a goldfish bowl', art), art);
  expect(subjects.map(({ glyph }) => glyph)).toContain('@goldfish');
});

it('shows plants on a shelf on that shelf, and not in a room', () => {
  expect(onShelf('plants and a lamp on a wooden shelf')).toEqual(['potted-plant', '@lamp']);
});

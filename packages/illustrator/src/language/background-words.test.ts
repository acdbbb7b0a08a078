import { expect, it } from 'vitest';
import { readVocabulary } from '../node/read-art-pack.ts';
import { parsePrompt } from './parse.ts';

const vocabulary = await readVocabulary();

function behindOthers(prompt: string): readonly string[] {
  const { subjects, relations } = parsePrompt(prompt, vocabulary);
  return relations.flatMap(({ from, kind }) =>
    kind === 'behind' ? (subjects[from]?.glyph ?? []) : [],
  );
}

it.each([
  // What fills the background is the place, and none of the things that were named before.
  ['a man feeding pigeons, skyscrapers in the background', []],
  ['a chef flipping a pancake, a waiter with a tray in the background', ['man']],
  ['a farmer on a tractor, a scarecrow and a barn in the distance', ['@scarecrow', '@barn']],
  ['a girl, a dog sleeping on a rug with a lamp in the background', ['@lamp']],
  ['a cat and a castle in the background', ['castle']],
  ['a cat on a rug, in the background a castle', ['castle']],
])('reads who is in the background of "%s"', (prompt, expected) => {
  expect(behindOthers(prompt)).toEqual(expected);
});

it('leaves its thing to who is in the background', () => {
  const { subjects, relations } = parsePrompt(
    'a chef cooking, a waiter with a tray in the background',
    vocabulary,
  );
  const tray = subjects.findIndex(({ glyph }) => glyph === '@tray');
  expect(relations).toContainEqual(expect.objectContaining({ to: tray, kind: 'hold' }));
});

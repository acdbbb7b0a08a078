import { expect, it } from 'vitest';
import { readVocabulary } from '../node/read-art-pack.ts';
import type { Stage } from '../stage/stage.ts';
import { layOutPrompt } from '../testing/lay-out-prompt.ts';
import { dress } from './dress.ts';

const vocabulary = await readVocabulary();

it.each([
  ['a rabbit waving', 'rabbit-face'],
  ['a cat waving', 'cat-face'],
  ['a rabbit', 'rabbit'],
  ['an elephant sitting on a couch', '@elephant-head'],
  ['a horse sitting on the couch watching tv', '@horse-head'],
  ['a pigeon sitting on a bench', '@pigeon'],
  ['a penguin slipping on a banana peel', '@penguin-head'],
])(
  'draws animals that wave or sit on furniture as a face on a body with hands: "%s"',
  (prompt, glyph) => {
    const { plan, placements } = layOutPrompt(prompt, vocabulary);
    const [placement] = placements;
    if (placement === undefined) throw new Error('Nothing is placed.');
    const stage = { plan } as Stage;
    expect(dress(stage, placement, (each) => vocabulary.categoryOf(each)).glyph).toBe(glyph);
  },
);

it.each([
  ['a bear in pajamas brushing his teeth', ['pajamas']],
  ['a dog chewing a slipper', []],
  ['a skeleton warrior with a sword', []],
])('dresses who eats in what is said to be worn, and no skeleton: "%s"', (prompt, words) => {
  const { plan, placements } = layOutPrompt(prompt, vocabulary);
  const { garments } = dress({ plan } as Stage, placements[0]!, (each) =>
    vocabulary.categoryOf(each),
  );
  expect(garments.map(({ word }) => word)).toEqual(words);
});

it('gives a witch a pointed hat where hers has no kind', () => {
  const { plan, placements } = layOutPrompt('witch with a black hat', vocabulary);
  const { things } = dress({ plan } as Stage, placements[0]!, (each) =>
    vocabulary.categoryOf(each),
  );
  expect(things.map(({ glyph }) => glyph)).toEqual(['@witchhat']);
});

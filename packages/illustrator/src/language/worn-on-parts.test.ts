import { describe, expect, it } from 'vitest';
import { createNodeHost } from '../node/index.ts';
import { parsePrompt } from './parse.ts';

const { art } = await createNodeHost();

const relationsOf = (prompt: string): readonly string[] => {
  const { subjects, relations } = parsePrompt(prompt, art);
  return relations.map(
    ({ from, to, kind }) => `${subjects[from]?.glyph} ${kind} ${subjects[to]?.glyph}`,
  );
};

describe('what is on a part of somebody', () => {
  it.each([
    ["a pretzel around a dachshund's neck", '@dachshund neck pretzel'],
    ['a goat with a bell around its neck', 'goat neck bell'],
    ["a butterfly on a cat's nose", 'cat nose butterfly'],
    ['a ladybug on the nose of a cow', 'cow nose lady-beetle'],
    ['a wolf with a bone in its mouth', 'wolf mouth bone'],
    ['a rose in the mouth of a man', 'man mouth rose'],
    ['a turtle with a candle on its shell', 'candle on turtle'],
    ["a butterfly on a girl's finger", 'girl hold butterfly'],
    ["a bird on an elephant's back", 'bird on elephant'],
    ['a santa hat on a cactus', 'cactus hold @santahat'],
    ['a pumpkin with a witch hat', '@pumpkin hold @witchhat'],
    ['a scarf around a snowman', '@snowman hold scarf'],
    ['an astronaut sitting on a donut', 'astronaut on doughnut'],
    ['a fox curled around a lantern', 'fox around @lantern'],
    ['a panda wrapped in a blanket', 'panda inside @blanket'],
    ['a cat peeking out of a box', 'cat inside @box'],
    ['a hat on a table', 'top-hat on @table'],
  ])('%s', (prompt, relation) => {
    expect(relationsOf(prompt)).toEqual([relation]);
    expect(parsePrompt(prompt, art).words.notDrawn).toEqual([]);
  });

  it('belongs to one, also where the apostrophe is missing', () => {
    const { subjects } = parsePrompt('a parrot on a pirates shoulder', art);
    expect(subjects[1]).toMatchObject({ word: 'pirates', count: 1 });
  });
});

import { expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import { createNodeHost } from '../node/index.ts';
import { direct } from '../plan/direct.ts';
import { PLAIN_TAKE } from '../plan/take.ts';
import { layOut } from './layout.ts';
import { lostRelations } from './lost-relations.ts';

const { art } = await createNodeHost();

function lostOf(prompt: string): readonly string[] {
  const plan = direct(parsePrompt(prompt, art), art);
  const frame = {
    width: 480,
    height: 480,
    ground: 0.86,
    horizon: 0.6,
    water: false,
    window: null,
    take: PLAIN_TAKE,
  };
  const placements = layOut(plan, frame, (glyph) => art.categoryOf(glyph));
  return [...lostRelations(plan, placements, frame)];
}

it.each([
  ['an octopus wrapped around a lighthouse', 'wrapped around'],
  ['a train going through a giant donut', 'through'],
  ['a mouse hiding under a teacup', 'under'],
  ['a dragon curled around a castle tower', 'curled around'],
  ['woman on a ladder picking cherries', 'on'],
  ['a sad cactus hugging a balloon', 'hugging'],
  ['two women carrying a sofa', 'carrying'],
  ['ein Zug durch einen Donut', 'durch'],
])('says of %o that %o is not to be seen', (prompt, word) => {
  expect(lostOf(prompt)).toEqual([word]);
});

it.each([
  'a cat sleeping in a cardboard box',
  'a firefighter carrying a child',
  'a parrot on the shoulder of a pirate',
  'a scarf wrapped around a snowman',
  'a frog under a mushroom',
  'a fish in a bowl on a table',
  'a penguin between two snowmen',
  'a bird sitting on a branch',
  'a sloth hanging from a branch',
  'a bear behind a tree',
  'children around a campfire',
  'a boy holding a balloon and a flower',
  'a dog with a ball',
  'a wreath hanging on a wooden door',
  'a monkey hanging from a balloon',
  'a wolf with a bone in its mouth',
  'a man at a computer',
  'a girl hugging a balloon',
  'a cactus holding a balloon',
  'a boy and his dog under one red umbrella',
  'a couple walking under an umbrella',
])('misses nothing in %o', (prompt) => {
  expect(lostOf(prompt)).toEqual([]);
});

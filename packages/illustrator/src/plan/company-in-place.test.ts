import { beforeAll, expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { createNodeHost } from '../node/index.ts';
import { direct } from './direct.ts';

let vocabulary: Vocabulary;
beforeAll(async () => {
  vocabulary = (await createNodeHost()).art;
});

const planOf = (prompt: string) => direct(parsePrompt(prompt, vocabulary), vocabulary);

/** "@restingeagle on @crag": what is to what. */
function tiesOf(prompt: string): string[] {
  const { subjects, relations } = planOf(prompt);
  const name = (index: number): string => subjects[index]?.glyph ?? '';
  return relations.map(({ from, to, kind }) => `${name(from)} ${kind} ${name(to)}`);
}

const motionsOf = (prompt: string) =>
  planOf(prompt).subjects.map(({ glyph, motion }) => `${glyph} ${motion}`);

it.each([
  ['an eagle on a ledge', '@restingeagle on @crag'],
  ['an eagle on a branch', '@restingeagle on @branch'],
  ["a white dove on a woman's hand", 'woman hold @restingdove'],
  ['a bear in a sleeping bag', 'bear inside @opensleepingbag'],
  ['a dog on a sleeping bag', 'dog on @sleepingbag'],
  ['a goose chasing a boy on a bicycle', 'boy on bicycle'],
  ['a boy chasing a goose on a bicycle', 'boy on bicycle'],
  ['an owl watching the children from a tree', 'owl on @branch'],
  ['a cat under the table while the family has dinner', 'cat front @laidtable3'],
  ["a nurse putting a bandage on a bear's paw", 'health-worker beside bear'],
  ['a cow and a pig in a straw hat', 'pig hold @strawhat'],
  ['a boy giving his mom breakfast in bed', 'woman inside @sitbed'],
])('rests and rides as it is said: %s', (prompt, tie) => {
  expect(tiesOf(prompt)).toContain(tie);
});

it('rests an eagle on the cliff of the picture', () => {
  expect(planOf('an eagle perched on a cliff above the sea')).toMatchObject({
    setting: 'cliff',
    landforms: ['summit'],
    subjects: [{ glyph: '@restingeagle' }],
  });
});

it('lets an eagle fly that is on nothing', () => {
  expect(planOf('an eagle flying over a cliff').subjects[0]?.glyph).toBe('eagle');
});

it('takes the animals of a list for the friends before it', () => {
  const prompt = 'three friends crossing a rope bridge: a frog, a hedgehog and a mouse';
  expect(tiesOf(prompt)).toEqual([
    'frog on @ropebridge',
    'hedgehog on @ropebridge',
    'mouse on @ropebridge',
  ]);
});

it('gives one hat to the one named last', () => {
  expect(tiesOf('a boy and a snowman with a purple hat')).toEqual(['@snowman hold top-hat']);
  expect(tiesOf('a boy and a girl with purple hats')).toHaveLength(2);
});

it('lets two lean on each other who hug on a seat, and puts both in a tree', () => {
  expect(motionsOf('two grandparents hugging on a park bench').slice(0, 2)).toEqual([
    'old-man snuggle',
    'old-woman snuggle',
  ]);
  expect(tiesOf('a koala hugging its mother in a tree')).toContain('koala on @branch');
});

it('puts skates on the feet of animals, and claims none while they do something else', () => {
  expect(motionsOf('two raccoons on roller skates')).toContain('raccoon rollerskate');
  expect(planOf('two raccoons on roller skates holding hands').words.notDrawn).toContain(
    'roller skates',
  );
});

it('gives a cup to everybody who drinks at a picnic, to animals and under helmets as well', () => {
  const ties = tiesOf('a dragon and a knight drinking tea at a picnic');
  expect(ties.filter((tie) => tie.endsWith('hold teacup-without-handle'))).toHaveLength(2);
});

it('draws no feet beside those whose feet they are', () => {
  const { subjects } = planOf("a dog lying at his owner's feet");
  expect(subjects.map(({ glyph }) => glyph)).not.toContain('foot');
  expect(planOf('feet in the sand').subjects[0]?.glyph).toBe('foot');
});

it('claims no braiding of those who braid the hair of each other', () => {
  const { words } = planOf("three sisters braiding each other's hair on the bed");
  expect(words.notDrawn).toEqual(expect.arrayContaining(['braiding', 'hair']));
});

it('reports cardboard that a thing is made of instead of drawing a box', () => {
  const { subjects, words } = planOf('a cardboard dragon');
  expect(subjects).toHaveLength(1);
  expect(words.notDrawn).toContain('cardboard');
});

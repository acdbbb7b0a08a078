import { expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import { createNodeHost } from '../node/index.ts';
import { direct } from './direct.ts';

const { art } = await createNodeHost();
const planOf = (prompt: string) => direct(parsePrompt(prompt, art), art);
const heldIn = (prompt: string): readonly (string | undefined)[] => {
  const { subjects, relations } = planOf(prompt);
  return relations.flatMap(({ to, kind }) => (kind === 'hold' ? [subjects[to]?.glyph] : []));
};

it('puts what is loaded into hands beside the vehicle', () => {
  expect(heldIn('family packing the car for vacation')).toEqual(Array(3).fill('@suitcase'));
  expect(heldIn('two men loading boxes into a truck')).toEqual(['@box']);
  const { subjects } = planOf('dad loading suitcases into the car');
  const bags = subjects.filter(({ glyph }) => glyph === '@suitcase');
  expect(bags.map(({ count }) => count)).toEqual([1, 2]);
});

it('opens a suitcase that is packed', () => {
  const { subjects, words } = planOf('a girl packing her suitcase');
  expect(subjects.map(({ glyph }) => glyph)).toContain('@opensuitcase');
  expect(words.standIns).toEqual([]);
});

it('decorates a Christmas tree with baubles in the hands', () => {
  const { subjects, relations } = planOf('mom hanging ornaments on the christmas tree');
  expect(subjects.map(({ glyph }) => glyph)).toEqual(['woman', 'christmas-tree', '@bauble']);
  expect(relations).toContainEqual({ from: 0, to: 1, kind: 'around' });
});

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

it.each([
  ['tropical island seen from the sea, turquoise water', 'isle'],
  ['a hut on a tropical island at sunset', 'isle'],
  ['small island with a lighthouse in the middle of the ocean', 'isle'],
  ['a man on a tiny island', 'isle'],
  ['cozy cabin on a lake island', 'isle'],
  ['kids building a sandcastle on an island', 'beach'],
  ['a pirate ship sailing toward an island', 'ocean'],
  ['dolphins jumping near an island', 'ocean'],
  ['a tiny island in a bottle', 'room'],
  ['a beach with palm trees', 'beach'],
])('an island lies in the water where it is seen as a whole: %s', (prompt, setting) => {
  expect(planOf(prompt).setting).toBe(setting);
});

it('shows an islet as the place that others are on, once', () => {
  const { subjects } = planOf('small island with a lighthouse in the middle of the ocean');
  expect(subjects.map(({ glyph }) => glyph)).toEqual(['@lighthouse']);
});

it('draws the land around the lake of an island', () => {
  const plan = planOf('island in a lake with a castle on it');
  expect(plan.landforms).toContain('peaks');
  expect(plan.words.drawn).toContain('lake');
});

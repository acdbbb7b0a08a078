import { expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import { readVocabulary } from '../node/read-art-pack.ts';
import { direct } from './direct.ts';

const vocabulary = await readVocabulary();
const planOf = (prompt: string) => direct(parsePrompt(prompt, vocabulary), vocabulary);

it.each([
  ['pulsing concentric circles', 'rings', ['pulsing', 'concentric', 'circles']],
  ['triangles rotating on a black background', 'shapes', ['triangles', 'rotating']],
  ['glowing orbs drifting', 'orbs', ['drifting']],
  ['smoke swirling on a black background', 'smoke', ['smoke', 'swirling']],
  ['ink spreading in water', 'smoke', ['ink', 'water']],
  ['gears turning in a machine', 'gears', ['gears', 'turning']],
  ['flying through a neon tunnel', 'tunnel', ['neon', 'tunnel']],
  ['infinite tunnel of light', 'tunnel', ['tunnel', 'light']],
  ['a loading bar filling up', 'progress', ['loading bar', 'filling']],
  ['rainbow stripes moving', 'stripes', ['rainbow', 'stripes', 'moving']],
])('shows nothing but the motif of "%s"', (prompt, motif, words) => {
  const plan = planOf(prompt);
  expect([plan.abstractMotif, plan.subjects, plan.setting]).toEqual([motif, [], 'abstract']);
  expect(plan.words.drawn).toEqual(expect.arrayContaining(words));
});

it.each([
  'a cat jumping through rings',
  'circles of stones on a beach',
  'party lights poster "rings"',
  'smoke rising from a chimney',
  'a zebra with stripes running',
  'a car in a neon tunnel',
])('draws things and places where there are some: "%s"', (prompt) => {
  expect(planOf(prompt).abstractMotif).toBeUndefined();
});

it.each([
  ['colorful gradient waves animation', ['colorful', 'gradient', 'waves']],
  ['liquid gold flowing', ['liquid', 'gold', 'flowing']],
  ['liquid chocolate swirling', ['liquid', 'chocolate', 'swirling']],
])('lets color alone flow in "%s"', (prompt, words) => {
  const plan = planOf(prompt);
  expect([plan.setting, plan.subjects, plan.words.notDrawn]).toEqual(['abstract', [], []]);
  expect(plan.words.drawn).toEqual(expect.arrayContaining(words));
});

it('leaves the waves of the sea', () => {
  expect(planOf('ocean waves at sunset').setting).toBe('ocean');
  expect(planOf('big blue waves').setting).toBe('ocean');
});

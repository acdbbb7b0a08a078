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
])('shows nothing but the motif of "%s"', (prompt, motif, words) => {
  const plan = planOf(prompt);
  expect([plan.abstractMotif, plan.subjects, plan.setting]).toEqual([motif, [], 'abstract']);
  expect(plan.words.drawn).toEqual(expect.arrayContaining(words));
});

it.each([
  'a cat jumping through rings',
  'circles of stones on a beach',
  'party lights poster "rings"',
])('draws things and places where there are some: "%s"', (prompt) => {
  expect(planOf(prompt).abstractMotif).toBeUndefined();
});

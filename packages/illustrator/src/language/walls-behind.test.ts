import { expect, it } from 'vitest';
import { createNodeHost } from '../node/index.ts';
import { direct } from '../plan/direct.ts';
import { parsePrompt } from './parse.ts';

const { art } = await createNodeHost();
const planOf = (prompt: string) => direct(parsePrompt(prompt, art), art);

it.each([
  ['a dog in front of a pink wall', { kind: 'plaster', colour: 'pink' }],
  ['a bicycle leaning against a yellow wall', { kind: 'plaster', colour: 'yellow' }],
  ['an old scooter against a stone wall', { kind: 'stone', colour: null }],
  ['a spider on a wall', { kind: 'plaster', colour: null }],
  ['a ladybug on a brick wall', { kind: 'brick' }],
  ['a guitar against a red brick wall', { kind: 'brick' }],
])('fills the background with the wall: %s', (prompt, wallBehind) => {
  const plan = planOf(prompt);
  expect(plan).toMatchObject({ setting: 'wallside', wallBehind });
  expect(plan.subjects.map(({ glyph }) => glyph)).not.toContain('@wall');
});

it.each([
  'a cat sitting on a brick wall',
  'a man leaning against a brick wall',
  'a boy painting a wall',
])('keeps the wall that somebody sits on, leans on or works at: %s', (prompt) => {
  expect(planOf(prompt).wallBehind).toBeNull();
});

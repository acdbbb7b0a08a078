import { expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import { readVocabulary } from '../node/read-art-pack.ts';
import { direct } from './direct.ts';

const vocabulary = await readVocabulary();
const planOf = (prompt: string) => direct(parsePrompt(prompt, vocabulary), vocabulary);

it.each([
  ['a plane landing at the airport', ['landing']],
  ['a plane landing on a runway', ['landing on']],
  ['a plane taking off from the airport', []],
])('lets planes fly over the runway, their noses up: "%s"', (prompt, notDrawn) => {
  const { setting, subjects, words } = planOf(prompt);
  expect([setting, subjects[0]?.motion]).toEqual(['airfield', 'fly']);
  expect([words.notDrawn, words.standIns]).toEqual([notDrawn, []]);
});

it('keeps those who wait in the hall', () => {
  expect(planOf('a woman waiting at the airport, planes').setting).toBe('airport');
});

it.each([
  ['a helicopter taking off', 'takeoff', 'hills'],
  ['a ufo landing', 'touchdown', 'hills'],
  ['a rocket launching', 'takeoff', 'desert'],
  ['a hot air balloon rising into the sky', 'takeoff', 'hills'],
  ['a red balloon floating up into the sky', 'takeoff', 'hills'],
  ['a rocket flying through space', 'fly', 'space'],
])('"%s" leaves the ground or comes down to it', (prompt, motion, setting) => {
  const plan = planOf(prompt);
  expect([plan.subjects[0]?.motion, plan.setting]).toEqual([motion, setting]);
  expect([plan.words.notDrawn, plan.words.standIns]).toEqual([[], []]);
});

it('lets a plane that takes off cross the picture along its nose', () => {
  expect(planOf('an airplane taking off').subjects[0]?.crosses).toBe('right');
});

it('parks a plane on its wheels where people stand by it', () => {
  const { setting, subjects } = planOf('pilot in front of an airplane');
  expect(setting).toBe('airfield');
  expect(subjects.map(({ glyph }) => glyph)).toEqual(['pilot', '@parkedplane']);
});

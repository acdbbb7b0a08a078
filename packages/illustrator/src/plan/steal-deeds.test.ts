import { expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import { readVocabulary } from '../node/read-art-pack.ts';
import { direct } from './direct.ts';

const vocabulary = await readVocabulary();
const plan = (prompt: string) => direct(parsePrompt(prompt, vocabulary), vocabulary);

it.each([
  ['a monkey stealing a banana from a boy', 'run'],
  ['a seagull stealing a sandwich from a girl', 'fly'],
  ['a dog snatching a hot dog from a kid', 'run'],
])('lets a thief get away while the other reaches after it: %s', (prompt, motion) => {
  const { subjects, relations, words } = plan(prompt);
  expect(subjects[0]?.motion).toBe(motion);
  expect(subjects[2]).toMatchObject({ motion: 'catch', expression: 'surprised' });
  expect(relations).toContainEqual({ from: 0, to: 2, kind: 'right' });
  expect(words.standIns).toEqual([]);
  expect(words.notDrawn).toEqual([]);
});

it('leaves thieves without a victim as they are', () => {
  const { subjects, words } = plan('a raccoon stealing a cookie');
  expect(subjects[0]?.motion).not.toBe('run');
  expect(words.standIns.map(({ word }) => word)).toEqual(['stealing']);
});

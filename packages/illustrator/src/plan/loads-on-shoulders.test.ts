import { expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import { readVocabulary } from '../node/read-art-pack.ts';
import { direct } from './direct.ts';

const vocabulary = await readVocabulary();
const plan = (prompt: string) => direct(parsePrompt(prompt, vocabulary), vocabulary);

it('holds over the head with both arms what is carried on the shoulders', () => {
  const { subjects, relations } = plan('a person carrying a heavy boulder on his shoulders');
  expect(subjects[0]?.motion).toBe('lift');
  expect(subjects[1]?.scale).toBeGreaterThan(1.5);
  expect(relations).toMatchObject([{ from: 0, to: 1, kind: 'hold' }]);
});

it('stands on top of its bearer what is too large for hands', () => {
  const { subjects, relations } = plan('a person carrying the world on his shoulders');
  expect(subjects[1]?.glyph).toBe('globe-showing-americas');
  expect(relations).toMatchObject([{ from: 1, to: 0, kind: 'on' }]);
});

it('leaves a backpack on the back', () => {
  expect(plan('a man carrying a backpack on his back').subjects[0]?.motion).not.toBe('lift');
});

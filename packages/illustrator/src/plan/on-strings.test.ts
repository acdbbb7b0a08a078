import { expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import { createNodeHost } from '../node/index.ts';
import { direct } from './direct.ts';

const { art } = await createNodeHost();
const planOf = (prompt: string) => direct(parsePrompt(prompt, art), art);

it.each([
  ['a girl holding a cloud on a string', 'cloud'],
  ['the moon as a balloon held by a child', '@moon'],
  ['a bear holding a star like a balloon', '@star'],
])('ties a thing to the hand of somebody: %s', (prompt, glyph) => {
  const { subjects, relations } = planOf(prompt);
  const thing = subjects.findIndex((each) => each.glyph === glyph);
  expect(subjects[thing]?.isOnString).toBe(true);
  expect(relations).toMatchObject([{ to: thing, kind: 'hold' }]);
});

it('leaves a cloud in the sky otherwise', () => {
  expect(planOf('a girl under a cloud').subjects.some(({ isOnString }) => isOnString)).toBe(false);
});

import { expect, it } from 'vitest';
import { createNodeHost } from '../node/index.ts';
import { parsePrompt } from './parse.ts';

const { art } = await createNodeHost();

it.each([
  ['a cat looking out of the window', true],
  ['a penguin gazing at the northern lights', true],
  ['a woman watching the sunset', true],
  ['a cat looking at a mouse', false],
  ['a dog looking sad', false],
])('%s: seen from behind: %s', (prompt, isTurnedAway) => {
  const { subjects } = parsePrompt(prompt, art);
  expect(subjects[0]?.isTurnedAway ?? false).toBe(isTurnedAway);
});

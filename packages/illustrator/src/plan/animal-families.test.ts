import { expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import { createNodeHost } from '../node/index.ts';
import { direct } from './direct.ts';

const { art } = await createNodeHost();

it.each([
  ['a fox family in the forest', ['2 of 1', '2 of 0.6']],
  ['a family of five ducks', ['2 of 1', '3 of 0.6']],
  ['une famille de renards', ['2 of 1', '2 of 0.6']],
  ['four foxes in the forest', ['4 of 1']],
])('%s: %j', (prompt, sizes) => {
  const { subjects } = direct(parsePrompt(prompt, art), art);
  expect(subjects.map(({ count, scale }) => `${count} of ${scale}`)).toEqual(sizes);
});

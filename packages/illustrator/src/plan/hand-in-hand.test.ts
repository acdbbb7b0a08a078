import { expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import { createNodeHost } from '../node/index.ts';
import { direct } from './direct.ts';

const { art } = await createNodeHost();

it('lets both sit on the ground who hold hands sitting', () => {
  const { subjects, words } = direct(
    parsePrompt('two girls sitting in the grass holding hands', art),
    art,
  );
  expect(subjects.map(({ meanwhile }) => meanwhile)).toEqual(['sit', 'sit']);
  expect(words.notDrawn).toEqual([]);
});

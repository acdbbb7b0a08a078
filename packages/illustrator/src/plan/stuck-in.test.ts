import { expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import { createNodeHost } from '../node/index.ts';
import { direct } from './direct.ts';

const { art } = await createNodeHost();
const planOf = (prompt: string) => direct(parsePrompt(prompt, art), art);

it('turns an axe that is stuck in a log with its blade down', () => {
  const { subjects, relations } = planOf('axe stuck in a log');
  expect(subjects[0]).toMatchObject({ glyph: 'axe', isStuck: true, isUpsideDown: true });
  expect(relations).toMatchObject([{ from: 0, to: 1, kind: 'inside' }]);
});

it('draws any sword in any stone as one', () => {
  expect(planOf('a magic sword stuck in a stone').subjects.map(({ glyph }) => glyph)).toEqual([
    '@swordinstone',
  ]);
});

it('leaves a knife beside a cake otherwise', () => {
  expect(planOf('a knife and a cake').subjects.some(({ isStuck }) => isStuck)).toBe(false);
});

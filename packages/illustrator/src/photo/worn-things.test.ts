import { expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import { createNodeHost } from '../node/index.ts';
import { direct } from '../plan/direct.ts';
import { readAdditions } from './worn-things.ts';

const { art } = await createNodeHost();
const additionsOf = (prompt: string) => readAdditions(direct(parsePrompt(prompt, art), art), art);

it('adds nothing that the text of a poster names', () => {
  const { plan, pictured } = additionsOf('sale poster, 50% off plants');
  expect(plan.subjects).toEqual([]);
  expect(pictured.map(({ word }) => word)).toEqual(['plants']);
});

it('adds what stands beside somebody', () => {
  expect(additionsOf('her with a rabbit next to her').plan.subjects).toMatchObject([
    { glyph: 'rabbit' },
  ]);
});

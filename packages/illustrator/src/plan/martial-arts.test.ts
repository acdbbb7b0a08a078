import { expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import { createNodeHost } from '../node/index.ts';
import { direct } from './direct.ts';

const { art } = await createNodeHost();
const planOf = (prompt: string) => direct(parsePrompt(prompt, art), art);
const dressesOf = (prompt: string): number =>
  planOf(prompt).subjects.filter(({ word }) => word === 'karate gi').length;

it('dresses both in a dojo who bow to each other before judo', () => {
  const plan = planOf('judo kid bowing to her opponent');
  expect(plan.setting).toBe('dojo');
  expect(plan.subjects.filter(({ motion }) => motion === 'bow')).toHaveLength(2);
  expect(dressesOf('judo kid bowing to her opponent')).toBe(2);
});

it('leaves a parent and a master in their own clothes', () => {
  expect(dressesOf('mother watching her son at judo practice')).toBe(1);
  expect(dressesOf('a karate master')).toBe(0);
});

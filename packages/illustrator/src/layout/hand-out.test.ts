import { expect, it } from 'vitest';
import { createNodeHost } from '../node/index.ts';
import { layOutPrompt } from '../testing/lay-out-prompt.ts';

const { art: vocabulary } = await createNodeHost();

it('shows both of two who are given something, turned to who gives', () => {
  const { of } = layOutPrompt('a girl giving flowers to her grandparents', vocabulary);
  const [girl, first, second] = [of('girl'), of('old-man'), of('old-woman')];
  expect(first.x - girl.x).toBeGreaterThan(0.2);
  expect(second.x - first.x).toBeGreaterThan(0.2);
  expect([first.facing, second.facing]).toEqual(['left', 'left']);
});

it('shows both of two whom a waiter serves', () => {
  const { all } = layOutPrompt('waitress bringing coffee to two customers', vocabulary);
  const [first, second] = all('person');
  expect(Math.abs(first!.x - second!.x)).toBeGreaterThan(0.2);
  expect(first!.size).toBeCloseTo(second!.size, 1);
});

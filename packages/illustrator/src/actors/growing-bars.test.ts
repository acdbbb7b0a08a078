import { expect, it } from 'vitest';
import { readVocabulary } from '../node/read-art-pack.ts';
import { layOutPrompt } from '../testing/lay-out-prompt.ts';
import { barAt } from './growing-bars.ts';

it('lets the bars of a chart grow one after the other, and not the whole chart', async () => {
  const { of } = layOutPrompt('a bar chart growing', await readVocabulary());
  expect(of('bar-chart').motion).toBe('fill');
  expect(barAt(0.859, 2)).toBe(1);
  expect(barAt(0.42, 0)).toBeGreaterThan(barAt(0.42, 1));
  expect(barAt(0.42, 1)).toBeGreaterThan(barAt(0.42, 2));
  expect(barAt(1, 1)).toBeCloseTo(barAt(0, 1));
});

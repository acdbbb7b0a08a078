import { expect, it } from 'vitest';
import { belowCrown, besideTrunk } from './behind-trunks.ts';

it('keeps the head of who is behind a tree below its crown, half behind the trunk', () => {
  expect(belowCrown({ size: 0.7 }, { size: 0.45, y: 0.8 }, '@oaktree', true).size).toBeLessThan(
    0.3,
  );
  expect(besideTrunk({ size: 0.7 }, { size: 0.24 }, '@oaktree')).toBeLessThan(0.12);
});

it('leaves those alone who are behind a house', () => {
  expect(belowCrown({ size: 0.7 }, { size: 0.45, y: 0.8 }, 'house', true).size).toBe(0.45);
  expect(besideTrunk({ size: 0.7 }, { size: 0.45 }, 'house')).toBe(Infinity);
});

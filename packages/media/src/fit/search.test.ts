import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { rungsOf } from './rungs.ts';
import { searchRung } from './search.ts';

const ladder = rungsOf('gif', { frameShareMinimum: 0.3, allowsScale: () => true });

it('orders rungs from the best to the smallest', () => {
  const factors = ladder.map(({ factor }) => factor);
  expect(factors[0]).toBe(1);
  expect(factors).toEqual(factors.toSorted((a, b) => b - a));
});

it('finds a file within the limit whenever the smallest one fits, with at most twelve files', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1_000, max: 10_000_000 }),
      fc.double({ min: 0.02, max: 3, noNaN: true }),
      fc.double({ min: 0.3, max: 3, noNaN: true }),
      fc.double({ min: 0.7, max: 1.3, noNaN: true }),
      async (bestBytes, share, misjudged, exponent) => {
        const maxBytes = bestBytes * share;
        const sizeOf = (factor: number): number => Math.round(bestBytes * factor ** exponent);
        const { found, encodes } = await searchRung(
          ladder,
          maxBytes,
          bestBytes * misjudged,
          async ({ factor }) => ({ sizeBytes: sizeOf(factor) }),
        );
        expect(encodes).toBeLessThanOrEqual(12);
        expect(found === null).toBe(sizeOf(ladder.at(-1)!.factor) > maxBytes);
        expect(found?.file.sizeBytes ?? 0).toBeLessThanOrEqual(maxBytes);
      },
    ),
  );
});

it('encodes once when the first file fits', async () => {
  const { found, encodes } = await searchRung(ladder, Infinity, 1000, async () => ({
    sizeBytes: 900,
  }));
  expect([found?.rung, encodes]).toEqual([ladder[0], 1]);
});

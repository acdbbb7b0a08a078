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

it('goes between a file that is too large and one that fits, whatever made them smaller', async () => {
  // Measured of an illustrated volcano as WebP: quality, and bytes over the limit in thousandths.
  const measured = [
    [12, 560],
    [31, 753],
    [44, 918],
    [67, 1337],
    [73, 1482],
    [79, 1844],
    [85, 2500],
  ] as const;
  const sizeOf = (quality: number): number => {
    const at = measured.findIndex(([other]) => other >= quality);
    const [[low, from], [high, to]] = [measured[Math.max(0, at - 1)]!, measured[at]!];
    return Math.round(from + ((to - from) * (quality - low)) / Math.max(1, high - low));
  };
  const { found, encodes } = await searchRung(
    rungsOf('webp', { frameShareMinimum: 0.5, allowsScale: () => true }),
    1000,
    2950,
    async ({ quality, frameShare, scale }) => ({
      sizeBytes: Math.round(sizeOf(quality!) * (0.16 + 0.84 * frameShare) * (0.2 + 0.8 * scale)),
    }),
  );
  expect(found?.rung.scale).toBe(1);
  expect(found?.file.sizeBytes).toBeGreaterThan(950);
  expect(encodes).toBeLessThanOrEqual(5);
});

import { array, assert, double, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packRow } from './pack-row.ts';
import { spreadApart } from './spread.ts';

describe('a packed row', () => {
  it('centres what fits', () => {
    expect(packRow([{ width: 0.4 }], 1, 0.1)).toEqual([{ centre: 0.5, factor: 1 }]);
  });

  it('never leaves the row, however much there is', () => {
    const widths = array(double({ min: 0.05, max: 0.9, noNaN: true }), {
      minLength: 1,
      maxLength: 14,
    });
    assert(
      property(widths, double({ min: 0.95, max: 2, noNaN: true }), (items, length) => {
        const packed = packRow(
          items.map((width) => ({ width })),
          length,
          0.05,
        );
        packed.forEach(({ centre, factor }, i) => {
          const half = ((items[i] ?? 0) * factor) / 2;
          expect(centre - half).toBeGreaterThan(-1e-6);
          expect(centre + half).toBeLessThan(length + 1e-6);
        });
      }),
    );
  });

  it('keeps the order', () => {
    const centres = packRow(
      Array.from({ length: 9 }, () => ({ width: 0.3 })),
      1,
      0.05,
    ).map(({ centre }) => centre);
    expect(centres).toEqual(centres.toSorted((a, b) => a - b));
  });
});

describe('discs that are spread apart', () => {
  it('no longer overlap when there is room', () => {
    const apart = spreadApart(
      [
        { x: 0.5, y: 0.4, radius: 0.15 },
        { x: 0.51, y: 0.4, radius: 0.15 },
        { x: 0.5, y: 0.42, radius: 0.1 },
      ],
      1,
      1,
    );
    const [a, b, c] = apart;
    if (!a || !b || !c) throw new Error('Lost a disc.');
    expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(0.28);
    expect(Math.hypot(a.x - c.x, a.y - c.y)).toBeGreaterThan(0.23);
  });
});

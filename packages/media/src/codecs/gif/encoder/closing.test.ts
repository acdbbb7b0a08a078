import { describe, expect, it } from 'vitest';
import { DRAW, KEEP } from './changes.ts';
import { closes, closingLevels, closingOrder, isNear, markMovingOver } from './closing.ts';

const gray = (level: number): number => (0xff000000 | (level * 0x010101)) >>> 0;

describe('the last frames of a loop', () => {
  it.each([
    [2, 1],
    [3, 2],
    [12, 3],
    [24, 4],
    [48, 8],
    [72, 8],
  ])('of %i frames are %i, and all has moved over in the last of them', (frameCount, count) => {
    const levels = closingLevels(0, frameCount, frameCount);
    expect(levels.filter((level) => level > 0)).toHaveLength(count);
    expect(levels).toEqual(levels.toSorted((one, other) => one - other));
    expect([levels[0], levels.at(-1)]).toEqual([0, 256]);
  });

  it('are none of a single frame', () => {
    expect(closingLevels(0, 1, 1)).toEqual([0]);
  });

  it('have the same levels when they are asked for in parts', () => {
    expect([...closingLevels(0, 20, 24), ...closingLevels(20, 4, 24)]).toEqual(
      closingLevels(0, 24, 24),
    );
  });

  it('move over evenly, in short runs', () => {
    const [width, height] = [160, 120];
    const order = closingOrder(width, height);
    for (const level of [32, 64, 128, 192]) {
      const due = order.filter((value) => value < level).length / order.length;
      expect(due).toBeGreaterThan(level / 256 - 0.02);
      expect(due).toBeLessThan(level / 256 + 0.02);
    }
    const changes = order.filter((value, at) => at % width > 0 && value !== order[at - 1]).length;
    expect(changes).toBeLessThan(order.length / 7);
  });
});

describe('pixels that stand still', () => {
  it('differ only by shades', () => {
    expect(isNear(gray(100), gray(104))).toBe(true);
    expect(isNear(gray(100), gray(106))).toBe(false);
    expect(isNear(gray(0), 0)).toBe(false);
    expect(isNear(0, 0)).toBe(true);
  });

  it('make up half of a clip that closes', () => {
    const first = new Uint32Array(700).fill(gray(100));
    const last = first.slice();
    last.fill(gray(10), 0, 340);
    expect(closes(first, last)).toBe(true);
    last.fill(gray(10), 0, 360);
    expect(closes(first, last)).toBe(false);
  });

  it('are drawn when it is their turn and they show something else than the first frame', () => {
    const pixels = Uint32Array.of(gray(50), gray(50), gray(50), gray(50), 0, gray(50));
    const goal = {
      source: Uint32Array.of(gray(50), gray(50), gray(90), gray(50), gray(50), gray(50)),
      shown: Uint32Array.of(gray(48), gray(48), gray(91), gray(52), gray(48), gray(48)),
      order: Uint8Array.of(10, 200, 10, 10, 10, 10),
      level: 128,
      palette: new Uint8Array(3),
      isGlobal: false,
    };
    const canvas = new Uint32Array(6).fill(gray(52));
    const marks = new Uint8Array(6).fill(KEEP);
    marks[5] = DRAW;
    markMovingOver(pixels, canvas, goal, marks);
    // Due; not yet due; has moved away; shows it already; transparent; drawn anyway.
    expect([...marks]).toEqual([DRAW, KEEP, KEEP, KEEP, KEEP, DRAW]);
  });
});

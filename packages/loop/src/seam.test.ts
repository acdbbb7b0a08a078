import { describe, expect, it } from 'vitest';
import { createSeamMeter, measureSeam } from './seam.ts';
import { circlingLight, paintFrame } from './testing/frames.ts';

const size = 48;

describe('measureSeam', () => {
  it('is about one for a loop that closes', () => {
    const seam = measureSeam(circlingLight(size, size, 24), size, size);
    expect(seam).toBeGreaterThan(0.8);
    expect(seam).toBeLessThan(1.2);
  });

  it('shows the jump of a loop that lost its last third', () => {
    const frames = circlingLight(size, size, 24).slice(0, 16);
    expect(measureSeam(frames, size, size)).toBeGreaterThan(3);
  });

  it('judges a loop on twos by the frames that move', () => {
    const onTwos = circlingLight(size, size, 12).flatMap((frame) => [frame, frame]);
    expect(measureSeam(onTwos, size, size)).toBeCloseTo(1, 0);
  });

  it('is nought where nothing moves, for one frame and for none', () => {
    const still = paintFrame(size, size, (x, y) => [x, y, 100]);
    expect(measureSeam([still, still, still], size, size)).toBe(0);
    expect(measureSeam([still], size, size)).toBe(0);
    expect(measureSeam([], size, size)).toBe(0);
  });

  it('is large but finite where only the seam moves', () => {
    const dark = paintFrame(size, size, () => [0, 0, 0]);
    const lighter = paintFrame(size, size, () => [9, 9, 9]);
    const seam = measureSeam([dark, lighter, lighter], size, size);
    expect(seam).toBeCloseTo(1, 5);
    // Steps under the threshold count as stillness; their sum is the only real movement.
    const creeping = Array.from({ length: 60 }, (_, index) =>
      paintFrame(size, size, (x, y) => (y * size + x < index ? [40, 40, 40] : [39, 39, 39])),
    );
    const jump = measureSeam(creeping, size, size);
    expect(jump).toBeGreaterThan(1);
    expect(Number.isFinite(jump)).toBe(true);
  });

  it('is not hidden by grain', () => {
    const grain = (frame: Uint8Array, salt: number): Uint8Array =>
      frame.map((value, i) =>
        i % 4 === 3 ? 255 : value + (((i * 7919 + salt * 104729) % 11) - 5),
      );
    const broken = circlingLight(480, 480, 12).slice(0, 8).map(grain);
    expect(measureSeam(broken, 480, 480)).toBeGreaterThan(1.5);
  });

  it('refuses a frame of another size', () => {
    expect(() => createSeamMeter(4, 4).add(new Uint8Array(63))).toThrow(RangeError);
  });
});

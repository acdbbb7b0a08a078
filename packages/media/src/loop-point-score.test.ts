import { describe, expect, it } from 'vitest';
import { createLoopPointMeter, scoreLoopPoint } from './loop-point-score.ts';
import { circlingLight, paintFrame } from './testing/frames.ts';

const size = 48;

describe('scoreLoopPoint', () => {
  it('is about one for a loop that closes', () => {
    const score = scoreLoopPoint(circlingLight(size, size, 24), size, size);
    expect(score).toBeGreaterThan(0.8);
    expect(score).toBeLessThan(1.2);
  });

  it('shows the jump of a loop that lost its last third', () => {
    const frames = circlingLight(size, size, 24).slice(0, 16);
    expect(scoreLoopPoint(frames, size, size)).toBeGreaterThan(3);
  });

  it('judges a loop on twos by the frames that move', () => {
    const onTwos = circlingLight(size, size, 12).flatMap((frame) => [frame, frame]);
    expect(scoreLoopPoint(onTwos, size, size)).toBeCloseTo(1, 0);
  });

  it('is nought where nothing moves, for one frame and for none', () => {
    const still = paintFrame(size, size, (x, y) => [x, y, 100]);
    expect(scoreLoopPoint([still, still, still], size, size)).toBe(0);
    expect(scoreLoopPoint([still], size, size)).toBe(0);
    expect(scoreLoopPoint([], size, size)).toBe(0);
  });

  it('is large but finite where only the seam moves', () => {
    const dark = paintFrame(size, size, () => [0, 0, 0]);
    const lighter = paintFrame(size, size, () => [9, 9, 9]);
    const score = scoreLoopPoint([dark, lighter, lighter], size, size);
    expect(score).toBeCloseTo(1, 5);
    // Steps under the threshold count as stillness; their sum is the only real movement.
    const creeping = Array.from({ length: 60 }, (_, index) =>
      paintFrame(size, size, (x, y) => (y * size + x < index ? [40, 40, 40] : [39, 39, 39])),
    );
    const jump = scoreLoopPoint(creeping, size, size);
    expect(jump).toBeGreaterThan(1);
    expect(Number.isFinite(jump)).toBe(true);
  });

  it('is not hidden by grain', () => {
    const grain = (frame: Uint8Array, salt: number): Uint8Array =>
      frame.map((value, i) =>
        i % 4 === 3 ? 255 : value + (((i * 7919 + salt * 104729) % 11) - 5),
      );
    const broken = circlingLight(480, 480, 12).slice(0, 8).map(grain);
    expect(scoreLoopPoint(broken, 480, 480)).toBeGreaterThan(1.5);
  });

  it('refuses a frame of another size', () => {
    expect(() => createLoopPointMeter(4, 4).add(new Uint8Array(63))).toThrow(RangeError);
  });
});

describe('the calm start of a loop', () => {
  /** A bar that swings; at frame 0 it is `phase` of a turn past its fastest point. */
  const swing = (phase: number): Uint8Array[] =>
    Array.from({ length: 24 }, (_, index) => {
      const centre = 24 + 14 * Math.sin((index / 24 + phase) * Math.PI * 2);
      return paintFrame(size, size, (x) => [255 * Math.exp(-(((x - centre) / 5) ** 2)), 0, 60]);
    });
  const meterOf = (frames: readonly Uint8Array[]) => {
    const meter = createLoopPointMeter(size, size);
    for (const frame of frames) meter.add(frame);
    return meter;
  };

  it('is where least happens, when the loop begins at its fastest', () => {
    const meter = meterOf(swing(0));
    expect(meter.score()).toBeGreaterThan(1.2);
    expect(meter.calmStart([0, 3, 6, 9, 12])).toBe(6);
    expect(meter.score(6)).toBeLessThan(0.7);
    expect(meter.score(6)).toBeCloseTo(scoreLoopPoint(swing(0.25), size, size), 9);
  });

  it('is the first frame, when that is calm already', () => {
    expect(meterOf(swing(0.2)).calmStart([0, 1, 2, 3])).toBe(0);
  });

  it('is found too where the motion comes in bursts', () => {
    const width = 56;
    const meter = createLoopPointMeter(width, 8);
    for (let index = 0; index < 48; index++) {
      // Every sixth step, the last one among them, is twice as long.
      const left = index + Math.floor(index / 6);
      meter.add(
        paintFrame(width, 8, (x) => ((x - left + width) % width < 8 ? [240, 240, 240] : [0, 0, 0])),
      );
    }
    expect(meter.score()).toBeCloseTo(2, 9);
    expect(meter.calmStart([0, 6, 7, 12, 14])).toBe(7);
    expect(meter.score(7)).toBeCloseTo(1, 9);
  });

  it('does not hide a jump', () => {
    const broken = meterOf(swing(0).slice(0, 16));
    expect(broken.score()).toBeGreaterThan(2);
    expect(broken.calmStart([0, 4, 8, 12])).toBe(0);
  });

  it('is the first frame of a still, of one frame and of two', () => {
    const still = paintFrame(size, size, () => [9, 9, 9]);
    expect(meterOf([still, still]).calmStart([0, 1])).toBe(0);
    expect(meterOf([still]).calmStart([0])).toBe(0);
    expect(meterOf(swing(0).slice(0, 2)).calmStart([0, 1])).toBe(0);
  });
});

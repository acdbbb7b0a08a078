import { describe, expect, it } from 'vitest';
import { createFlashMeter, SAFE_FLASHES } from './flashes.ts';

const SIDE = 32;
type Color = readonly [number, number, number];
const BLACK: Color = [0, 0, 0];
const GRAY: Color = [100, 100, 100];
const WHITE: Color = [255, 255, 255];
const RED: Color = [255, 0, 0];
/** As bright as red. */
const DARK_GREEN: Color = [0, 147, 0];

/** @param share of the frame that has the color, from the top; the rest is gray */
function frameOf(color: Color, share = 1): Uint8Array {
  const frame = new Uint8Array(SIDE * SIDE * 4);
  for (let at = 0; at < SIDE * SIDE; at++) {
    const isFilled = at < SIDE * SIDE * share;
    frame.set([...(isFilled ? color : GRAY), 255], at * 4);
  }
  return frame;
}

function flashesOf(frames: readonly Uint8Array[], delayMs: number): number {
  const meter = createFlashMeter({ width: SIDE, delaysMs: frames.map(() => delayMs) });
  for (const frame of frames) meter.add(frame);
  return meter.perSecond();
}

/** Frames that show one color and then the other, each for one frame. */
const blink = (one: Color, other: Color, share?: number): Uint8Array[] =>
  Array.from({ length: 10 }, (_, index) => frameOf(index % 2 === 0 ? one : other, share));

describe('flashes in a second', () => {
  it('are pairs of a bright and a dark frame', () => {
    expect(flashesOf(blink(BLACK, WHITE), 100)).toBe(5);
    expect(flashesOf(blink(BLACK, WHITE), 200)).toBe(2);
  });

  it('go on over the end of the loop', () => {
    expect(flashesOf([frameOf(BLACK), frameOf(WHITE)], 100)).toBe(5);
    expect(flashesOf([frameOf(BLACK), frameOf(WHITE)], 100)).toBeGreaterThan(SAFE_FLASHES);
  });

  it('are none where nothing moves, in a single frame, and without frames', () => {
    expect(flashesOf(blink(GRAY, GRAY), 50)).toBe(0);
    expect(flashesOf([frameOf(WHITE)], 100)).toBe(0);
    expect(flashesOf([], 100)).toBe(0);
  });

  it('are none in less than a quarter of the picture', () => {
    expect(flashesOf(blink(BLACK, WHITE, 0.2), 100)).toBe(0);
    expect(flashesOf(blink(BLACK, WHITE, 0.3), 100)).toBe(5);
  });

  it('are none for changes of less than a tenth, or between bright pictures', () => {
    expect(flashesOf(blink([100, 100, 100], [120, 120, 120]), 100)).toBe(0);
    expect(flashesOf(blink([235, 235, 235], WHITE), 100)).toBe(0);
  });

  it('are those of saturated red too, however bright', () => {
    expect(flashesOf(blink(RED, DARK_GREEN), 100)).toBe(5);
    expect(flashesOf(blink(GRAY, DARK_GREEN), 100)).toBe(0);
  });

  it('are counted through a fade of several frames', () => {
    const levels = [0, 60, 120, 180, 240, 255, 200, 140, 80, 20];
    const fade = levels.map((level) => frameOf([level, level, level]));
    expect(flashesOf(fade, 100)).toBe(1);
    expect(flashesOf(fade, 20)).toBe(5);
  });

  it('are none where an object crosses the picture', () => {
    const frames = Array.from({ length: 12 }, (_, index) => {
      const frame = frameOf(WHITE);
      for (let y = 0; y < SIDE; y++) {
        for (let x = 0; x < 4; x++)
          frame.set([0, 0, 0, 255], (y * SIDE + ((x + index * 2) % SIDE)) * 4);
      }
      return frame;
    });
    expect(flashesOf(frames, 40)).toBeLessThanOrEqual(SAFE_FLASHES);
  });
});

import { describe, expect, it } from 'vitest';
import { closingPalette } from './closing-palette.ts';
import { SAMPLE_STEP } from './closing.ts';
import { ColourHistogram } from './histogram.ts';
import { distortionOf } from './k-means.ts';
import { type Palette, toCentres } from './palette.ts';

/** The first frame's palette, and a color of the last frame that it lacks. */
const FIRST = [10, 30, 50, 70, 90, 110, 130, 150];
const NEW = 162;
const MOST_COLOURS = FIRST.length;

const gray = (level: number): number => (0xff000000 | (level * 0x010101)) >>> 0;
const paletteOf = (levels: readonly number[]): Palette =>
  Uint8Array.from(levels.flatMap((level) => [level, level, level]));
/** Each level so often that it is among the samples. */
const pixelsOf = (levels: readonly number[]): Uint32Array<ArrayBuffer> =>
  Uint32Array.from(
    levels.flatMap((level) => Array.from({ length: SAMPLE_STEP }, () => gray(level))),
  );

/** @param drawn levels that the last frame draws @param standing levels that stand still in it */
function choose(drawn: readonly number[], standing: readonly number[]) {
  const histogram = new ColourHistogram();
  histogram.add(pixelsOf(drawn), null, SAMPLE_STEP, 1);
  const bins = histogram.bins();
  const centres = toCentres(paletteOf([...new Set(drawn)]));
  const shown = pixelsOf(standing);
  const goal = {
    source: shown,
    shown,
    palette: paletteOf(FIRST),
    isGlobal: true,
    order: new Uint8Array(shown.length),
    level: 256,
  };
  const own = { centres, distortion: distortionOf(bins, centres) };
  return closingPalette(shown, bins, own, goal, MOST_COLOURS);
}

describe('the palette of the last frames of a loop', () => {
  it('has the colors of the first frame that stand still, and new ones', () => {
    const used = FIRST.slice(0, -1);
    const chosen = choose([...used, NEW], used);
    expect(chosen?.isGlobal).toBe(false);
    expect([...(chosen?.palette ?? [])]).toContain(NEW);
  });

  it('is the one of the first frame where a mixture would lack colors that are drawn', () => {
    const chosen = choose([...FIRST.slice(0, -1), NEW], FIRST.slice(1));
    expect(chosen).toMatchObject({ isGlobal: true, palette: paletteOf(FIRST) });
  });
});

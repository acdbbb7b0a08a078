import { describe, expect, it } from 'vitest';
import { type Colour, fromRgb } from '../math/colour.ts';
import {
  dominantOf,
  dyeDarkHair,
  isGlass,
  isRibbon,
  mapSvgColours,
  paintVehicle,
  recolourSvg,
} from './recolour.ts';

const BLUE: Colour = [0.6, 0.19, 255];

const pixels = (...colours: readonly (readonly number[])[]): Uint8ClampedArray =>
  Uint8ClampedArray.from(colours.flat());

/** Orange with a little black and white. */
const FOX = pixels(
  ...Array.from({ length: 8 }, () => [240, 140, 40, 255]),
  [0, 0, 0, 255],
  [255, 255, 255, 255],
  [0, 0, 255, 0],
);

const colourIn = (svg: string): Colour => {
  const hex = /#([0-9a-f]{6})/i.exec(svg)?.[1] ?? '';
  const value = Number.parseInt(hex, 16);
  return fromRgb(value >> 16, (value >> 8) & 255, value & 255);
};

describe('dominantOf', () => {
  it('finds the hue of most of the drawing and ignores what is transparent', () => {
    const { hue, neutral } = dominantOf(FOX);
    expect(neutral).toBe(false);
    expect(hue).toBeGreaterThan(50);
    expect(hue).toBeLessThan(80);
  });

  it('calls a grey drawing neutral', () => {
    expect(dominantOf(pixels([120, 120, 120, 255], [30, 30, 32, 255])).neutral).toBe(true);
  });

  it('does not fail on an empty drawing', () => {
    expect(dominantOf(pixels([0, 0, 0, 0])).lightness).toBe(0);
  });
});

describe('recolourSvg', () => {
  const dominant = dominantOf(FOX);

  it('turns the dominant hue into the target', () => {
    const [, chroma, hue] = colourIn(recolourSvg('<path fill="#F08C28"/>', BLUE, dominant));
    expect(Math.abs(hue - 255)).toBeLessThan(15);
    expect(chroma).toBeGreaterThan(0.1);
  });

  it('keeps the light parts lighter than the dark ones', () => {
    const light = colourIn(recolourSvg('<path fill="#FFB160"/>', BLUE, dominant));
    const dark = colourIn(recolourSvg('<path fill="#C06010"/>', BLUE, dominant));
    expect(light[0]).toBeGreaterThan(dark[0]);
  });

  it.each(['#3B8F3A', '#111111', '#FFFFFF'])('leaves %s of another hue alone', (hex) => {
    const [before, after] = [hex, recolourSvg(`<path fill="${hex}"/>`, BLUE, dominant)];
    expect(colourIn(after)[2]).toBeCloseTo(colourIn(before)[2], 0);
    expect(colourIn(after)[0]).toBeCloseTo(colourIn(before)[0], 2);
  });

  it('makes black of a bright drawing', () => {
    const [lightness, chroma] = colourIn(
      recolourSvg('<path fill="#F08C28"/>', [0.25, 0.01, 280], dominant),
    );
    expect(lightness).toBeLessThan(0.45);
    expect(chroma).toBeLessThan(0.03);
  });

  it('leaves the ribbon of a gift as it is', () => {
    const box = pixels([252, 213, 63, 255], [222, 34, 54, 255], [222, 34, 54, 255]);
    const gift = '<path fill="#fcd53f"/><path fill="#de2236"/>';
    const painted = recolourSvg(gift, BLUE, dominantOf(box, isRibbon), isRibbon);
    expect(painted).toContain('#de2236');
    expect(colourIn(painted)[2]).toBeGreaterThan(220);
  });

  it('also changes the colours inside filters', () => {
    const filter = 'values="0 0 0 0 0.94 0 0 0 0 0.55 0 0 0 0 0.16 0 0 0 1 0"';
    const changed = recolourSvg(filter, BLUE, dominant);
    expect(changed).not.toBe(filter);
    expect(changed).toMatch(/^values="0 0 0 0 [\d.]+ 0 0 0 0 [\d.]+ 0 0 0 0 [\d.]+ 0 0 0 1 0"$/);
  });
});

describe('mapSvgColours', () => {
  it('never mistakes a reference for a colour', () => {
    const svg = '<path fill="url(#abc)"/><use href="#fade"/><path fill="#abc"/>';
    const changed = mapSvgColours(svg, () => [0, 0, 0]);
    expect(changed).toBe('<path fill="url(#abc)"/><use href="#fade"/><path fill="#000000"/>');
  });
});

describe('paintVehicle', () => {
  const bus = dominantOf(
    pixels(
      ...Array.from({ length: 6 }, () => [120, 200, 255, 255]),
      ...Array.from({ length: 4 }, () => [250, 160, 60, 255]),
    ),
    isGlass,
  );
  const painted = (hex: string): Colour =>
    colourIn(paintVehicle(`<path fill="${hex}"/>`, [0.6, 0.19, 145], bus));

  it('paints body and light coat, and leaves the windows', () => {
    expect(painted('#FAA03C')[2]).toBeCloseTo(145, -1.5);
    expect(painted('#F4F1F5')[2]).toBeCloseTo(145, 0);
    expect(painted('#78C8FF')[2]).toBeGreaterThan(200);
  });
});

describe('dyeDarkHair', () => {
  it('dyes the hair of a child and leaves pupils, lips and skin', () => {
    expect(colourIn(dyeDarkHair('fill="#2c2726"', BLUE))[2]).toBeCloseTo(255, -1);
    for (const body of ['fill="#000000"', 'fill="#88024e"', 'fill="#fac4b1"'])
      expect(dyeDarkHair(body, BLUE)).toBe(body);
  });
});

it('leaves no pink glow on black fur', () => {
  const blush = '<stop stop-color="#FF63C4"/>';
  const dominant = dominantOf(FOX);
  expect(colourIn(recolourSvg(blush, [0.25, 0.01, 280], dominant))[1]).toBeLessThan(0.03);
  expect(colourIn(recolourSvg(blush, BLUE, dominant))[1]).toBeGreaterThan(0.15);
});

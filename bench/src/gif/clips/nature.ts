import { type Clip, shadedClip } from '../clip.ts';
import { blend, fractalNoise, hash } from './noise.ts';

const TURN = 2 * Math.PI;
const SQUARE = { width: 480, height: 480, frameCount: 24 } as const;

/** A photograph's kind of landscape: sky, hazy ridges and a meadow. */
function landscape(x: number, y: number, colour: Float64Array): void {
  blend(colour, [92, 142, 204], [236, 214, 190], y * 1.7);
  const cloud = fractalNoise(x * 4, y * 9, 4, 5);
  if (y < 0.5) blend(colour, Array.from(colour), [250, 246, 240], (cloud - 0.5) * 2.4);
  for (let ridge = 0; ridge < 3; ridge++) {
    const top = 0.42 + ridge * 0.13 - 0.16 * fractalNoise(x * (2 + ridge * 2), ridge * 7.3, 4, 5);
    if (y < top) continue;
    const rock = fractalNoise(x * 16, y * 16, 16, 4);
    const near = [124 - ridge * 34, 138 - ridge * 20, 150 - ridge * 52];
    blend(colour, near, [near[0]! * 0.45, near[1]! * 0.6, near[2]! * 0.4], rock * 1.4 - 0.2);
  }
}

/** A photograph panned under film grain. */
const grainPan = shadedClip({ name: 'grain-pan', ...SQUARE }, () => (x, y, phase, colour) => {
  landscape(x * 0.7 + phase, y, colour);
  const [column, row, frame] = [x * 480, y * 480, phase * 24].map(Math.round);
  const grain = hash(column!, row!, frame) + hash(column!, row!, frame! + 99) - 1;
  for (let channel = 0; channel < 3; channel++) colour[channel]! += grain * 20;
});

/** Light on a pool: sharp moving lines over a gradient. */
const water = shadedClip({ name: 'water', ...SQUARE }, () => (x, y, phase, colour) => {
  const bend = (a: number, b: number, turns: number): number =>
    Math.sin(TURN * (a * x + b * y + turns * phase));
  const warpX = x + 0.035 * bend(1.3, 2.1, 1) + 0.02 * bend(-2.2, 3.1, -1);
  const warpY = y + 0.035 * bend(2.3, -1.1, -1) + 0.02 * bend(3.4, 1.2, 1);
  const first = Math.abs(fractalNoise(warpX * 7, warpY * 7, 64, 2) - 0.5);
  const second = Math.abs(fractalNoise(warpX * 9 + 20, warpY * 9 - phase, 64, 2) - 0.5);
  const lines = Math.exp(-first * 26) + 0.7 * Math.exp(-second * 26);
  blend(colour, [10, 92, 132], [44, 176, 196], 1 - y + 0.12 * bend(0.5, 0.7, 1));
  for (let channel = 0; channel < 3; channel++) colour[channel]! += lines * (120 + channel * 8);
});

/** Coloured noise that never repeats: nothing to save anywhere. */
const noise = shadedClip({ name: 'noise', ...SQUARE }, () => (x, y, phase, colour) => {
  const [column, row, frame] = [x * 480, y * 480, phase * 24].map(Math.round);
  for (let channel = 0; channel < 3; channel++) {
    const coarse = fractalNoise(x * 3 + channel * 5, y * 3, 16, 2);
    colour[channel] = 60 + 150 * coarse + 90 * (hash(column!, row!, frame! * 3 + channel) - 0.5);
  }
});

const SKINS = [
  { light: [255, 222, 200], dark: [196, 128, 104], x: 0.27, y: 0.33 },
  { light: [232, 184, 142], dark: [140, 82, 52], x: 0.73, y: 0.33 },
  { light: [180, 122, 84], dark: [92, 50, 32], x: 0.27, y: 0.8 },
  { light: [122, 76, 54], dark: [44, 24, 20], x: 0.73, y: 0.8 },
] as const;

/** Four softly lit heads that turn, in four tones of skin. */
const skin = shadedClip({ name: 'skin', ...SQUARE }, () => (x, y, phase, colour) => {
  blend(colour, [206, 214, 218], [150, 164, 174], y);
  SKINS.forEach(({ light, dark, x: middleX, y: middleY }, index) => {
    const sway = 0.02 * Math.sin(TURN * (phase + index * 0.25));
    const [right, down] = [(x - middleX - sway) / 0.17, (y - middleY) / 0.23];
    const square = right * right + down * down;
    if (square > 1) return;
    const depth = Math.sqrt(1 - square);
    const turn = TURN * (phase + index * 0.25);
    const lamp = 0.4 * right * Math.cos(turn) - 0.45 * down + 0.75 * depth;
    const pores = 0.03 * (fractalNoise((x - sway) * 60, y * 60, 256, 2) - 0.5);
    blend(colour, dark, light, lamp + pores);
    const cheek = Math.hypot(Math.abs(right) - 0.45, down - 0.25);
    colour[0]! += 16 * Math.exp(-(cheek ** 2) * 14);
    const eye = Math.hypot((Math.abs(right - 0.2 * Math.cos(turn)) - 0.34) * 1.2, down + 0.12);
    if (eye < 0.09) blend(colour, [24, 18, 18], [250, 248, 246], (eye - 0.05) * 60);
    const mouth = Math.hypot((right - 0.2 * Math.cos(turn)) * 0.8, (down - 0.48) * 3);
    if (mouth < 0.2) blend(colour, Array.from(colour), [168, 66, 70], (0.2 - mouth) * 9);
  });
});

/** A tall phone picture: a sunset that breathes, and its light on the sea. */
const tall = shadedClip(
  { name: 'tall', width: 270, height: 480, frameCount: 24 },
  () => (x, y, phase, colour) => {
    const glow = 0.04 * Math.sin(TURN * phase);
    const down = y < 0.6 ? y / 0.6 : (1 - y) / 0.4;
    blend(colour, [38, 40, 96], [255, 148, 84], down ** (1.3 + glow));
    const sun = Math.hypot((x - 0.5) * 0.56, y - 0.52);
    const halo = Math.exp(-sun * 9);
    if (y < 0.6) {
      colour[0]! += 90 * halo;
      colour[1]! += 80 * halo;
      if (sun < 0.08) blend(colour, [255, 244, 196], [255, 214, 130], sun / 0.08);
      return;
    }
    const wave = Math.sin(TURN * (30 * (y - 0.6) ** 0.6 + 0.6 * Math.sin(9 * x) - phase));
    const path = Math.exp(-(((x - 0.5) / (0.05 + 0.5 * (y - 0.6))) ** 2));
    for (let channel = 0; channel < 3; channel++) {
      colour[channel] = colour[channel]! * 0.72 + wave * 9 + path * Math.max(0, wave) * 110;
    }
  },
);

export const natureClips: readonly Clip[] = [grainPan, water, noise, skin, tall];

import { toRgb, type Colour } from '../../math/colour.ts';
import { clamp } from '../../math/periodic.ts';
import { changePixels } from '../change-pixels.ts';
import { createPaper } from '../paper.ts';
import type { StyleFilter } from '../style-filter.ts';

const PAPER = [250, 244, 230] as const;
/** A dark ink and a bright one, as the machines have. One pair for each take. */
const INKS: readonly (readonly [dark: Colour, bright: Colour])[] = [
  [
    [0.38, 0.13, 265],
    [0.72, 0.2, 25],
  ],
  [
    [0.4, 0.09, 190],
    [0.75, 0.18, 55],
  ],
  [
    [0.36, 0.14, 300],
    [0.82, 0.15, 90],
  ],
  [
    [0.34, 0.06, 160],
    [0.76, 0.16, 350],
  ],
];

/** Screens of dots: how much ink a place needs to be printed, 0–1. */
function screen(width: number, height: number, turn: number): Float32Array {
  const pitch = Math.max(3, Math.min(width, height) / 170);
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return Float32Array.from({ length: width * height }, (_, i) => {
    const [x, y] = [i % width, Math.floor(i / width)];
    const u = ((x * cos + y * sin) / pitch) * Math.PI * 2;
    const v = ((y * cos - x * sin) / pitch) * Math.PI * 2;
    return 0.5 + 0.25 * (Math.cos(u) + Math.cos(v));
  });
}

/** Two inks, each with its screen of dots and a little out of register, on rough paper. */
export const risograph: StyleFilter = (stage) => {
  const { width, height, take } = stage;
  const [dark, bright] = INKS[take.index % INKS.length] ?? INKS[0]!;
  const [darkRgb, brightRgb] = [toRgb(dark), toRgb(bright)];
  const screens = [screen(width, height, 0.5), screen(width, height, 1.2)] as const;
  const layPaper = createPaper(stage, { brightness: 248, stains: 5, tooth: 18 });
  const slip = Math.max(1, Math.round(Math.min(width, height) / 260));
  const print = (data: Uint8ClampedArray): void => {
    const source = data.slice();
    for (let y = 0, i = 0; y < height; y++) {
      for (let x = 0; x < width; x++, i++) {
        const p = i * 4;
        const q = (Math.min(height - 1, y + slip) * width + Math.min(width - 1, x + slip)) * 4;
        const inkDark = coverage(darkAt(source, p), screens[0][i]!);
        const inkBright = coverage(brightAt(source, q), screens[1][i]!);
        for (let channel = 0; channel < 3; channel++) {
          const light = 1 - inkBright * (1 - brightRgb[channel]! / 255);
          const shade = 1 - inkDark * (1 - darkRgb[channel]! / 255);
          data[p + channel] = PAPER[channel]! * light * shade;
        }
      }
    }
  };
  return (canvas) => {
    changePixels(stage, canvas, print);
    layPaper(canvas.getContext('2d'));
  };
};

const lightAt = (data: Uint8ClampedArray, p: number): number =>
  (data[p]! / 255) * 0.3 + (data[p + 1]! / 255) * 0.58 + (data[p + 2]! / 255) * 0.12;

/** How much more one channel has than another, -1 to 1. */
const excess = (data: Uint8ClampedArray, channel: number, other: number): number =>
  data[channel]! / 255 - data[other]! / 255;

const warmthAt = (data: Uint8ClampedArray, p: number): number =>
  clamp(excess(data, p, p + 2) * 1.6 + excess(data, p, p + 1) * 0.6);

const coolnessAt = (data: Uint8ClampedArray, p: number): number =>
  clamp(excess(data, p + 2, p) * 1.2 + excess(data, p + 1, p) * 0.6);

/** How much of the dark ink the color of a pixel asks for, 0–1. */
const darkAt = (data: Uint8ClampedArray, p: number): number =>
  clamp((0.7 - lightAt(data, p)) * 1.6 + coolnessAt(data, p) * 0.45 - warmthAt(data, p) * 0.1);

/** How much of the bright ink it asks for, 0–1. */
function brightAt(data: Uint8ClampedArray, p: number): number {
  const light = lightAt(data, p);
  return clamp(
    warmthAt(data, p) * (1.45 - light) * 0.8 + (0.88 - light) * 0.75 - coolnessAt(data, p) * 0.35,
  );
}

/** Full tones have no dots. */
const coverage = (amount: number, threshold: number): number =>
  amount > 0.9 ? 1 : amount < 0.05 ? 0 : clamp((amount * 1.05 - threshold) * 3.2 + 0.5);

import { encodeGifBytes, type Frame, type GifOptions } from '@loopwright/media';
import { hash } from '../clips/noise.ts';

export interface GifCase {
  readonly name: string;
  readonly encode: () => Promise<Uint8Array>;
}

type Colour = (x: number, y: number) => readonly [number, number, number, number];

function frame(width: number, height: number, colour: Colour): Frame {
  const data = new Uint8Array(width * height * 4);
  for (let i = 0; i < width * height; i++) {
    data.set(colour(i % width, Math.floor(i / width)), i * 4);
  }
  return { data, width, height };
}

const speckled = (width: number, height: number, number: number): Frame =>
  frame(width, height, (x, y) => [
    (x * 5 + number * 9) & 255,
    (y * 3) & 255,
    Math.floor(hash(x, y, number) * 64),
    255,
  ]);

const bar = (width: number, height: number, number: number): Frame =>
  frame(width, height, (x) => (Math.abs(x - number * 3) < 9 ? [250, 120, 30, 255] : [0, 0, 0, 0]));

const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

const gifCase = (name: string, frames: () => Frame[], options: GifOptions = {}): GifCase => ({
  name,
  encode: async () => (await encodeGifBytes(frames(), options)).bytes,
});

const clear = (): Frame => frame(33, 21, () => [9, 9, 9, 0]);

/** The edges of the format. */
export const EDGE_CASES: readonly GifCase[] = [
  gifCase('1 frame', () => [speckled(64, 48, 0)]),
  gifCase('1 x 1', () => [frame(1, 1, () => [200, 10, 60, 255])]),
  gifCase('1 x 1, two frames', () =>
    numbers(2).map((n) => frame(1, 1, () => [n * 200, 1, 6, 255])),
  ),
  gifCase('2 colours', () =>
    numbers(4).map((n) =>
      frame(31, 17, (x, y) => ((x + y + n) % 2 ? [0, 0, 0, 255] : [255, 255, 255, 255])),
    ),
  ),
  gifCase('colors: 2', () => numbers(3).map((n) => speckled(40, 30, n)), { colors: 2 }),
  gifCase('only transparent frames', () => [clear(), clear()]),
  gifCase('a transparent frame between', () => [speckled(33, 21, 0), clear(), speckled(33, 21, 1)]),
  gifCase('a bar on nothing', () => numbers(12).map((n) => bar(48, 32, n))),
  gifCase('long delays', () => numbers(3).map((n) => speckled(20, 20, n)), { delaysMs: 1_000_000 }),
  gifCase('odd sizes', () => numbers(5).map((n) => speckled(101, 7, n))),
  gifCase('a tall line', () => numbers(3).map((n) => speckled(1, 300, n))),
  gifCase('equal frames', () => numbers(6).map(() => speckled(50, 50, 3))),
  gifCase('equal frames, kept', () => numbers(6).map(() => speckled(50, 50, 3)), {
    mergeRepeats: false,
  }),
  gifCase('2,000 frames', () => numbers(2000).map((n) => speckled(24, 24, n % 97))),
  gifCase('one palette', () => numbers(6).map((n) => speckled(90, 60, n)), { palette: 'global' }),
  gifCase('fast', () => numbers(6).map((n) => speckled(90, 60, n)), { effort: 'fast' }),
  gifCase('quality 1', () => numbers(6).map((n) => speckled(90, 60, n)), { quality: 1 }),
  gifCase('played three times', () => numbers(3).map((n) => speckled(30, 30, n)), { loop: 3 }),
];

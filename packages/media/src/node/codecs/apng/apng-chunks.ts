import { concatBytes } from '../../../bytes.ts';
import type { Rectangle } from '../../../codecs/gif/encoder/rectangle.ts';
import { makePngChunk } from '../../../codecs/png/chunks.ts';
import type { SecondsFraction } from '../../../fraction.ts';
import type { PixelLayout } from './pixel-layout.ts';

/** How a frame is laid over the one before. */
export const BLEND = { source: 0, over: 1 } as const;

const BIT_DEPTH = 8;

export function headerChunk(width: number, height: number, layout: PixelLayout): Uint8Array {
  const data = new Uint8Array(13);
  const view = new DataView(data.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  data.set([BIT_DEPTH, layout.colorType], 8);
  return makePngChunk('IHDR', data);
}

/** @param plays 0: for ever */
export const animationChunk = (frames: number, plays: number): Uint8Array =>
  makePngChunk('acTL', numbers(frames, plays));

/** What stands before the data of a frame (PNG specification, 11.3.6.2). */
export function frameChunk(
  sequence: number,
  { left, top, width, height }: Rectangle,
  { numerator, denominator }: SecondsFraction,
  blend: (typeof BLEND)[keyof typeof BLEND],
): Uint8Array {
  const end = new Uint8Array(6);
  const view = new DataView(end.buffer);
  view.setUint16(0, numerator);
  view.setUint16(2, denominator);
  // Frames stay as they are until the next one: byte 4 is 0.
  end[5] = blend;
  return makePngChunk('fcTL', concatBytes([numbers(sequence, width, height, left, top), end]));
}

/** The data of a frame after the first one. */
export const frameDataChunk = (sequence: number, data: Uint8Array): Uint8Array =>
  makePngChunk('fdAT', concatBytes([numbers(sequence), data]));

function numbers(...all: readonly number[]): Uint8Array {
  const bytes = new Uint8Array(all.length * 4);
  const view = new DataView(bytes.buffer);
  for (const [index, number] of all.entries()) view.setUint32(index * 4, number);
  return bytes;
}

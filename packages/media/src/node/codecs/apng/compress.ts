import { deflateSync } from 'node:zlib';
import type { Rectangle } from '../../../codecs/gif/encoder/rectangle.ts';
import { filterRows } from './filter-rows.ts';
import type { PixelLayout } from './pixel-layout.ts';

/** Level 9 takes up to four times as long, for files that are 4% smaller. */
const COMPRESSION = 6;

/**
 * The deflated samples of a part of a frame.
 * @param kept a number other than 0 for each pixel of the frame that stays as it is; null: all are drawn
 */
export function compress(
  layout: PixelLayout,
  pixels: Uint32Array,
  frameWidth: number,
  part: Rectangle,
  kept: Uint8Array | null,
): Uint8Array {
  const { channels, clear } = layout;
  const samples = new Uint8Array(part.width * part.height * channels);
  let at = 0;
  for (let y = part.top; y < part.top + part.height; y++) {
    const start = y * frameWidth + part.left;
    for (let from = start; from < start + part.width; from++) {
      if (kept !== null && clear !== null && kept[from] !== 0) samples.set(clear, at);
      else layout.write(pixels[from]!, samples, at);
      at += channels;
    }
  }
  const rowBytes = part.width * channels;
  const rows =
    layout.colorType === 3
      ? unfilteredRows(samples, rowBytes)
      : filterRows(samples, rowBytes, channels);
  return deflateSync(rows, {
    level: COMPRESSION,
    memLevel: 9,
  });
}

/** Palette indices are predicted by none of the filters: each row begins with the number of none. */
function unfilteredRows(samples: Uint8Array, rowBytes: number): Uint8Array {
  const height = samples.length / rowBytes;
  const rows = new Uint8Array((rowBytes + 1) * height);
  for (let y = 0; y < height; y++) {
    rows.set(samples.subarray(y * rowBytes, (y + 1) * rowBytes), y * (rowBytes + 1) + 1);
  }
  return rows;
}

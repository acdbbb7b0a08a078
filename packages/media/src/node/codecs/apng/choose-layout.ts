import type { FrameSource } from '../../../frame-source.ts';
import type { StopSignal } from '../../../stop-signal.ts';
import { paletteLayout, type PixelLayout, RGBA_LAYOUT, rgbLayout } from './pixel-layout.ts';
import { pixelsOf } from './pixels.ts';

const PALETTE_MAXIMUM = 256;
const RGB_COLORS = 1 << 24;

/** Reads all frames once and chooses the smallest way to store their pixels without losses. */
export async function chooseLayout(
  source: FrameSource,
  signal: StopSignal | undefined,
): Promise<PixelLayout> {
  const few = new Set<number>();
  const used = source.hasAlpha ? null : new Uint8Array(RGB_COLORS);
  for await (const frame of source.frames(signal)) {
    let last = -1;
    for (const pixel of pixelsOf(source, frame)) {
      if (pixel === last) continue;
      last = pixel;
      if (used !== null) used[pixel & 0xffffff] = 1;
      if (few.size <= PALETTE_MAXIMUM) few.add(pixel);
    }
    if (used === null && few.size > PALETTE_MAXIMUM) return RGBA_LAYOUT;
  }
  if (few.size <= PALETTE_MAXIMUM) return paletteLayout([...few]);
  const unused = used!.indexOf(0);
  return rgbLayout(unused < 0 ? null : unused);
}

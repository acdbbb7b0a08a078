import type { FrameSource } from '@loopwright/media';
import { drawMark, FLAT, type PlacedMark } from './mark.ts';

/** The frames of a source with the visible mark in the lower right corner, opaque. */
export function watermarked(source: FrameSource): FrameSource {
  const { width, height } = source;
  const mark = drawMark(width, height, FLAT);
  return mark === null ? source : withMark(source, async () => mark);
}

/**
 * The frames of a source with a mark on each.
 * @param drawOnce called before the first frame; the mark has to lie within the frames
 */
export function withMark(source: FrameSource, drawOnce: () => Promise<PlacedMark>): FrameSource {
  const { width } = source;
  return {
    ...source,
    async *frames(signal) {
      const mark = await drawOnce();
      for await (const frame of source.frames(signal)) {
        // The frame may belong to the source.
        const marked = Uint8Array.from(frame);
        for (let y = 0; y < mark.height; y++) {
          for (let x = 0; x < mark.width; x++) {
            const from = (y * mark.width + x) * 4;
            const to = ((mark.top + y) * width + mark.left + x) * 4;
            blendPixel(marked, to, mark.pixels, from);
          }
        }
        yield marked;
      }
    },
    close: () => source.close(),
  };
}

/** Lays one pixel with straight alpha over another. */
function blendPixel(under: Uint8Array, to: number, over: Uint8Array, from: number): void {
  const alpha = over[from + 3]! / 255;
  if (alpha === 0) return;
  const below = (under[to + 3]! / 255) * (1 - alpha);
  const total = alpha + below;
  for (let channel = 0; channel < 3; channel++) {
    under[to + channel] = Math.round(
      (over[from + channel]! * alpha + under[to + channel]! * below) / total,
    );
  }
  under[to + 3] = Math.round(total * 255);
}

import sharp from 'sharp';
import { type ClipShape, DELAY_HUNDREDTHS, frameBytes } from './clip.ts';

/**
 * What a GIF shows at the time of each of the clip's frames, as RGBA (decoded by libvips). Encoders
 * may have made one frame out of several equal ones.
 */
export async function framesShown(
  gif: string | Uint8Array,
  shape: ClipShape,
): Promise<readonly Uint8Array[]> {
  const image = sharp(gif, { animated: true, limitInputPixels: false });
  const { delay = [], pages = 1 } = await image.metadata();
  const pixels = await image.ensureAlpha().raw().toBuffer();
  const size = frameBytes(shape);
  if (pixels.length !== size * pages) throw new Error('The GIF is not of the size of its clip.');
  const shown: Uint8Array[] = [];
  let page = 0;
  let endsAtMs = delay[0] ?? 0;
  for (let frame = 0; frame < shape.frameCount; frame++) {
    const middleMs = (frame + 0.5) * DELAY_HUNDREDTHS * 10;
    while (page + 1 < pages && middleMs > endsAtMs) endsAtMs += delay[++page] ?? 0;
    shown.push(pixels.subarray(page * size, (page + 1) * size));
  }
  return shown;
}

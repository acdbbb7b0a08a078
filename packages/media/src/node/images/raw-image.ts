import type { Sharp } from 'sharp';
import { type FrameSource, firstFrameOf } from '../../frame-source.ts';
import type { StopSignal } from '../../stop-signal.ts';
import { sharp } from './image-library.ts';

/**
 * A pipeline of the image library that begins with the first frame of a source.
 * @throws RangeError when there is none, or it has another size
 */
export async function openStill(source: FrameSource, signal?: StopSignal): Promise<Sharp> {
  const { width, height, hasAlpha } = source;
  const frame = await firstFrameOf(source, signal);
  const image = sharp(frame, { raw: { width, height, channels: 4 }, limitInputPixels: false });
  return hasAlpha ? image : image.removeAlpha();
}

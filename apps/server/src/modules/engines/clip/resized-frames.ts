import { sharp } from '@loopwright/media/node';
import type { LoopSize } from './loop-size.ts';

/** Resizes frames one at a time. @param frames RGBA */
export async function* resizedFrames(
  frames: AsyncIterable<Uint8Array>,
  from: LoopSize,
  to: LoopSize,
): AsyncGenerator<Uint8Array, void, void> {
  for await (const frame of frames) {
    yield await sharp(frame, { raw: { ...from, channels: 4 }, limitInputPixels: false })
      .resize(to)
      .raw()
      .toBuffer();
  }
}

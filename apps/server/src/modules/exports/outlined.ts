import type { FrameSource } from '@loopwright/media';
import { sharp } from '@loopwright/media/node';

/** The width of the outline over the shorter side. */
const WIDTH_SHARE = 0.018;
/** From here on a pixel belongs to what is outlined, 0–255. */
const THRESHOLD = 96;

/** The frames of a source with alpha, with a white outline around what is not transparent. */
export function outlined(source: FrameSource): FrameSource {
  const { width, height } = source;
  const raw = { width, height, channels: 4 } as const;
  const radius = Math.max(1, Math.round(Math.min(width, height) * WIDTH_SHARE));
  return {
    ...source,
    async *frames(signal) {
      for await (const frame of source.frames(signal)) {
        // The image library would take the channel out after it has grown the others.
        const alpha = new Uint8Array(width * height);
        for (let pixel = 0; pixel < alpha.length; pixel++) alpha[pixel] = frame[pixel * 4 + 3]!;
        const { data: grown, info } = await sharp(alpha, {
          raw: { width, height, channels: 1 },
          limitInputPixels: false,
        })
          .threshold(THRESHOLD)
          // Of black: what is white grows.
          .erode(radius)
          .blur(0.8)
          .raw()
          .toBuffer({ resolveWithObject: true });
        const white = new Uint8Array(frame.length).fill(255);
        for (let pixel = 0; pixel < alpha.length; pixel++) {
          white[pixel * 4 + 3] = grown[pixel * info.channels]!;
        }
        yield await sharp(white, { raw, limitInputPixels: false })
          .composite([{ input: Buffer.from(frame), raw }])
          .raw()
          .toBuffer();
      }
    },
    close: () => source.close(),
  };
}

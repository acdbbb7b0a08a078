import type { Codec } from '../../../codec.ts';
import { withPngXmp } from '../../../codecs/png/xmp.ts';
import { firstFrameOf, sourceOfFrames } from '../../../frame-source.ts';
import { buildXmpPacket } from '../../../provenance.ts';
import { PNG_OPTIONS } from '../../images/png-options.ts';
import { openStill } from '../../images/raw-image.ts';
import { writePng } from '../apng/write-png.ts';

/** PNG stills in sRGB. With a palette they are written by our own writer: the image library has 16 or 256 colors. */
export const pngCodec: Codec = {
  id: 'png',
  async encode(source, options, sink, { signal } = {}) {
    const { provenance, colors } = options;
    if (colors !== undefined) {
      const frame = await firstFrameOf(source, signal);
      const still = sourceOfFrames([frame], { ...source, delaysMs: 0 });
      return await writePng(still, { ...options, quality: 100 }, sink, {
        ...(signal && { signal }),
      });
    }
    const image = await openStill(source, signal);
    const png = await image.png(PNG_OPTIONS).toBuffer();
    signal?.throwIfAborted();
    const bytes = provenance ? withPngXmp(png, buildXmpPacket(provenance)) : png;
    await sink(bytes);
    const { width, height } = source;
    return { width, height, sizeBytes: bytes.byteLength, delaysMs: [0] };
  },
};

import type { Codec } from '../../../codec.ts';
import { withPngXmp } from '../../../codecs/png/xmp.ts';
import { buildXmpPacket } from '../../../provenance.ts';
import { PNG_OPTIONS } from '../../images/png-options.ts';
import { openStill } from '../../images/raw-image.ts';

/** PNG stills in sRGB. */
export const pngCodec: Codec = {
  id: 'png',
  async encode(source, { provenance, colors }, sink, { signal } = {}) {
    const image = await openStill(source, signal);
    const png = await image.png({ ...PNG_OPTIONS, ...(colors && { colors }) }).toBuffer();
    signal?.throwIfAborted();
    const bytes = provenance ? withPngXmp(png, buildXmpPacket(provenance)) : png;
    await sink(bytes);
    const { width, height } = source;
    return { width, height, sizeBytes: bytes.byteLength, delaysMs: [0] };
  },
};

import type { Codec } from '../../../codec.ts';
import { buildXmpPacket } from '../../../provenance.ts';
import { openStill } from '../../images/raw-image.ts';

const QUALITY = 80;
/** 0–9. In 4K, 3 takes 2 seconds of one thread, and 4 takes 12 for files that are a tenth smaller. */
const EFFORT = 3;

/** AVIF stills with libaom, with colors at full resolution. */
export const avifStillCodec: Codec = {
  id: 'avif',
  async encode(source, options, sink, { signal } = {}) {
    const { provenance, quality = QUALITY, isLossless = false } = options;
    const image = await openStill(source, signal);
    const described = provenance ? image.withXmp(buildXmpPacket(provenance)) : image;
    const bytes = await described
      .avif({ quality, lossless: isLossless, effort: EFFORT, chromaSubsampling: '4:4:4' })
      .toBuffer();
    signal?.throwIfAborted();
    await sink(bytes);
    const { width, height } = source;
    return { width, height, sizeBytes: bytes.byteLength, delaysMs: [0] };
  },
};

import type { Codec } from '../../../codec.ts';
import { buildXmpPacket } from '../../../provenance.ts';
import { openStill } from '../../images/raw-image.ts';

const QUALITY = 90;
/** From this quality on, color is kept at full resolution; below, sharing it among pixels saves more than it costs. */
const FULL_COLOR_QUALITY = 90;

/** JPEG stills with mozjpeg. Transparent pixels become white. */
export const jpegCodec: Codec = {
  id: 'jpeg',
  async encode(source, { provenance, quality = QUALITY }, sink, { signal } = {}) {
    const image = await openStill(source, signal);
    const flat = source.hasAlpha ? image.flatten({ background: '#ffffff' }) : image;
    const described = provenance ? flat.withXmp(buildXmpPacket(provenance)) : flat;
    const chromaSubsampling = quality >= FULL_COLOR_QUALITY ? '4:4:4' : '4:2:0';
    const bytes = await described.jpeg({ quality, mozjpeg: true, chromaSubsampling }).toBuffer();
    signal?.throwIfAborted();
    await sink(bytes);
    const { width, height } = source;
    return { width, height, sizeBytes: bytes.byteLength, delaysMs: [0] };
  },
};

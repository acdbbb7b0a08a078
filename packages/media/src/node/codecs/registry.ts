import type { FileFormat } from '@loopwright/contract';
import type { Codec } from '../../codec.ts';
import { gifCodec } from './gif/gif-codec.ts';
import { pngCodec } from './png/png-codec.ts';
import { webpCodec } from './webp/webp-codec.ts';

/** What writes each file format. */
export const CODECS: Readonly<Record<FileFormat, Codec>> = {
  gif: gifCodec,
  png: pngCodec,
  webp: webpCodec,
};

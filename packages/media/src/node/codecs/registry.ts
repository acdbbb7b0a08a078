import type { FileFormat } from '@loopwright/contract';
import type { Codec } from '../../codec.ts';
import { gifCodec } from './gif/gif-codec.ts';
import { pngCodec } from './png/png-codec.ts';
import { webpCodec } from './webp/webp-codec.ts';

/** What writes each file format. */
export const CODECS = {
  gif: gifCodec,
  png: pngCodec,
  webp: webpCodec,
} as const satisfies Partial<Record<FileFormat, Codec>>;

/** @returns undefined when no codec writes that format here */
export const findCodec = (format: FileFormat): Codec | undefined =>
  (CODECS as Partial<Record<FileFormat, Codec>>)[format];

import type { FileFormat } from '@loopwright/contract';
import type { Codec } from '../../codec.ts';
import type { Ffmpeg } from '../ffmpeg/find-ffmpeg.ts';
import { apngCodec } from './apng/apng-codec.ts';
import { avifStillCodec } from './avif/avif-still-codec.ts';
import { gifCodec } from './gif/gif-codec.ts';
import { jpegCodec } from './jpeg/jpeg-codec.ts';
import { pngCodec } from './png/png-codec.ts';
import { createVideoCodec } from './video/video-codec.ts';
import { VIDEO_ENCODERS } from './video/video-encoders.ts';
import { webpCodec } from './webp/webp-codec.ts';

/** What writes each file format. */
export const CODECS = {
  gif: gifCodec,
  png: pngCodec,
  webp: webpCodec,
  apng: apngCodec,
  jpeg: jpegCodec,
} as const satisfies Partial<Record<FileFormat, Codec>>;

/** The codecs that can be used, by what they are given. Formats without animation take an animation's first frame. */
export interface Codecs {
  readonly animations: ReadonlyMap<FileFormat, Codec>;
  readonly stills: ReadonlyMap<FileFormat, Codec>;
}

/** All codecs of this machine. @param ffmpeg writes videos; null: there is none */
export function openCodecs(ffmpeg: Ffmpeg | null): Codecs {
  const shared = Object.values<Codec>(CODECS);
  const videos =
    ffmpeg === null
      ? []
      : VIDEO_ENCODERS.filter(({ id }) => ffmpeg.formats.includes(id)).map((encoder) =>
          createVideoCodec(ffmpeg, encoder),
        );
  return {
    animations: byFormat([...shared, ...videos]),
    stills: byFormat([...shared, avifStillCodec]),
  };
}

const byFormat = (codecs: readonly Codec[]): ReadonlyMap<FileFormat, Codec> =>
  new Map(codecs.map((codec) => [codec.id, codec]));

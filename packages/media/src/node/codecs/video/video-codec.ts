import { createReadStream } from 'node:fs';
import { appendFile, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Codec, EncodeContext, EncodeOptions } from '../../../codec.ts';
import { xmpBox } from '../../../codecs/video/xmp-box.ts';
import type { FrameSource } from '../../../frame-source.ts';
import { buildXmpPacket } from '../../../provenance.ts';
import type { Ffmpeg } from '../../ffmpeg/find-ffmpeg.ts';
import { type ProcessLimits, runLimited } from '../../ffmpeg/limited-process.ts';
import { withAbortSignal } from './abort-signal.ts';
import type { VideoEncoder } from './video-encoders.ts';
import { type VideoTiming, videoTiming } from './video-timing.ts';

const QUALITY = 85;
/** Generous, because a busy machine may take long to provide the CPU time. */
const LIMITS: ProcessLimits = {
  cpuSeconds: 20 * 60,
  milliseconds: 15 * 60_000,
  memoryBytes: 4 * 1024 ** 3,
  fileBytes: 1024 ** 3,
};

/**
 * A codec that runs ffmpeg as a separate program: frames go to its standard input one at a time, and the file comes
 * out of a temporary folder. Colors are tagged and converted as BT.709, and there is no sound.
 *
 * @param limits for tests
 */
export const createVideoCodec = (
  ffmpeg: Ffmpeg,
  encoder: VideoEncoder,
  limits: Partial<ProcessLimits> = {},
): Codec => ({
  id: encoder.id,
  async encode(source, options, sink, context = {}) {
    const timing = videoTiming(source.delaysMs, encoder.countsMilliseconds);
    const folder = await mkdtemp(join(context.folder ?? tmpdir(), 'loopwright-video-'));
    try {
      const path = join(folder, 'file');
      await withAbortSignal(context.signal, async (signal) => {
        const words = [
          ...inputOptions(source, timing),
          ...outputOptions(source, timing, encoder, options),
          path,
        ];
        const input = framesOf(source, context);
        // It prints nothing.
        for await (const _ of runLimited(ffmpeg, words, { ...LIMITS, ...limits }, signal, input));
      });
      const { provenance } = options;
      if (provenance && encoder.id !== 'webm') {
        await appendFile(path, xmpBox(buildXmpPacket(provenance)));
      }
      for await (const piece of createReadStream(path)) await sink(piece as Buffer);
      const { width, height } = source;
      const { size: sizeBytes } = await stat(path);
      return { width, height, sizeBytes, delaysMs: timing.delaysMs };
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
});

const inputOptions = ({ width, height }: FrameSource, { input }: VideoTiming): string[] =>
  [
    ['-hide_banner', '-nostdin', '-loglevel', 'error', '-y'],
    ['-f', 'rawvideo', '-pix_fmt', 'rgba', '-video_size', `${width}x${height}`],
    input,
    ['-i', 'pipe:0'],
  ].flat();

function outputOptions(
  source: FrameSource,
  timing: VideoTiming,
  encoder: VideoEncoder,
  { quality = QUALITY, provenance }: EncodeOptions,
): string[] {
  const format = encoder.hasAlpha && source.hasAlpha ? 'yuva420p' : 'yuv420p';
  const scale =
    'scale=out_color_matrix=bt709:out_range=tv:flags=lanczos+accurate_rnd+full_chroma_int';
  // WebM has no place for XMP but its own tags.
  const hasTag = provenance !== undefined && encoder.id === 'webm';
  return [
    ['-vf', [...timing.filters, scale, `format=${format}`].join(',')],
    ['-an', '-map_metadata', '-1', '-color_range', 'tv'],
    ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'],
    timing.output,
    encoder.options(source, quality),
    hasTag ? ['-metadata', `XMP=${buildXmpPacket(provenance)}`] : [],
  ].flat();
}

/** @throws RangeError when frames are missing or have another size than the source says */
async function* framesOf(
  source: FrameSource,
  { signal, onEncoded }: EncodeContext,
): AsyncGenerator<Uint8Array, void, void> {
  const { width, height, delaysMs } = source;
  let count = 0;
  for await (const frame of source.frames(signal)) {
    signal?.throwIfAborted();
    if (frame.length !== width * height * 4 || count === delaysMs.length) {
      throw new RangeError(`The source has ${delaysMs.length} frames of ${width}x${height}`);
    }
    yield new Uint8Array(frame.buffer, frame.byteOffset, frame.length);
    count += 1;
    onEncoded?.(count);
  }
  if (count < delaysMs.length) {
    throw new RangeError(`${delaysMs.length} frames were announced, ${count} came`);
  }
}

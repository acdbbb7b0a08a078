import { ProcessError, runLimited, type Ffmpeg, type ProcessLimits } from '@loopwright/media/node';
import type { ClipFormat } from './clip-format.ts';

/** The frame timing of a clip, according to its file. */
export interface ClipTiming {
  readonly frameCount: number;
  /** Above 0; `Infinity` for a clip of one frame or without duration. */
  readonly framesPerSecond: number;
}

/** A clip's list of packets is shorter. */
const ANSWER_CHARACTERS = 1_000_000;

/** The arguments that select and limit the input, for both runs of ffmpeg. */
export const inputArguments = (
  file: string,
  { demuxer, decoders }: ClipFormat,
  limits: { readonly pixels: number; readonly allocationBytes: number; readonly seconds: number },
): string[] =>
  [
    ['-hide_banner', '-nostdin', '-loglevel', 'error'],
    ['-max_alloc', String(limits.allocationBytes)],
    ['-protocol_whitelist', 'file,pipe'],
    ['-codec_whitelist', decoders.join(',')],
    ['-max_pixels', String(limits.pixels)],
    ['-threads', '2'],
    ['-t', String(limits.seconds)],
    ['-f', demuxer],
    ['-i', `file:${file}`],
    ['-map', '0:v:0', '-an', '-sn', '-dn'],
  ].flat();

/**
 * Reads the time of each frame without decoding: ffmpeg's `framecrc` lists the packets.
 *
 * @param input see `inputArguments`
 * @throws ProcessError when the file does not match its format, or has no frames
 */
export async function probeClip(
  ffmpeg: Ffmpeg,
  input: readonly string[],
  maximumFrames: number,
  limits: ProcessLimits,
  signal: AbortSignal,
): Promise<ClipTiming> {
  const words = [...input, '-c', 'copy', '-frames:v', String(maximumFrames)];
  let text = '';
  for await (const piece of runLimited(
    ffmpeg,
    [...words, '-f', 'framecrc', 'pipe:1'],
    limits,
    signal,
  )) {
    text += piece.toString('latin1');
    if (text.length > ANSWER_CHARACTERS) throw new ProcessError('failed', 'A list without end');
  }
  return readTiming(text);
}

function readTiming(list: string): ClipTiming {
  const [, numerator = 0, denominator = 1] = /^#tb 0: (\d+)\/(\d+)/mu.exec(list)?.map(Number) ?? [];
  const times = [...list.matchAll(/^0,\s*-?\d+,\s*(-?\d+),\s*\d+,/gmu)].map(([, time]) =>
    Number(time),
  );
  if (times.length === 0) throw new ProcessError('failed', 'The clip has no frames');
  const spread = times.reduce((a, b) => Math.max(a, b)) - times.reduce((a, b) => Math.min(a, b));
  const seconds = (spread * numerator) / denominator;
  const framesPerSecond = seconds > 0 ? (times.length - 1) / seconds : Infinity;
  return { frameCount: times.length, framesPerSecond };
}

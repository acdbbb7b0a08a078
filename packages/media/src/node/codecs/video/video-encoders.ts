import type { FrameSource } from '../../../frame-source.ts';

/** What ffmpeg is told to write a format. */
export interface VideoEncoder {
  readonly id: 'mp4' | 'webm' | 'avif';
  readonly hasAlpha: boolean;
  /** Its times are whole milliseconds. */
  readonly countsMilliseconds: boolean;
  /** Options of the output. @param quality 1–100 */
  options(source: FrameSource, quality: number): string[];
}

const THREADS = ['-threads', '2'];

/** Width times height. */
const LARGE_PIXELS = 1920 * 1080;
/**
 * x264 looks 40 frames ahead, which takes 2.7 GB at 3840 × 3840 px. With these options such a loop takes 0.52 GB and
 * less time, and about 5% more bytes for the same SSIM.
 */
const FEW_FRAMES_AHEAD = [
  '-x264-params',
  'rc-lookahead=1:sync-lookahead=0:bframes=0:ref=1:sliced-threads=1',
];
/**
 * The same for libvpx (25 frames) and libaom (35). A loop of 1920 × 1920 px took 617 MB instead of 769 for the same bytes in
 * WebM, and 543 MB instead of 965 for 3% fewer bytes and the same SSIM in AVIF.
 */
const SHORT_LAG = ['-lag-in-frames', '4'];

const isLarge = ({ width, height }: FrameSource): boolean => width * height > LARGE_PIXELS;

/** From 0 (best) to 63, as libheif translates it: stills and animations in AVIF have the same scale. */
const quantizer = (quality: number): string => String(Math.round((100 - quality) * 0.63));

/** H.264 in yuv420p, which every player takes, with the index before the pictures. */
const mp4: VideoEncoder = {
  id: 'mp4',
  hasAlpha: false,
  countsMilliseconds: false,
  options: (source, quality) =>
    [
      ['-c:v', 'libx264', '-preset', 'medium', '-crf', (51 - quality * 0.4).toFixed(1)],
      isLarge(source) ? FEW_FRAMES_AHEAD : [],
      ['-profile:v', 'high', '-movflags', '+faststart', '-f', 'mp4'],
      THREADS,
    ].flat(),
};

const webm: VideoEncoder = {
  id: 'webm',
  hasAlpha: true,
  countsMilliseconds: true,
  options: (source, quality) =>
    [
      ['-c:v', 'libvpx-vp9', '-crf', quantizer(quality), '-b:v', '0', '-f', 'webm'],
      ['-deadline', 'good', '-cpu-used', '2', '-row-mt', '1'],
      // libvpx encodes alpha as a second video, which such frames would put out of step.
      source.hasAlpha ? ['-auto-alt-ref', '0'] : [],
      isLarge(source) ? SHORT_LAG : [],
      THREADS,
    ].flat(),
};

/** The muxer of ffmpeg 5.1 takes no alpha. */
const avif: VideoEncoder = {
  id: 'avif',
  hasAlpha: false,
  countsMilliseconds: false,
  options: (source, quality) =>
    [
      ['-c:v', 'libaom-av1', '-crf', quantizer(quality), '-b:v', '0', '-f', 'avif'],
      ['-usage', 'good', '-cpu-used', '6', '-row-mt', '1'],
      isLarge(source) ? SHORT_LAG : [],
      THREADS,
    ].flat(),
};

export const VIDEO_ENCODERS: readonly VideoEncoder[] = [mp4, webm, avif];

import {
  type ExportRequest,
  type ExportTargets,
  FILE_FORMATS,
  type FileFormat,
} from '@loopwright/contract';
import type { ExportOptions } from './export-queries.ts';
import type { ExportSource } from './export-source.ts';

const BYTES_PER_KB = 1000;

/** A file by one's own settings, as typed. Empty fields mean the best there is. */
export interface CustomWishes {
  readonly format: FileFormat;
  /** Pixels. */
  readonly width: string;
  readonly height: string;
  /** Frames per second. */
  readonly fps: string;
  /** 1–100. */
  readonly quality: string;
  /** Kilobytes, at most. */
  readonly maxKb: string;
  /** How often it is played; empty: for ever. */
  readonly plays: string;
}

export const NO_WISHES: Omit<CustomWishes, 'format'> = {
  width: '',
  height: '',
  fps: '',
  quality: '',
  maxKb: '',
  plays: '',
};

/** Formats with a quality to choose. The others keep every pixel, or have colors instead. */
const WITH_QUALITY: ReadonlySet<FileFormat> = new Set(['webp', 'jpeg', 'avif', 'mp4', 'webm']);
/** Formats that say themselves how often they are played. */
const WITH_PLAYS: ReadonlySet<FileFormat> = new Set(['gif', 'webp', 'apng']);

/** The formats that a file of the source can have. */
export const formatsFor = (
  { kind }: ExportSource,
  formats: ExportTargets['formats'],
): readonly FileFormat[] =>
  formats
    .map(({ format }) => format)
    // An APNG of one frame is a PNG.
    .filter((format) => kind === 'gif' || (FILE_FORMATS[format].hasStills && format !== 'apng'));

/** Whether this browser makes files of the format, because the server cannot. */
export const isMadeHere = (
  { formats }: Pick<ExportTargets, 'formats'>,
  format: FileFormat,
): boolean => formats.some((one) => one.format === format && one.madeOn === 'browser');

/** The fields that matter for a file of the format. */
export const fieldsOf = (format: FileFormat, isMoving: boolean) => {
  const isAnimation = isMoving && FILE_FORMATS[format].hasAnimation;
  return {
    fps: isAnimation,
    plays: isAnimation && WITH_PLAYS.has(format),
    quality: WITH_QUALITY.has(format),
  };
};

export function requestOf(
  wishes: CustomWishes,
  isMoving: boolean,
  { fit, background, withoutBackdrop, outline }: ExportOptions,
): ExportRequest {
  const { format } = wishes;
  const [width, height, fps, quality, maxKb, loops] = (
    ['width', 'height', 'fps', 'quality', 'maxKb', 'plays'] as const
  ).map((name) => Number(wishes[name]) || undefined);
  const fields = fieldsOf(format, isMoving);
  return {
    format,
    ...(width && { width }),
    ...(height && { height }),
    ...(fps && fields.fps && { fps }),
    ...(quality && fields.quality && { quality }),
    ...(maxKb && { maxBytes: maxKb * BYTES_PER_KB }),
    ...(loops && fields.plays && { loops }),
    ...(fit && { fit }),
    ...(background && { background }),
    ...(withoutBackdrop && { withoutBackdrop }),
    ...(outline && { outline }),
  };
}

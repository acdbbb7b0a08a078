import type { FileFormat } from '@loopwright/contract';

/**
 * Bytes of a file at the best quality over those of the master with the same frames (a GIF, or a PNG of a still):
 * medians of the six tuned sources of the bench at 320 px, which differ by a factor of two from each other. Rough
 * figures are enough, because the search corrects them with its first file.
 */
const BYTES_OVER_GIF: Readonly<Record<FileFormat, number>> = {
  gif: 1,
  webp: 0.45,
  apng: 1.95,
  avif: 0.145,
  mp4: 0.11,
  webm: 0.18,
  png: 1,
  jpeg: 0.27,
};

/** Detail does not get less as fast as pixels do: 0.76 to 0.86 in three sources. */
const DETAIL_EXPONENT = 0.8;

export interface EstimateInput {
  /** Bytes of the master. */
  readonly masterBytes: number;
  /** Pixels of all frames of the file over those of the master. */
  readonly pixelRatio: number;
  /** Frames that are shown again cost almost nothing. */
  readonly distinctRatio: number;
}

/** About how many bytes a file will have at the best quality. */
export const estimateBytes = (
  format: FileFormat,
  { masterBytes, pixelRatio, distinctRatio }: EstimateInput,
): number =>
  Math.round(masterBytes * BYTES_OVER_GIF[format] * pixelRatio ** DETAIL_EXPONENT * distinctRatio);

import type { Sharp } from 'sharp';
import { sharp } from '@loopwright/loop/node';
import { type ImageFormat, detectImageFormat } from './image-format.ts';
import { ReferenceImageError } from './reference-image-error.ts';

/** The longest side that the engines get to see, in pixels. */
const LONGEST_SIDE = 2048;
/** Files made to keep a decoder busy end here. */
const DECODE_SECONDS = 10;
/** It is read once and thrown away: quick before small. */
const PNG_LEVEL = 2;

export interface ReferenceLimits {
  readonly maximumBytes: number;
  /** Width times height as the file claims them. */
  readonly maximumPixels: number;
}

export interface ReferenceImage {
  /** Upright, sRGB, eight bits a channel, at most 2048 px on the longest side, no metadata. */
  readonly png: Uint8Array;
  readonly width: number;
  readonly height: number;
  /** What was sent. */
  readonly format: ImageFormat;
}

/**
 * Reads an uploaded picture, trusting nothing: the type is told from the bytes, only the first
 * frame is decoded, and what comes out is a fresh PNG with nothing of the file but its pixels.
 *
 * libvips decodes in strips, so a picture costs little memory however large it is (100 MB at 40
 * megapixels), except interlaced PNGs and progressive JPEGs, which are held whole (370 MB and 3 s
 * at worst). The caller bounds how many are read at once.
 *
 * @throws ReferencePictureError
 */
export async function readReferenceImage(
  bytes: Uint8Array,
  limits: ReferenceLimits,
): Promise<ReferenceImage> {
  if (bytes.length > limits.maximumBytes) throw new ReferenceImageError('too-large');
  const format = detectImageFormat(bytes);
  if (format === null) throw new ReferenceImageError('unsupported');
  const open = () =>
    sharp(bytes, {
      limitInputPixels: limits.maximumPixels,
      // Truncated and broken files are errors; a decoder's mere warnings are not.
      failOn: 'error',
      pages: 1,
    });
  try {
    await checkSize(open(), limits);
    const { data, info } = await open()
      .timeout({ seconds: DECODE_SECONDS })
      .autoOrient()
      .resize({
        width: LONGEST_SIDE,
        height: LONGEST_SIDE,
        fit: 'inside',
        withoutEnlargement: true,
      })
      .toColourspace('srgb')
      .png({ compressionLevel: PNG_LEVEL })
      .toBuffer({ resolveWithObject: true });
    return { png: data, width: info.width, height: info.height, format };
  } catch (cause) {
    if (cause instanceof ReferenceImageError) throw cause;
    throw new ReferenceImageError(reasonOf(cause), cause);
  }
}

async function checkSize(picture: Sharp, limits: ReferenceLimits): Promise<void> {
  const { width, height, pageHeight } = await picture.metadata();
  if (width * (pageHeight ?? height) > limits.maximumPixels) {
    throw new ReferenceImageError('too-many-pixels');
  }
}

function reasonOf(cause: unknown): 'too-many-pixels' | 'damaged' {
  const tooMany = cause instanceof Error && /pixel limit|exceeds.*limit/i.test(cause.message);
  return tooMany ? 'too-many-pixels' : 'damaged';
}

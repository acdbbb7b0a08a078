import { sharp } from '@loopwright/media/node';
import type { Sharp } from 'sharp';
import { type ImageFormat, detectImageFormat } from './image-format.ts';
import { ReferenceImageError } from './reference-image-error.ts';

/** The longest side for the engines, in pixels. */
const LONGEST_SIDE = 2048;
/** Limits files that are designed to take long to decode. */
const DECODE_SECONDS = 10;
/** Fast instead of small, because the file is read only once. */
const PNG_LEVEL = 2;

export interface ReferenceLimits {
  readonly maximumBytes: number;
  /** Width times height, as declared by the file. */
  readonly maximumPixels: number;
}

export interface ReferenceImage {
  /** Upright, sRGB, eight bits a channel, at most 2048 px on the longest side, no metadata. */
  readonly png: Uint8Array;
  readonly width: number;
  readonly height: number;
  /** The format of the upload. */
  readonly format: ImageFormat;
}

/**
 * Reads an uploaded image. The input is untrusted: its type is detected from the bytes, only the first
 * frame is decoded, and the result is a new PNG that contains only the pixels.
 *
 * libvips decodes in strips, so even a large image needs little memory (100 MB at 40 megapixels), except
 * interlaced PNGs and progressive JPEGs, which are decoded as a whole (370 MB and 3 s at worst). The
 * caller limits how many are read at once.
 *
 * @throws ReferenceImageError
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
      // Truncated and damaged files are errors; warnings of a decoder are not.
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

async function checkSize(image: Sharp, limits: ReferenceLimits): Promise<void> {
  const { width, height, pageHeight } = await image.metadata();
  if (width * (pageHeight ?? height) > limits.maximumPixels) {
    throw new ReferenceImageError('too-many-pixels');
  }
}

function reasonOf(cause: unknown): 'too-many-pixels' | 'damaged' {
  const tooMany = cause instanceof Error && /pixel limit|exceeds.*limit/i.test(cause.message);
  return tooMany ? 'too-many-pixels' : 'damaged';
}

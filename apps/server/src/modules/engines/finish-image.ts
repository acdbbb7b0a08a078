import { sharp } from '@loopwright/media/node';
import type { EngineOptions } from '../../schema/stored-values.ts';
import { encodeMaster, detectImageFormat } from '../media/index.ts';
import { EngineError } from './engine/engine-error.ts';

const PIXELS_MAXIMUM = 50_000_000;
const SECONDS = 20;
const WHITE = '#ffffff';

/**
 * Makes the master of an image that a model has sent. The input is untrusted: its type is detected from
 * the bytes, and only its pixels are kept, cropped and scaled to the requested size. The file states
 * that a model made it. The work is done in the threads of the image library.
 *
 * @returns PNG
 * @throws EngineError when the bytes are no complete image of a known type
 */
export async function finishImage(
  bytes: Uint8Array,
  engine: string,
  options: EngineOptions,
): Promise<Uint8Array> {
  if (detectImageFormat(bytes) === null) throw unusable(new Error('no image of a known type'));
  const { width, height } = options;
  try {
    const image = sharp(bytes, { limitInputPixels: PIXELS_MAXIMUM, failOn: 'error', pages: 1 })
      .timeout({ seconds: SECONDS })
      .autoOrient()
      .resize({ width, height, fit: 'cover' })
      .flatten({ background: WHITE })
      .toColourspace('srgb');
    const recipe = { engine, ...options };
    return await encodeMaster(image, { digitalSource: 'trained', recipe });
  } catch (cause) {
    throw unusable(cause);
  }
}

const unusable = (cause: unknown): EngineError =>
  new EngineError('modelUnusable', { isRetryable: true, mayHaveCost: true, cause });

import { type ErrorCode, LIMITS, SERVER_MESSAGES } from '@loopwright/contract';
import { AppError } from '../../platform/errors.ts';
import { readReferenceImage, type ReferenceFault, ReferenceImageError } from '../media/index.ts';

/** Each may take some 370 MB while it is decoded. */
const AT_ONCE = 2;

const LIMIT = { maximumBytes: LIMITS.referenceBytes, maximumPixels: LIMITS.referencePixels };

const FAULTS: Readonly<Record<ReferenceFault, { code: ErrorCode; publicMessage: string }>> = {
  unsupported: { code: 'unsupported-type', publicMessage: SERVER_MESSAGES.pictureUnsupported },
  'too-large': { code: 'too-large', publicMessage: SERVER_MESSAGES.pictureTooLarge },
  'too-many-pixels': { code: 'invalid', publicMessage: SERVER_MESSAGES.pictureTooManyPixels },
  damaged: { code: 'invalid', publicMessage: SERVER_MESSAGES.pictureDamaged },
};

/**
 * Reads uploaded pictures, few at a time: the others wait their turn.
 * @returns gives PNG bytes for the engines
 * @throws AppError `unsupported-type`, `too-large` or `invalid`, from what it returns
 */
export function createPictureReader(): (bytes: Uint8Array) => Promise<Uint8Array> {
  const waiting: (() => void)[] = [];
  let running = 0;

  return async (bytes) => {
    if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return (await readReferenceImage(bytes, LIMIT)).png;
    } catch (cause) {
      if (!(cause instanceof ReferenceImageError)) throw cause;
      const { code, publicMessage } = FAULTS[cause.reason];
      throw new AppError(code, { publicMessage, cause });
    } finally {
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}

import { type ErrorCode, LIMITS, SERVER_MESSAGES } from '@loopwright/contract';
import PQueue from 'p-queue';
import { AppError } from '../../platform/errors.ts';
import { readReferenceImage, type ReferenceFault, ReferenceImageError } from '../media/index.ts';

/** Images decoded at the same time: each may take some 370 MB. */
const CONCURRENCY = 2;

const LIMIT = { maximumBytes: LIMITS.referenceBytes, maximumPixels: LIMITS.referencePixels };

const FAULTS: Readonly<Record<ReferenceFault, { code: ErrorCode; publicMessage: string }>> = {
  unsupported: { code: 'unsupported-type', publicMessage: SERVER_MESSAGES.pictureUnsupported },
  'too-large': { code: 'too-large', publicMessage: SERVER_MESSAGES.pictureTooLarge },
  'too-many-pixels': { code: 'invalid', publicMessage: SERVER_MESSAGES.pictureTooManyPixels },
  damaged: { code: 'invalid', publicMessage: SERVER_MESSAGES.pictureDamaged },
};

/**
 * Reads uploaded images, few at a time.
 * @returns a function that gives PNG bytes for the engines, and throws AppError `unsupported-type`,
 *   `too-large` or `invalid`
 */
export function createPictureReader(): (bytes: Uint8Array) => Promise<Uint8Array> {
  const queue = new PQueue({ concurrency: CONCURRENCY });
  return (bytes) => queue.add(() => readPng(bytes));
}

async function readPng(bytes: Uint8Array): Promise<Uint8Array> {
  try {
    return (await readReferenceImage(bytes, LIMIT)).png;
  } catch (cause) {
    if (!(cause instanceof ReferenceImageError)) throw cause;
    const { code, publicMessage } = FAULTS[cause.reason];
    throw new AppError(code, { publicMessage, cause });
  }
}

import { LIMITS, type PlainMessageCode } from '@loopwright/contract';
import PQueue from 'p-queue';
import { AppError } from '../../platform/errors.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { readReferenceImage, type ReferenceFault, ReferenceImageError } from '../media/index.ts';
import type { Upload } from './upload-store.ts';

/** Images decoded at the same time: each may take some 370 MB. */
const CONCURRENCY = 2;

const LIMIT = { maximumBytes: LIMITS.referenceBytes, maximumPixels: LIMITS.referencePixels };

const FAULTS: Readonly<Record<ReferenceFault, PlainMessageCode>> = {
  unsupported: 'imageUnsupported',
  'too-large': 'imageTooLarge',
  'too-many-pixels': 'imageTooManyPixels',
  damaged: 'imageDamaged',
};

/**
 * Converts uploaded images to reference images in the storage, few at a time.
 * @returns a function that throws AppError `unsupported-type`, `too-large` or `invalid` and then stores
 *   nothing
 */
export function createReferenceWriter(
  storage: Pick<Storage, 'put'>,
): (upload: Pick<Upload, 'read'>, key: string) => Promise<void> {
  const queue = new PQueue({ concurrency: CONCURRENCY });
  return (upload, key) =>
    // Read within the queue, so that only the images that are converted take memory.
    queue.add(async () => {
      await storage.put(key, await readPng(await upload.read()), 'image/png');
    });
}

/**
 * Reads an uploaded image.
 * @returns PNG bytes for the engines
 * @throws AppError `unsupported-type`, `too-large` or `invalid`
 */
export async function readPng(bytes: Uint8Array): Promise<Uint8Array> {
  try {
    return (await readReferenceImage(bytes, LIMIT)).png;
  } catch (cause) {
    if (!(cause instanceof ReferenceImageError)) throw cause;
    throw new AppError(FAULTS[cause.reason], { cause });
  }
}

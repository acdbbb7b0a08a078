import { SERVER_MESSAGES } from '@loopwright/contract';
import { sharp } from '@loopwright/media/node';
import * as fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { readPng } from '../modules/generation/read-reference-image.ts';
import { AppError } from '../platform/errors.ts';
import { damages, wholeImages } from './testing/damaged.ts';
import { timeoutMs, PICTURE_RUNS, SEED } from './testing/fuzzing.ts';

const REASONS: readonly string[] = [
  SERVER_MESSAGES.imageUnsupported,
  SERVER_MESSAGES.imageTooLarge,
  SERVER_MESSAGES.imageTooManyPixels,
  SERVER_MESSAGES.imageDamaged,
];
/** Of what may be decoded at the same time: read-reference-image.ts. */
const MEMORY_BYTES = 2 * 400 * 1024 * 1024;
const LONGEST_SIDE = 2048;

function checkRefusal(failure: unknown): null {
  if (!(failure instanceof AppError)) throw failure;
  expect([400, 413, 415]).toContain(failure.status);
  expect(REASONS).toContain(failure.publicMessage);
  return null;
}

describe('damaged images', () => {
  let images: Buffer[];
  beforeAll(async () => {
    images = await wholeImages();
  });

  /** Reads an image. Anything else than an image or a refusal fails the test. */
  async function endOf(bytes: Buffer): Promise<'taken' | 'refused'> {
    const png = await readPng(bytes).catch(checkRefusal);
    if (png === null) return 'refused';
    const { format, width, height } = await sharp(png).metadata();
    expect(format).toBe('png');
    expect(Math.max(width, height)).toBeLessThanOrEqual(LONGEST_SIDE);
    return 'taken';
  }

  it('are all accepted before the damage', async () => {
    for (const image of images) expect(await endOf(image)).toBe('taken');
  });

  it(
    'are accepted or refused, within the memory limit',
    async () => {
      const restingBytes = process.resourceUsage().maxRSS * 1024;
      const counts = { taken: 0, refused: 0 };
      const ends = fc.asyncProperty(fc.nat(), damages, async (which, damage) => {
        const whole = images[which % images.length] ?? Buffer.alloc(0);
        counts[await endOf(damage(whole))] += 1;
      });
      await fc.assert(ends, { numRuns: PICTURE_RUNS, seed: SEED, endOnFailure: true });
      // The damages must lead to both outcomes often enough.
      expect(counts.taken).toBeGreaterThan(PICTURE_RUNS / 20);
      expect(counts.refused).toBeGreaterThan(PICTURE_RUNS / 20);
      const peakBytes = process.resourceUsage().maxRSS * 1024;
      expect(peakBytes - restingBytes).toBeLessThan(MEMORY_BYTES);
    },
    timeoutMs(PICTURE_RUNS),
  );
});

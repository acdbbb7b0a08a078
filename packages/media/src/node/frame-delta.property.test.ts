import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { FormatError } from '../format-error.ts';
import { sourceOfFrames } from '../frame-source.ts';
import { damaged, FUZZ_SEED } from '../testing/damage.ts';
import { circlingLight } from '../testing/frames.ts';
import { encodeFrameDelta, openFrameDelta } from './frame-delta.ts';

const source = sourceOfFrames(circlingLight(24, 16, 5), { width: 24, height: 16, delaysMs: 62.5 });

/** A damaged file gives whole frames, as many as it says, or an error of the format or of zlib. */
async function read(file: Uint8Array): Promise<void> {
  const opened = await openFrameDelta(() => Readable.from([file]));
  let count = 0;
  for await (const frame of opened.frames()) {
    expect(frame).toHaveLength(opened.width * opened.height * 4);
    count += 1;
  }
  expect(count).toBe(opened.delaysMs.length);
}

const isClear = (error: unknown): boolean =>
  error instanceof FormatError || String((error as NodeJS.ErrnoException).code).startsWith('Z_');

it('a damaged file of frames ends in a clear error', async () => {
  const whole = await buffer(Readable.from(encodeFrameDelta(source), { objectMode: false }));
  await fc.assert(
    fc.asyncProperty(damaged(whole), async (file) => {
      const failure = await read(file).then(
        () => null,
        (error: unknown) => error,
      );
      expect(isClear(failure) ? null : failure).toBeNull();
    }),
    { numRuns: 1000, seed: FUZZ_SEED },
  );
});

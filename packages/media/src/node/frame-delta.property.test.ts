import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { FormatError } from '../format-error.ts';
import { sourceOfFrames } from '../frame-source.ts';
import { circlingLight } from '../testing/frames.ts';
import { encodeFrameDelta, openFrameDelta } from './frame-delta.ts';

const source = sourceOfFrames(circlingLight(24, 16, 5), { width: 24, height: 16, delaysMs: 62.5 });

/** Bytes that are overwritten, and where the file then ends. */
const damage = fc.record({
  changes: fc.array(
    fc.record({
      at: fc.oneof(
        fc.integer({ min: 0, max: 40 }).map((at) => ({ at, isShare: false })),
        fc.double({ min: 0, max: 1, noNaN: true }).map((at) => ({ at, isShare: true })),
      ),
      byte: fc.nat(255),
    }),
    { maxLength: 6 },
  ),
  kept: fc.oneof(fc.constant(1), fc.double({ min: 0, max: 1, noNaN: true })),
});

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
    fc.asyncProperty(damage, async ({ changes, kept }) => {
      const file = Uint8Array.from(whole);
      for (const { at: place, byte } of changes) {
        const at = place.isShare ? Math.floor(place.at * (file.length - 1)) : place.at;
        file[at] = byte;
      }
      const failure = await read(file.subarray(0, Math.ceil(kept * file.length))).then(
        () => null,
        (error: unknown) => error,
      );
      expect(isClear(failure) ? null : failure).toBeNull();
    }),
    { numRuns: 400 },
  );
});

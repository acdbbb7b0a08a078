import * as fc from 'fast-check';
import { FormatError } from '../format-error.ts';

/** Of generated tests, so that every run sees the same files. */
export const FUZZ_SEED = 20_261_125;

/** Bytes that are overwritten, those of the first 40 most often, and the share of the file that is left. */
const damages = fc.record({
  changes: fc.array(
    fc.record({
      place: fc.oneof(
        fc.integer({ min: 0, max: 40 }).map((at) => () => at),
        fc
          .double({ min: 0, max: 1, noNaN: true })
          .map((share) => (length: number) => Math.floor(share * (length - 1))),
      ),
      byte: fc.nat(255),
    }),
    { maxLength: 6 },
  ),
  kept: fc.oneof(fc.constant(1), fc.double({ min: 0, max: 1, noNaN: true })),
});

/** Damaged copies of a file. */
export const damaged = (whole: Uint8Array): fc.Arbitrary<Uint8Array> =>
  damages.map(({ changes, kept }) => {
    const file = Uint8Array.from(whole);
    for (const { place, byte } of changes) file[place(file.length)] = byte;
    return file.subarray(0, Math.ceil(kept * file.length));
  });

/** What reading throws that is no error of the format; null: nothing. */
export function unclearError(read: () => void): unknown {
  try {
    read();
    return null;
  } catch (error) {
    return error instanceof FormatError ? null : error;
  }
}

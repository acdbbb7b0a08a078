import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { encodeToBytes } from '../../../codec.ts';
import { readPngChunks } from '../../../codecs/png/chunks.ts';
import { readPngXmp, withPngXmp } from '../../../codecs/png/xmp.ts';
import { sourceOfFrames } from '../../../frame-source.ts';
import { damaged, FUZZ_SEED, unclearError } from '../../../testing/damage.ts';
import { marchingBlock } from '../../../testing/frames.ts';
import { apngCodec } from './apng-codec.ts';

const packet = '<x>größer ∞</x>';

/** Chunks that fill the file, and a packet that can be put in and read back. */
function read(file: Uint8Array): void {
  const chunks = readPngChunks(file);
  for (const [index, { start, end }] of chunks.entries()) {
    expect(start).toBe(index === 0 ? 8 : chunks[index - 1]!.end);
    expect(end).toBeLessThanOrEqual(file.length);
  }
  expect(readPngXmp(withPngXmp(file, packet))).toBe(packet);
}

it('a damaged APNG gives whole chunks or an error of the format', async () => {
  const source = sourceOfFrames(marchingBlock(24, 16, 4), { width: 24, height: 16, delaysMs: 50 });
  const { bytes } = await encodeToBytes(apngCodec, source, {});
  const whole = withPngXmp(bytes, packet);
  expect(() => read(whole)).not.toThrow();
  fc.assert(
    fc.property(damaged(whole), (file) => {
      expect(unclearError(() => read(file))).toBeNull();
    }),
    { numRuns: 2000, seed: FUZZ_SEED },
  );
});

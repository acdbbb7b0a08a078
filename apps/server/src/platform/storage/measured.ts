import { createHash } from 'node:crypto';
import type { Content, WrittenObject } from './storage.ts';

/** Content that is measured as it passes. */
export interface Measured {
  readonly chunks: AsyncIterable<Uint8Array>;
  /** Call it once the chunks have been read to their end. */
  readonly result: () => WrittenObject;
}

/** Computes size and SHA-256 of content while something else reads it. */
export function measured(content: Content): Measured {
  const hash = createHash('sha256');
  let sizeBytes = 0;

  async function* pass(): AsyncGenerator<Uint8Array> {
    for await (const chunk of content instanceof Uint8Array ? [content] : content) {
      hash.update(chunk);
      sizeBytes += chunk.byteLength;
      yield chunk;
    }
  }

  return { chunks: pass(), result: () => ({ sizeBytes, sha256: hash.digest('hex') }) };
}

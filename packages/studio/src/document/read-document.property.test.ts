import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { FUZZ_RUNS, FUZZ_SEED } from '../testing/fuzzing.ts';
import { randomDocument } from '../testing/random-document.ts';
import { DocumentError, readDocument } from './read-document.ts';

/** Values that no field may have, or only some. */
const strange: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(NaN, Infinity, -Infinity, -0, 1e308, -1, 0, 2 ** 53, '', null, undefined, true),
  fc.constantFrom([], {}, '__proto__', '#12345', 'url(javascript:1)', '🦊'.repeat(500)),
  fc.anything({ maxDepth: 2 }),
);

type Json = Record<string, unknown>;

/** Replaces the value at a path that the numbers choose. */
function spoil(value: unknown, path: readonly number[], by: unknown): unknown {
  const keys = typeof value === 'object' && value !== null ? Object.keys(value) : [];
  const [step, ...rest] = path;
  if (step === undefined || keys.length === 0) return by;
  const key = keys[step % keys.length]!;
  const copy: Json = Array.isArray(value) ? ([...value] as never) : { ...(value as Json) };
  copy[key] = spoil(copy[key], rest, by);
  return copy;
}

/** The document as text; null when it is refused. @throws what is no `DocumentError` */
function textOf(value: unknown): string | null {
  try {
    return JSON.stringify(readDocument(value));
  } catch (error) {
    if (error instanceof DocumentError) return null;
    throw error;
  }
}

function expectReadOrRefused(value: unknown): void {
  const text = textOf(value);
  // What was read is read again as it was.
  expect(text && textOf(JSON.parse(text))).toBe(text);
}

it('reads valid documents, and refuses all others with an error of its own', () => {
  const spoiled = fc
    .tuple(randomDocument, fc.array(fc.nat(40), { minLength: 1, maxLength: 5 }), strange)
    .map(([{ document }, path, by]) => spoil(document, path, by));
  fc.assert(fc.property(fc.oneof(spoiled, strange), expectReadOrRefused), {
    numRuns: FUZZ_RUNS,
    seed: FUZZ_SEED,
  });
});

it('refuses documents that contain themselves, and those with too much in them', () => {
  const { document } = fc.sample(randomDocument, { numRuns: 1, seed: 1 })[0]!;
  const cyclic: Json = { ...document };
  cyclic['layers'] = [cyclic];
  expect(() => readDocument(cyclic)).toThrow(DocumentError);
  const many = { ...document, layers: Array(10_000).fill(document.layers[0]) as unknown[] };
  expect(() => readDocument(many)).toThrow(DocumentError);
  const twice = { ...document, layers: [document.layers[0], document.layers[0]] };
  expect(() => readDocument(twice)).toThrow(DocumentError);
});

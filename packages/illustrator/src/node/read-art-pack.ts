import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { brotliDecompress, createBrotliDecompress, inflateRawSync } from 'node:zlib';
import {
  type ArtPack,
  decodeArtPack,
  decodeVocabulary,
  decodeVocabularyData,
  vocabularyBytes,
} from '../art/pack.ts';
import type { VocabularyData } from '../language/vocabulary-of.ts';
import type { Vocabulary } from '../language/vocabulary.ts';

const ART_PACK_URL = new URL('../../dist/art-pack.bin', import.meta.url);
/** Large enough that freed chunks go back to the system at once (docs/decisions/0033). */
const CHUNK_BYTES = 4 * 1024 * 1024;

/** @throws Error when the art pack was not built */
export const readArtPack = async (): Promise<ArtPack> =>
  decodeArtPack(
    await promisify(brotliDecompress)(await readCompressed(), { chunkSize: CHUNK_BYTES }),
    inflateRawSync,
  );

let vocabulary: Promise<Vocabulary> | undefined;

/**
 * The words of the art pack, for readers of prompts that draw nothing: only the start of the pack is unpacked, once per
 * thread; a failed reading is not remembered. @throws as `readArtPack` does
 */
export function readVocabulary(): Promise<Vocabulary> {
  vocabulary ??= readStart()
    .then(decodeVocabulary)
    .catch((cause: unknown) => {
      vocabulary = undefined;
      throw cause;
    });
  return vocabulary;
}

/** The words of the art pack as data, for programs that are built with them. @throws as `readArtPack` does */
export const readVocabularyData = async (): Promise<VocabularyData> =>
  decodeVocabularyData(await readStart());

async function readStart(): Promise<Uint8Array> {
  const unpacking = Readable.from([await readCompressed()]).pipe(createBrotliDecompress());
  let start: Uint8Array = new Uint8Array();
  for await (const chunk of unpacking) {
    start = Buffer.concat([start, chunk as Uint8Array]);
    if (start.length >= 4 && start.length >= vocabularyBytes(start)) break;
  }
  return start;
}

async function readCompressed(): Promise<Uint8Array> {
  return await readFile(ART_PACK_URL).catch((cause: unknown) => {
    throw new Error(
      'The art pack is missing: run `npm run build --workspace packages/illustrator` once.',
      { cause },
    );
  });
}

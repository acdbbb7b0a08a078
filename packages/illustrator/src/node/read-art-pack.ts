import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { type ArtPack, decodeArtPack, decodeVocabulary } from '../art/pack.ts';
import type { Vocabulary } from '../language/vocabulary.ts';

const ART_PACK_URL = new URL('../../dist/art-pack.bin', import.meta.url);

/** @throws Error when the art pack was not built */
export const readArtPack = async (): Promise<ArtPack> => decodeArtPack(await readPack());

/** The words of the art pack, for who draws nothing: some 40 MB less. @throws as `readArtPack` does */
export const readVocabulary = async (): Promise<Vocabulary> => decodeVocabulary(await readPack());

async function readPack(): Promise<Uint8Array> {
  const compressed = await readFile(ART_PACK_URL).catch((cause: unknown) => {
    throw new Error(
      'The art pack is missing: run `npm run build --workspace packages/illustrator` once.',
      { cause },
    );
  });
  return await promisify(brotliDecompress)(compressed);
}

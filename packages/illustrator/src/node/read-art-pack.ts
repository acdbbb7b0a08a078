import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { type ArtPack, decodeArtPack } from '../art/pack.ts';

const ART_PACK_URL = new URL('../../dist/art-pack.bin', import.meta.url);

/** @throws Error when the art pack was not built */
export async function readArtPack(): Promise<ArtPack> {
  const compressed = await readFile(ART_PACK_URL).catch((cause: unknown) => {
    throw new Error(
      'The art pack is missing: run `npm run build --workspace packages/illustrator` once.',
      { cause },
    );
  });
  return decodeArtPack(await promisify(brotliDecompress)(compressed));
}

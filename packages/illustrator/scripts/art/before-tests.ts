import { ensureArtPack } from './ensure-pack.ts';

/** Vitest's global setup: the tests draw with the real pack. */
export default async function setup(): Promise<void> {
  await ensureArtPack();
}

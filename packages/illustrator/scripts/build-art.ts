/**
 * Makes `dist/art-pack.bin`, the drawings and words the illustrator works with, from 130 MB of icon
 * data in node_modules. Does nothing when the pack is up to date; `--force` builds it anyway.
 */
import { ensureArtPack } from './art/ensure-pack.ts';

console.log(await ensureArtPack({ force: process.argv.includes('--force') }));

import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import { speedUpResolution } from './platform/process/fast-resolution.ts';
import { startAgainWithLeanAllocator } from './platform/process/lean-allocator.ts';

startAgainWithLeanAllocator(import.meta.filename);

// Must come before all other imports. A start caches what it has compiled for the next start. Nothing is
// cached where the folder is read-only, as in the container image.
enableCompileCache(fileURLToPath(new URL('../dist/compile-cache', import.meta.url)));
speedUpResolution();

const { runServer } = await import('./run.ts');
await runServer();

import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import { speedUpDrizzleResolution } from './platform/process/drizzle-resolution.ts';
import { startAgainWithLeanAllocator } from './platform/process/lean-allocator.ts';

startAgainWithLeanAllocator(import.meta.filename);

// Before all other imports: what a start has compiled, the next one reads. Where the folder cannot be
// written, as in the container image, nothing is kept.
enableCompileCache(fileURLToPath(new URL('../dist/compile-cache', import.meta.url)));
speedUpDrizzleResolution();

const { runServer } = await import('./run.ts');
await runServer();

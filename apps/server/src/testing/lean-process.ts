/** A program for the test of the lean allocator: prints how it was started. */
import { startAgainWithLeanAllocator } from '../platform/process/lean-allocator.ts';

startAgainWithLeanAllocator(import.meta.filename);

const { MALLOC_ARENA_MAX: arenas, MALLOC_MMAP_THRESHOLD_: threshold } = process.env;
const flags = process.execArgv;
const told = { processId: process.pid, flags, words: process.argv.slice(2), arenas, threshold };
process.stdout.write(JSON.stringify(told));

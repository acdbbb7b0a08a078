/**
 * Settings of glibc's allocator, which reads them only at the start of a process. By default it keeps
 * freed memory in up to eight arenas for each core and, once a large block was freed, also blocks of up
 * to 32 MB: hundreds of megabytes of freed pixels stay with the process. With these settings two arenas
 * serve all threads, and blocks of a megabyte or more are returned to the system when they are freed.
 * Other allocators ignore the settings. https://man7.org/linux/man-pages/man3/mallopt.3.html
 */
const LEAN: Readonly<Record<string, string>> = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: String(1024 * 1024),
};

/**
 * The young generation of each thread's heap takes up to three times as much, 96 MB by default where there is
 * much memory: https://nodejs.org/api/cli.html#--max-semi-space-sizesize-in-mib
 */
const SMALL_YOUNG_GENERATION = '--max-semi-space-size=8';

/**
 * Executes this program again in the same process with the settings and a small young generation, unless
 * the environment already has the settings. Call it before anything is opened or loaded. Does nothing
 * outside of Linux, and in a process with an IPC channel to its parent.
 *
 * @param program the script to run again
 */
export function startAgainWithLeanAllocator(program: string): void {
  const { env, execPath, execArgv, argv, platform } = process;
  const isLean = Object.keys(LEAN).every((name) => env[name] !== undefined);
  if (isLean || platform !== 'linux' || process.connected) return;
  // The last flag of a name counts: an operator's own is kept.
  const flags = [SMALL_YOUNG_GENERATION, ...execArgv];
  process.execve?.(execPath, [execPath, ...flags, program, ...argv.slice(2)], { ...LEAN, ...env });
}

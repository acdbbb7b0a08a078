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
 * Executes this program again in the same process with the settings, unless the environment already has
 * them. Call it before anything is opened or loaded. Does nothing outside of Linux, and in a process with
 * an IPC channel to its parent.
 *
 * @param program the script to run again
 */
export function startAgainWithLeanAllocator(program: string): void {
  const { env, execPath, execArgv, argv, platform } = process;
  const isLean = Object.keys(LEAN).every((name) => env[name] !== undefined);
  if (isLean || platform !== 'linux' || process.connected) return;
  process.execve?.(execPath, [execPath, ...execArgv, program, ...argv.slice(2)], {
    ...LEAN,
    ...env,
  });
}

/**
 * For glibc's allocator, which reads them when a process starts and never again. As it comes it keeps
 * freed memory in up to eight arenas for each core and, once a large block was freed, puts blocks of up
 * to 32 MB there as well: hundreds of megabytes of freed pixels stay with the process. With these, two
 * arenas serve all threads and blocks of a megabyte or more go back to the system when they are freed.
 * Other allocators take no notice. https://man7.org/linux/man-pages/man3/mallopt.3.html
 */
const LEAN: Readonly<Record<string, string>> = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: String(1024 * 1024),
};

/**
 * Starts this process again, in its place and with its process id, unless its environment already
 * says how the allocator shall work. To be called before anything is opened or loaded. Does nothing
 * outside of Linux, and for a process that is tied to its parent by a channel.
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

import { execFile, spawn } from 'node:child_process';
import type { Writable } from 'node:stream';

/** A program, and the tool that enforces its limits. */
export interface LimitedProgram {
  readonly path: string;
  /** The path of `prlimit` (util-linux); null when it is missing. */
  readonly limiter: string | null;
}

/** What a separate program may use. */
export interface ProcessLimits {
  /** CPU time of all its threads, where the system can limit it. */
  readonly cpuSeconds: number;
  /** Wall-clock time, after which the program is killed. */
  readonly milliseconds: number;
  /** Address space, where the system can limit it, else resident memory. */
  readonly memoryBytes: number;
  /** Of each file that it writes, where the system can limit it. Absent: it can write none. */
  readonly fileBytes?: number;
}

/**
 * A program that was killed or failed. Its output is for logs only. `overdue` means wall-clock time,
 * which a busy machine may exceed as well as a slow program.
 */
export class ProcessError extends Error {
  readonly reason: 'failed' | 'overdue' | 'memory' | 'not-started';

  constructor(reason: ProcessError['reason'], message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'ProcessError';
    this.reason = reason;
  }
}

const SAID_MAXIMUM = 4_000;
const WATCH_MS = 200;
const OPEN_FILES = 32;

/**
 * Runs a program without a shell and yields its output in chunks, with backpressure. Leaving the loop
 * early, the signal and the limits all kill the program with SIGKILL.
 *
 * `prlimit` sets hard limits on memory, CPU time, open files and written files and then executes
 * the program in its place. Without `prlimit` only the program's resident memory is watched.
 *
 * @param input goes to the program's standard input; a chunk may be used again when the next one is asked for
 * @throws ProcessError
 * @throws the signal's reason when it fires, and what the input throws
 */
export async function* runLimited(
  { path, limiter }: LimitedProgram,
  given: readonly string[],
  limits: ProcessLimits,
  signal: AbortSignal,
  input?: AsyncIterable<Uint8Array>,
): AsyncGenerator<Buffer, void, void> {
  signal.throwIfAborted();
  const [command, ...words] =
    limiter === null ? [path, ...given] : [limiter, ...hardLimits(limits), path, ...given];
  // Without this server's environment, which contains keys.
  const child = spawn(command, words, { env: {}, stdio: ['pipe', 'pipe', 'pipe'] });
  let killed: ProcessError | null = null;
  const kill = (reason: ProcessError | null): void => {
    killed ??= reason;
    child.kill('SIGKILL');
  };
  const deadline = setTimeout(
    () => kill(new ProcessError('overdue', `${path} took longer than ${limits.milliseconds} ms`)),
    limits.milliseconds,
  );
  const watch =
    limiter === null
      ? watchMemory(child.pid, limits.memoryBytes, () => kill(tooLarge(path)))
      : null;
  const onAbort = (): void => kill(null);
  signal.addEventListener('abort', onAbort, { once: true });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said = (said + text).slice(0, SAID_MAXIMUM);
  });
  const ended = new Promise<number | string | null | Error>((resolve) => {
    child.once('error', resolve);
    child.once('close', (code, by) => resolve(code ?? by));
  });
  const fed = feed(child.stdin, input).then(
    () => null,
    (cause: unknown) => {
      kill(null);
      return { cause };
    },
  );
  try {
    for await (const piece of child.stdout) yield piece as Buffer;
    const end = await ended;
    signal.throwIfAborted();
    const failure = await fed;
    if (failure !== null) throw failure.cause;
    if (killed !== null) throw killed as ProcessError;
    if (end instanceof Error) throw new ProcessError('not-started', `${path} cannot run`, end);
    if (end !== 0) throw new ProcessError('failed', `${path} ended with ${end}: ${said.trim()}`);
  } finally {
    signal.removeEventListener('abort', onAbort);
    clearTimeout(deadline);
    clearInterval(watch ?? undefined);
    child.kill('SIGKILL');
  }
}

/** Ends early when the program reads no more: its own end tells why. @throws what the input throws */
async function feed(stdin: Writable, input: AsyncIterable<Uint8Array> | undefined): Promise<void> {
  let isOpen = true;
  stdin.on('error', () => void (isOpen = false));
  for await (const chunk of input ?? []) {
    await new Promise<void>((resolve) => {
      stdin.write(chunk, () => resolve());
    });
    if (!isOpen) return;
  }
  stdin.end();
}

const tooLarge = (path: string): ProcessError =>
  new ProcessError('memory', `${path} took too much memory`);

const hardLimits = ({ cpuSeconds, memoryBytes, fileBytes = 0 }: ProcessLimits): string[] => [
  `--as=${memoryBytes}`,
  `--cpu=${cpuSeconds}`,
  `--nofile=${OPEN_FILES}`,
  `--fsize=${fileBytes}`,
  '--core=0',
];

/** Polls `ps`, available on Linux and macOS, for the program's resident memory. */
function watchMemory(
  pid: number | undefined,
  memoryBytes: number,
  onTooLarge: () => void,
): NodeJS.Timeout {
  return setInterval(() => {
    execFile('ps', ['-o', 'rss=', '-p', String(pid)], { env: {} }, (error, stdout) => {
      if (error === null && Number(stdout) * 1024 > memoryBytes) onTooLarge();
    });
  }, WATCH_MS);
}

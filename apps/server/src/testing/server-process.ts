import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));

interface ExitOfProcess {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

export interface ServerProcess {
  readonly processId: number;
  /** The URL of the server; null: it ended before it was ready. */
  readonly address: string | null;
  /** Its standard error output so far. */
  readonly errors: () => string;
  /** How the process ended; null while it runs. */
  readonly ended: () => ExitOfProcess | null;
  /** Ends the process if it is running. */
  stop(signal: NodeJS.Signals): Promise<ExitOfProcess>;
}

/**
 * A server in its own process, on a free port. Resolves when it is ready or has ended.
 * @param program the program that runs the server, and its arguments
 */
export async function startServerProcess(
  environment: Readonly<Record<string, string>>,
  program: readonly string[] = [MAIN],
): Promise<ServerProcess> {
  const child = spawn(process.execPath, [...program], {
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'silent',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => (errors += String(chunk)));
  let exit: ExitOfProcess | null = null;
  const closed = once(child, 'close').then(([code, signal]) => {
    exit = { code, signal };
    return exit;
  });
  const { promise: ready, resolve } = Promise.withResolvers<string>();
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += String(chunk);
    const address = /ready at (\S+)/.exec(output)?.[1];
    if (address !== undefined) resolve(address);
  });
  return {
    processId: child.pid ?? 0,
    address: await Promise.race([ready, closed.then(() => null)]),
    errors: () => errors,
    ended: () => exit,
    async stop(signal) {
      child.kill(signal);
      return await closed;
    },
  };
}

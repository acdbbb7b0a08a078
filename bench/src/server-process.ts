import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';

export const temporaryFolder = (name: string): string =>
  mkdtempSync(join(tmpdir(), `loopwright-${name}-`));

/** A port that is free at this moment. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

export interface ServerProcess {
  readonly url: string;
  readonly child: ChildProcess;
  /** Milliseconds from the start to the first answered request. */
  readonly startMs: number;
  /** Stops the process and waits for its end. */
  end(signal: NodeJS.Signals): Promise<void>;
}

/**
 * Starts the real server as its own process and waits until it answers.
 * @param script a script of the bench folder, instead of the product's own
 */
export async function startServer(
  dataDirectory: string,
  environment: Readonly<Record<string, string>> = {},
  script = '../apps/server/src/main.ts',
): Promise<ServerProcess> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const startedMs = performance.now();
  const child = spawn(process.execPath, [script], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      PUBLIC_URL: url,
      DATA_DIR: dataDirectory,
      LOG_LEVEL: 'error',
      ...environment,
    },
  });
  const gone = once(child, 'exit');
  for (;;) {
    const ready = await fetch(`${url}/readyz`).then(
      (response) => response.ok,
      () => false,
    );
    if (ready) break;
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`);
    await pause(20);
  }
  return {
    url,
    child,
    startMs: performance.now() - startedMs,
    async end(signal) {
      child.kill(signal);
      await gone;
    },
  };
}

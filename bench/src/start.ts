import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { report } from './report.ts';
import { freePort, temporaryFolder } from './server-process.ts';

const ROOT = new URL('../..', import.meta.url).pathname;

/** Seconds from `npm start` to the first answered request. */
async function measureStart(dataDirectory: string): Promise<number> {
  const port = await freePort();
  const startedMs = performance.now();
  const child = spawn('npm', ['start', '--silent'], {
    cwd: ROOT,
    stdio: 'ignore',
    detached: true,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDirectory, LOG_LEVEL: 'error' },
  });
  const gone = once(child, 'exit');
  let answered = false;
  while (!answered) {
    answered = await fetch(`http://127.0.0.1:${port}/`).then(
      (response) => response.ok,
      () => false,
    );
    if (child.exitCode !== null) throw new Error('npm start ended early');
    if (!answered) await pause(20);
  }
  const seconds = (performance.now() - startedMs) / 1000;
  if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
  await gone;
  return seconds;
}

/** A first start in a fresh clone is measured by hand, after `npm ci`: this one finds it all built. */
export async function run(): Promise<void> {
  const data = temporaryFolder('start');
  const first = await measureStart(data);
  report('start with an empty data folder', `${first.toFixed(1)} s`, '< 25 s', first < 25);
  const second = await measureStart(data);
  report('second start', `${second.toFixed(1)} s`, '< 3 s', second < 3);
}

/** `npm test`: every gate and every test, the quick ones first. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { buildWhatIsStale } from './build-step.ts';
import { findChromium, missingRequirements } from './requirements.ts';

interface TestRun {
  readonly name: string;
  readonly command: readonly string[];
  readonly workingDirectory?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Speaks when it is over, so that its lines do not mix with another's. */
  readonly isQuiet: boolean;
}

const missing = missingRequirements();
if (missing.length > 0) {
  console.error(`The tests need, and this machine lacks:\n${missing.join('\n')}`);
  process.exit(1);
}

await buildWhatIsStale();
const gates = spawnSync('npm', ['run', '--silent', 'check'], { stdio: 'inherit' });
if (gates.status !== 0) {
  console.error('\nnpm run check failed.');
  process.exit(gates.status ?? 1);
}

// Those that wait for disks leave a core idle to those that wait for browsers.
const passed = await Promise.all([
  succeeds({
    name: 'unit and integration tests',
    command: ['node_modules/vitest/vitest.mjs', 'run'],
    isQuiet: false,
  }),
  succeeds({
    name: 'journeys',
    command: ['../../node_modules/@playwright/test/cli.js', 'test'],
    workingDirectory: 'tests/e2e',
    env: { CHROMIUM_PATH: findChromium() ?? '' },
    isQuiet: true,
  }),
]);
if (passed.includes(false)) process.exit(1);
console.log('\nEverything passed.');

async function succeeds(run: TestRun): Promise<boolean> {
  const stdio = run.isQuiet ? 'pipe' : 'inherit';
  const child = spawn(process.execPath, run.command, {
    stdio: ['ignore', stdio, stdio],
    env: { ...process.env, ...run.env },
    cwd: run.workingDirectory,
  });
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => said.push(chunk));
  }
  const [code] = (await once(child, 'close')) as [number | null];
  process.stdout.write(Buffer.concat(said));
  if (code !== 0) console.error(`\nThe ${run.name} failed.`);
  return code === 0;
}

/** `npm test`: the gate, the tests and the journeys. With `--thorough`: what that leaves out (CONTRIBUTING.md). */
import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildWhatIsStale } from './build-step.ts';
import { FUZZ_SETTINGS } from './fuzz-settings.ts';
import { provideTools } from './test-tools/index.ts';
import { thoroughFiles } from './thorough-files.ts';

const { values } = parseArgs({
  allowNegative: true,
  options: {
    thorough: { type: 'boolean', default: false },
    install: { type: 'boolean', default: true },
  },
});
const tools = await provideTools({ isThorough: values.thorough, mayInstall: values.install });
if (tools.missing.length > 0) {
  console.error(`The tests need, and this machine lacks:\n${tools.missing.join('\n')}`);
  process.exit(1);
}

/** Files in memory on Linux: dozens of databases are made, and each syncs a thousand files. */
const MEMORY_FILES = '/dev/shm';
const MEMORY_FILES_MINIMUM = 4 * 1024 ** 3;
const temporary = makeTemporaryFolder();

/** Tests wait for processes and databases: on few cores, more workers than cores leave none of them idle. */
const workers = Math.max(
  availableParallelism(),
  Math.min(Math.ceil(availableParallelism() * 1.5), 6),
);

// Dozens of servers are started: what the first has compiled, the others read.
const env = {
  ...process.env,
  ...tools.environment,
  ...(temporary !== null && { TMPDIR: temporary }),
  VITEST_MAX_WORKERS: String(workers),
  ...(values.thorough && { THOROUGH: '1', ...FUZZ_SETTINGS }),
  NODE_COMPILE_CACHE: path.resolve(import.meta.dirname, '../node_modules/.cache/compiled'),
};

const startedMs = performance.now();
const times: Record<string, { 'wall s': number; 'CPU s': number | string }> = {};

await measure('build', buildWhatIsStale);
if (values.thorough) {
  const { thorough, onPostgres } = thoroughFiles();
  await measure('thorough files', () => runScript('test:unit:thorough', thorough));
  const onlyThere = { TEST_DATABASES: 'postgres' };
  await measure('PostgreSQL', () => runScript('test:unit:thorough', onPostgres, onlyThere));
} else {
  await measure('check', () => runScript('check'));
  await measure('unit', () => runScript('test:unit'));
}
await measure('journeys', () => runScript('test:e2e'));
console.table(times);
const minutes = ((performance.now() - startedMs) / 60_000).toFixed(1);
console.log(`Everything passed, in ${minutes} minutes.`);

async function runScript(
  script: string,
  files: readonly string[] = [],
  more: Readonly<Record<string, string>> = {},
): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<number | null>();
  const command = ['run', '--silent', script, '--', ...files];
  spawn('npm', command, { stdio: 'inherit', env: { ...env, ...more } }).on('exit', resolve);
  const code = await promise;
  if (code === 0) return;
  console.error(`\nnpm run ${script} failed.`);
  process.exit(code ?? 1);
}

async function measure(part: string, work: () => Promise<void>): Promise<void> {
  const startedMs = performance.now();
  const cpuBefore = childrenCpuSeconds();
  await work();
  const cpu = childrenCpuSeconds() - cpuBefore;
  times[part] = {
    'wall s': Math.round((performance.now() - startedMs) / 1000),
    'CPU s': Number.isNaN(cpu) ? 'unknown' : Math.round(cpu),
  };
}

/** Of all processes that have ended below this one (proc_pid_stat(5)); NaN where there is no /proc. */
function childrenCpuSeconds(): number {
  if (!existsSync('/proc/self/stat')) return Number.NaN;
  const fields = readFileSync('/proc/self/stat', 'utf8').split(') ')[1]?.split(' ') ?? [];
  const TICKS_PER_SECOND = 100;
  return (Number(fields[13]) + Number(fields[14])) / TICKS_PER_SECOND;
}

/** null: where programs put such files anyway. */
function makeTemporaryFolder(): string | null {
  if (!existsSync(MEMORY_FILES)) return null;
  const { bavail, bsize } = statfsSync(MEMORY_FILES);
  if (bavail * bsize < MEMORY_FILES_MINIMUM) return null;
  const folder = mkdtempSync(path.join(MEMORY_FILES, 'loopwright-test-'));
  // PostgreSQL does not run as root: its own user has folders of its own in this one.
  chmodSync(folder, 0o711);
  // What runs then is interrupted as well, and this ends after it.
  process.on('SIGINT', () => undefined);
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

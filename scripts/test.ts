/** `npm test`: every gate and every test, the quick ones first. */
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import path from 'node:path';
import { buildWhatIsStale } from './build-step.ts';
import { missingRequirements } from './requirements.ts';

const missing = missingRequirements();
if (missing.length > 0) {
  console.error(`The tests need, and this machine lacks:\n${missing.join('\n')}`);
  process.exit(1);
}

/** Files in memory on Linux: dozens of databases are made, and each syncs a thousand files. */
const MEMORY_FILES = '/dev/shm';
const MEMORY_FILES_MINIMUM = 4 * 1024 ** 3;
const temporary = makeTemporaryFolder();

// Dozens of servers are started: what the first has compiled, the others read.
const env = {
  ...process.env,
  ...(temporary !== null && { TMPDIR: temporary }),
  NODE_COMPILE_CACHE: path.resolve(import.meta.dirname, '../node_modules/.cache/compiled'),
};

const npm = (script: string): void => {
  const result = spawnSync('npm', ['run', '--silent', script], { stdio: 'inherit', env });
  if (result.status !== 0) {
    console.error(`\nnpm run ${script} failed.`);
    process.exit(result.status ?? 1);
  }
};

await buildWhatIsStale();
npm('check');
npm('test:unit');
npm('test:e2e');
console.log('\nEverything passed.');

/** null: where programs put such files anyway. */
function makeTemporaryFolder(): string | null {
  if (!existsSync(MEMORY_FILES)) return null;
  const { bavail, bsize } = statfsSync(MEMORY_FILES);
  if (bavail * bsize < MEMORY_FILES_MINIMUM) return null;
  const folder = mkdtempSync(path.join(MEMORY_FILES, 'loopwright-test-'));
  // PostgreSQL does not run as root: whoever root lets pass through has folders of their own in it.
  chmodSync(folder, 0o711);
  // Whatever runs then is interrupted as well, and this ends after it.
  process.on('SIGINT', () => undefined);
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

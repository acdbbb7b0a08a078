/** `npm test`: every gate and every test, the quick ones first. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { buildWhatIsStale } from './build-step.ts';
import { missingRequirements } from './requirements.ts';

const missing = missingRequirements();
if (missing.length > 0) {
  console.error(`The tests need, and this machine lacks:\n${missing.join('\n')}`);
  process.exit(1);
}

// Dozens of servers are started: what the first has compiled, the others read.
const env = {
  ...process.env,
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

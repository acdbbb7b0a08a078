/** `npm test`: every gate and every test, the quick ones first. */
import { spawnSync } from 'node:child_process';
import { buildWhatIsStale, run } from './build-step.ts';
import { findChromium, missingRequirements } from './requirements.ts';

const missing = missingRequirements();
if (missing.length > 0) {
  console.error(`The tests need, and this machine lacks:\n${missing.join('\n')}`);
  process.exit(1);
}

const npm = (script: string): void => {
  const result = spawnSync('npm', ['run', '--silent', script], { stdio: 'inherit' });
  if (result.status !== 0) {
    console.error(`\nnpm run ${script} failed.`);
    process.exit(result.status ?? 1);
  }
};

await buildWhatIsStale();
npm('check');
npm('test:unit');
await run('../../node_modules/@playwright/test/cli.js', ['test'], {
  cwd: 'tests/e2e',
  env: { ...process.env, CHROMIUM_PATH: findChromium() ?? '' },
});
console.log('\nEverything passed.');

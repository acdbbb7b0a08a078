/** `npm run fuzz`: the generated tests of the server, for longer and with a new seed. */
import { randomInt } from 'node:crypto';
import { run } from './build-step.ts';

const {
  FUZZ_RUNS = '500',
  FUZZ_PICTURES = '5000',
  FUZZ_LIVES = '1000',
  FUZZ_SEED = String(randomInt(2 ** 31)),
} = process.env;

console.log(`FUZZ_SEED=${FUZZ_SEED}`);
const TESTS = ['apps/server/src/security', 'apps/server/src/billing/lifecycle.property.test.ts'];
await run('node_modules/vitest/vitest.mjs', ['run', '--maxWorkers=100%', ...TESTS], {
  env: { ...process.env, FUZZ_RUNS, FUZZ_PICTURES, FUZZ_LIVES, FUZZ_SEED },
});

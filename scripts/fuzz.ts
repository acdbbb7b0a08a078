/** `npm run fuzz`: the generated tests of the server's door, for longer and with a new seed. */
import { randomInt } from 'node:crypto';
import { run } from './build-step.ts';

const {
  FUZZ_RUNS = '500',
  FUZZ_PICTURES = '5000',
  FUZZ_SEED = String(randomInt(2 ** 31)),
} = process.env;

console.log(`FUZZ_SEED=${FUZZ_SEED}`);
await run('node_modules/vitest/vitest.mjs', ['run', 'apps/server/src/security'], {
  env: { ...process.env, FUZZ_RUNS, FUZZ_PICTURES, FUZZ_SEED },
});

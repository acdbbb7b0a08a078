/** `npm run fuzz`: the generated tests of the server, for longer and with a new seed. */
import { randomInt } from 'node:crypto';
import { run } from './build-step.ts';
import { FUZZ_SETTINGS } from './fuzz-settings.ts';

const { FUZZ_SEED = String(randomInt(2 ** 31)) } = process.env;

console.log(`FUZZ_SEED=${FUZZ_SEED}`);
const TESTS = [
  'apps/server/src/security',
  'apps/server/src/modules/billing/lifecycle.property.test.ts',
  'packages/studio/src/document/read-document.property.test.ts',
  'packages/studio/src/render/renderer.property.test.ts',
];
await run('node_modules/vitest/vitest.mjs', ['run', '--maxWorkers=100%', ...TESTS], {
  env: { ...process.env, ...FUZZ_SETTINGS, FUZZ_SEED },
});

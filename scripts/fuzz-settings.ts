/** How long the generated tests run in `npm run fuzz` and `npm run test:thorough`; the environment wins. */
export const FUZZ_SETTINGS = {
  FUZZ_RUNS: process.env['FUZZ_RUNS'] ?? '500',
  FUZZ_PICTURES: process.env['FUZZ_PICTURES'] ?? '5000',
  FUZZ_LIVES: process.env['FUZZ_LIVES'] ?? '1000',
};

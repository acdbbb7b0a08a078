/** Few in `npm test`, many in `npm run fuzz`: scripts/fuzz.ts. */
const { FUZZ_RUNS, FUZZ_PICTURES, FUZZ_SEED } = process.env;

/** The number of valid inputs, and of invalid ones, for each operation. */
export const INPUT_RUNS = Number(FUZZ_RUNS ?? 60);
export const PICTURE_RUNS = Number(FUZZ_PICTURES ?? 300);
/** Set FUZZ_SEED to the printed seed to repeat a failure. */
export const SEED = Number(FUZZ_SEED ?? 20261118);

/** A generous timeout that only ends tests that hang. */
export const timeoutMs = (runs: number): number => 120_000 + runs * 2000;

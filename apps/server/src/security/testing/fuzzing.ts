/** Few in `npm test`, many in `npm run fuzz`: scripts/fuzz.ts. */
const { FUZZ_RUNS, FUZZ_PICTURES, FUZZ_SEED } = process.env;

/** Of valid inputs, and of broken ones, for each operation. */
export const INPUT_RUNS = Number(FUZZ_RUNS ?? 60);
export const PICTURE_RUNS = Number(FUZZ_PICTURES ?? 300);
/** Say it again with FUZZ_SEED to see the same failure. */
export const SEED = Number(FUZZ_SEED ?? 20261118);

/** However busy the machine is: this only ends what hangs. */
export const patienceMs = (runs: number): number => 120_000 + runs * 2000;

const { FUZZ_RUNS: runs, FUZZ_SEED: seed } = process.env;

/** Runs of a generated test; `npm run fuzz` has more. */
export const FUZZ_RUNS = Number(runs ?? 60) * 10;
/** Set FUZZ_SEED to the printed seed to repeat a failure. */
export const FUZZ_SEED = Number(seed ?? 20_261_118);

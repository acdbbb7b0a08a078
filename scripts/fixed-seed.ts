/** Set-up of tests: generated cases are the same in every run, unless FUZZ_SEED says otherwise. */
import { configureGlobal } from 'fast-check';

configureGlobal({ seed: Number(process.env['FUZZ_SEED'] ?? 20_261_118) });

import { globSync, readFileSync } from 'node:fs';

/** Paths of test files from the root of the project. */
interface ThoroughFiles {
  /** `npm test` leaves them out, or runs them with fewer cases. */
  readonly thorough: readonly string[];
  /** Suites that `npm test` runs on the embedded database only. */
  readonly onPostgres: readonly string[];
}

const SETTINGS = /\bisThorough\b|\bFUZZ_[A-Z]+\b|\/fuzzing\.ts'/;
const SUITE = /\bdescribeOnEachDatabase\(/;

/** The test files that `npm run test:thorough` runs: `npm test` has run all others. */
export function thoroughFiles(): ThoroughFiles {
  const thorough: string[] = [];
  const onPostgres: string[] = [];
  const exclude = ['**/node_modules/**'];
  for (const file of globSync('{apps,packages}/**/*.test.{ts,tsx}', { exclude })) {
    const source = readFileSync(file, 'utf8');
    if (file.endsWith('.thorough.test.ts') || SETTINGS.test(source)) thorough.push(file);
    else if (SUITE.test(source)) onPostgres.push(file);
  }
  return { thorough, onPostgres };
}

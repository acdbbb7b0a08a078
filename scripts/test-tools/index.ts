import { provideChromium } from './chromium.ts';
import { provideFfmpeg } from './ffmpeg.ts';
import { providePostgres } from './postgres.ts';

export interface TestTools {
  /** For the environment of the tests. */
  readonly environment: Readonly<Record<string, string>>;
  /** A line for each tool that is not to be had. */
  readonly missing: readonly string[];
}

interface Wanted {
  readonly isThorough: boolean;
  /** Whether what is missing is fetched. */
  readonly mayInstall: boolean;
}

/** Finds, or gets, the programs that the tests need beside what `npm ci` installs. */
export async function provideTools({ isThorough, mayInstall }: Wanted): Promise<TestTools> {
  const environment: Record<string, string> = {};
  const missing: string[] = [];
  const chromium = await provideChromium(mayInstall);
  if (chromium !== null) environment.CHROMIUM_PATH = chromium;
  else missing.push('A Chromium browser: install one, or set CHROMIUM_PATH to one you have.');
  if (!isThorough) return { environment, missing };

  if (!process.env.TEST_DATABASE_URL) {
    const postgres = await providePostgres(mayInstall);
    if (postgres !== null) environment.TEST_POSTGRES_FOLDER = postgres;
    else missing.push('PostgreSQL 15 or newer: install it, or set TEST_DATABASE_URL to a server.');
  }
  if (!(await provideFfmpeg(mayInstall))) {
    missing.push('ffmpeg: `apt-get install ffmpeg`, or `brew install ffmpeg`.');
  }
  return { environment, missing };
}

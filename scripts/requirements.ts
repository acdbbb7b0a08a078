import { existsSync, globSync } from 'node:fs';

/** The one without windows first: it does the same with less. */
const CHROMIUM_PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The browser for the end-to-end tests: CHROMIUM_PATH, or where systems put it. */
export const findChromium = (): string | null =>
  [process.env.CHROMIUM_PATH ?? '', ...CHROMIUM_PLACES].find((path) => existsSync(path)) ?? null;

const hasPostgres = (): boolean =>
  Boolean(process.env.TEST_DATABASE_URL) ||
  globSync('/usr/lib/postgresql/*/bin/initdb').length > 0 ||
  (process.env.PATH ?? '').split(':').some((folder) => existsSync(`${folder}/initdb`));

const hasFfmpeg = (): boolean =>
  (process.env.PATH ?? '').split(':').some((folder) => existsSync(`${folder}/ffmpeg`));

/** One line for each thing the tests need and this machine lacks. */
export function missingRequirements(isThorough: boolean): string[] {
  const missing: string[] = [];
  if (!findChromium()) {
    missing.push(
      'A Chromium browser: `apt-get install chromium-headless-shell` (or `chromium`), or set CHROMIUM_PATH to one you have.',
    );
  }
  if (isThorough && !hasPostgres()) {
    missing.push(
      'PostgreSQL 15 or newer: `apt-get install postgresql`, or set TEST_DATABASE_URL to a server.',
    );
  }
  if (isThorough && !hasFfmpeg()) {
    missing.push('ffmpeg: `apt-get install ffmpeg`, or `brew install ffmpeg`.');
  }
  return missing;
}

import { existsSync, globSync } from 'node:fs';
import { homedir } from 'node:os';
import { NPM_CHROMIUM } from './test-tools/npm-chromium.ts';

/** The headless build first: it needs less. */
const SYSTEM_PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Where `playwright install` puts the browser (https://playwright.dev/docs/browsers). */
const PLAYWRIGHT_PLACES = ['.cache', 'Library/Caches', 'AppData/Local'].map(
  (folder) =>
    `${homedir()}/${folder}/ms-playwright/chromium_headless_shell-*/*/{chrome-,}headless{-,_}shell{,.exe}`,
);

/**
 * The browser for the end-to-end tests: CHROMIUM_PATH, one of the system's, Playwright's own, or the
 * one from npm that an earlier `npm test` has installed.
 */
export const findChromium = (): string | null =>
  [
    process.env.CHROMIUM_PATH ?? '',
    ...SYSTEM_PLACES,
    ...globSync(PLAYWRIGHT_PLACES).toSorted().toReversed(),
    NPM_CHROMIUM,
  ].find((path) => path !== '' && existsSync(path)) ?? null;

import { findChromium } from '../find-chromium.ts';
import { installWithApt } from './apt.ts';
import { fetchNpmChromium } from './npm-chromium.ts';
import { run } from './run.ts';

const playwright = async (): Promise<string | null> => {
  const command = ['node_modules/@playwright/test/cli.js', 'install', '--only-shell', 'chromium'];
  const { hasSucceeded } = await run(process.execPath, command);
  return hasSucceeded ? findChromium() : null;
};

const apt = async (): Promise<string | null> =>
  (await installWithApt('chromium-headless-shell')) || (await installWithApt('chromium'))
    ? findChromium()
    : null;

/** In this order: the first that has a browser for this machine gives it. */
const SOURCES = [
  { name: 'Playwright', get: playwright },
  { name: 'npm', get: fetchNpmChromium },
  { name: 'apt-get', get: apt },
] as const;

/** The browser of this machine or, where there is none, one that is fetched; null without either. */
export async function provideChromium(mayInstall: boolean): Promise<string | null> {
  const found = findChromium();
  if (found !== null || !mayInstall) return found;
  for (const { name, get } of SOURCES) {
    console.log(`There is no Chromium for the tests: getting one from ${name}.`);
    const path = await get();
    if (path !== null) return path;
  }
  return null;
}

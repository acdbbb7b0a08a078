import { type Browser, chromium, type Page } from 'playwright-core';
import { findChromium } from '../../../../scripts/find-chromium.ts';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
/** Never asked of the network: every request is answered from `files`. */
const ORIGIN = 'https://bench.invalid';

export interface BenchPage {
  readonly page: Page;
  /** What the page finds at a path of its origin. */
  readonly files: Map<string, { readonly type: string; readonly body: Buffer }>;
  readonly close: () => Promise<void>;
}

/** An empty page in a secure context; null where there is no Chromium. */
export async function openPage(): Promise<BenchPage | null> {
  const executablePath = findChromium();
  if (!executablePath) return null;
  const browser: Browser = await chromium.launch({ executablePath, args: FLAGS });
  const page = await browser.newPage();
  const files: BenchPage['files'] = new Map();
  files.set('/', { type: 'text/html', body: Buffer.from('<!doctype html><title>Bench</title>') });
  await page.route(`${ORIGIN}/**`, async (route) => {
    const file = files.get(new URL(route.request().url()).pathname);
    if (!file) return route.fulfill({ status: 404 });
    return route.fulfill({ contentType: file.type, body: file.body });
  });
  await page.goto(`${ORIGIN}/`);
  return { page, files, close: () => browser.close() };
}

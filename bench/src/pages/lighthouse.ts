import { launch } from 'chrome-launcher';
import lighthouse, { type RunnerResult } from 'lighthouse';
import { findChromium } from '../../../scripts/find-chromium.ts';

const CHROMIUM_FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export type Report = RunnerResult['lhr'];

export interface Browser {
  /** Lighthouse with its mobile preset (slow line, slow processor), in the given categories alone. */
  readonly measure: (url: string, categories: readonly string[]) => Promise<Report>;
  readonly close: () => void;
}

export async function openBrowser(): Promise<Browser> {
  const chromePath = findChromium();
  if (!chromePath) throw new Error('This bench needs Chromium: see `npm test`.');
  const chrome = await launch({ chromePath, chromeFlags: CHROMIUM_FLAGS });
  return {
    async measure(url, categories) {
      const result = await lighthouse(url, {
        port: chrome.port,
        output: 'json',
        logLevel: 'silent',
        onlyCategories: [...categories],
      });
      if (!result) throw new Error(`Lighthouse gave no report on ${url}`);
      return result.lhr;
    },
    close: () => chrome.kill(),
  };
}

/** From 0 to 100. */
export const scoreOf = ({ categories }: Report, name: string): number =>
  Math.round((categories[name]?.score ?? 0) * 100);

export const valueOf = ({ audits }: Report, name: string): number =>
  audits[name]?.numericValue ?? Number.NaN;

/** What kept a category from its full score. */
export const failedAudits = ({ audits, categories }: Report, name: string): string[] =>
  (categories[name]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id);

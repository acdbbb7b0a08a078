import lighthouse, { type RunnerResult } from 'lighthouse';
import { chromium } from 'playwright-core';
import { findChromium } from '../../../scripts/find-chromium.ts';
import { freePort } from '../server-process.ts';

export type Report = RunnerResult['lhr'];

export interface Browser {
  /** Lighthouse with its mobile preset (slow line, slow processor), in the given categories alone. */
  readonly measure: (url: string, categories: readonly string[]) => Promise<Report>;
  readonly close: () => Promise<void>;
}

export async function openBrowser(): Promise<Browser> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('This bench needs Chromium: see `npm test`.');
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath,
    args: [`--remote-debugging-port=${port}`],
  });
  return {
    async measure(url, categories) {
      const result = await lighthouse(url, {
        port,
        output: 'json',
        logLevel: 'silent',
        onlyCategories: [...categories],
      });
      const failure = result ? result.lhr.runtimeError?.message : 'no report';
      if (!result || failure) throw new Error(`Lighthouse could not measure ${url}: ${failure}`);
      return result.lhr;
    },
    close: () => browser.close(),
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

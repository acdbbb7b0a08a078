import { INDEXABLE_PATHS } from '@loopwright/contract';
import { launch } from 'chrome-launcher';
import lighthouse, { type RunnerResult } from 'lighthouse';
import { findChromium } from '../../scripts/find-chromium.ts';
import { quantile, report } from './report.ts';
import { startServer, temporaryFolder } from './server-process.ts';

const PATHS = [...INDEXABLE_PATHS, '/login', '/signup'];
/** Scores shake with the machine: the middle one of these counts. */
const RUNS = 3;

const CHROMIUM_FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

type Report = RunnerResult['lhr'];

const scoreOf = ({ categories }: Report, name: string): number =>
  Math.round((categories[name]?.score ?? 0) * 100);

const valueOf = ({ audits }: Report, name: string): number => audits[name]?.numericValue ?? NaN;

/** What kept a category from its full score. */
const failedAudits = ({ audits, categories }: Report, name: string): string[] =>
  (categories[name]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id);

/** Lighthouse with its mobile preset (slow line, slow processor) on every public page. */
export async function run(): Promise<void> {
  const chromePath = findChromium();
  if (!chromePath) throw new Error('This bench needs Chromium: see `npm test`.');
  const server = await startServer(temporaryFolder('pages'));
  const chrome = await launch({ chromePath, chromeFlags: CHROMIUM_FLAGS });
  try {
    for (const path of PATHS) {
      const reports: Report[] = [];
      for (let i = 0; i < RUNS; i++) {
        const result = await lighthouse(`${server.url}${path}`, {
          port: chrome.port,
          output: 'json',
          logLevel: 'silent',
        });
        if (!result) throw new Error(`Lighthouse gave no report on ${path}`);
        reports.push(result.lhr);
      }
      const middle = (pick: (one: Report) => number): number => quantile(reports.map(pick), 0.5);
      const performance = middle((one) => scoreOf(one, 'performance'));
      report(`${path} performance`, String(performance), 'at least 95', performance >= 95);
      for (const category of ['accessibility', 'best-practices', 'seo']) {
        const score = middle((one) => scoreOf(one, category));
        const failed = reports[0] ? failedAudits(reports[0], category) : [];
        const measured = [score, ...failed].join(' ');
        report(`${path} ${category}`, measured, '100', score === 100);
      }
      const paintMs = middle((one) => valueOf(one, 'largest-contentful-paint'));
      report(`${path} largest paint`, `${Math.round(paintMs)} ms`, '2000 ms', paintMs < 2000);
      const shift = middle((one) => valueOf(one, 'cumulative-layout-shift'));
      report(`${path} layout shift`, shift.toFixed(3), '0.02', shift < 0.02);
    }
  } finally {
    chrome.kill();
    await server.end('SIGTERM');
  }
}

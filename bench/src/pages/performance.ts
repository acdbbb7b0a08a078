import { quantile } from '../report.ts';
import { type Browser, type Report, scoreOf, valueOf } from './lighthouse.ts';

/** Medians of one page's runs. */
export interface PageFigures {
  readonly path: string;
  /** Lighthouse's performance, 0 to 100. */
  readonly score: number;
  readonly lowestScore: number;
  readonly highestScore: number;
  readonly firstPaintMs: number;
  readonly largestPaintMs: number;
  readonly blockingMs: number;
  readonly layoutShift: number;
}

/** Measures the pages in turn, round after round, so that a busy minute does not hit one page alone. */
export async function measurePerformance(
  browser: Browser,
  origin: string,
  paths: readonly string[],
  rounds: number,
): Promise<PageFigures[]> {
  const reports = new Map(paths.map((path): [string, Report[]] => [path, []]));
  for (let round = 1; round <= rounds; round++) {
    for (const [path, done] of reports) {
      const one = await browser.measure(`${origin}${path}`, ['performance']);
      done.push(one);
      console.log(`round ${round}, ${path}: ${scoreOf(one, 'performance')}`);
    }
  }
  return [...reports].map(([path, done]) => figuresOf(path, done));
}

function figuresOf(path: string, reports: readonly Report[]): PageFigures {
  const scores = reports.map((one) => scoreOf(one, 'performance'));
  const middle = (name: string): number =>
    quantile(
      reports.map((one) => valueOf(one, name)),
      0.5,
    );
  return {
    path,
    score: quantile(scores, 0.5),
    lowestScore: Math.min(...scores),
    highestScore: Math.max(...scores),
    firstPaintMs: middle('first-contentful-paint'),
    largestPaintMs: middle('largest-contentful-paint'),
    blockingMs: middle('total-blocking-time'),
    layoutShift: middle('cumulative-layout-shift'),
  };
}

import { parseArgs } from 'node:util';
import { INDEXABLE_PATHS, SHARE_PAGE } from '@loopwright/contract';
import { Client } from '../client.ts';
import { keepResults } from '../keep-results.ts';
import { registerUsers } from '../register-users.ts';
import { report } from '../report.ts';
import { seedPlan } from '../seed.ts';
import { startServer, temporaryFolder } from '../server-process.ts';
import { BLANK_PATH } from './blank-path.ts';
import { type Browser, failedAudits, openBrowser, scoreOf } from './lighthouse.ts';
import { measurePerformance, type PageFigures } from './performance.ts';
import { isFastEnough, resultsText, RULE } from './results.ts';
import { shareSomething } from './share-something.ts';

const PATHS: readonly string[] = [...INDEXABLE_PATHS, SHARE_PAGE, '/login', '/signup'];
/** Scores vary with the machine's load: the median of these counts. */
const ROUNDS = 3;
const MAKER = 'maker';

interface Options {
  readonly rounds: number;
  readonly paths: readonly string[];
}

function readOptions(): Options {
  const { values } = parseArgs({
    args: process.argv.slice(2),
    allowPositionals: true,
    options: {
      rounds: { type: 'string', default: String(ROUNDS) },
      paths: { type: 'string', default: PATHS.join(',') },
    },
  });
  return { rounds: Number(values.rounds), paths: values.paths.split(',') };
}

/** Lighthouse on every public page, and on a blank one of the same server for comparison. */
export async function run(): Promise<void> {
  const options = readOptions();
  const script = 'src/pages/serve-with-blank-page.ts';
  const settings = { COMMUNITY: 'on', COMMUNITY_NEW_ACCOUNT_HOURS: '0' };
  const data = temporaryFolder('pages');
  await registerUsers(data, MAKER);
  await seedPlan(data, MAKER, 'premium');

  const server = await startServer(data, settings, script);
  const client = new Client(server.url);
  await client.login(MAKER);
  const sharedPages = await shareSomething(client);
  const { rounds } = options;
  const paths = options.paths.flatMap((path) => (path === SHARE_PAGE ? sharedPages : path));
  const browser = await openBrowser();
  try {
    const measured = [BLANK_PATH, ...paths];
    const [blank, ...pages] = await measurePerformance(browser, server.url, measured, rounds);
    if (blank === undefined) throw new Error('The blank page was not measured.');
    for (const page of pages) reportPerformance(page, blank);
    for (const path of paths) await reportOtherCategories(browser, server.url, path);
    if (options.paths.length === PATHS.length)
      keepResults('pages', resultsText(blank, pages, rounds));
  } finally {
    await browser.close();
    await server.end('SIGTERM');
  }
}

function reportPerformance(page: PageFigures, blank: PageFigures): void {
  const { path, score, largestPaintMs, layoutShift } = page;
  const measured = `${score}, the blank page ${blank.score}`;
  report(`${path} performance`, measured, RULE, isFastEnough(page, blank));
  const paint = `${Math.round(largestPaintMs)} ms`;
  report(`${path} largest paint`, paint, '2000 ms', largestPaintMs < 2000);
  report(`${path} layout shift`, layoutShift.toFixed(3), '0.02', layoutShift < 0.02);
}

async function reportOtherCategories(
  browser: Browser,
  origin: string,
  path: string,
): Promise<void> {
  const categories = ['accessibility', 'best-practices', 'seo'];
  const one = await browser.measure(`${origin}${path}`, categories);
  for (const category of categories) {
    const score = scoreOf(one, category);
    const measured = [score, ...failedAudits(one, category)].join(' ');
    report(`${path} ${category}`, measured, '100', score === 100);
  }
}

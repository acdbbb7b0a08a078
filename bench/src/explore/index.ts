import { performance } from 'node:perf_hooks';
import { COMMUNITY_ROUTES, type CommunityResponse } from '@loopwright/contract';
import { startPostgres } from '../../../apps/server/src/testing/postgres.ts';
import { keepResults, machine, today } from '../keep-results.ts';
import { type Figure, quantile, report, reported } from '../report.ts';
import { startServer, temporaryFolder } from '../server-process.ts';
import { fillGallery, MAKERS, PROLIFIC_MAKER, PUBLIC_CREATIONS, WORDS } from './fill.ts';

const TARGET_MS = 50;
const ROUNDS = 40;
const WARM_UP_ROUNDS = 5;
const DEEP_PAGE = 1000;
const PAGE = 30;
/** How much the last page may cost more than the first one. */
const DEEP_RATIO = 2;

/** What visitors ask for first, by the query of the API. */
const FIRST_PAGES: Readonly<Record<string, string>> = {
  newest: 'order=newest',
  rising: 'order=rising',
  'newest, loops': 'order=newest&kind=gif',
  'rising, images': 'order=rising&kind=image',
  'newest, a style': 'order=newest&style=neon',
  'rising, images of a style': 'order=rising&kind=image&style=neon',
  'newest, a word of all': `query=${WORDS.everywhere}`,
  'newest, a word of a fourth': `query=${WORDS.common}`,
  'rising, a word of a fourth': `order=rising&query=${WORDS.common}`,
  'newest, a rare word': `query=${WORDS.rare}`,
  'rising, a rare word': `order=rising&query=${WORDS.rare}`,
  'newest, two words': `query=${WORDS.common}+${WORDS.rare}`,
  'newest, no hit': 'query=nothing-like-it',
  'newest, a word in loops of a style': `query=${WORDS.common}&kind=gif&style=neon`,
  'the beginning of a word': 'query=zep',
  'a public page': `username=${PROLIFIC_MAKER}`,
};

/** The community gallery with 100,000 public creations, on both databases: its first pages, and pages far behind. */
export async function run(): Promise<void> {
  const before = reported().length;
  await measure('embedded', null);
  const postgres = await startPostgres(process.env['TEST_DATABASE_URL']);
  try {
    await measure('PostgreSQL', postgres.url);
  } finally {
    await postgres.stop();
  }
  keepResults('explore', describe(reported().slice(before)));
}

async function measure(name: string, databaseUrl: string | null): Promise<void> {
  const data = temporaryFolder('explore');
  const environment = {
    COMMUNITY: 'on',
    COMMUNITY_VIEWS_PER_HOUR_AND_ADDRESS: '1000000',
    ...(databaseUrl !== null && { DATABASE_URL: databaseUrl }),
  };
  // Makes the tables.
  await (await startServer(data, environment)).end('SIGTERM');
  await fillGallery(data, databaseUrl);
  const server = await startServer(data, environment);
  try {
    const list = `${server.url}${COMMUNITY_ROUTES.creations}`;
    for (const [query, parameters] of Object.entries(FIRST_PAGES))
      await reportTime(`${name}: ${query}`, `${list}?${parameters}`);
    await reportTime(`${name}: the page /explore`, `${server.url}/explore`);
    for (const order of ['newest', 'rising'] as const) await reportDeepPage(name, list, order);
  } finally {
    await server.end('SIGTERM');
  }
}

async function reportTime(name: string, url: string): Promise<void> {
  for (let round = 0; round < WARM_UP_ROUNDS; round += 1) await time(url);
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) times.push(await time(url));
  const [median, slow] = [quantile(times, 0.5), quantile(times, 0.9)];
  const measured = `${median.toFixed(1)} ms (90 %: ${slow.toFixed(1)} ms)`;
  report(name, measured, `under ${TARGET_MS} ms`, median < TARGET_MS);
}

/** Milliseconds until the whole answer is there. */
async function time(url: string): Promise<number> {
  const startedMs = performance.now();
  await read(url);
  return performance.now() - startedMs;
}

async function read(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return await response.text();
}

/** Goes through the pages, as a visitor who scrolls does, and compares the last one with the first. */
async function reportDeepPage(name: string, list: string, order: string): Promise<void> {
  let cursor: string | null = null;
  const slugs = new Set<string>();
  for (let page = 1; page < DEEP_PAGE; page += 1) {
    const answer = await readPage(list, order, cursor);
    for (const { slug } of answer.items) slugs.add(slug);
    cursor = answer.nextCursor;
  }
  const seen = slugs.size;
  const expected = (DEEP_PAGE - 1) * PAGE;
  report(
    `${name}: ${order}, seen before page ${DEEP_PAGE}`,
    `${seen}`,
    `${expected}`,
    seen === expected,
  );
  const first: number[] = [];
  const last: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    first.push(await time(addressOf(list, order, null)));
    last.push(await time(addressOf(list, order, cursor)));
  }
  const [firstMs, lastMs] = [quantile(first, 0.5), quantile(last, 0.5)];
  const measured = `${lastMs.toFixed(1)} ms (first page: ${firstMs.toFixed(1)} ms)`;
  const isFast = lastMs < TARGET_MS && lastMs < DEEP_RATIO * firstMs;
  const target = `under ${TARGET_MS} ms and ${DEEP_RATIO} × the first`;
  report(`${name}: ${order}, page ${DEEP_PAGE}`, measured, target, isFast);
}

const addressOf = (list: string, order: string, cursor: string | null): string =>
  `${list}?${new URLSearchParams({ order, limit: String(PAGE), ...(cursor !== null && { cursor }) }).toString()}`;

const readPage = async (
  list: string,
  order: string,
  cursor: string | null,
): Promise<CommunityResponse> =>
  JSON.parse(await read(addressOf(list, order, cursor))) as CommunityResponse;

const describe = (figures: readonly Figure[]): string => `# The community gallery, ${today()}

${machine()}. ${PUBLIC_CREATIONS.toLocaleString('en')} public creations by ${MAKERS.toLocaleString('en')} makers. Times are those of a whole request on the
same machine, the median of ${ROUNDS}; a page has ${PAGE} creations. Made by \`npm run bench explore\`.

| what | measured | target | reached |
| --- | --- | --- | --- |
${figures.map(({ name, measured, target, reached }) => `| ${name} | ${measured} | ${target} | ${reached ? 'yes' : 'no'} |`).join('\n')}
`;

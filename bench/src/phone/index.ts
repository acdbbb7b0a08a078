import { parseArgs } from 'node:util';
import { CSRF_COOKIE, CSRF_HEADER, ROUTES } from '@loopwright/contract';
import { type Browser, chromium, type Page } from 'playwright-core';
import { findChromium } from '../../../scripts/find-chromium.ts';
import { seed } from '../../../tests/e2e/seed.ts';
import { PASSWORD, USERS } from '../../../tests/e2e/users.ts';
import { machine, keepResults, today } from '../keep-results.ts';
import { quantile, report, reported } from '../report.ts';
import { startServer, temporaryFolder } from '../server-process.ts';
import { interactions } from './interactions.ts';
import { observePage, type PageTimes, readPageTimes } from './page-times.ts';
import { scrollGallery } from './scroll-gallery.ts';

/** Lighthouse's mobile preset: slow 4G, and a processor four times as slow. */
const SLOW_LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const SLOWER_BY = 4;
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** How `/create` and `/my-creations` feel on a slow phone, and how 10,000 creations scroll. */
export async function run(): Promise<void> {
  const { values } = parseArgs({
    allowPositionals: true,
    options: { rounds: { type: 'string', default: '5' } },
  });
  const folder = temporaryFolder('phone');
  await seed(folder);
  const server = await startServer(folder);
  const browser = await chromium.launch({ executablePath: findChromium() ?? '' });
  try {
    for (const path of ['/create', '/my-creations']) {
      await measureLoads(browser, server.url, path, Number(values.rounds));
    }
    await measureInteractions(browser, server.url);
    await measureScrolling(browser, server.url);
  } finally {
    await browser.close();
    await server.end('SIGTERM');
  }
  keepResults('phone', resultsText());
}

async function openPage(browser: Browser, origin: string, username: string, isPhone: boolean) {
  const desktop = { viewport: { width: 1440, height: 900 } };
  const context = await browser.newContext({
    ...(isPhone ? PHONE : desktop),
    baseURL: origin,
    // The functions of these pages that wait are sent as text.
    bypassCSP: true,
  });
  await context.request.get(ROUTES.me);
  const token = (await context.cookies()).find(({ name }) => name === CSRF_COOKIE)?.value ?? '';
  const answer = await context.request.post(ROUTES.login, {
    data: { username, password: PASSWORD },
    headers: { [CSRF_HEADER]: decodeURIComponent(token) },
  });
  if (!answer.ok()) throw new Error(`signing in was answered with ${answer.status()}`);
  const page = await context.newPage();
  await observePage(page);
  if (isPhone) await slowDown(page);
  return { page, close: () => context.close() };
}

async function slowDown(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Network.enable');
  await devTools.send('Network.emulateNetworkConditions', SLOW_LINE);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_BY });
}

/** With an empty cache: each round has a browser profile of its own. */
async function measureLoads(
  browser: Browser,
  origin: string,
  path: string,
  rounds: number,
): Promise<void> {
  const all: PageTimes[] = [];
  for (let round = 0; round < rounds; round++) {
    const { page, close } = await openPage(browser, origin, USERS.collector, true);
    await page.goto(path);
    all.push(await readPageTimes(page));
    await close();
  }
  const middle = (figure: keyof PageTimes): number =>
    quantile(
      all.map((one) => one[figure]),
      0.5,
    );
  const paint = middle('firstPaintMs');
  report(`${path} first paint`, `${Math.round(paint)} ms`, '1200 ms', paint <= 1200);
  const pictures = middle('picturesMs');
  report(`${path} thumbnails`, `${Math.round(pictures)} ms`, '2500 ms', pictures <= 2500);
  const shift = middle('layoutShift');
  report(`${path} layout shift`, shift.toFixed(3), '0.02', shift < 0.02);
}

async function measureInteractions(browser: Browser, origin: string): Promise<void> {
  for (const [path, act] of Object.entries(interactions)) {
    const { page, close } = await openPage(browser, origin, USERS.collector, true);
    await page.goto(path);
    await readPageTimes(page);
    const delays = await act(page);
    const late = quantile(delays, 0.95);
    const measured = `${Math.round(late)} ms of ${delays.length} interactions`;
    report(`${path} interaction to next paint, p95`, measured, '100 ms', late < 100);
    await close();
  }
}

async function measureScrolling(browser: Browser, origin: string): Promise<void> {
  const { page, close } = await openPage(browser, origin, USERS.archivist, false);
  const { frameMs, idleFrameMs, mostCards, seen } = await scrollGallery(page);
  const [late, idle] = [quantile(frameMs, 0.95), quantile(idleFrameMs, 0.95)];
  const measured = `${late.toFixed(1)} ms (${idle.toFixed(1)} ms at rest) over ${seen} creations`;
  report('scrolling 10,000 creations, frame time p95', measured, '25 ms', late <= 25);
  report(
    'scrolling 10,000 creations, cards in the page',
    String(mostCards),
    '200',
    mostCards <= 200,
  );
  await close();
}

function resultsText(): string {
  const rows = reported().map(
    ({ name, measured, target, reached }) =>
      `| ${name} | ${measured} | ${target} | ${reached ? 'yes' : 'NO'} |`,
  );
  return `# Create and gallery on a slow phone, ${today()}

Made by \`npm run bench phone\` on ${machine()}: Chromium with 150 ms and 1.6 Mbit/s as in Lighthouse's mobile preset,
a processor four times as slow, and an empty cache; medians. Scrolling is on a desktop of 1440 × 900 px, without either.

| figure | measured | target | reached |
|---|---|---|---|
${rows.join('\n')}
`;
}

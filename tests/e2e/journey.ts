import {
  CSRF_COOKIE,
  CSRF_HEADER,
  LENIENT_HANDLING,
  MESSAGES,
  PREFER_HEADER,
  ROUTES,
} from '@loopwright/contract';
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { keepDelays } from './keep-delays.ts';
import { PASSWORD } from './users.ts';

/** The browser's own console message for a 4xx response. */
export const CLIENT_ERROR = /^Failed to load resource: the server responded with a status of 4\d\d/;

/** The browser's console messages for a request that fails on the network. */
export const NETWORK_ERROR = /net::ERR_|dynamically imported module/;

/** The console messages that the specification requires when signing in or up fails. */
export const ACCOUNT_ERROR = new RegExp(`${CLIENT_ERROR.source}|^The account call failed`);

interface Journey {
  readonly page: Page;
  /** Console messages that are expected, in journeys that cause an error on purpose. */
  readonly allowedConsole: RegExp | null;
}

/** A page that fails its test when the console has an unexpected message. */
export const test = base.extend<Journey>({
  allowedConsole: [null, { option: true }],
  page: async ({ page, allowedConsole }, use) => {
    const messages: string[] = [];
    const record = (text: string): void => {
      if (!allowedConsole?.test(text)) messages.push(text);
    };
    page.on('console', (message) => record(`${message.text()} (${message.location().url})`));
    page.on('pageerror', (error) => record(error.message));
    await keepDelays(page);
    await use(page);
    expect(messages, 'the console stays empty').toEqual([]);
  },
});

export { expect };

/**
 * Three journeys share two processors: a drawing waits for what the others have begun. Alone it takes some ten seconds; the
 * limit ends only what hangs, since a loaded machine needs more than 90.
 */
export const UNTIL_DRAWN = { timeout: 200_000 };

/** A file of many frames takes a while on a machine with other work. */
export const UNTIL_MADE = { timeout: 200_000 };

let userCount = 0;

/** A username that no other test of this run uses. */
export const newUsername = (): string =>
  `user${process.pid}x${Date.now().toString(36)}${userCount++}`;

/** Sends a request with the page's cookies and CSRF token, without using the page. */
async function post(page: Page, path: string, data: object): Promise<void> {
  await page.request.get(ROUTES.me, { headers: { [PREFER_HEADER]: LENIENT_HANDLING } });
  const cookies = await page.context().cookies();
  const token = cookies.find(({ name }) => name === CSRF_COOKIE)?.value ?? '';
  const response = await page.request.post(path, {
    data,
    headers: { [CSRF_HEADER]: decodeURIComponent(token) },
  });
  expect(response.status(), await response.text()).toBe(200);
}

/** Signs a new user up, on the free plan. account.spec.ts tests the form. */
export async function signUp(page: Page, username = newUsername()): Promise<string> {
  await post(page, ROUTES.register, {
    username,
    password: PASSWORD,
    name: 'Ana Example',
    email: `${username}@example.com`,
  });
  return username;
}

/** Logs one of the users of users.ts in. account.spec.ts tests the form. */
export async function logIn(page: Page, username: string): Promise<void> {
  await post(page, ROUTES.login, { username, password: PASSWORD });
}

/** Resolves when the page hears what users do: its session check may be answered before its scripts have come. */
const untilReady = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate(() => 'keepEarlyEvent' in window)).toBe(false);

/** Opens a page and waits until its session check is answered and it can be used. */
export async function open(page: Page, path: string): Promise<void> {
  const sessionCheck = page.waitForResponse((response) => response.url().endsWith(ROUTES.me));
  await page.goto(path);
  await sessionCheck;
  await untilReady(page);
  await expect(page.getByText(MESSAGES.session.initializing)).toBeHidden();
}

/** Advances the page's paused clock by 1 ms at a time until `work`, which needs its timers, is done. */
export async function runWithPausedClock(page: Page, work: Promise<unknown>): Promise<void> {
  const end = new AbortController();
  const advance = async (): Promise<void> => {
    while (!end.signal.aborted) await page.clock.runFor(1);
  };
  await Promise.all([work.finally(() => end.abort()), advance()]);
}

/** Opens a page with a paused clock, which `page.clock.runFor` advances. */
export async function openWithPausedClock(page: Page, path: string): Promise<void> {
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 1000);
  const sessionCheck = page.waitForResponse((response) => response.url().endsWith(ROUTES.me));
  await page.goto(path);
  await runWithPausedClock(
    page,
    sessionCheck.then(() => untilReady(page)),
  );
}

/** Expects the token count in the place where this viewport shows it. */
export async function expectTokens(page: Page, tokens: number): Promise<void> {
  const count = page.getByText(new RegExp(`^(TOKENS: ${tokens}|${tokens} tokens?)$`));
  await expect(count.locator('visible=true').first()).toBeVisible();
}

/** The control that switches to GIFs, in the header or in the bottom bar. */
export const gifSwitch = (page: Page): Locator =>
  page
    .getByRole('radio', { name: /GIF/ })
    .or(page.getByRole('button', { name: /^GIF/ }))
    .locator('visible=true')
    .first();

/** Subscribes a signed-in user to Studio, in the sandbox. */
export async function buyStudio(page: Page): Promise<void> {
  await open(page, '/pricing');
  const studio = page.getByRole('region', { name: 'Studio', exact: true });
  await studio.getByRole('button', { name: MESSAGES.pricing.upgrade, exact: true }).click();
  await page.getByRole('button', { name: 'Pay' }).click();
  await expect(page).toHaveURL('/success');
  await expect(page).toHaveURL('/', { timeout: 30_000 });
}

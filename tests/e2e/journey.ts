import {
  CSRF_COOKIE,
  CSRF_HEADER,
  LENIENT_HANDLING,
  MESSAGES,
  PREFER_HEADER,
  ROUTES,
} from '@loopwright/contract';
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { PASSWORD } from './people.ts';

/** What a browser says by itself when an answer is 4xx. */
export const REFUSED = /^Failed to load resource: the server responded with a status of 4\d\d/;

/** What a browser says when a call or a file does not come through. */
export const CUT_OFF = /net::ERR_|dynamically imported module/;

/** What the specification wants logged when signing in or up fails. */
export const ACCOUNT_REFUSED = new RegExp(`${REFUSED.source}|^The account call failed`);

interface Journey {
  readonly page: Page;
  /** What the console may say, in journeys where something is broken on purpose. */
  readonly allowedNoise: RegExp | null;
}

/** A page whose console must stay empty. */
export const test = base.extend<Journey>({
  allowedNoise: [null, { option: true }],
  page: async ({ page, allowedNoise }, use) => {
    const noise: string[] = [];
    const hear = (text: string): void => {
      if (!allowedNoise?.test(text)) noise.push(text);
    };
    page.on('console', (message) => hear(`${message.text()} (${message.location().url})`));
    page.on('pageerror', (error) => hear(error.message));
    await use(page);
    expect(noise, 'the console stays empty').toEqual([]);
  },
});

export { expect };

let people = 0;

/** A name that no other test of this run uses. */
export const newName = (): string => `person${process.pid}x${Date.now().toString(36)}${people++}`;

/** Calls the server as the page would, without showing anything. */
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

/** A new person on the free plan. The form itself is walked through in account.spec.ts. */
export async function signUp(page: Page, username = newName()): Promise<string> {
  await post(page, ROUTES.register, {
    username,
    password: PASSWORD,
    name: 'Ana Example',
    email: `${username}@example.com`,
  });
  return username;
}

/** Somebody of people.ts. The form itself is walked through in account.spec.ts. */
export async function logIn(page: Page, username: string): Promise<void> {
  await post(page, ROUTES.login, { username, password: PASSWORD });
}

/** Opens a page and waits until it knows who is there. */
export async function open(page: Page, path: string): Promise<void> {
  const sessionCheck = page.waitForResponse((response) => response.url().endsWith(ROUTES.me));
  await page.goto(path);
  await sessionCheck;
  await expect(page.getByText(MESSAGES.session.initializing)).toBeHidden();
}

/** Does what needs the page's timers although its clock is held: it creeps on, by a blink of an eye. */
export async function creepOn(page: Page, work: Promise<unknown>): Promise<void> {
  const end = new AbortController();
  const creep = async (): Promise<void> => {
    while (!end.signal.aborted) await page.clock.runFor(1);
  };
  await Promise.all([work.finally(() => end.abort()), creep()]);
}

/** Opens a page whose clock stands still: `page.clock.runFor` moves it. */
export async function openWithClockHeld(page: Page, path: string): Promise<void> {
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 1000);
  const sessionCheck = page.waitForResponse((response) => response.url().endsWith(ROUTES.me));
  await page.goto(path);
  await creepOn(page, sessionCheck);
}

/** The count of tokens, wherever this width shows it. */
export async function expectTokens(page: Page, tokens: number): Promise<void> {
  const count = page.getByText(new RegExp(`^(TOKENS: ${tokens}|${tokens} tokens?)$`));
  await expect(count.locator('visible=true').first()).toBeVisible();
}

/** The pill or the bottom bar, whichever this width shows. */
export const gifSwitch = (page: Page): Locator =>
  page
    .getByRole('radio', { name: /GIF/ })
    .or(page.getByRole('button', { name: /^GIF/ }))
    .locator('visible=true')
    .first();

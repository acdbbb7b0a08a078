import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { MESSAGES } from '@loopwright/contract';

import { PASSWORD } from './people.ts';
export { PASSWORD };

/**
 * What a browser says by itself when the server answers 4xx, and the failed sign-in or sign-up that
 * the specification wants logged.
 */
const EXPECTED =
  /^Failed to load resource: the server responded with a status of 4\d\d|^The account call failed/;

interface Journey {
  readonly page: Page;
  /** What else the console may say, in journeys where something is broken on purpose. */
  readonly allowedNoise: RegExp | null;
}

/** A page whose console must stay empty. */
export const test = base.extend<Journey>({
  allowedNoise: [null, { option: true }],
  page: async ({ page, allowedNoise }, use) => {
    const noise: string[] = [];
    page.on('console', (message) => {
      const text = message.text();
      if (!EXPECTED.test(text) && !allowedNoise?.test(text)) noise.push(text);
    });
    page.on('pageerror', (error) => noise.push(error.message));
    await use(page);
    expect(noise, 'the console stays empty').toEqual([]);
  },
});

export { expect };

let people = 0;

/** A name that no other test of this run uses. */
export const newName = (): string => `person${process.pid}x${Date.now().toString(36)}${people++}`;

export async function signUp(page: Page, username = newName()): Promise<string> {
  await page.goto('/signup');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Full Name').fill('Ana Example');
  await page.getByLabel('Email Address').fill(`${username}@example.com`);
  await page.getByRole('button', { name: MESSAGES.signup.submit }).click();
  await expect(page).toHaveURL('/');
  return username;
}

export async function logIn(page: Page, username: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel(/username or email/i).fill(username);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: MESSAGES.login.submit, exact: true }).click();
  await expect(page).toHaveURL('/');
}

/** The count of tokens, wherever this width shows it. */
export async function expectTokens(page: Page, tokens: number): Promise<void> {
  const count = page.getByText(new RegExp(`^(TOKENS: ${tokens}|${tokens} tokens?)$`));
  await expect(count.locator('visible=true').first()).toBeVisible();
}

/** Nothing that axe knows of is wrong, by WCAG 2.2 A and AA. */
export async function expectAccessible(page: Page): Promise<void> {
  const result = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  expect(
    result.violations.map(
      (violation) => `${violation.id}: ${violation.nodes.map((node) => node.html).join(' | ')}`,
    ),
  ).toEqual([]);
}

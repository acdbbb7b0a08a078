import { type ErrorCode, ERROR_STATUS, ROUTES, type User } from '@loopwright/contract';
import type { Page } from '@playwright/test';

/** Lets one call fail the way the server would, whatever the server thinks. */
export async function refuse(
  page: Page,
  path: string,
  code: ErrorCode,
  message: string,
): Promise<void> {
  await page.route(path, (route) =>
    route.fulfill({
      status: ERROR_STATUS[code],
      json: { code, message, requestId: 'journey' },
    }),
  );
}

/** Lets the session check answer with the person it is, but for some details. */
export async function changePerson(page: Page, details: Partial<User>): Promise<void> {
  await page.route(`**${ROUTES.me}`, async (route) => {
    const response = await route.fetch();
    const { user } = (await response.json()) as { user: User | null };
    await route.fulfill({ response, json: { user: user && { ...user, ...details } } });
  });
}

/**
 * Keeps the session check waiting.
 * @returns lets it go on
 */
export async function holdSession(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(`**${ROUTES.me}`, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

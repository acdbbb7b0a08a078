import {
  ERROR_STATUS,
  KIND_OF_MESSAGE,
  type PlainMessageCode,
  ROUTES,
  SERVER_MESSAGES,
  type User,
} from '@loopwright/contract';
import type { Page } from '@playwright/test';

/** Answers one call with an error of the server's format, without asking the server. */
export async function respondWithError(
  page: Page,
  path: string,
  code: PlainMessageCode,
  message: string = SERVER_MESSAGES[code],
): Promise<void> {
  await page.route(path, (route) =>
    route.fulfill({
      status: ERROR_STATUS[KIND_OF_MESSAGE[code]],
      json: { code, params: {}, message, requestId: 'journey' },
    }),
  );
}

/** Changes fields of the user in the session response. */
export async function changeSessionUser(page: Page, details: Partial<User>): Promise<void> {
  await page.route(`**${ROUTES.me}`, async (route) => {
    const response = await route.fetch();
    const { user } = (await response.json()) as { user: User | null };
    await route.fulfill({ response, json: { user: user && { ...user, ...details } } });
  });
}

/**
 * Holds the session request back.
 * @returns a function that sends it
 */
export async function delaySession(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(`**${ROUTES.me}`, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

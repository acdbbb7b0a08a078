import type { Page } from '@playwright/test';
import { type ErrorCode, ERROR_STATUS } from '@loopwright/contract';

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

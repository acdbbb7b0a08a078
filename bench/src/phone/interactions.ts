import { MESSAGES } from '@loopwright/contract';
import type { Page } from 'playwright-core';
import { readDelays } from './page-times.ts';

const REST_MS = 300;

/** By path: what a person does there. @returns the delays to the next paint, in milliseconds */
export const interactions: Readonly<Record<string, (page: Page) => Promise<number[]>>> = {
  '/create': async (page) => {
    const prompt = page.getByLabel(MESSAGES.create.prompt, { exact: true });
    await prompt.tap();
    await prompt.pressSequentially('a red fox dancing in the snow', { delay: 60 });
    for (const panel of ['Style & variations', 'Size & motion']) {
      await page.locator('summary', { hasText: panel }).tap();
      await page.waitForTimeout(REST_MS);
    }
    for (const style of ['Noir', 'Neon', 'Watercolor']) {
      await page.getByRole('radio', { name: style }).locator('xpath=..').tap();
      await page.waitForTimeout(REST_MS);
    }
    return await readDelays(page);
  },
  '/my-creations': async (page) => {
    const dialog = page.getByRole('dialog');
    for (let opened = 0; opened < 4; opened++) {
      await page
        .getByRole('button', { name: /^Open: / })
        .nth(opened)
        .tap();
      await dialog.waitFor();
      await page.waitForTimeout(REST_MS);
      for (let step = 0; step < 3; step++) {
        await page.keyboard.press('ArrowRight');
        await page.waitForTimeout(REST_MS);
      }
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' });
    }
    return await readDelays(page);
  },
};

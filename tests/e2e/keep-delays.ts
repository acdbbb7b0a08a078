import { appendFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

/** A file for the delays of all interactions, as JSON lines. `npm run bench journeys` names one. */
const file = process.env['INTERACTIONS_FILE'];

/** From an input to the next paint. */
export interface Delay {
  /** Of one interaction, such as the press and the release of a key. */
  readonly interaction: string;
  readonly path: string;
  readonly event: string;
  readonly ms: number;
}

/** Browsers do not report delays below 16 ms. */
const OBSERVE = `{
  const page = crypto.randomUUID();
  new PerformanceObserver((list) => {
    for (const { interactionId, name, duration } of list.getEntries()) {
      if (!interactionId) continue;
      keepDelay({ interaction: page + interactionId, path: location.pathname, event: name, ms: duration });
    }
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 });
}`;

/** Keeps the delays of a page's interactions, where that is wanted. */
export async function keepDelays(page: Page): Promise<void> {
  if (file === undefined) return;
  await page.exposeFunction('keepDelay', (delay: Delay) =>
    appendFileSync(file, `${JSON.stringify(delay)}\n`),
  );
  await page.addInitScript(OBSERVE);
}

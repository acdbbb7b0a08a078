import { sharp } from '@loopwright/media/node';
import type { Page } from 'playwright-core';

const PICTURE_PX = 480;
const SCROLL_PX = 240;
const STEPS = 900;
const REST_FRAMES = 120;

export interface Scrolling {
  readonly frameMs: readonly number[];
  /** Before anything is scrolled: what the machine itself takes. */
  readonly idleFrameMs: readonly number[];
  readonly mostCards: number;
  /** The place of the last card that was shown. */
  readonly seen: number;
}

/** Scrolls down the gallery of a user whose creations have no files; pictures are answered here. */
export async function scrollGallery(page: Page): Promise<Scrolling> {
  const pictures = await Promise.all(['#ff7a59', '#27335f', '#2ec4b6', '#e9c46a'].map(paint));
  let answered = 0;
  await page.route('**/media/archived-*', (route) =>
    route.fulfill({ body: pictures[answered++ % pictures.length]!, contentType: 'image/webp' }),
  );
  await page.goto('/my-creations');
  await page.locator('main li[aria-posinset]').first().waitFor();
  await page.mouse.move(720, 450);
  const idleFrameMs = await frameTimes(page, () => page.waitForTimeout(REST_FRAMES * 17));
  let mostCards = 0;
  let seen = 0;
  const frameMs = await frameTimes(page, async () => {
    for (let step = 0; step < STEPS; step++) {
      await page.mouse.wheel(0, SCROLL_PX);
      if (step % 20 > 0) continue;
      const places = await page
        .locator('main li[aria-posinset]')
        .evaluateAll((all) => all.map((card) => Number(card.getAttribute('aria-posinset'))));
      mostCards = Math.max(mostCards, places.length);
      seen = Math.max(seen, ...places);
    }
  });
  return { frameMs, idleFrameMs, mostCards, seen };
}

/** Noise, of which a thumbnail has 43 kB, like one of a photograph. */
async function paint(color: string): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 10 } as const;
  const size = { width: PICTURE_PX, height: PICTURE_PX, channels: 3 as const };
  return await sharp({ create: { ...size, background: color, noise } })
    .webp()
    .toBuffer();
}

const START = `{
  globalThis.times = [];
  let last = performance.now();
  const next = (now) => {
    times.push(now - last);
    last = now;
    globalThis.frame = requestAnimationFrame(next);
  };
  globalThis.frame = requestAnimationFrame(next);
}`;

/** Milliseconds from frame to frame, while something is done. */
async function frameTimes(page: Page, work: () => Promise<void>): Promise<number[]> {
  await page.evaluate(START);
  await work();
  return await page.evaluate<number[]>('(cancelAnimationFrame(frame), times.slice(1))');
}

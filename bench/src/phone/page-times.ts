import type { Page } from 'playwright-core';

export interface PageTimes {
  readonly firstPaintMs: number;
  /** Until all pictures in view are loaded. */
  readonly picturesMs: number;
  readonly layoutShift: number;
}

const OBSERVE = `{
  const observed = { picturesMs: null, layoutShift: 0, delays: new Map() };
  globalThis.observed = observed;
  const isInView = (image) => {
    const { top, bottom, height } = image.getBoundingClientRect();
    return image.checkVisibility() && height > 0 && bottom > 0 && top < innerHeight;
  };
  const look = () => {
    const images = [...document.querySelectorAll('main img')].filter(isInView);
    const isDone = images.every(({ complete, naturalWidth }) => complete && naturalWidth > 0);
    if (images.length > 0 && isDone) observed.picturesMs = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries()) {
      if (!hadRecentInput) observed.layoutShift += value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) {
      if (!interactionId) continue;
      const before = observed.delays.get(interactionId) ?? 0;
      observed.delays.set(interactionId, Math.max(before, duration));
    }
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 });
}`;

/** Watches each page that is opened from now on. */
export const observePage = (page: Page): Promise<unknown> => page.addInitScript(OBSERVE);

/** Waits until the pictures in view are loaded. */
export async function readPageTimes(page: Page): Promise<PageTimes> {
  await page.waitForFunction('observed.picturesMs !== null', null, { timeout: 60_000 });
  // What moves after the pictures came counts as well.
  await page.waitForTimeout(1000);
  return await page.evaluate<PageTimes>(`({
    firstPaintMs: performance.getEntriesByName('first-contentful-paint')[0].startTime,
    picturesMs: observed.picturesMs,
    layoutShift: observed.layoutShift,
  })`);
}

/** Of each interaction so far, from the input to the next paint. Browsers do not report those below 16 ms. */
export const readDelays = (page: Page): Promise<number[]> =>
  page.evaluate<number[]>('[...observed.delays.values()]');

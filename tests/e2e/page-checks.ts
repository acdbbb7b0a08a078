import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { isThorough } from '../../apps/server/src/testing/thorough.ts';

type Theme = 'light' | 'dark';

/** Waits for fonts and for animations that end, so that a screenshot shows the final state. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const moving = document.getAnimations().filter(({ effect }) => {
      if (!(effect instanceof KeyframeEffect)) return false;
      // An animation in hidden content is paused and never finishes.
      const isShown = effect.target?.checkVisibility({ contentVisibilityAuto: true }) ?? false;
      const { endTime, iterations } = effect.getComputedTiming();
      // A repeating animation never finishes either.
      return isShown && iterations === 1 && typeof endTime === 'number';
    });
    await Promise.allSettled(moving.map(({ finished }) => finished));
  });
}

/** Off by default: screenshots of long pages take longer than all checks of them. */
const keepsScreens = process.env['SCREENS'] === '1';

/** Saves a screenshot of the whole page as artifacts/<width>/<name>.png when the run has `SCREENS=1`. */
export async function keepScreen(page: Page, name: string): Promise<void> {
  const width = page.viewportSize()?.width ?? 0;
  await settle(page);
  if (!keepsScreens) return;
  await page.screenshot({ path: `artifacts/${width}/${name}.png`, fullPage: true, scale: 'css' });
}

/** Expects no violations from axe, by WCAG 2.2 A and AA and its best practices. */
export async function expectAccessible(page: Page, what = page.url()): Promise<void> {
  await settle(page);
  // axe is half a megabyte: it is injected once per page.
  const hasAxe = await page.evaluate(() => 'axe' in window);
  const { violations } = await new AxeBuilder({ page, ...(hasAxe && { axeSource: ';' }) })
    // Legacy mode opens no second page. Pages here have no frames, and some have a paused clock.
    .setLegacyMode()
    // All rules run; only violations are described, because describing takes longer than checking.
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  const faults = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`,
  );
  expect.soft(faults, `axe on ${what}`).toEqual([]);
}

/** Sets the theme of all pages that are opened afterwards. */
export async function useTheme(page: Page, theme: Theme): Promise<void> {
  await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
}

/** Changes the theme of the open page, as if it were changed in another tab. */
async function changeTheme(page: Page, theme: Theme): Promise<void> {
  await page.evaluate((newValue) => {
    // Without transitions: axe would judge a color half-way, and hidden content never ends its own.
    const still = new CSSStyleSheet();
    still.replaceSync('*, ::before, ::after { transition: none !important }');
    document.adoptedStyleSheets = [still];
    localStorage.setItem('theme', newValue);
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue }));
  }, theme);
  const isDark = page.locator('html.dark');
  await expect(isDark).toHaveCount(theme === 'dark' ? 1 : 0);
}

/** Runs `check` on the open page in the light theme, and in a thorough run also in the dark one. */
export async function inBothThemes(
  page: Page,
  check: (theme: Theme) => Promise<void>,
): Promise<void> {
  for (const theme of isThorough ? (['light', 'dark'] as const) : (['light'] as const)) {
    await changeTheme(page, theme);
    await check(theme);
  }
}

/** Records the layout shifts of each page. Call it before the first page is opened. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts = { total: 0, moved: [] as string[] };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
          sources: readonly { node: Node | null }[];
        };
        if (hadRecentInput) continue;
        shifts.total += value;
        for (const { node } of sources) {
          if (node instanceof Element) shifts.moved.push(node.outerHTML.slice(0, 120));
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

const SHIFT_MAXIMUM = 0.02;

export async function expectNoShift(page: Page): Promise<void> {
  await settle(page);
  const { total, moved } = await page.evaluate(
    () => (window as unknown as { shifts: { total: number; moved: string[] } }).shifts,
  );
  expect
    .soft(total, `what moved on ${page.url()}: ${moved.join('\n')}`)
    .toBeLessThan(SHIFT_MAXIMUM);
}

/** Expects no endless animation beside text (WCAG 2.2.2). Loops are images and not counted. */
export async function expectNoEndlessAnimation(page: Page): Promise<void> {
  const endless = await page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().iterations === Infinity)
      .map((animation) => (animation as CSSAnimation).animationName),
  );
  expect.soft(endless, `endless animations on ${page.url()}`).toEqual([]);
}

/** Whether the test runs with the phone's viewport. */
export const isPhone = (): boolean => test.info().project.name === 'phone';

/** Expects each tag of the head once: the app has to take over those that came with the page. */
export async function expectSingleHeadTags(page: Page): Promise<void> {
  const repeated = await page.evaluate(() => {
    const names = [...document.head.querySelectorAll('title, meta, link[rel=canonical]')].map(
      (tag) => tag.getAttribute('name') ?? tag.getAttribute('property') ?? tag.tagName,
    );
    return names.filter((name, index) => names.indexOf(name) !== index && name !== 'META');
  });
  expect.soft(repeated, `repeated tags in the head of ${page.url()}`).toEqual([]);
}

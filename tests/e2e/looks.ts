import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { isThorough } from '../../apps/server/src/testing/thorough.ts';

type Theme = 'light' | 'dark';

/** Wait a moment for pictures and fonts, so that what is kept is what people see. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const moving = document.getAnimations().filter(({ effect }) => {
      if (!(effect instanceof KeyframeEffect)) return false;
      // What is folded away stands still, also before its end.
      const isShown = effect.target?.checkVisibility({ contentVisibilityAuto: true }) ?? false;
      const { endTime, iterations } = effect.getComputedTiming();
      // What goes round is the same all the time.
      return isShown && iterations === 1 && typeof endTime === 'number';
    });
    await Promise.allSettled(moving.map(({ finished }) => finished));
  });
}

/** For whoever wants to look: pictures of long pages take longer than all that is tested on them. */
const keepsScreens = process.env['SCREENS'] === '1';

/** Keeps the whole page as artifacts/<width>/<name>.png when the run has `SCREENS=1`. */
export async function keepScreen(page: Page, name: string): Promise<void> {
  const width = page.viewportSize()?.width ?? 0;
  await settle(page);
  if (!keepsScreens) return;
  await page.screenshot({ path: `artifacts/${width}/${name}.png`, fullPage: true, scale: 'css' });
}

/** Nothing that axe knows of is wrong, by WCAG 2.2 A and AA. */
export async function expectAccessible(page: Page, what = page.url()): Promise<void> {
  await settle(page);
  // It is half a megabyte: a page that has it is not sent it again.
  const hasAxe = await page.evaluate(() => 'axe' in window);
  const { violations } = await new AxeBuilder({ page, ...(hasAxe && { axeSource: ';' }) })
    // Without a page of its own: pages here have no frames, and some have a clock that is held.
    .setLegacyMode()
    // Everything is checked; only what passes is not described, which takes longer than the check.
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  const faults = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`,
  );
  expect.soft(faults, `axe on ${what}`).toEqual([]);
}

/** Chooses the theme of all pages that are opened from now on. */
export async function useTheme(page: Page, theme: Theme): Promise<void> {
  await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
}

/** Changes the theme of the page that is open, as if it were chosen in another tab. */
async function changeTheme(page: Page, theme: Theme): Promise<void> {
  await page.evaluate((newValue) => {
    // At once: a colour that fades is judged half-way, and never arrives in what is folded away.
    const still = new CSSStyleSheet();
    still.replaceSync('*, ::before, ::after { transition: none !important }');
    document.adoptedStyleSheets = [still];
    localStorage.setItem('theme', newValue);
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue }));
  }, theme);
  const isDark = page.locator('html.dark');
  await expect(isDark).toHaveCount(theme === 'dark' ? 1 : 0);
}

/** Looks at the page that is open in the light theme, and in a thorough run in the dark one too. */
export async function inBothThemes(
  page: Page,
  look: (theme: Theme) => Promise<void>,
): Promise<void> {
  for (const theme of isThorough ? (['light', 'dark'] as const) : (['light'] as const)) {
    await changeTheme(page, theme);
    await look(theme);
  }
}

/** Adds up how much of each page jumps while it loads. Call it before the first page. */
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

/** Nothing goes on by itself for ever beside what people read (WCAG 2.2.2); loops are pictures. */
export async function expectRest(page: Page): Promise<void> {
  const endless = await page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().iterations === Infinity)
      .map((animation) => (animation as CSSAnimation).animationName),
  );
  expect.soft(endless, `what never ends on ${page.url()}`).toEqual([]);
}

/** At this width. */
export const isPhone = (): boolean => test.info().project.name === 'phone';

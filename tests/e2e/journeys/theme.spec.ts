import { texts } from '../../../apps/web/src/language/en/shell.ts';
import { NETWORK_ERROR, expect, open, test } from '../journey.ts';
import { useTheme } from '../page-checks.ts';

const { useDarkTheme, useLightTheme } = texts.navigation;

test('@thorough the theme is light by default, and a change is remembered', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, '/');
  const root = page.locator('html');
  await expect(root).not.toHaveClass(/dark/);
  await page.getByRole('button', { name: useDarkTheme }).click();
  await expect(root).toHaveClass(/dark/);
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
  await open(page, '/pricing');
  await expect(root).toHaveClass(/dark/);
  await page.getByRole('button', { name: useLightTheme }).click();
  await expect(root).not.toHaveClass(/dark/);
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light');
});

test.describe('before the app starts', () => {
  // The app's scripts are blocked, so the test sees the first paint.
  test.use({ allowedConsole: NETWORK_ERROR });

  test('a stored theme applies from the first paint', async ({ page }) => {
    await page.route('**/assets/*.js', (route) => route.abort());
    await useTheme(page, 'dark');
    for (const path of ['/', '/pricing', '/terms', '/login', '/create']) {
      await page.goto(path);
      await expect(page.locator('html')).toHaveClass(/dark/);
      const [red = 255] = await page.evaluate(() => {
        const context = document.createElement('canvas').getContext('2d');
        if (!context) return [];
        context.fillStyle = getComputedStyle(document.body).backgroundColor;
        context.fillRect(0, 0, 1, 1);
        return [...context.getImageData(0, 0, 1, 1).data];
      });
      expect(red, `the background of ${path}`).toBeLessThan(64);
      await expect(page.locator('meta[name=theme-color]')).toHaveAttribute('content', '#0e121c');
    }
  });
});

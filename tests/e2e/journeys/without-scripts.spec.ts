import { INDEXABLE_PATHS, PLAIN_PATHS, PLANS, PRIVATE_PATHS } from '@loopwright/contract';
import type { Page } from '@playwright/test';
import { NOT_FOUND } from '../../../apps/web/src/language/all/not-found.ts';
import { texts as marketing } from '../../../apps/web/src/language/en/marketing.ts';
import { texts as shell } from '../../../apps/web/src/language/en/shell.ts';
import { texts as story } from '../../../apps/web/src/language/en/story.ts';
import { expect, CLIENT_ERROR, test } from '../journey.ts';
import { keepScreen } from '../page-checks.ts';
import { ORIGIN } from '../settings.ts';

/** Longer titles are cut off by search engines. */
const TITLE_MAXIMUM = 60;
const DESCRIPTION_MAXIMUM = 160;

test.use({ javaScriptEnabled: false, allowedConsole: CLIENT_ERROR });

const isPublic = (path: string): boolean => (INDEXABLE_PATHS as readonly string[]).includes(path);
/** Not indexed: private pages, and the password reset form, which is public. */
const UNLISTED_PATHS: ReadonlySet<string> = new Set([...PRIVATE_PATHS, '/forgotten-password']);

const contentOf = (page: Page, selector: string): Promise<string | null> =>
  page.locator(`meta[${selector}]`).getAttribute('content');

test('@thorough every page has its own title, description and social card', async ({
  page,
  request,
}) => {
  const titles = new Set<string>();
  const descriptions = new Set<string>();
  const cards = new Set<string>();
  for (const path of PLAIN_PATHS) {
    await page.goto(path);
    const title = await page.title();
    const description = (await contentOf(page, 'name=description')) ?? '';
    titles.add(title);
    descriptions.add(description);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${ORIGIN}${path}`);
    const noindex = await page.locator('meta[name=robots][content=noindex]').count();
    expect.soft(noindex, `noindex on ${path}`).toBe(UNLISTED_PATHS.has(path) ? 1 : 0);
    expect.soft(description.length, `${path}: ${description}`).toBeGreaterThan(20);
    if (!isPublic(path)) continue;
    expect.soft(title.length, title).toBeLessThanOrEqual(TITLE_MAXIMUM);
    expect.soft(description.length, description).toBeLessThanOrEqual(DESCRIPTION_MAXIMUM);
    expect(await contentOf(page, 'property="og:title"')).toBe(title);
    expect(await contentOf(page, 'property="og:description"')).toBe(description);
    expect(await contentOf(page, 'property="og:url"')).toBe(`${ORIGIN}${path}`);
    expect(await contentOf(page, 'name="twitter:card"')).toBe('summary_large_image');
    expect(await contentOf(page, 'name="twitter:title"')).toBe(title);
    const card = (await contentOf(page, 'property="og:image"')) ?? '';
    expect(await contentOf(page, 'name="twitter:image"')).toBe(card);
    const cardImage = await request.get(card);
    expect(cardImage.headers()['content-type']).toMatch(/^image\//);
    cards.add(card);
  }
  expect(titles.size).toBe(PLAIN_PATHS.length);
  expect(descriptions.size).toBe(PLAIN_PATHS.length);
  expect(cards.size).toBe(INDEXABLE_PATHS.length);
});

test('@phone the landing page is readable', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(marketing.home.title);
  await expect(page.getByText(marketing.home.lead)).toBeVisible();
  await expect(page.getByText(shell.session.initializing)).toBeHidden();
  await expect(page.getByText(PLANS.basic.description)).toBeVisible();
  await expect(page.getByText(story.testimonials.baker.quote)).toBeVisible();
  await keepScreen(page, 'home-without-scripts');
  await page.locator('summary').first().click();
  await expect(page.locator('details p').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign Up' }).first()).toBeAttached();
});

test('@thorough @phone the plans, the legal pages and the contact page are readable', async ({
  page,
}) => {
  await page.goto('/pricing');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const { label } of Object.values(PLANS)) {
    await expect(page.getByRole('heading', { name: label })).toBeVisible();
  }
  await expect(page.getByText('Loading plans…')).toBeHidden();
  for (const [path, words] of [
    ['/terms', 'Delaware'],
    ['/privacy', '13'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('main')).toContainText(words);
    await expect(page.getByRole('main').getByRole('link', { name: /home/i }).first()).toBeVisible();
  }
  await page.goto('/contact');
  await expect(page.getByText(/needs JavaScript/).last()).toBeVisible();
});

test('@thorough an unknown path gets 404 and a page that links home', async ({ page }) => {
  const response = await page.goto('/no-such-page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(NOT_FOUND.en.title);
  await expect(page.getByRole('link', { name: NOT_FOUND.en.home })).toHaveAttribute('href', '/');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
});

test('@thorough robots, sitemap, manifest and icons have the right content types', async ({
  request,
}) => {
  const robots = await request.get('/robots.txt');
  expect(robots.headers()['content-type']).toMatch(/^text\/plain/);
  expect(await robots.text()).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);

  const sitemap = await request.get('/sitemap.xml');
  expect(sitemap.headers()['content-type']).toMatch(/xml/);
  const places = [...(await sitemap.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, place]) => place,
  );
  expect(new Set(places)).toEqual(new Set(INDEXABLE_PATHS.map((path) => `${ORIGIN}${path}`)));

  const manifest = await request.get('/manifest.webmanifest');
  expect(manifest.headers()['content-type']).toMatch(/^application\/manifest\+json/);
  const { name, icons } = (await manifest.json()) as {
    name: string;
    icons: { src: string; type: string }[];
  };
  expect(name).toContain('Loopwright');
  const sources = [
    ...icons,
    { src: '/favicon.ico', type: 'image/' },
    { src: '/favicon.svg', type: 'image/svg+xml' },
    { src: '/apple-touch-icon.png', type: 'image/png' },
  ];
  for (const { src, type } of sources) {
    const icon = await request.get(src);
    expect(icon.status(), src).toBe(200);
    expect(icon.headers()['content-type'], src).toContain(type);
  }
});

import { PLAN_NAMES, PLANS, PRICING_MESSAGES, TIMING } from '@loopwright/contract';
import type { Locator, Page } from '@playwright/test';
import {
  EXAMPLE_LOOPS,
  MORE_LOOPS,
} from '../../../apps/web/src/features/marketing/example-loops.ts';
import { texts as marketing } from '../../../apps/web/src/language/en/marketing.ts';
import { texts as story } from '../../../apps/web/src/language/en/story.ts';
import { expect, open, openWithPausedClock, test } from '../journey.ts';

const { carousel: words } = marketing;
const SLIDES = 4;
const MOVING_FILES = new Set(
  [...EXAMPLE_LOOPS, ...MORE_LOOPS].flatMap(({ webp, gif }) => [webp, gif]),
);

const LANDING_PAGES = [
  { path: '/', title: marketing.home.title },
  { path: '/ai-gif-generator', title: marketing.generator.title },
] as const;

const carouselOf = (page: Page): Locator =>
  page.getByRole('region', { name: words.label }).or(page.locator('section[aria-roledescription]'));

const chosen = (page: Page): Locator => carouselOf(page).locator('button[aria-current=true]');

async function expectSlide(page: Page, number: number): Promise<void> {
  await expect(chosen(page)).toHaveAccessibleName(new RegExp(`^Show loop ${number}:`));
}

/** Opens the home page with the pointer outside the carousel, which a pointer would pause. */
async function openCarousel(page: Page): Promise<void> {
  await page.mouse.move(2, 2);
  await openWithPausedClock(page, '/');
  await expectSlide(page, 1);
}

for (const { path, title } of LANDING_PAGES) {
  test(`@thorough ${path} shows examples, benefits, steps, plans and testimonials`, async ({
    page,
  }) => {
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(carouselOf(page).getByRole('button', { name: /^Show loop/ })).toHaveCount(SLIDES);
    for (const { title: benefit } of [
      story.benefits.editor,
      story.benefits.speed,
      story.benefits.sizes,
    ]) {
      await expect(page.getByRole('heading', { name: benefit })).toBeVisible();
    }
    for (const step of ['Describe', 'Tweak', 'Export']) {
      await expect(page.getByRole('heading', { name: step, exact: true })).toBeVisible();
    }
    for (const name of PLAN_NAMES) {
      const card = page.getByRole('region', { name: PLANS[name].label, exact: true });
      await expect(card).toContainText(`$${PLANS[name].priceUsd}`);
      for (const feature of PLANS[name].features) await expect(card).toContainText(feature);
    }
    const { baker, director, writer } = story.testimonials;
    for (const { quote } of [baker, director, writer]) {
      await expect(page.getByText(quote)).toBeVisible();
    }
    await expect(page.getByText(story.testimonials.note)).toBeVisible();
  });

  test(`@thorough ${path} has the same questions and answers in its structured data as on the page`, async ({
    page,
  }) => {
    await open(page, path);
    const json = await page.locator('script[type="application/ld+json"]').textContent();
    const { '@graph': graph } = JSON.parse(json ?? '{}') as {
      '@graph': {
        '@type': string;
        mainEntity?: { name: string; acceptedAnswer: { text: string } }[];
      }[];
    };
    const faq = graph.find((entry) => entry['@type'] === 'FAQPage')?.mainEntity ?? [];
    const shown = await page
      .locator('details')
      .evaluateAll((all) =>
        all.map((one) => [
          one.querySelector('summary')?.innerText.trim(),
          one.querySelector('p')?.textContent,
        ]),
      );
    expect(shown.length).toBeGreaterThanOrEqual(4);
    expect(faq.map(({ name, acceptedAnswer }) => [name, acceptedAnswer.text])).toEqual(shown);
    expect(shown.flat().join(' ')).toContain('10 free generations per month');

    await page.locator('summary').first().click();
    await expect(page.locator('details p').first()).toBeVisible();
  });

  test(`@thorough ${path} ends with links to sign-up and the legal pages`, async ({ page }) => {
    await open(page, path);
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: story.closing.start })).toHaveAttribute(
      'href',
      '/signup',
    );
    for (const [name, href] of [
      ['Log in', '/login'],
      ['Privacy Policy', '/privacy'],
      ['Terms of Service', '/terms'],
      [PRICING_MESSAGES.getStarted, '/signup'],
    ] as const) {
      await expect(main.getByRole('link', { name, exact: true }).last()).toHaveAttribute(
        'href',
        href,
      );
    }
  });
}

test('@thorough the carousel advances by itself and returns to the first slide', async ({
  page,
}) => {
  await openCarousel(page);
  for (const number of [2, 3, 4, 1]) {
    await page.clock.runFor(TIMING.carouselMs);
    await expectSlide(page, number);
  }
});

test('@thorough the carousel pauses under the pointer, under the focus and after its pause button', async ({
  page,
}) => {
  await openCarousel(page);
  await carouselOf(page).locator('figure').first().hover();
  await page.clock.runFor(2 * TIMING.carouselMs);
  await expectSlide(page, 1);
  await page.mouse.move(2, 2);
  await page.clock.runFor(TIMING.carouselMs);
  await expectSlide(page, 2);

  const pause = page.getByRole('button', { name: words.pause });
  await page.keyboard.press('Tab');
  await pause.focus();
  await page.clock.runFor(2 * TIMING.carouselMs);
  await expectSlide(page, 2);

  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: words.play })).toBeFocused();
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.clock.runFor(2 * TIMING.carouselMs);
  await expectSlide(page, 2);

  await page.getByRole('button', { name: words.play }).click();
  await page.mouse.move(2, 2);
  await page.clock.runFor(TIMING.carouselMs);
  await expectSlide(page, 3);
});

test('@thorough a selected slide is shown and announced', async ({ page }) => {
  await openCarousel(page);
  await page.getByRole('button', { name: /^Show loop 3:/ }).click();
  await expectSlide(page, 3);
  await expect(page.getByText(/^3 of 4: /)).toBeAttached();
  await page.keyboard.press('ArrowRight');
  await expectSlide(page, 4);
});

test('@thorough with reduced motion only posters are loaded', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const moving: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (MOVING_FILES.has(pathname)) moving.push(pathname);
  });
  await openCarousel(page);
  await page.clock.runFor(2 * TIMING.carouselMs);
  await expectSlide(page, 1);
  await expect(carouselOf(page).locator('picture')).toHaveCount(0);
  await page.getByRole('heading', { name: story.examples.title }).scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect(moving).toEqual([]);
  await expect(page.getByRole('button', { name: words.play })).toBeVisible();
});

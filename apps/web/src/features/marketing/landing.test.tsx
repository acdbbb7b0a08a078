import { PLANS, TOKEN_COST } from '@loopwright/contract';
import { act, screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { texts as contact } from '../../language/en/contact.ts';
import { texts } from '../../language/en/marketing.ts';
import { FakeApi } from '../../testing/fake-api.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { EXAMPLE_LOOPS, MORE_LOOPS } from './example-loops.ts';
import type { LandingName } from './landing-name.ts';
import { Landing } from './landing.tsx';
import { ANATOMY } from './prompt-anatomy.tsx';

// Else the first test waits for the code to be made ready.
beforeAll(() => import('./landing-story.tsx'));

const { home, generator } = texts;

async function open(name: LandingName): Promise<void> {
  expect(new FakeApi().calls).toHaveLength(0);
  // The story below the first screen comes a moment later.
  await act(async () => {
    renderPage(<Landing name={name} plans={<p>The plans</p>} />);
  });
  await screen.findByRole('heading', { name: 'Questions, answered' });
}

interface Thing {
  readonly '@type': string;
  readonly [key: string]: unknown;
}

function structuredData(): readonly Thing[] {
  const script = document.querySelector('script[type="application/ld+json"]');
  expect(script?.innerHTML).not.toContain('<');
  return (JSON.parse(script?.innerHTML ?? '') as { '@graph': Thing[] })['@graph'];
}

interface Answered {
  readonly name: string;
  readonly acceptedAnswer: { readonly text: string };
}

const ofType = (type: string): Thing | undefined =>
  structuredData().find((thing) => thing['@type'] === type);

describe.each<LandingName>(['home', 'generator'])('the landing page "%s"', (name) => {
  it('tells the whole story, in order', async () => {
    await open(name);
    const headings = screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);
    expect(headings).toHaveLength(7);
    expect(headings[3]).toBe('One subscription, infinite loops');
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    const steps = screen.getByRole('heading', { name: /How (it works|to make)/ });
    const titles = within(steps.closest('section') as HTMLElement)
      .getAllByRole('heading', { level: 3 })
      .map((one) => one.textContent);
    expect(titles).toEqual(['Describe', 'Tweak', 'Export']);
    expect(steps.closest('section')).toHaveTextContent(/length, FPS, captions and color-grade/);
    expect(steps.closest('section')).toHaveTextContent(/Download it, or post it/);
    expect(screen.getByText('The plans')).toBeInTheDocument();
  });

  it('claims the benefits of the specification', async () => {
    await open(name);
    expect(screen.getByText(/drag-drop layers, trim, crop and caption/)).toBeInTheDocument();
    for (const benefit of [
      'An intuitive editor',
      'Fast serverless GPU rendering',
      'Exports sized for social platforms',
    ]) {
      expect(screen.getByRole('heading', { name: benefit })).toBeInTheDocument();
    }
  });

  it('gives search engines the questions and answers that people read', async () => {
    await open(name);
    const read = [...document.querySelectorAll('details')].map((details) => ({
      name: details.querySelector('summary')?.textContent,
      text: details.querySelector('p')?.textContent,
    }));
    const given = ((ofType('FAQPage')?.['mainEntity'] ?? []) as readonly Answered[]).map((one) => ({
      name: one.name,
      text: one.acceptedAnswer.text,
    }));
    expect(read.length).toBeGreaterThanOrEqual(6);
    expect(given).toEqual(read);
  });

  it('offers the plans at their prices', async () => {
    await open(name);
    expect(ofType('SoftwareApplication')?.['offers']).toEqual(
      Object.values(PLANS).map((plan) => ({
        '@type': 'Offer',
        name: plan.label,
        price: plan.priceUsd,
        priceCurrency: 'USD',
      })),
    );
  });

  it('says what is free and what things cost as it is', async () => {
    await open(name);
    const answers = document.querySelector('#questions')?.textContent ?? '';
    expect(answers).toContain('10 free generations per month');
    expect(answers).toContain(
      'One credit equals one generated second of video or one full-resolution GIF frame.',
    );
    expect(answers).toContain(`${PLANS.free.tokensPerWeek} image tokens every week`);
    expect(answers).toContain(`an image costs ${TOKEN_COST.image} token`);
    expect(answers).toContain('month-to-month and cancellable in one click');
    expect(answers).toContain('full commercial rights to your exports');
  });

  it('calls an invented testimonial an example', async () => {
    await open(name);
    const section = screen.getByRole('region', { name: 'Made for weeks like yours' });
    expect(within(section).getAllByText('Example')).toHaveLength(3);
    expect(section).toHaveTextContent('not customer quotes');
  });

  it('ends with the ways in and the small print', async () => {
    await open(name);
    const link = (text: string): string | null =>
      screen.getAllByRole('link', { name: text }).at(-1)?.getAttribute('href') ?? null;
    expect(link('Get started free')).toBe('/signup');
    expect(link('Log in')).toBe('/login');
    expect(link('Terms of Service')).toBe('/terms');
    expect(link('Privacy Policy')).toBe('/privacy');
  });
});

it.each([home, generator, contact])('fits into a search result: $pageTitle', (page) => {
  expect(`${page.pageTitle} · Loopwright`.length).toBeLessThanOrEqual(60);
  expect(page.pageDescription.length).toBeGreaterThanOrEqual(110);
  expect(page.pageDescription.length).toBeLessThanOrEqual(160);
});

it('takes the words of a real example to pieces', () => {
  const words = ANATOMY.pieces.map((piece) => piece.words).join(' ');
  expect(MORE_LOOPS.find(({ name }) => name === ANATOMY.name)?.prompt).toBe(words);
});

it('has the first picture fetched first, and its room kept', async () => {
  await open('home');
  const [first, ...others] = document.querySelectorAll<HTMLImageElement>('li figure img');
  expect(first).toHaveAttribute('src', EXAMPLE_LOOPS[0]?.poster);
  expect(first).toHaveAttribute('fetchpriority', 'high');
  expect(others.filter((one) => one.getAttribute('fetchpriority') === 'high')).toEqual([]);
  for (const picture of document.images) {
    expect(picture).toHaveAttribute('width');
    expect(picture).toHaveAttribute('height');
  }
});

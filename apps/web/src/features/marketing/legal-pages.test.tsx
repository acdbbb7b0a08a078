import {
  CSRF_COOKIE,
  LANGUAGE_COOKIE,
  PLANS,
  SESSION_COOKIE,
  SESSION_DAYS,
  TOKEN_COST,
} from '@loopwright/contract';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { chooseLanguage } from '../../language/choose-language.ts';
import { FakeApi } from '../../testing/fake-api.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { PrivacyPage } from './privacy-page.tsx';
import { TermsPage } from './terms-page.tsx';

const PAGES = [
  { path: '/privacy', title: 'Privacy Policy', Page: PrivacyPage, day: 26 },
  { path: '/terms', title: 'Terms of Service', Page: TermsPage, day: 22 },
];

function open(Page: () => React.ReactNode, path: string): HTMLElement {
  expect(new FakeApi().calls).toHaveLength(0);
  renderPage(<Page />, path);
  return screen.getByRole('article');
}

/** As it is read: without the breaks of the source. */
const words = (element: HTMLElement): string => (element.textContent ?? '').replaceAll(/\s+/g, ' ');

describe.each(PAGES)('$title', ({ path, title, Page, day }) => {
  it('is in English, with its title, its date and a way home at both ends', () => {
    const article = open(Page, path);
    expect(article).toHaveAttribute('lang', 'en');
    expect(within(article).getByRole('heading', { level: 1 })).toHaveTextContent(title);
    expect(article.querySelector('time')).toHaveAttribute('datetime', `2026-11-${day}`);
    expect(article.querySelector('time')).toHaveTextContent(`November ${day}, 2026`);
    const links = within(article).getAllByRole('link');
    for (const link of [links.at(0), links.at(-1)]) {
      expect(link).toHaveTextContent('Home');
      expect(link).toHaveAttribute('href', '/');
    }
    expect(article.querySelectorAll('a[href="/contact"]').length).toBeGreaterThan(0);
  });

  it('says above itself, in other languages, that it is in English', async () => {
    await chooseLanguage('de');
    const article = open(Page, path);
    const note = await within(article).findByText('Nur auf Englisch');
    expect(note).toHaveAttribute('lang', 'de');
    await act(() => chooseLanguage('en'));
    expect(note).not.toBeInTheDocument();
  });

  it('lists each of its sections once, in order, in both contents', () => {
    const article = open(Page, path);
    const targets = [...article.querySelectorAll('h2[id]')];
    const ids = targets.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const contents = article.querySelectorAll('nav[aria-label="On this page"]');
    expect(contents).toHaveLength(2);
    for (const list of contents) {
      const anchors = [...list.querySelectorAll('a')];
      expect(anchors.map((anchor) => anchor.getAttribute('href'))).toEqual(
        ids.map((id) => `#${id}`),
      );
    }
  });

  it('goes to a section and gives it the focus, and stays the same page', () => {
    const scrolledTo: string[] = [];
    Element.prototype.scrollIntoView = vi.fn<(this: Element) => void>(function scroll() {
      scrolledTo.push(this.id);
    });
    const article = open(Page, path);
    const anchor = article.querySelector('a[href="#contact"]');
    if (!anchor) throw new Error('The contents do not lead to the contact');
    fireEvent.click(anchor);
    const target = article.querySelector('#contact');
    expect(target).toHaveFocus();
    expect(scrolledTo).toEqual(['contact']);
    expect(window.location.pathname + window.location.hash).toBe(`${path}#contact`);
    expect(screen.getByTestId('address')).toHaveTextContent(path);
  });

  it('leaves clicks that ask for a new tab to the browser', () => {
    const anchor = open(Page, path).querySelector('a[href="#contact"]');
    if (!anchor) throw new Error('The contents do not lead to the contact');
    let isOurs = true;
    // Hears it after React does, and keeps jsdom from trying to go there.
    const last = (event: Event): void => {
      isOurs = event.defaultPrevented;
      event.preventDefault();
    };
    document.addEventListener('click', last, { once: true });
    fireEvent.click(anchor, { ctrlKey: true });
    expect(isOurs).toBe(false);
  });
});

it('names every cookie that the server and the app set, and how long it lives', () => {
  const text = words(open(PrivacyPage, '/privacy'));
  for (const name of [SESSION_COOKIE.https, SESSION_COOKIE.http, CSRF_COOKIE, LANGUAGE_COOKIE]) {
    expect(screen.getByText(name, { selector: 'code' })).toBeInTheDocument();
  }
  expect(screen.getByText('theme', { selector: 'code' })).toBeInTheDocument();
  expect(text).toContain(`up to ${SESSION_DAYS.lifetime} days`);
  expect(text).toContain(`for ${SESSION_DAYS.idle} days without a visit`);
});

it('says how long each kind of data is kept, in a table', () => {
  open(PrivacyPage, '/privacy');
  const table = screen.getByRole('table', { name: 'What is kept, and for how long' });
  const rows = within(table).getAllByRole('row').slice(1);
  expect(rows.length).toBeGreaterThan(8);
  for (const row of rows) {
    expect(within(row).getByRole('rowheader')).not.toBeEmptyDOMElement();
    expect(within(row).getByRole('cell')).not.toBeEmptyDOMElement();
  }
});

it('tells in the privacy policy what the specification asks for', () => {
  const text = words(open(PrivacyPage, '/privacy'));
  expect(text).toContain('not directed at children under 13');
  expect(text).toContain('marked as AI-made');
  expect(text).toContain('no analytics');
});

it.each(PAGES)('$title sends people to their profile to delete their account', ({ path, Page }) => {
  const article = open(Page, path);
  expect(article.querySelector('a[href="/profile"]')).not.toBeNull();
  expect(words(article)).not.toMatch(/ask us to delete|write to us to delete/);
});

it('says what stays behind when an account is deleted', () => {
  expect(words(open(PrivacyPage, '/privacy'))).toContain('stay with the payment provider');
});

it('tells in the terms what the specification asks for, with the numbers of the plans', () => {
  const text = words(open(TermsPage, '/terms'));
  const { free, basic, premium } = PLANS;
  for (const statement of [
    'The laws of the State of Delaware, USA',
    'not directed at children under 13',
    'marked as AI-made',
    'full commercial rights to your exports',
    `${free.tokensPerWeek} image tokens every week`,
    `a GIF ${TOKEN_COST.gif} tokens`,
    'every Monday at 00:00 (UTC-5)',
    `$${basic.priceUsd} per month, ${basic.tokensPerWeek} tokens every week`,
    `$${premium.priceUsd} per month, ${premium.tokensPerWeek} tokens every week`,
    `${basic.trialDays}-day trial, once per person`,
    'Cancel in one click',
  ]) {
    expect(text).toContain(statement);
  }
});

import { PAGE_PATHS, PLAIN_PATHS, ROUTES } from '@loopwright/contract';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { chooseLanguage } from '../language/choose-language.ts';
import { Router } from '../lib/router/router.tsx';
import { ana, answer, FakeApi, pending } from '../testing/fake-api.ts';
import { App } from './app.tsx';
import { PAGES } from './routes.tsx';

function open(path: string): void {
  history.replaceState(null, '', path);
  render(
    <Router>
      <App />
    </Router>,
  );
}

const bar = (): HTMLElement => screen.getByRole('navigation', { name: 'Main' });
const linksIn = (element: HTMLElement): (string | null)[] =>
  within(element)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

beforeEach(() => document.documentElement.classList.remove('dark'));

it('has a page at every address that the server serves', () => {
  expect(PAGES.map(({ path }) => path).toSorted()).toEqual([...PAGE_PATHS].toSorted());
});

it('gives every page its own title, a description and its canonical address', async () => {
  const titles = new Set<string>();
  for (const path of [...PLAIN_PATHS, '/nowhere']) {
    expect(new FakeApi().calls).toHaveLength(0);
    open(path);
    await waitFor(() => expect(document.title).toContain('Loopwright'));
    // What is not there has no address.
    const canonical = path === '/nowhere' ? null : `http://localhost${path}`;
    await waitFor(() =>
      expect(document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? null).toBe(
        canonical,
      ),
    );
    expect(document.querySelector('meta[name=description]')).toHaveAttribute('content');
    titles.add(document.title);
    cleanup();
  }
  expect(titles.size).toBe(PLAIN_PATHS.length + 1);
  // The code of every page is made ready here for the first time.
}, 60_000);

describe('home', () => {
  it('waits for the session, then shows visitors what this is', async () => {
    const api = new FakeApi();
    const check = pending();
    api.on('GET', ROUTES.me, () => check.response);
    open('/');
    expect(await screen.findByText('Initializing session…')).toBeInTheDocument();
    check.give(new Response('{}', { status: 401 }));
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Watch it forever');
  });

  it('greets a signed-in user', async () => {
    const api = new FakeApi({ ...ana, name: '' });
    open('/');
    expect(await screen.findByText('Welcome back, Creator!')).toBeInTheDocument();
    expect(screen.getByText('Explore Plans')).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss “Explore Plans”' }));
    expect(screen.getByText("You're all caught up!")).toBeInTheDocument();
    expect(api.callsTo(ROUTES.me)).toHaveLength(1);
  });
});

describe('the navigation bar', () => {
  it('shows visitors the two ways in', async () => {
    expect(new FakeApi().calls).toHaveLength(0);
    open('/nowhere');
    await screen.findByRole('link', { name: 'Sign Up' });
    expect(linksIn(bar())).toEqual([
      'Loopwright',
      'Home',
      'Create',
      'Pricing',
      'Sign In',
      'Sign Up',
    ]);
  });

  it('shows who is signed in, and signs out to the home page', async () => {
    const api = new FakeApi({ ...ana, name: '', tokensRemaining: 0 });
    api.on('POST', ROUTES.logout, () => answer({}));
    open('/terms');
    expect(await screen.findByText('User')).toBeInTheDocument();
    expect(linksIn(bar())).toEqual([
      'Loopwright',
      'Home',
      'Create',
      'Gallery',
      'Pricing',
      'Subscription',
    ]);
    expect(within(bar()).getByText('free')).toBeInTheDocument();
    expect(within(bar()).getByText('0')).toBeInTheDocument();
    fireEvent.click(within(bar()).getByRole('button', { name: 'Logout' }));
    await waitFor(() => expect(location.pathname).toBe('/'));
    expect(await screen.findByRole('link', { name: 'Sign Up' })).toBeInTheDocument();
  });

  it.each([
    ['en', 'basic'],
    ['de', 'Basis'],
    ['es', 'básico'],
    ['fr', 'essentiel'],
    ['ja', 'ベーシック'],
  ] as const)(
    "names the plan in the page's language, with its label: %s",
    async (language, name) => {
      expect(new FakeApi({ ...ana, subscription: 'basic' }).calls).toHaveLength(0);
      await chooseLanguage(language);
      open('/terms');
      expect(await screen.findByText(name)).toHaveAttribute('title', 'Creator');
      await chooseLanguage('en');
    },
  );

  it('has a menu for narrow screens that closes on any link and on Escape', async () => {
    expect(new FakeApi().calls).toHaveLength(0);
    open('/terms');
    await screen.findByRole('heading', { name: 'Terms of Service' });
    const toggle = (): void => {
      fireEvent.click(screen.getByRole('button', { name: 'Open the menu' }));
    };
    const menu = (): HTMLElement | null => document.querySelector('#mobile-menu');
    toggle();
    fireEvent.keyDown(document, { key: 'Escape' });
    expect(menu()).toBeNull();
    toggle();
    fireEvent.click(within(menu() as HTMLElement).getByRole('link', { name: 'Pricing' }));
    expect(menu()).toBeNull();
    await waitFor(() => expect(location.pathname).toBe('/pricing'));
  });

  it('changes the theme and keeps the choice', async () => {
    expect(new FakeApi().calls).toHaveLength(0);
    open('/terms');
    fireEvent.click(await screen.findByRole('button', { name: 'Use the dark theme' }));
    expect(document.documentElement).toHaveClass('dark');
    expect(localStorage.getItem('theme')).toBe('dark');
    fireEvent.click(screen.getByRole('button', { name: 'Use the light theme' }));
    expect(document.documentElement).not.toHaveClass('dark');
    expect(localStorage.getItem('theme')).toBe('light');
  });
});

it('moves the focus and says the title when the page changes, and follows back and forward', async () => {
  expect(new FakeApi().calls).toHaveLength(0);
  open('/terms');
  await screen.findByRole('heading', { name: 'Terms of Service' });
  fireEvent.click(within(bar()).getByRole('link', { name: 'Pricing' }));
  await screen.findByRole('heading', { name: 'One subscription, infinite loops' });
  expect(screen.getByRole('main')).toHaveFocus();
  expect(
    await screen.findByText('Pricing · Loopwright', { selector: 'output' }),
  ).toBeInTheDocument();
  act(() => history.back());
  expect(await screen.findByRole('heading', { name: 'Terms of Service' })).toBeInTheDocument();
});

it('leaves clicks that ask for a new tab to the browser', async () => {
  expect(new FakeApi().calls).toHaveLength(0);
  open('/terms');
  await screen.findByRole('heading', { name: 'Terms of Service' });
  const link = within(bar()).getByRole('link', { name: 'Pricing' });
  // jsdom cannot open a tab: it is enough that we do not step in.
  link.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(link, { ctrlKey: true });
  expect(location.pathname).toBe('/terms');
});

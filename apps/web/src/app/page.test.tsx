import { act, fireEvent, render, screen } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, onTestFinished, vi } from 'vitest';
import { useParams } from 'wouter';
import { Link } from '../lib/router/link.tsx';
import { Router } from '../lib/router/router.tsx';
import { FakeApi } from '../testing/fake-api.ts';
import { App } from './app.tsx';
import { findPage, page } from './page.tsx';

function Loop() {
  const { slug } = useParams<'/l/:slug'>();
  return (
    <>
      <h1>The loop {slug}</h1>
      <Link to="/l/whale">Next</Link>
    </>
  );
}

/** Says nothing of its parameter before it is used, as a page that the build renders has to. */
function Plain() {
  return <h1>A loop</h1>;
}

const pages = (component = Loop) => [
  page('/l/new', { texts: [], load: () => Promise.resolve(() => <h1>New</h1>) }),
  page('/l/:slug', { texts: [], load: () => Promise.resolve(component) }),
  page('*', { texts: [], load: () => Promise.resolve(() => <h1>Not here</h1>) }),
];

function open(path: string): void {
  expect(new FakeApi().calls).toHaveLength(0);
  history.replaceState(null, '', path);
  const all = pages();
  render(
    <Router>
      <App pageAt={(pathname) => findPage(all, pathname)} />
    </Router>,
  );
}

const heading = (name: string) => screen.findByRole('heading', { name });

it('gives a page the parameters of its path, also of the next one and of the last', async () => {
  const scrollTo = vi.fn<() => void>();
  vi.stubGlobal('scrollTo', scrollTo);
  open('/l/fox%20one');
  expect(await heading('The loop fox one')).toBeVisible();
  fireEvent.click(screen.getByRole('link', { name: 'Next' }));
  expect(await heading('The loop whale')).toBeVisible();
  expect(location.pathname).toBe('/l/whale');
  expect(screen.getByRole('main')).toHaveFocus();
  expect(scrollTo).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('aria-current', 'page');
  act(() => history.back());
  expect(await heading('The loop fox one')).toBeVisible();
  // The browser knows where the person was.
  expect(scrollTo).toHaveBeenCalledTimes(1);
});

it.each([
  ['/l/new', 'New'],
  ['/l/fox/', 'The loop fox'],
  ['/l', 'Not here'],
  ['/l/fox/more', 'Not here'],
  ['/L/fox', 'Not here'],
])('finds the page of %s', async (path, name) => {
  open(path);
  expect(await heading(name)).toBeVisible();
});

it('takes over the HTML of a pattern at every path that has it', async () => {
  expect(new FakeApi().calls).toHaveLength(0);
  const all = pages(Plain);
  const pageAt = (pathname: string) => findPage(all, pathname);
  await pageAt('/l/:slug').preload();
  const app = <App pageAt={pageAt} />;
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Router initialPath="/l/:slug">{app}</Router>);
  document.body.append(container);
  const rendered = container.querySelector('h1');
  expect(rendered).toHaveTextContent('A loop');
  history.replaceState(null, '', '/l/fox');
  let root: Root | null = null;
  // A difference is a console error, which fails the test.
  await act(async () => {
    root = hydrateRoot(container, <Router>{app}</Router>);
    await Promise.resolve();
  });
  expect(container.querySelector('h1')).toBe(rendered);
  onTestFinished(() => {
    act(() => root?.unmount());
    container.remove();
  });
});

it('keeps the page that is open until the code of the next one is there', async () => {
  expect(new FakeApi().calls).toHaveLength(0);
  const { promise, resolve } = Promise.withResolvers<typeof Plain>();
  const start = () => <Link to="/l/fox">Fox</Link>;
  const all = [
    page('/terms', { texts: [], load: () => Promise.resolve(start) }),
    page('/l/:slug', { texts: [], load: () => promise }),
  ];
  history.replaceState(null, '', '/terms');
  render(
    <Router>
      <App pageAt={(pathname) => findPage(all, pathname)} />
    </Router>,
  );
  const link = await screen.findByRole('link', { name: 'Fox' });
  await act(async () => {
    fireEvent.click(link);
    await Promise.resolve();
  });
  expect(location.pathname).toBe('/l/fox');
  expect(link).toBeVisible();
  await act(async () => {
    resolve(Plain);
    await promise;
  });
  expect(await heading('A loop')).toBeVisible();
});

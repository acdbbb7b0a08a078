import { act } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const OWN = { title: 'Loop', description: 'A loop.', path: '/l/fox' };
const FILLED = { title: 'A fox', description: 'A seamless loop by ana.' };

const headOf = () => ({
  titles: document.querySelectorAll('title').length,
  title: document.title,
  descriptions: [...document.querySelectorAll('meta[name=description]')].map((tag) =>
    tag.getAttribute('content'),
  ),
  canonicals: document.querySelectorAll('link[rel=canonical]').length,
});

let root: Root | null = null;

/** The page as the server sends it, and its component as of a fresh load of the page. */
async function load(head: string) {
  document.head.innerHTML = head;
  vi.resetModules();
  const { FilledHead } = await import('./filled-head.tsx');
  const container = document.createElement('div');
  document.body.append(container);
  const show = async (props: typeof OWN | null): Promise<void> => {
    const content = props && <FilledHead {...props} />;
    await act(async () => {
      if (root) root.render(content);
      else root = hydrateRoot(container, content);
      await Promise.resolve();
    });
  };
  return { show };
}

beforeEach(() => {
  document.documentElement.dataset['origin'] = 'https://loops.example';
});
afterEach(() => {
  act(() => root?.unmount());
  root = null;
  document.head.innerHTML = '';
  document.body.innerHTML = '';
  delete document.documentElement.dataset['origin'];
});

const SERVED =
  `<title>${FILLED.title} · Loopwright</title>` +
  `<meta name="description" content="${FILLED.description}">` +
  '<link rel="canonical" href="https://loops.example/l/fox">' +
  `<script type="application/json" id="page-head">${JSON.stringify(FILLED)}</script>`;

it('takes over what the server wrote, until the page knows better', async () => {
  const { show } = await load(SERVED);
  await show(OWN);
  const once = { titles: 1, canonicals: 1 };
  expect(headOf()).toEqual({
    ...once,
    title: 'A fox · Loopwright',
    descriptions: [FILLED.description],
  });
  await show({ ...OWN, title: 'A red fox', description: 'A loop by ana.' });
  expect(headOf()).toEqual({
    ...once,
    title: 'A red fox · Loopwright',
    descriptions: ['A loop by ana.'],
  });
});

it('is the own head of a page that is reached within the app', async () => {
  const { show } = await load(SERVED);
  await show(OWN);
  await show(null);
  expect(headOf().descriptions).toEqual([]);
  await show(OWN);
  expect(headOf()).toMatchObject({ title: 'Loop · Loopwright', descriptions: [OWN.description] });
});

it('is the own head of a page that was not filled', async () => {
  const { show } = await load('');
  await show(OWN);
  expect(headOf()).toMatchObject({ title: 'Loop · Loopwright', descriptions: [OWN.description] });
});

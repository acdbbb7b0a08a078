import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROUTES } from '@loopwright/contract';
import { beforeEach, expect, it, vi } from 'vitest';
import { callApi } from './api.ts';

const LIST = '/api/creations?limit=24';
const json = (answer: unknown): Response => Response.json(answer);
const readJson = async (path: string): Promise<unknown> => (await callApi(path)).json();
const calls = vi.fn<(path: string) => Promise<Response>>();

/** Runs the script in the page's head as a browser does, on a page with these first reads. */
function openPage(reads: string): void {
  document.head.innerHTML = `<meta name="modules" content="" data-reads="${reads}">`;
  const page = readFileSync(path.join(import.meta.dirname, '../../index.html'), 'utf8');
  window.eval(/<script>([\s\S]*?)<\/script>/.exec(page)?.[1] ?? '');
}

beforeEach(() => {
  calls.mockReset();
  vi.stubGlobal('fetch', calls);
  history.replaceState(null, '', '/my-creations');
});

it('takes what the page asked for before the scripts came, once', async () => {
  calls.mockImplementation(async (path) =>
    json(path === LIST ? { items: ['early'] } : { user: { username: 'ada' } }),
  );
  openPage(`${ROUTES.me} ${LIST}`);
  await vi.waitFor(() => expect(calls).toHaveBeenCalledTimes(2));
  expect(await readJson(LIST)).toEqual({ items: ['early'] });
  expect(await readJson(ROUTES.me)).toEqual({ user: { username: 'ada' } });
  expect(calls).toHaveBeenCalledTimes(2);
  calls.mockResolvedValue(json({ items: ['later'] }));
  expect(await readJson(LIST)).toEqual({ items: ['later'] });
});

it('asks for nothing else when the session has ended', async () => {
  calls.mockResolvedValue(json({ user: null }));
  openPage(`${ROUTES.me} ${LIST}`);
  expect(await readJson(ROUTES.me)).toEqual({ user: null });
  expect(calls).toHaveBeenCalledExactlyOnceWith(ROUTES.me, expect.anything());
});

it('asks for the session alone when the address narrows the page down', async () => {
  history.replaceState(null, '', '/my-creations?creation=1');
  calls.mockImplementation(async () => json({ user: { username: 'ada' } }));
  openPage(`${ROUTES.me} ${LIST}`);
  await readJson(ROUTES.me);
  expect(calls).toHaveBeenCalledTimes(1);
});

it('is asked again when there was no answer', async () => {
  calls.mockRejectedValueOnce(new TypeError('offline'));
  openPage(ROUTES.me);
  calls.mockResolvedValue(json({ user: null }));
  expect(await readJson(ROUTES.me)).toEqual({ user: null });
  expect(calls).toHaveBeenCalledTimes(2);
});

import { type RecentTokenUsage, TOKEN_ROUTES, type TokenEntry } from '@loopwright/contract';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ana, answer, FakeApi, refusal } from '../../testing/fake-api.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { UsagePage } from './usage-page.tsx';

const now = new Date();
const grant: TokenEntry = {
  id: 1,
  kind: 'grant',
  tokens: 5,
  plan: 'free',
  generation: null,
  reason: null,
  note: null,
  createdAt: now.toISOString(),
};
const hold: TokenEntry = {
  ...grant,
  id: 2,
  kind: 'hold',
  tokens: -4,
  plan: null,
  generation: { kind: 'gif', prompt: 'a fox that runs', status: 'finished' },
};
const release: TokenEntry = {
  ...hold,
  id: 4,
  kind: 'release',
  tokens: 1,
  generation: { kind: 'image', prompt: 'an owl', status: 'cancelled' },
  reason: { code: 'cancelled', params: {}, message: "Canceled. You weren't charged." },
};

function open(items: readonly TokenEntry[], recent: RecentTokenUsage = []): FakeApi {
  const api = new FakeApi(ana);
  api.on('GET', TOKEN_ROUTES.usage, () => answer({ items, nextCursor: null }));
  api.on('GET', TOKEN_ROUTES.recentUsage, () => answer({ items: recent }));
  renderPage(<UsagePage gauge={<p>5 left</p>} />, '/usage');
  return api;
}

const rowWith = async (text: string) =>
  within((await screen.findByText(text)).closest('tr') ?? document.body);

it('says what used tokens, which came back and why, and what is left', async () => {
  open([release, hold, grant]);
  expect(await screen.findByText('5 left')).toBeVisible();
  expect((await rowWith('a fox that runs')).getByText('GIF')).toBeVisible();
  expect((await rowWith('a fox that runs')).getByText('-4')).toBeVisible();
  const back = await rowWith('an owl');
  expect(back.getByText('Given back · Image')).toBeVisible();
  expect(back.getByText("Canceled. You weren't charged.")).toBeVisible();
  expect(back.getByText('+1')).toBeVisible();
  expect((await rowWith('Weekly tokens from Starter')).getByText('+5')).toBeVisible();
});

it('says which tokens operators gave, and why', async () => {
  open([{ ...grant, kind: 'credit', tokens: 30, plan: null, note: 'For the broken export.' }]);
  const row = await rowWith('Extra tokens from the operators');
  expect(row.getByText('For the broken export.')).toBeVisible();
  expect(row.getByText('+30')).toBeVisible();
});

it('marks what is still being made, and what came back too late', async () => {
  const running = { ...hold, generation: { ...hold.generation!, status: 'running' as const } };
  open([{ ...release, tokens: 0 }, running]);
  expect((await rowWith('a fox that runs')).getByText('In progress')).toBeVisible();
  expect((await rowWith('an owl')).getByText(/Its week is over/)).toBeVisible();
});

it('sums the days up in the chart and in the table', async () => {
  open([hold, grant], [{ startsAt: now.toISOString(), tokens: 4 }]);
  const chart = within(await screen.findByRole('figure'));
  expect(chart.getByText(/4 in total, at most 4 on/)).toBeInTheDocument();
  expect(chart.getAllByText(/: 0$/)).toHaveLength(29);
  const day = screen.getByRole('rowheader');
  expect(within(day).getByText('4 used')).toBeVisible();
});

it('shows more on request, and says when that fails', async () => {
  const api = open([]);
  api.on('GET', TOKEN_ROUTES.usage, () => answer({ items: [hold], nextCursor: '2' }));
  const next = `${TOKEN_ROUTES.usage}?cursor=2`;
  api.on('GET', next, () => refusal('internal'));
  fireEvent.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(await screen.findByRole('alert')).toHaveTextContent("Couldn't load more.");
  api.on('GET', next, () => answer({ items: [grant], nextCursor: null }));
  fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(await screen.findByText('Weekly tokens from Starter')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

it('offers to create something when there is nothing yet', async () => {
  open([]);
  expect(await screen.findByRole('link', { name: 'Create something' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Download CSV' })).toBeNull();
});

it('tries again when the list cannot be loaded', async () => {
  const api = open([]);
  api.on('GET', TOKEN_ROUTES.usage, () => refusal('internal'));
  expect(await screen.findByRole('alert')).toHaveTextContent("We couldn't load your usage.");
  api.on('GET', TOKEN_ROUTES.usage, () => answer({ items: [grant], nextCursor: null }));
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Weekly tokens from Starter')).toBeVisible();
});

it('saves the CSV file under the name that the server gives it', async () => {
  const api = open([grant]);
  const saved: string[] = [];
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:csv');
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  api.on(
    'GET',
    TOKEN_ROUTES.usageCsv,
    () =>
      new Response('time\r\n', {
        headers: { 'content-disposition': 'attachment; filename="tokens.csv"' },
      }),
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Download CSV' }));
  expect(await screen.findByText('Download started.')).toBeInTheDocument();
  expect(saved).toEqual(['tokens.csv']);
});

it('asks a visitor to log in', async () => {
  const api = new FakeApi();
  renderPage(<UsagePage gauge={null} />, '/usage');
  expect(await screen.findByRole('link', { name: 'Log In' })).toBeVisible();
  expect(api.callsTo(TOKEN_ROUTES.usage)).toEqual([]);
});

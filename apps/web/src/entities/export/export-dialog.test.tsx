import { ReadableStream } from 'node:stream/web';
import { type Export, EXPORT_ROUTES, pathTo, type PreflightResult } from '@loopwright/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { AuthProvider } from '../../lib/auth.tsx';
import { ana, answer, FakeApi, refusal } from '../../testing/fake-api.ts';
import { creation } from '../../testing/generation.ts';
import { ExportButton } from './export-button.tsx';
import { sourceOfCreation } from './export-source.ts';
import { UpscaleButton } from './upscale-button.tsx';

const target = {
  id: 'discord-emoji',
  platform: 'Discord',
  label: 'Emoji',
  formats: ['webp', 'gif'],
  limits: { size: '128 × 128', maxBytes: 256_000 },
  checkedOn: '2026-11-22',
  source: 'Discord',
  confidence: 'high',
} as const;
const result = {
  target: target.id,
  result: 'fixable',
  format: 'webp',
  changes: [{ kind: 'resized', from: '480 × 480', to: '128 × 128' }],
  reason: null,
  estimatedBytes: 90_000,
  video: null,
} as const;
const queued: Export = {
  id: 'export-1',
  creationId: creation.id,
  documentId: null,
  savedCreationId: null,
  target: target.id,
  format: null,
  status: 'queued',
  stage: 'waiting',
  fraction: 0,
  file: null,
  changes: [],
  checks: [],
  error: null,
  createdAt: '2026-11-18T12:00:00.000Z',
  expiresAt: null,
};
const finished: Export = {
  ...queued,
  status: 'finished',
  format: 'webp',
  fraction: 1,
  changes: [...result.changes],
  file: {
    url: '/api/exports/export-1/file',
    name: 'loopwright-1-discord-emoji.webp',
    mimeType: 'image/webp',
    sizeBytes: 90_000,
    flashes: 5,
    width: 128,
    height: 128,
    frames: 48,
    durationMs: 3000,
    fps: 16,
  },
};

const path = pathTo(EXPORT_ROUTES.ofCreation, { id: creation.id });

/**
 * @param ids of the places that are offered
 * @param changes of what the preflight says about each
 */
function openDialog(
  ids: readonly string[] = [target.id],
  changes: Partial<PreflightResult> = {},
  button = <ExportButton source={sourceOfCreation(creation)} label="Export" />,
): FakeApi {
  const api = new FakeApi(ana);
  const formats = [
    { format: 'png', madeOn: 'server' },
    { format: 'webp', madeOn: 'server' },
  ];
  const targets = ids.map((id) => Object.assign({}, target, { id, label: id }));
  api.on('GET', EXPORT_ROUTES.targets, () =>
    answer({ targets: ids.length === 1 ? [target] : targets, formats }),
  );
  const results = ids.map((id) => Object.assign({}, result, { target: id }, changes));
  api.on('POST', pathTo(EXPORT_ROUTES.preflight, { id: creation.id }), () =>
    answer({ canOmitBackdrop: true, results }),
  );
  render(
    <QueryClientProvider client={new QueryClient()}>
      <AuthProvider>{button}</AuthProvider>
    </QueryClientProvider>,
  );
  fireEvent.click(screen.getByRole('button'));
  return api;
}

it('lists places with what would be changed, and makes a file for one', async () => {
  const api = openDialog();
  api.on('POST', path, () => answer({ export: queued }, 202));
  api.on('GET', path, () => answer({ exports: [finished] }));
  expect(await screen.findByText('WebP · 128 × 128 · ≤ 256 kB')).toBeVisible();
  expect(screen.getByText('128 × 128 px')).toBeVisible();
  expect(screen.getByText('Fits after changes')).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Export for Discord Emoji' }));
  const link = await screen.findByRole('link', { name: 'Download for Discord Emoji' });
  expect(link).toHaveAttribute('href', finished.file?.url);
  expect(screen.getByRole('note')).toHaveTextContent('Flashes up to 5 times a second.');
  expect(link).toHaveAttribute('download', 'loopwright-1-discord-emoji.webp');
  expect(askedOf(api)).toEqual([{ target: 'discord-emoji' }]);
});

it('offers to make a video in the browser when the server has failed', async () => {
  const video = {
    width: 128,
    height: 128,
    timesMs: [50, 150],
    delaysMs: [100, 100],
    rounds: 1,
    maxBytes: null,
  };
  const api = openDialog([target.id], { format: 'mp4', video });
  const error = { code: 'exportEncoderFailed', params: {}, message: 'The server failed.' };
  const failed: Export = { ...queued, status: 'failed', error };
  api.on('POST', path, () => answer({ export: queued }, 202));
  api.on('GET', path, () => answer({ exports: [failed] }));
  fireEvent.click(await screen.findByRole('button', { name: 'Export for Discord Emoji' }));
  const offer = await screen.findByRole('button', { name: 'Make it in this browser' });
  expect(screen.getByRole('alert')).toHaveTextContent('The server failed.');
  expect(screen.queryByText('Made in your browser')).toBeNull();
  // The frames come from the server, in the planned size.
  fireEvent.click(offer);
  await waitFor(() =>
    expect(askedOf(api).at(-1)).toEqual({
      format: 'webp',
      quality: 95,
      width: 128,
      height: 128,
      background: '#ffffff',
    }),
  );
});

it('asks again when the backdrop is left out, and sends it with the request', async () => {
  const api = openDialog();
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Without backdrop' }));
  const preflight = pathTo(EXPORT_ROUTES.preflight, { id: creation.id });
  await waitFor(() => expect(api.callsTo(preflight)).toHaveLength(2));
  expect(api.callsTo(preflight)[1]?.body).toMatchObject({ withoutBackdrop: true });
  fireEvent.click(screen.getByRole('checkbox', { name: 'White outline' }));
  api.on('POST', path, () => refusal('backdropUnavailable'));
  fireEvent.click(await screen.findByRole('button', { name: 'Export for Discord Emoji' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('cannot be exported without');
  expect(api.callsTo(path)[0]?.body).toMatchObject({ withoutBackdrop: true, outline: true });
});

/** The exports that the server was asked for. */
const askedOf = (api: FakeApi) =>
  api
    .callsTo(path)
    .filter(({ method }) => method === 'POST')
    .map(({ body }) => body);

/** A server that makes every file at once. */
function makeAtOnce(api: FakeApi): void {
  const made: Export[] = [];
  api.on('POST', path, ({ body }) => {
    const id = `export-${made.length + 1}`;
    const { target: place = null } = body as { target?: string };
    const file = finished.file && {
      ...finished.file,
      url: `/api/exports/${id}/file`,
      name: `loopwright-1-${place ?? 'webp'}.webp`,
    };
    const one = { ...finished, id, target: place, file };
    made.push(one);
    api.on('GET', `/api/exports/${id}/file`, () => new Response(`the bytes of ${id}`));
    return answer({ export: one }, 202);
  });
  api.on('GET', path, () => answer({ exports: made }));
}

it('makes files for several places, puts them into a ZIP and remembers the choice', async () => {
  const api = openDialog(['one', 'two', 'three']);
  makeAtOnce(api);
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Select Discord one' }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select Discord three' }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Fill the frame (crop)' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Export 2 files' }));
  expect(await screen.findAllByRole('link', { name: /^Download for Discord/ })).toHaveLength(2);
  expect(askedOf(api)).toEqual([
    { target: 'one', fit: 'crop' },
    { target: 'three', fit: 'crop' },
  ]);

  // Browsers have it, jsdom does not.
  vi.stubGlobal('ReadableStream', ReadableStream);
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const zips: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    zips.push(blob as Blob);
    return 'blob:http://localhost/zip';
  });
  fireEvent.click(screen.getByRole('button', { name: '2 files as ZIP' }));
  await waitFor(() => expect(saved).toHaveBeenCalledOnce());
  const text = await zips[0]!.text();
  expect(text.startsWith('PK')).toBe(true);
  for (const part of ['loopwright-1-one.webp', 'the bytes of export-2']) {
    expect(text).toContain(part);
  }

  cleanup();
  openDialog(['one', 'two', 'three']);
  expect(await screen.findByRole('checkbox', { name: 'Select Discord three' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Select Discord two' })).not.toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Fill the frame (crop)' })).toBeChecked();
});

it('makes a file by own settings, and only sends those that were given', async () => {
  const api = openDialog();
  makeAtOnce(api);
  const format = await screen.findByRole('combobox', { name: 'Format' });
  fireEvent.change(format, { target: { value: 'webp' } });
  fireEvent.change(screen.getByRole('spinbutton', { name: 'Quality (1–100)' }), {
    target: { value: '60' },
  });
  fireEvent.change(screen.getByRole('spinbutton', { name: 'Size limit (kB)' }), {
    target: { value: '500' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Export for WebP' }));
  expect(await screen.findByRole('link', { name: 'Download for WebP' })).toBeVisible();
  expect(askedOf(api)).toEqual([{ format: 'webp', quality: 60, maxBytes: 500_000 }]);
});

it('opens at twice the size of an image to upscale it, and keeps the last choice', async () => {
  const scrollIntoView = vi.fn<() => void>();
  Element.prototype.scrollIntoView = scrollIntoView;
  localStorage.setItem('export-choice', '{"targets":["discord-emoji"]}');
  const image = { ...creation, kind: 'image', width: 1024, height: 768 } as const;
  const api = openDialog([target.id], {}, <UpscaleButton creation={image} label="Upscale" />);
  api.on('POST', path, () => answer({ export: queued }, 202));
  expect(await screen.findByLabelText('Width (px)')).toHaveValue(2048);
  expect(screen.getByLabelText('Height (px)')).toHaveValue(1536);
  expect(scrollIntoView).toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Export for PNG' }));
  await waitFor(() => expect(askedOf(api)).toEqual([{ format: 'png', width: 2048, height: 1536 }]));
  expect(localStorage.getItem('export-choice')).toBe('{"targets":["discord-emoji"]}');
});

it('can be dragged to where the file goes', async () => {
  const api = openDialog();
  makeAtOnce(api);
  fireEvent.click(await screen.findByRole('button', { name: 'Export for Discord Emoji' }));
  const link = await screen.findByRole('link', { name: 'Download for Discord Emoji' });
  const setData = vi.fn<DataTransfer['setData']>();
  fireEvent.dragStart(link, { dataTransfer: { setData } });
  expect(setData).toHaveBeenCalledWith(
    'DownloadURL',
    `image/webp:loopwright-1-discord-emoji.webp:${location.origin}/api/exports/export-1/file`,
  );
});

it('hides the places that it does not fit behind their number', async () => {
  const api = openDialog();
  api.on('POST', pathTo(EXPORT_ROUTES.preflight, { id: creation.id }), () =>
    answer({
      canOmitBackdrop: false,
      results: [{ ...result, result: 'fail', reason: 'tooLong', changes: [], format: null }],
    }),
  );
  expect(await screen.findByText('1 place it does not fit')).toBeVisible();
  expect(screen.getByText('The loop is too long')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Export for Discord/ })).toBeNull();
});

import { type Export, EXPORT_ROUTES, pathTo } from '@loopwright/contract';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ServerState } from '../../lib/server-state.tsx';
import { ana, answer, FakeApi, refusal } from '../../testing/fake-api.ts';
import { creation } from '../../testing/generation.ts';
import { ExportButton } from './export-button.tsx';

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
} as const;
const queued: Export = {
  id: 'export-1',
  creationId: creation.id,
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
    width: 128,
    height: 128,
    frames: 48,
    durationMs: 3000,
    fps: 16,
  },
};

function openDialog(): FakeApi {
  const api = new FakeApi(ana);
  const formats = [{ format: 'gif', madeOn: 'server' }];
  api.on('GET', EXPORT_ROUTES.targets, () => answer({ targets: [target], formats }));
  api.on('POST', pathTo(EXPORT_ROUTES.preflight, { id: creation.id }), () =>
    answer({ canOmitBackdrop: true, results: [result] }),
  );
  render(
    <ServerState>
      <ExportButton creation={creation} label="Export" />
    </ServerState>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Export' }));
  return api;
}

it('lists places with what would be changed, and makes a file for one', async () => {
  const api = openDialog();
  const path = pathTo(EXPORT_ROUTES.ofCreation, { id: creation.id });
  api.on('POST', path, () => answer({ export: queued }, 202));
  api.on('GET', pathTo(EXPORT_ROUTES.export, { id: queued.id }), () =>
    answer({ export: finished }),
  );
  expect(await screen.findByText('WebP · 128 × 128 · ≤ 256 kB')).toBeVisible();
  expect(screen.getByText('128 × 128 px')).toBeVisible();
  expect(screen.getByText('Fits after changes')).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Export for Discord Emoji' }));
  const link = await screen.findByRole('link', { name: 'Download for Discord Emoji' });
  expect(link).toHaveAttribute('href', finished.file?.url);
  expect(link).toHaveAttribute('download', 'loopwright-1-discord-emoji.webp');
  expect(api.callsTo(path).map(({ body }) => body)).toEqual([{ target: 'discord-emoji' }]);
});

it('asks again when the backdrop is left out, and sends it with the request', async () => {
  const api = openDialog();
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Without backdrop' }));
  const preflight = pathTo(EXPORT_ROUTES.preflight, { id: creation.id });
  await waitFor(() => expect(api.callsTo(preflight)).toHaveLength(2));
  expect(api.callsTo(preflight)[1]?.body).toMatchObject({ withoutBackdrop: true });
  fireEvent.click(screen.getByRole('checkbox', { name: 'White outline' }));
  const path = pathTo(EXPORT_ROUTES.ofCreation, { id: creation.id });
  api.on('POST', path, () => refusal('backdropUnavailable'));
  fireEvent.click(await screen.findByRole('button', { name: 'Export for Discord Emoji' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('cannot be exported without');
  expect(api.callsTo(path)[0]?.body).toMatchObject({ withoutBackdrop: true, outline: true });
});

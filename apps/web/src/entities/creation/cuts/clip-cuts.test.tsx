import { type Creation, pathTo, ROUTES } from '@loopwright/contract';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { ana, answer, FakeApi, refusal } from '../../../testing/fake-api.ts';
import { FakeEventSource } from '../../../testing/fake-event-source.ts';
import { creation, generation } from '../../../testing/generation.ts';
import { ClipCuts } from './clip-cuts.tsx';

const plain = {
  startSeconds: 0.5,
  durationMs: 2500,
  way: 'plain',
  score: 0.9,
  loopPointScore: 1,
} as const;
const cutLoop: Creation = {
  ...creation,
  seam: 1.044,
  clip: {
    cuts: [plain, { ...plain, durationMs: 1900, way: 'fade', score: 0.7 }],
    chosen: 0,
    isKept: true,
  },
};
const path = pathTo(ROUTES.creationCuts, { id: cutLoop.id });
const recut = (chosen: 1 | 'boomerang'): Creation => ({
  ...cutLoop,
  id: `creation-${chosen}`,
  clip: cutLoop.clip && { ...cutLoop.clip, chosen },
});

function Shown({ loop }: { readonly loop: Creation }) {
  const [shown, setShown] = useState(loop);
  return <ClipCuts creation={shown} onMade={setShown} />;
}

const button = (name: RegExp): HTMLElement => screen.getByRole('button', { name });
const chosen = (): readonly (string | null)[] =>
  screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent);

describe('the cuts of a clip', () => {
  it('are offered with length, way and score, and the seam is told', async () => {
    render(<Shown loop={cutLoop} />);
    await screen.findByRole('region', { name: 'Loop point' });
    expect(screen.getByText('Smooth loop (1.04×).')).toBeVisible();
    expect(chosen()).toEqual(['2.5 sClean cut · 90%From second 0.5 of the clip.']);
    expect(button(/1\.9 s.*Crossfade · 70%/)).toHaveAttribute('aria-pressed', 'false');
    expect(button(/Boomerang/)).toBeEnabled();
    expect(screen.getByText(/New cuts are free/)).toBeVisible();
  });

  it('are made one at a time, and the loop that comes takes the place', async () => {
    const api = new FakeApi(ana);
    api.on('POST', path, () => answer({ generation: { ...generation, fraction: 0 } }, 202));
    render(<Shown loop={cutLoop} />);
    fireEvent.click(await screen.findByRole('button', { name: /Boomerang/ }));
    await waitFor(() => expect(FakeEventSource.open).toHaveLength(1));
    fireEvent.click(button(/Crossfade/));
    expect(api.callsTo(path).map(({ body }) => body)).toEqual([{ cut: 'boomerang' }]);
    expect(api.callsTo(path)[0]?.headers.get('Idempotency-Key')).toMatch(/.{16}/);

    const [stream] = FakeEventSource.open;
    stream?.send({ ...generation, fraction: 0.45 });
    expect(await screen.findByText('Cutting · 45%')).toBeVisible();
    const made = recut('boomerang');
    stream?.send({ ...generation, status: 'finished', fraction: 1, creation: made });
    expect(await screen.findByText('New cut ready.')).toBeVisible();
    expect(chosen()[0]).toContain('Boomerang');

    // Made long ago: it is there at once.
    const again = pathTo(ROUTES.creationCuts, { id: made.id });
    const old = { ...generation, status: 'finished', creation: recut(1) } as const;
    api.on('POST', again, () => answer({ generation: old }, 202));
    fireEvent.click(button(/Crossfade/));
    await waitFor(() => expect(chosen()[0]).toContain('Crossfade'));
  });

  it('can be cancelled, and say why they are not made', async () => {
    const api = new FakeApi(ana);
    api.on('POST', path, () => answer({ generation }, 202));
    api.on('DELETE', pathTo(ROUTES.generation, { id: generation.id }), () =>
      answer({ generation }),
    );
    render(<Shown loop={cutLoop} />);
    fireEvent.click(await screen.findByRole('button', { name: /Crossfade/ }));
    await waitFor(() => expect(button(/Cancel/)).toBeEnabled());
    fireEvent.click(button(/Cancel/));
    FakeEventSource.open[0]?.send({ ...generation, status: 'cancelled' });
    await waitFor(() => expect(screen.queryByText(/Cutting/)).not.toBeInTheDocument());
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();

    api.on('POST', path, () => refusal('clipGone', 'The clip is gone.'));
    fireEvent.click(button(/Crossfade/));
    expect(await screen.findByRole('alert')).toHaveTextContent('The clip is gone.');
    expect(chosen()[0]).toContain('Clean cut');
  });

  it('are no choice any more when the clip is gone, and nothing where there was none', async () => {
    const gone = cutLoop.clip && { ...cutLoop.clip, isKept: false };
    render(<Shown loop={{ ...cutLoop, seam: 1.3, clip: gone }} />);
    expect(await screen.findByText(/no longer keep/)).toBeVisible();
    expect(screen.getByText(/^Slight jump/)).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    const { container } = render(<Shown loop={creation} />);
    expect(container).toBeEmptyDOMElement();
  });
});

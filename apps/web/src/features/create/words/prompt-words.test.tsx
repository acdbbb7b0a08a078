import { ROUTES, type User } from '@loopwright/contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { configuration } from '../../../testing/configuration.ts';
import { ana, answer, FakeApi } from '../../../testing/fake-api.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { CreatePage } from '../create-page.tsx';
import type { WordsReport, WordsRequest } from './open-words-reader.ts';

const LONG_TIMEOUT = { timeout: 30_000 };

/** Stands in for the worker: knows foxes. */
class FakeWorker extends EventTarget {
  static readonly asked: string[] = [];

  postMessage({ prompt }: WordsRequest): void {
    FakeWorker.asked.push(prompt);
    const notDrawn = prompt.split(/\W+/).filter((word) => word.startsWith('zyq'));
    const drawn = prompt.includes('fox') ? ['fox', 'night'] : [];
    const standIns = prompt.includes('corgi') ? [{ word: 'corgi', as: 'dog' }] : [];
    const data: WordsReport = { prompt, words: { drawn, standIns, notDrawn } };
    queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data })));
  }

  terminate(): void {
    FakeWorker.asked.push('ended');
  }
}

const offer = (id: string) => ({
  id,
  label: id,
  plans: ['free', 'basic', 'premium'],
  capabilities: {
    reference: true,
    seed: true,
    negativePrompt: false,
    aspects: ['1:1'],
    firstFrame: false,
    lastFrame: false,
    nativeLoop: false,
    cancel: false,
  },
});
const basic: User = { ...ana, subscription: 'basic', tokensRemaining: 20 };

async function open(models: readonly string[]): Promise<void> {
  const api = new FakeApi(basic);
  api.on('GET', ROUTES.configuration, () =>
    answer({ ...configuration, models: { image: models.map(offer), gif: [] } }),
  );
  renderPage(<CreatePage />, '/create');
  await screen.findByLabelText('Prompt');
}
const write = (prompt: string): void => {
  fireEvent.change(screen.getByLabelText('Prompt'), { target: { value: prompt } });
};

describe('the words under the prompt', () => {
  beforeEach(() => {
    FakeWorker.asked.length = 0;
    vi.stubGlobal('Worker', FakeWorker);
  });

  it('are told apart once typing rests, with those of the style, and go with the prompt', async () => {
    await open(['illustrator']);
    write('a f');
    write('a fox and a corgi doing zyqx');
    expect(await screen.findByText('Draws: fox, night', {}, LONG_TIMEOUT)).toBeInTheDocument();
    expect(screen.getByText('Drawn as something similar: corgi → dog')).toBeInTheDocument();
    expect(screen.getByText('Not drawn: zyqx')).toBeInTheDocument();
    expect(FakeWorker.asked).toEqual(['a fox and a corgi doing zyqx']);
    fireEvent.click(screen.getByRole('radio', { name: 'Neon', hidden: true }));
    await waitFor(
      () => expect(FakeWorker.asked.at(-1)).toBe('a fox and a corgi doing zyqx, glowing neon'),
      LONG_TIMEOUT,
    );
    write(' ');
    expect(screen.queryByText(/Draws:/)).not.toBeInTheDocument();
  });

  it('are read for the built-in engine alone', async () => {
    await open(['elsewhere', 'illustrator']);
    write('a fox doing zyqx');
    fireEvent.click(await screen.findByRole('radio', { name: 'illustrator', hidden: true }));
    await screen.findByText('Not drawn: zyqx', {}, LONG_TIMEOUT);
    fireEvent.click(screen.getByRole('radio', { name: 'elsewhere', hidden: true }));
    await waitFor(() => expect(FakeWorker.asked.at(-1)).toBe('ended'), LONG_TIMEOUT);
    expect(screen.queryByText(/Not drawn/)).not.toBeInTheDocument();
  });
});

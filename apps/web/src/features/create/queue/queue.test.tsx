import {
  type Generation,
  type MessageCode,
  pathTo,
  ROUTES,
  SERVER_MESSAGES,
  type User,
} from '@loopwright/contract';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { forgetUser } from '../../../lib/forget-user.ts';
import {
  ana,
  answer,
  FakeApi,
  pending,
  type RecordedCall,
  refusal,
} from '../../../testing/fake-api.ts';
import { creation, generation } from '../../../testing/generation.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { CreatePage } from '../create-page.tsx';
import { QUEUE_LIMIT } from './queue-state.ts';

const TOKENS = 30;
const LONG_TIMEOUT = { timeout: 30_000 };

const promptOf = (body: unknown): string => (body as FormData).get('prompt') as string;

/** Stands in for the server's queue: takes requests and holds their tokens; the test ends them. */
class FakeQueue {
  readonly api: FakeApi;
  readonly generations: Generation[] = [];
  tokens = TOKENS;

  constructor(subscription: User['subscription'] = 'basic') {
    this.api = new FakeApi(ana);
    this.api.on('GET', ROUTES.me, () =>
      answer({ user: { ...ana, subscription, tokensRemaining: this.tokens } }),
    );
    this.api.on('GET', ROUTES.activeGenerations, () =>
      answer({ generations: this.generations.filter(({ status }) => isActive(status)) }),
    );
    this.api.on('POST', ROUTES.generateImage, (call) => this.take(call));
  }

  get sent(): readonly string[] {
    return this.api.callsTo(ROUTES.generateImage).map(({ body }) => promptOf(body));
  }

  change(prompt: string, change: Partial<Generation>): void {
    const index = this.generations.findIndex((one) => one.prompt === prompt);
    Object.assign(this.generations[index] ?? {}, change);
  }

  add(prompt: string, requestKey: string): void {
    const id = `generation-${this.generations.length}`;
    const queuePosition = this.generations.length;
    const own: Generation = {
      ...generation,
      id,
      prompt,
      requestKey,
      kind: 'image',
      status: 'queued',
      stage: 'waiting',
      fraction: 0,
      queuePosition,
    };
    this.generations.push(own);
    this.tokens -= 1;
    const path = pathTo(ROUTES.generation, { id });
    this.api.on('GET', path, () => answer({ generation: own }));
    this.api.on('DELETE', path, () => {
      this.change(prompt, { status: 'cancelled' });
      return answer({ generation: own });
    });
  }

  take({ body, headers }: RecordedCall): Promise<Response> {
    this.add(promptOf(body), headers.get('Idempotency-Key') ?? '');
    return pending().response;
  }
}

const isActive = (status: Generation['status']): boolean =>
  status === 'queued' || status === 'running';

const write = (prompt: string): void => {
  fireEvent.change(screen.getByLabelText('Prompt'), { target: { value: prompt } });
};
const press = (name: string): void => {
  fireEvent.click(screen.getByRole('button', { name }));
};
const enqueue = (prompt: string): void => {
  write(prompt);
  press('Add to queue');
};
const queueList = (): Promise<HTMLElement> =>
  screen.findByRole('region', { name: 'Queue' }, LONG_TIMEOUT);
const entryOf = async (prompt: string): Promise<HTMLElement> =>
  (await within(await queueList()).findByText(prompt, {}, LONG_TIMEOUT)).closest(
    'li',
  ) as HTMLElement;

describe('the queue of the create screen', () => {
  let server: FakeQueue;
  beforeEach(() => {
    server = new FakeQueue();
  });

  async function openAndGenerate(): Promise<void> {
    renderPage(<CreatePage />, '/create');
    await screen.findByLabelText('Prompt');
    expect(screen.queryByRole('button', { name: 'Add to queue' })).not.toBeInTheDocument();
    write('on the stage');
    press('Generate Image');
    await screen.findByText(/in the queue/, {}, LONG_TIMEOUT);
    await screen.findByRole('button', { name: 'Add to queue' }, LONG_TIMEOUT);
  }

  it('takes other prompts while one is made, and the button stays off', async () => {
    await openAndGenerate();
    enqueue('a fox');
    enqueue('a whale');
    expect(await entryOf('a whale')).toBeInTheDocument();
    await waitFor(
      () => expect(server.sent).toEqual(['on the stage', 'a fox', 'a whale']),
      LONG_TIMEOUT,
    );
    expect(screen.getByRole('button', { name: 'Painting pixels …' })).toBeDisabled();
    server.change('a fox', { status: 'running', stage: 'drawing', fraction: 0.4 });
    const bar = within(await queueList()).getByRole('progressbar', { name: 'Progress: a fox' });
    await waitFor(() => expect(bar).toHaveAttribute('value', '40'), LONG_TIMEOUT);
    expect(within(await entryOf('a whale')).getByText('2 ahead in the queue')).toBeInTheDocument();
  });

  it('shows the tokens that are left when those of what waits are held', async () => {
    await openAndGenerate();
    enqueue('a fox');
    expect(await screen.findByText(`TOKENS: ${TOKENS - 2}`, {}, LONG_TIMEOUT)).toBeInTheDocument();
  });

  it('finishes nineteen of twenty when the last fails, and tries that again', async () => {
    await openAndGenerate();
    const prompts = Array.from({ length: QUEUE_LIMIT }, (_, index) => `picture ${index + 1}`);
    for (const prompt of prompts) enqueue(prompt);
    expect(screen.getByRole('button', { name: 'Add to queue' })).toBeDisabled();
    expect(screen.getByText('The queue is full. Add more when some are done.')).toBeInTheDocument();
    await waitFor(() => expect(server.sent.slice(1)).toEqual(prompts), LONG_TIMEOUT);
    expect(within(await queueList()).getByText('20 of 20')).toBeInTheDocument();

    const last = prompts.at(-1) ?? '';
    await within(await entryOf(last)).findByText('20 ahead in the queue', {}, LONG_TIMEOUT);
    for (const prompt of prompts.slice(0, -1)) {
      server.change(prompt, { status: 'finished', creation: { ...creation, id: prompt, prompt } });
    }
    const code: MessageCode = 'generationFailed';
    const error = { code, message: SERVER_MESSAGES[code], params: {} };
    server.change(last, { status: 'failed', error });
    const failed = await entryOf(last);
    await within(failed).findByText(SERVER_MESSAGES[code], {}, LONG_TIMEOUT);
    expect(within(await queueList()).getAllByRole('listitem')).toHaveLength(1);
    expect(screen.getByText(`Failed: ${last}`)).toBeInTheDocument();
    expect(within(await queueList()).getByText('0 of 20')).toBeInTheDocument();

    press(`Try again: ${last}`);
    await waitFor(() => expect(server.sent).toHaveLength(QUEUE_LIMIT + 2), LONG_TIMEOUT);
    expect(server.sent.at(-1)).toBe(last);
    const keys = server.generations.map(({ requestKey }) => requestKey);
    expect(new Set(keys).size).toBe(QUEUE_LIMIT + 2);
  });

  it('cancels one and leaves the others', async () => {
    await openAndGenerate();
    enqueue('a fox');
    enqueue('a whale');
    await waitFor(() => expect(server.sent).toHaveLength(3), LONG_TIMEOUT);
    press('Cancel: a fox');
    await waitFor(() => expect(screen.queryByText('a fox')).not.toBeInTheDocument(), LONG_TIMEOUT);
    expect(server.generations.map(({ status }) => status)).toEqual([
      'queued',
      'cancelled',
      'queued',
    ]);
    expect(await entryOf('a whale')).toBeInTheDocument();
  });

  it('keeps what the server refuses with its reason, and sends what comes after it', async () => {
    await openAndGenerate();
    const take = pending();
    server.api.on('POST', ROUTES.generateImage, () => take.response);
    enqueue('zyqx');
    enqueue('a whale');
    await waitFor(() => expect(server.sent).toHaveLength(2), LONG_TIMEOUT);
    await act(async () => take.give(refusal('nothingToDraw', undefined, { words: ['zyqx'] })));
    await within(await entryOf('zyqx')).findByText(/couldn't draw “zyqx”/, {}, LONG_TIMEOUT);
    await waitFor(() => expect(server.sent).toHaveLength(3), LONG_TIMEOUT);
    press('Dismiss: zyqx');
    await waitFor(() => expect(screen.queryByText('zyqx')).not.toBeInTheDocument());
  });

  it('sends with the same key again when the connection was lost', async () => {
    await openAndGenerate();
    server.api.on('POST', ROUTES.generateImage, () => Promise.reject(new TypeError('offline')));
    enqueue('a fox');
    await within(await entryOf('a fox')).findByText(
      'Generation failed, try again.',
      {},
      LONG_TIMEOUT,
    );
    press('Try again: a fox');
    await waitFor(() => expect(server.sent).toHaveLength(3), LONG_TIMEOUT);
    const keys = server.api
      .callsTo(ROUTES.generateImage)
      .map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys[2]).toBe(keys[1]);
    expect(keys[1]).not.toBe(keys[0]);
  });

  it('is there again after a reload, without the one on the stage', async () => {
    server.add('first', 'key-first');
    server.add('second', 'key-second');
    server.add('third', 'key-third');
    renderPage(<CreatePage />, '/create');
    const list = await queueList();
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(2));
    expect(within(list).queryByText('first')).not.toBeInTheDocument();
    server.change('third', { status: 'failed', error: null });
    await within(await entryOf('third')).findByText(/Generation failed/, {}, LONG_TIMEOUT);
    expect(within(list).queryByRole('button', { name: /Try again/ })).not.toBeInTheDocument();
  });

  describe('after a reload', () => {
    const keysOf = (prompt: string): readonly (string | null)[] =>
      server.api
        .callsTo(ROUTES.generateImage)
        .filter(({ body }) => promptOf(body) === prompt)
        .map(({ headers }) => headers.get('Idempotency-Key'));

    /** One request that has no answer yet holds up the next one. */
    async function leaveWithTwoUnsent(): Promise<void> {
      await openAndGenerate();
      server.api.on('POST', ROUTES.generateImage, () => pending().response);
      enqueue('a fox');
      enqueue('a whale');
      await waitFor(() => expect(server.sent).toEqual(['on the stage', 'a fox']), LONG_TIMEOUT);
      cleanup();
      server.api.on('POST', ROUTES.generateImage, (call) => server.take(call));
    }

    it('sends what was not sent, with the keys that it had', async () => {
      await leaveWithTwoUnsent();
      renderPage(<CreatePage />, '/create');
      await waitFor(() => expect(keysOf('a whale')).toHaveLength(1), LONG_TIMEOUT);
      expect(await entryOf('a fox')).toBeInTheDocument();
      const [first, again, ...more] = keysOf('a fox');
      expect([again, more]).toEqual([first, []]);
      // The server has both now.
      await within(await entryOf('a whale')).findByText('2 ahead in the queue', {}, LONG_TIMEOUT);
      expect(sessionStorage.getItem('unsent-queue')).toBeNull();
    });

    it('keeps what is added before the server has said what it works on', async () => {
      await leaveWithTwoUnsent();
      server.api.on('GET', ROUTES.activeGenerations, () => pending().response);
      renderPage(<CreatePage />, '/create');
      await screen.findByLabelText('Prompt');
      write('on the stage again');
      press('Generate Image');
      await screen.findByRole('button', { name: 'Add to queue' }, LONG_TIMEOUT);
      enqueue('a heron');
      cleanup();
      server.api.on('GET', ROUTES.activeGenerations, () => answer({ generations: [] }));
      renderPage(<CreatePage />, '/create');
      for (const prompt of ['a fox', 'a whale', 'a heron']) {
        expect(await entryOf(prompt)).toBeInTheDocument();
      }
    });

    it('does not send again what has reached the server', async () => {
      await leaveWithTwoUnsent();
      server.add('a fox', keysOf('a fox')[0] ?? '');
      renderPage(<CreatePage />, '/create');
      await waitFor(() => expect(keysOf('a whale')).toHaveLength(1), LONG_TIMEOUT);
      expect(keysOf('a fox')).toHaveLength(1);
      // It is listed as soon as the server's answer is there.
      await entryOf('a fox');
      expect(within(await queueList()).getAllByText('a fox')).toHaveLength(1);
    });

    it('shows again what the lost connection kept back, and sends it when asked', async () => {
      await openAndGenerate();
      server.api.on('POST', ROUTES.generateImage, () => Promise.reject(new TypeError('offline')));
      enqueue('a fox');
      await within(await entryOf('a fox')).findByText(/Generation failed/, {}, LONG_TIMEOUT);
      cleanup();
      renderPage(<CreatePage />, '/create');
      expect(await entryOf('a fox')).toBeInTheDocument();
      press('Try again: a fox');
      await waitFor(() => expect(keysOf('a fox')).toHaveLength(2), LONG_TIMEOUT);
      expect(new Set(keysOf('a fox')).size).toBe(1);
    });

    it('sends nothing of another user', async () => {
      await leaveWithTwoUnsent();
      server.api.on('GET', ROUTES.me, () =>
        answer({ user: { ...ana, username: 'ben', subscription: 'basic', tokensRemaining: 5 } }),
      );
      renderPage(<CreatePage />, '/create');
      await waitFor(() => expect(sessionStorage).toHaveLength(0), LONG_TIMEOUT);
      expect(server.sent).toEqual(['on the stage', 'a fox']);
    });

    it('has nothing left of a user who has signed out', async () => {
      await leaveWithTwoUnsent();
      expect(sessionStorage).not.toHaveLength(0);
      forgetUser();
      expect(sessionStorage).toHaveLength(0);
    });
  });
});

import { type Generation, pathTo, ROUTES, type User } from '@loopwright/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { configuration } from '../../testing/configuration.ts';
import { ana, answer, FakeApi, pending, refusal } from '../../testing/fake-api.ts';
import { FakeEventSource } from '../../testing/fake-event-source.ts';
import { generation } from '../../testing/generation.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { CreatePage } from './create-page.tsx';

const basic: User = { ...ana, subscription: 'basic', tokensRemaining: 20 };
const picture = { image: { mimeType: 'image/png', base64Data: 'aGVsbG8=' } };
const capabilities = {
  reference: true,
  seed: true,
  negativePrompt: true,
  aspects: ['1:1', '16:9'],
  firstFrame: false,
  lastFrame: false,
  nativeLoop: false,
  cancel: false,
} as const;
const offer = (id: string, changes: Partial<typeof capabilities> | object = {}) => ({
  id,
  label: id,
  plans: ['free', 'basic', 'premium'],
  capabilities: { ...capabilities, ...changes },
});

async function open(user: User, image: readonly object[] = []): Promise<FakeApi> {
  const api = new FakeApi(user);
  const models = { image, gif: [] };
  api.on('GET', ROUTES.configuration, () => answer({ ...configuration, models }));
  renderPage(<CreatePage />, '/create');
  fireEvent.change(await screen.findByLabelText('Prompt'), { target: { value: 'a cat' } });
  return api;
}

const choose = (name: string): void => {
  fireEvent.click(screen.getByRole('radio', { name, hidden: true }));
};
const press = (name: string): void => {
  fireEvent.click(screen.getByRole('button', { name }));
};
const formsOf = (api: FakeApi): readonly FormData[] =>
  api.callsTo(ROUTES.generateImage).map(({ body }) => body as FormData);

describe('advanced prompts', () => {
  it('are shown to the free plan but locked, and no seed is sent', async () => {
    const api = await open(ana);
    api.on('POST', ROUTES.generateImage, () => answer(picture));
    expect(screen.getByRole('radio', { name: 'Watercolor', hidden: true })).toBeDisabled();
    expect(screen.getByRole('radio', { name: '4', hidden: true })).toBeDisabled();
    expect(screen.getByLabelText('Seed')).toBeDisabled();
    expect(screen.getByRole('link', { name: 'See plans', hidden: true })).toHaveAttribute(
      'href',
      '/pricing',
    );
    press('Generate Image');
    await screen.findByAltText('a cat');
    expect([...(formsOf(api)[0]?.keys() ?? [])]).toEqual(['prompt', 'aspect', 'size']);
  });

  it('send the style, the seed and what to leave out', async () => {
    const api = await open(basic, [offer('one')]);
    api.on('POST', ROUTES.generateImage, () => answer(picture));
    choose('Neon');
    fireEvent.change(screen.getByLabelText('Seed'), { target: { value: '41' } });
    const leaveOut = await screen.findByLabelText('Exclude');
    fireEvent.change(leaveOut, { target: { value: ' people ' } });
    press('Generate Image');
    await screen.findByAltText('a cat');
    expect(Object.fromEntries(formsOf(api)[0] ?? [])).toMatchObject({
      style: 'neon',
      seed: '41',
      negativePrompt: 'people',
    });
  });

  it('say when too much is to be left out', async () => {
    await open(basic, [offer('one')]);
    const leaveOut = await screen.findByLabelText('Exclude');
    fireEvent.change(leaveOut, { target: { value: 'x'.repeat(501) } });
    expect(leaveOut).toHaveAccessibleDescription(
      'Negative prompts can have at most 500 characters.',
    );
  });
});

describe('the model', () => {
  it('is chosen where there is a choice, and the form shows what it can do', async () => {
    const blind = { reference: false, seed: false, negativePrompt: false, aspects: ['16:9'] };
    const api = await open(basic, [offer('one'), offer('two', blind)]);
    api.on('POST', ROUTES.generateImage, () => answer(picture));
    await screen.findByRole('radio', { name: 'two', hidden: true });
    expect(screen.getByLabelText('Exclude')).toBeInTheDocument();
    choose('two');
    expect(screen.queryByLabelText('Exclude')).not.toBeInTheDocument();
    expect(screen.queryByLabelText(/Reference image/)).not.toBeInTheDocument();
    expect(screen.queryByLabelText('Seed')).not.toBeInTheDocument();
    expect(screen.queryByRole('radio', { name: '1:1', hidden: true })).not.toBeInTheDocument();
    press('Generate Image');
    await screen.findByAltText('a cat');
    const form = Object.fromEntries(formsOf(api)[0] ?? []);
    expect(form).toMatchObject({ model: 'two', aspect: '16:9' });
    expect(form).not.toHaveProperty('seed');
  });

  it('is no question where there is one', async () => {
    await open(basic, [offer('one')]);
    await screen.findByLabelText('Exclude');
    expect(screen.queryByText('Model')).not.toBeInTheDocument();
  });
});

describe('variations', () => {
  const running = (id: string, requestKey: string, fraction = 0.1): Generation => ({
    ...generation,
    id,
    requestKey,
    fraction,
  });

  const ask = async (count: number): Promise<FakeApi> => {
    const api = await open(basic);
    fireEvent.change(screen.getByLabelText('Seed'), { target: { value: '2147483646' } });
    choose(String(count));
    return api;
  };

  it('are asked for one by one, with a key and a seed each, and their price is shown', async () => {
    const api = await ask(3);
    api.on('POST', ROUTES.generateImage, () => answer(picture));
    expect(screen.getByText('Costs 3 tokens')).toBeInTheDocument();
    press('Generate Image');
    expect((await screen.findAllByText('3 variations ready.')).length).toBeGreaterThan(0);
    expect(formsOf(api).map((form) => form.get('seed'))).toEqual(['2147483646', '2147483647', '0']);
    const keys = api
      .callsTo(ROUTES.generateImage)
      .map(({ headers }) => headers.get('Idempotency-Key')?.split('.'));
    expect(keys.map((key) => key?.[1])).toEqual(['1', '2', '3']);
    expect(new Set(keys.map((key) => key?.[0])).size).toBe(1);
  });

  it('keep what arrived, say what did not and why, and open one after the other', async () => {
    const api = await ask(4);
    let calls = 0;
    api.on('POST', ROUTES.generateImage, () =>
      (calls += 1) === 2
        ? refusal('promptAgainstRules', 'Not that.')
        : answer({ ...picture, text: `${calls}` }),
    );
    press('Generate Image');
    const said = '3 of 4 finished. You were charged for 3.';
    expect((await screen.findAllByText(said)).length).toBeGreaterThan(0);
    expect(screen.getByRole('alert')).toHaveTextContent('Not that.');
    const list = screen.getByRole('list', { name: 'Variations' });
    expect(within(list).getAllByRole('button')).toHaveLength(3);
    expect(screen.getByRole('button', { name: 'Open variation 1' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    expect(screen.getByText('1', { selector: 'figcaption p' })).toBeInTheDocument();
    press('Open variation 3');
    expect(await screen.findByText('4', { selector: 'figcaption p' })).toBeInTheDocument();
  });

  it('show how far each is, and are cancelled together', async () => {
    const api = await ask(2);
    const waiting = [pending(), pending()];
    let calls = 0;
    api.on('POST', ROUTES.generateImage, () => (waiting[calls++] as (typeof waiting)[0]).response);
    press('Generate Image');
    await screen.findByRole('progressbar', { name: 'Variation 2' });
    const keys = api
      .callsTo(ROUTES.generateImage)
      .map(({ headers }) => headers.get('Idempotency-Key'));
    const own = keys.map((requestKey, index) =>
      running(`generation-${index}`, requestKey ?? '', 0.2 + index / 2),
    );
    own.forEach((one, index) => {
      const path = pathTo(ROUTES.generation, { id: one.id });
      api.on('GET', path, () => answer({ generation: one }));
      api.on('DELETE', path, () => {
        waiting[index]?.give(refusal('cancelled'));
        return answer({ generation: one });
      });
    });
    api.on('GET', ROUTES.activeGenerations, () => answer({ generations: own }));
    await waitFor(() =>
      expect(screen.getByRole('progressbar', { name: 'Variation 2' })).toHaveAttribute(
        'value',
        '70',
      ),
    );
    // Streams would use up the six connections that a browser has.
    expect(FakeEventSource.open).toHaveLength(0);
    press('Cancel');
    expect(await screen.findByText("Canceled. You weren't charged.")).toBeInTheDocument();
  });

  it('are not asked for when the tokens are too few', async () => {
    const api = await open({ ...basic, tokensRemaining: 2 });
    choose('4');
    expect(screen.getByText(/You have enough tokens for 2/)).toBeInTheDocument();
    press('Generate Image');
    expect(await screen.findByRole('alert')).toHaveTextContent('You have enough tokens for 2.');
    expect(formsOf(api)).toEqual([]);
  });

  it('are found again after a reload, all of them', async () => {
    const api = new FakeApi(basic);
    const others = ['key.1', 'key.2', 'other.1'].map((key) => running(key, key));
    api.on('GET', ROUTES.activeGenerations, () => answer({ generations: others }));
    renderPage(<CreatePage />, '/create');
    const list = await screen.findByRole('list', { name: 'Variations' });
    expect(within(list).getAllByRole('progressbar')).toHaveLength(2);
  });
});

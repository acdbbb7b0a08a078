import { type EnhanceResponse, ROUTES, SERVER_MESSAGES } from '@loopwright/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { configuration } from '../../../testing/configuration.ts';
import { ana, answer, FakeApi, pending, refusal } from '../../../testing/fake-api.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { CreatePage } from '../create-page.tsx';

const BUTTON = 'Enhance';
const FULLER = 'a fox, soft light, wide shot';
const suggestion: EnhanceResponse = {
  prompt: FULLER,
  source: 'rules',
  isStandIn: false,
  unchanged: null,
};

async function open(response: () => Response | Promise<Response> = () => answer(suggestion)) {
  const api = new FakeApi({ ...ana, subscription: 'basic' });
  api.on('GET', ROUTES.configuration, () => answer({ ...configuration, enhancer: 'model' }));
  api.on('POST', ROUTES.enhancePrompt, response);
  renderPage(<CreatePage />, '/create');
  await screen.findByLabelText('Prompt');
  return api;
}
const own = () => screen.getByLabelText('Prompt');
const write = (prompt: string) => fireEvent.change(own(), { target: { value: prompt } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const ask = async (): Promise<HTMLElement> => {
  write('a fox');
  press(BUTTON);
  return await screen.findByRole('region', { name: 'Suggested prompt' });
};
const fieldOf = (panel: HTMLElement) => within(panel).getByRole('textbox');
const isGone = () =>
  expect(screen.queryByRole('region', { name: 'Suggested prompt' })).not.toBeInTheDocument();
const told = async (words: string | RegExp) => {
  const news = await screen.findByText(words);
  expect(news.tagName).toBe('OUTPUT');
};

describe('a fuller prompt', () => {
  it('is there for members with words to start from', async () => {
    await open();
    const button = screen.getByRole('button', { name: BUTTON });
    expect(button).toBeDisabled();
    write('a fox');
    expect(button).toBeEnabled();
    await waitFor(() =>
      expect(button).toHaveAccessibleDescription(/^A text model reads your prompt/),
    );
  });

  it('is not offered to visitors', async () => {
    const api = new FakeApi(null);
    renderPage(<CreatePage />, '/create');
    await screen.findByLabelText('Prompt');
    expect(screen.queryByRole('button', { name: BUTTON })).not.toBeInTheDocument();
    expect(api.callsTo(ROUTES.enhancePrompt)).toEqual([]);
  });

  it('is asked for once, with what is chosen beside the words, and leaves them alone', async () => {
    const reply = pending();
    const api = await open(() => reply.response);
    fireEvent.click(screen.getByRole('radio', { name: 'Film noir', hidden: true }));
    write('a fox');
    press(BUTTON);
    await told('Enhancing…');
    press(BUTTON);
    reply.give(answer(suggestion));
    const panel = await screen.findByRole('region', { name: 'Suggested prompt' });
    expect(api.callsTo(ROUTES.enhancePrompt).map(({ body }) => body)).toEqual([
      { prompt: 'a fox', kind: 'image', style: 'noir' },
    ]);
    expect(own()).toHaveValue('a fox');
    expect(fieldOf(panel)).toHaveValue(FULLER);
    expect(fieldOf(panel)).toHaveAccessibleDescription('Added: soft light, wide shot');
    expect(panel.querySelector('mark')).toHaveTextContent('soft light, wide shot');
    await told('There is a suggested prompt below yours.');
  });

  it('can be edited, taken, and taken back', async () => {
    await open();
    const panel = await ask();
    fireEvent.change(fieldOf(panel), { target: { value: 'a fox, hard light' } });
    expect(panel.querySelector('mark')).toHaveTextContent('hard light');
    press('Use this');
    isGone();
    expect(own()).toHaveValue('a fox, hard light');
    expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
    press('Undo');
    expect(own()).toHaveValue('a fox');
    await told('Your prompt is back.');
    expect(screen.getByRole('button', { name: BUTTON })).toHaveFocus();
  });

  it('is no news any more once the words are others', async () => {
    await open();
    await ask();
    press('Use this');
    write('a bear');
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });

  it('is left by Escape, and taken by the keys that make pictures elsewhere', async () => {
    const api = await open();
    fireEvent.keyDown(fieldOf(await ask()), { key: 'Escape' });
    isGone();
    expect(screen.getByRole('button', { name: BUTTON })).toHaveFocus();
    fireEvent.keyDown(fieldOf(await ask()), { key: 'Enter', ctrlKey: true });
    expect(own()).toHaveValue(FULLER);
    expect(api.callsTo(ROUTES.generateImage)).toEqual([]);
  });

  it('cannot be taken when nothing is left of it', async () => {
    await open();
    fireEvent.change(fieldOf(await ask()), { target: { value: '  ' } });
    expect(screen.getByRole('button', { name: 'Use this' })).toBeDisabled();
  });

  it('says who wrote it', async () => {
    await open(() => answer({ ...suggestion, source: 'model' }));
    expect(await ask()).toHaveTextContent('from a text model');
    press('Keep mine');
    isGone();
  });

  it('says when rules stand in for the model', async () => {
    await open(() => answer({ ...suggestion, isStandIn: true }));
    expect(await ask()).toHaveTextContent(/our built-in suggestions/);
  });

  it.each<readonly [EnhanceResponse['unchanged'], RegExp]>([
    ['complete', /^Your prompt has everything/],
    ['unreadable', /^We couldn't find anything to add/],
    ['full', /^There's no room left/],
  ])('says why there is none: %s', async (unchanged, words) => {
    await open(() => answer({ ...suggestion, prompt: 'a fox', unchanged }));
    write('a fox');
    press(BUTTON);
    await told(words);
    expect(own()).toHaveValue('a fox');
    isGone();
  });

  it.each<readonly [string, () => Response, string | RegExp]>([
    [
      'breaks our content rules',
      () => refusal('promptAgainstRules'),
      SERVER_MESSAGES.promptAgainstRules,
    ],
    ['a gateway', () => new Response('<h1>502</h1>', { status: 502 }), /^Couldn't enhance that/],
    [
      'no connection',
      () => {
        throw new TypeError('Failed to fetch');
      },
      /^You seem to be offline/,
    ],
  ])('that does not come leaves the words alone: %s', async (_, response, words) => {
    await open(response);
    write('a fox');
    press(BUTTON);
    await told(words);
    expect(own()).toHaveValue('a fox');
    expect(screen.getByRole('button', { name: BUTTON })).not.toHaveAttribute('aria-disabled');
  });
});

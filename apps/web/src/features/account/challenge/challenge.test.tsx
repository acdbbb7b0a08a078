import { ROUTES } from '@loopwright/contract';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { configuration } from '../../../testing/configuration.ts';
import { ana, answer, FakeApi } from '../../../testing/fake-api.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { SignupPage } from '../signup-page.tsx';
import type { ChallengeApi } from './challenge-script.ts';

const FORM = {
  Username: 'ana',
  Password: 'velvet hedgehog',
  'Full Name': 'Ana',
  'Email Address': 'ana@example.com',
};

function openForm(): FakeApi {
  const api = new FakeApi();
  api.on('GET', ROUTES.configuration, () =>
    answer({ ...configuration, challenge: { provider: 'turnstile', siteKey: 'site-1' } }),
  );
  api.on('POST', ROUTES.register, () => answer({ user: ana }));
  renderPage(<SignupPage />, '/signup');
  for (const [label, value] of Object.entries(FORM)) {
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  }
  return api;
}

const submit = (): void => {
  fireEvent.click(screen.getByRole('button', { name: 'Create Account' }));
};
const outsideScript = (): HTMLScriptElement | null =>
  document.querySelector('script[src*="challenges.cloudflare.com"]');

async function scriptOnItsWay(): Promise<HTMLScriptElement> {
  return waitFor(() => {
    const script = outsideScript();
    if (!script) throw new Error('There is no script yet');
    return script;
  });
}

afterEach(() => Reflect.deleteProperty(window, 'turnstile'));

it('is posed at the press, and its answer goes with the form', async () => {
  const api = openForm();
  expect(outsideScript()).toBeNull();
  submit();
  const script = await scriptOnItsWay();
  expect(screen.getByRole('group')).toHaveFocus();
  const render = vi.fn<ChallengeApi['render']>(() => 'widget-1');
  const remove = vi.fn<ChallengeApi['remove']>();
  Object.assign(window, { turnstile: { render, remove } });
  script.dispatchEvent(new Event('load'));
  await waitFor(() => expect(render).toHaveBeenCalledOnce());
  const options = render.mock.calls[0]?.[1];
  expect(options).toMatchObject({ sitekey: 'site-1', theme: 'light' });
  expect(api.callsTo(ROUTES.register)).toHaveLength(0);
  act(() => options?.callback('answer-1'));
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent(/^\/$/));
  expect(api.callsTo(ROUTES.register)[0]?.body).toMatchObject({
    username: 'ana',
    challenge: 'answer-1',
  });
  expect(remove).toHaveBeenCalledWith('widget-1');
});

it('that cannot be loaded is said, and tried again at the next press', async () => {
  const api = openForm();
  submit();
  const script = await scriptOnItsWay();
  script.dispatchEvent(new Event('error'));
  expect(await screen.findByRole('alert')).toHaveTextContent("didn't load");
  expect(screen.getByRole('button', { name: 'Create Account' })).toBeEnabled();
  expect(screen.queryByRole('group')).toBeNull();
  expect(outsideScript()).toBeNull();
  submit();
  expect(await scriptOnItsWay()).not.toBe(script);
  expect(api.callsTo(ROUTES.register)).toHaveLength(0);
});

import { pathTo, type Share, SHARE_ROUTES, type ShareState } from '@loopwright/contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { toast } from 'sonner';
import { afterEach, expect, it, vi } from 'vitest';
import { ana, answer, FakeApi } from '../../testing/fake-api.ts';
import { creation } from '../../testing/generation.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { share } from '../../testing/share.ts';
import { Toasts } from '../../ui/toasts.tsx';
import { SharingSection } from './sharing-section.tsx';

const PATH = pathTo(SHARE_ROUTES.ofCreation, { id: creation.id });
const PRIVATE: ShareState = {
  share: null,
  isRemoved: false,
  hasOpenMedia: false,
  canPublish: true,
};

afterEach(() => void toast.dismiss());

/** The server keeps what is changed, as ours does. */
function open(first: ShareState): FakeApi {
  const api = new FakeApi(ana);
  let state = first;
  api.on('GET', PATH, () => answer(state));
  api.on('POST', PATH, ({ body }) => {
    state = { ...state, share: { ...(state.share ?? share), ...(body as Partial<Share>) } };
    return answer({ share: state.share });
  });
  api.on('DELETE', PATH, () => {
    state = PRIVATE;
    return new Response(null, { status: 204 });
  });
  renderPage(
    <>
      <SharingSection creation={creation} />
      <Toasts label="Notifications" />
    </>,
    '/my-creations',
  );
  return api;
}

const openSettings = async (text: string | RegExp): Promise<void> => {
  await screen.findByText(text);
  fireEvent.click(screen.getByRole('button', { name: 'Sharing settings' }));
  await screen.findByRole('dialog', { name: 'Sharing' });
};
const PRIVATE_TEXT = 'Private: only you can see it.';
const UNLISTED_TEXT = 'Anyone with the link can see it.';

it('shares a private creation, and says who sees it', async () => {
  const api = open(PRIVATE);
  await openSettings(PRIVATE_TEXT);
  expect(screen.queryByRole('button', { name: 'Stop sharing' })).not.toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Share by link' }));
  const link = await screen.findByRole('textbox', { name: 'Link' });
  expect(link).toHaveValue(`http://localhost/l/${share.slug}`);
  expect(screen.getByText(UNLISTED_TEXT)).toBeInTheDocument();
  expect(api.callsTo(PATH).map(({ method }) => method)).toEqual(['GET', 'POST']);
});

it('changes one thing at a time that the page shows', async () => {
  const api = open({ ...PRIVATE, share });
  await openSettings(UNLISTED_TEXT);
  const prompt = screen.getByRole('switch', { name: 'Show the prompt' });
  expect(prompt).toBeChecked();
  fireEvent.click(prompt);
  await waitFor(() => expect(prompt).not.toBeChecked());
  fireEvent.click(screen.getByRole('switch', { name: 'Show my name' }));
  await waitFor(() => expect(screen.getByRole('switch', { name: 'Show my name' })).toBeChecked());
  const bodies = api.callsTo(PATH).flatMap(({ body }) => body ?? []);
  expect(bodies).toEqual([{ showsPrompt: false }, { showsMaker: true }]);
});

it('copies the link', async () => {
  const writeText = vi.fn<() => Promise<void>>(() => Promise.resolve());
  open({ ...PRIVATE, share });
  await openSettings(UNLISTED_TEXT);
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  fireEvent.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await screen.findByText('Link copied to clipboard!')).toBeInTheDocument();
  expect(writeText).toHaveBeenCalledWith(`http://localhost/l/${share.slug}`);
});

it('stops sharing', async () => {
  open({ ...PRIVATE, share });
  await openSettings(UNLISTED_TEXT);
  fireEvent.click(screen.getByRole('button', { name: 'Stop sharing' }));
  expect(await screen.findByText('It is private again.')).toBeInTheDocument();
  expect(screen.queryByRole('textbox', { name: 'Link' })).not.toBeInTheDocument();
});

it('closes an earlier link to the file of a private creation', async () => {
  const api = open({ ...PRIVATE, hasOpenMedia: true });
  await openSettings('An earlier link to the file still works without an account.');
  fireEvent.click(screen.getByRole('button', { name: 'Stop sharing' }));
  await waitFor(() => expect(api.callsTo(PATH).at(-1)?.method).toBe('DELETE'));
  await waitFor(() => expect(screen.queryByText(/earlier link to the file/)).toBeNull());
});

it('offers nothing for a page that an operator has removed', async () => {
  open({ ...PRIVATE, isRemoved: true });
  await openSettings(/was removed/);
  expect(screen.queryByRole('button', { name: 'Share by link' })).not.toBeInTheDocument();
  expect(screen.queryByRole('switch')).not.toBeInTheDocument();
});

import {
  type Creation,
  DOCUMENT_ROUTES,
  pathTo,
  ROUTES,
  type Share,
  SHARE_ROUTES,
} from '@loopwright/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { toast } from 'sonner';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ana, answer, FakeApi, pending, refusal } from '../../testing/fake-api.ts';
import { creation as loop } from '../../testing/generation.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { share } from '../../testing/share.ts';
import { Toasts } from '../../ui/toasts.tsx';
import { GalleryPage } from './gallery-page.tsx';

const FIRST_PAGE = `${ROUTES.creations}?limit=24`;

const still: Creation = {
  ...loop,
  id: 'creation-2',
  kind: 'image',
  prompt: 'a cat',
  url: '/media/zyxwvutsrqponmlkjihgfe.png',
  seam: null,
  flashes: null,
  words: null,
};

const documentOf = ({ id, width, height, createdAt }: Creation) => ({
  id: 'one',
  name: '',
  version: 1,
  width,
  height,
  frameCount: 48,
  creationId: id,
  createdAt,
  updatedAt: createdAt,
  body: {},
});

const renderGallery = () =>
  renderPage(
    <>
      <GalleryPage />
      <Toasts label="Notifications" />
    </>,
    '/my-creations',
  );

async function open(
  items: readonly Creation[],
  nextCursor: string | null = null,
): Promise<FakeApi> {
  const api = new FakeApi(ana);
  api.on('GET', FIRST_PAGE, () => answer({ items, nextCursor }));
  renderGallery();
  await screen.findByRole('heading', { name: 'My Creations' });
  return api;
}

const press = (name: string): void => {
  fireEvent.click(screen.getByRole('button', { name }));
};

function savedNames(): string[] {
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  return names;
}

// Toasts outlive the page that they were shown on.
afterEach(() => void toast.dismiss());

describe('before there is something to see', () => {
  it('turns visitors away', async () => {
    const api = new FakeApi();
    renderGallery();
    expect(await screen.findByText('Access Denied')).toBeInTheDocument();
    expect(screen.getByText('Log in to view your creations.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Log In' })).toHaveAttribute('href', '/login');
    expect(api.callsTo(FIRST_PAGE)).toHaveLength(0);
  });

  it('says that it is loading, then that there is nothing yet', async () => {
    const api = new FakeApi(ana);
    const list = pending();
    api.on('GET', FIRST_PAGE, () => list.response);
    renderGallery();
    expect(screen.getByText('Loading creations…')).toBeInTheDocument();
    list.give(answer({ items: [], nextCursor: null }));
    expect(
      await screen.findByText('You have no creations yet. Start by generating an image or GIF!'),
    ).toBeInTheDocument();
  });

  it('keeps the pictures that the server wrote into the page until its own are there', async () => {
    const api = new FakeApi(ana);
    const list = pending();
    api.on('GET', FIRST_PAGE, () => list.response);
    renderGallery();
    const filled = document.querySelector('[data-filled]') as HTMLElement;
    filled.innerHTML = '<ul class="first-pictures"><li><img alt="a cat"><p>a cat</p></li></ul>';
    await waitFor(() => expect(api.callsTo(FIRST_PAGE)).toHaveLength(1));
    expect(screen.getByAltText('a cat')).toBe(filled.querySelector('img'));
    list.give(answer({ items: [still], nextCursor: null }));
    await screen.findByRole('heading', { name: 'My Creations' });
    expect(filled).not.toBeInTheDocument();
    expect(screen.getByAltText('a cat')).toBeInTheDocument();
  });

  it('logs a failed load and offers another try', async () => {
    const logged = vi.mocked(console.error).mockImplementation(() => undefined);
    const api = new FakeApi(ana);
    api.on('GET', FIRST_PAGE, () => refusal('internal', 'Oh no.'));
    renderGallery();
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(logged).toHaveBeenCalled();
    api.on('GET', FIRST_PAGE, () => answer({ items: [still], nextCursor: null }));
    fireEvent.click(retry);
    expect(await screen.findByAltText('a cat')).toBeInTheDocument();
  });
});

it('sends a user who was signed out elsewhere to the login page', async () => {
  const api = new FakeApi(ana);
  vi.mocked(console.error).mockImplementation(() => undefined);
  const list = pending();
  api.on('GET', FIRST_PAGE, () => list.response);
  renderGallery();
  await waitFor(() => expect(api.callsTo(FIRST_PAGE)).toHaveLength(1));
  api.signIn(null);
  list.give(refusal('unauthenticated'));
  expect(await screen.findByText('Log in to view your creations.')).toBeInTheDocument();
});

describe('the grid', () => {
  it('shows a still of a loop until it is looked at', async () => {
    await open([loop]);
    const picture = screen.getByAltText('two penguins');
    expect(picture).toHaveAttribute('src', `${loop.url}?poster=480`);
    expect(document.querySelector(`img[src="${loop.url}"]`)).toBeNull();
    fireEvent.focus(screen.getByRole('button', { name: 'Open GIF: two penguins' }));
    expect(document.querySelector(`img[src="${loop.url}"]`)).not.toBeNull();
    fireEvent.blur(screen.getByRole('button', { name: 'Open GIF: two penguins' }));
    expect(document.querySelector(`img[src="${loop.url}"]`)).toBeNull();
  });

  it('asks for more with the cursor, until there is no more', async () => {
    const api = await open([loop], 'next-page');
    api.on('GET', `${FIRST_PAGE}&cursor=next-page`, () =>
      answer({ items: [still], nextCursor: null }),
    );
    press('Load more');
    expect(await screen.findByAltText('a cat')).toBeInTheDocument();
    expect(screen.getByAltText('two penguins')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument();
  });

  it('names downloads after the time and the kind', async () => {
    const names = savedNames();
    await open([loop]);
    press('Download');
    expect(names).toEqual([expect.stringMatching(/^creation-\d+\.gif$/)]);
  });
});

describe('deleting', () => {
  const path = pathTo(ROUTES.creation, { id: loop.id });
  const confirm = async (name: string): Promise<void> => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete this creation?' });
    fireEvent.click(within(dialog).getByRole('button', { name }));
  };

  it('asks first, and leaves it alone on second thoughts', async () => {
    const api = await open([loop]);
    press('Delete');
    await confirm('Cancel');
    expect(screen.getByAltText('two penguins')).toBeInTheDocument();
    expect(api.callsTo(path)).toHaveLength(0);
  });

  it('takes it off the list', async () => {
    const api = await open([loop, still]);
    api.on('DELETE', path, () => new Response(null, { status: 204 }));
    fireEvent.click(screen.getAllByRole('button', { name: 'Delete' })[0] as HTMLElement);
    await confirm('Delete');
    await waitFor(() => expect(screen.queryByAltText('two penguins')).not.toBeInTheDocument());
    expect(screen.getByAltText('a cat')).toBeInTheDocument();
    expect(screen.getByText('Deleted: two penguins')).toBeInTheDocument();
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'My Creations' })).toHaveFocus(),
    );
  });

  const remove = async (): Promise<FakeApi> => {
    const api = await open([loop]);
    api.on('DELETE', path, () => new Response(null, { status: 204 }));
    press('Delete');
    await confirm('Delete');
    await screen.findByRole('button', { name: 'Undo' });
    return api;
  };

  it('can be undone', async () => {
    const api = await remove();
    const restoration = pathTo(ROUTES.creationRestoration, { id: loop.id });
    api.on('POST', restoration, () => answer({ creation: loop }));
    press('Undo');
    expect(await screen.findByAltText('two penguins')).toBeInTheDocument();
    expect(await screen.findByText('Your creation is back.')).toBeInTheDocument();
    expect(api.callsTo(restoration)).toHaveLength(1);
  });

  it('says so when it is too late to undo it', async () => {
    const api = await remove();
    const restoration = pathTo(ROUTES.creationRestoration, { id: loop.id });
    api.on('POST', restoration, () => refusal('notFound', 'There is nothing here.'));
    press('Undo');
    expect(await screen.findByText("That can't be undone any more.")).toBeInTheDocument();
    expect(screen.queryByAltText('two penguins')).not.toBeInTheDocument();
  });

  it('keeps it on the list and says so when it fails', async () => {
    const api = await open([loop]);
    api.on('DELETE', path, () => refusal('internal', 'Oh no.'));
    screen.getByRole('button', { name: 'Delete' }).focus();
    press('Delete');
    await confirm('Delete');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Could not delete. Please try again.',
    );
    expect(screen.getByAltText('two penguins')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Delete' })).toHaveFocus();
  });
});

describe('sharing', () => {
  const link = `http://localhost/l/${share.slug}`;
  const path = pathTo(SHARE_ROUTES.ofCreation, { id: loop.id });

  async function openShareable(shows: Partial<Share> = {}): Promise<FakeApi> {
    const api = await open([loop]);
    api.on('POST', path, () => answer({ share: { ...share, ...shows } }));
    return api;
  }

  it('uses the share sheet of the device', async () => {
    const openSheet = vi.fn<() => Promise<void>>(() => Promise.resolve());
    vi.stubGlobal('navigator', { share: openSheet });
    const api = await openShareable();
    press('Share');
    await waitFor(() =>
      expect(openSheet).toHaveBeenCalledWith({
        title: 'Made with Loopwright',
        text: 'two penguins',
        url: link,
      }),
    );
    expect(api.callsTo(path)).toMatchObject([{ body: { visibility: 'unlisted' } }]);
  });

  it('keeps a hidden prompt out of the share sheet', async () => {
    const openSheet = vi.fn<() => Promise<void>>(() => Promise.resolve());
    vi.stubGlobal('navigator', { share: openSheet });
    await openShareable({ showsPrompt: false });
    press('Share');
    await waitFor(() =>
      expect(openSheet).toHaveBeenCalledWith({ title: 'Made with Loopwright', url: link }),
    );
  });

  it('copies nothing that is not shared', async () => {
    const writeText = vi.fn<() => Promise<void>>(() => Promise.resolve());
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    const api = await open([loop]);
    api.on('POST', path, () => refusal('shareRemoved'));
    press('Share');
    expect(await screen.findByText('Could not share. Please try again.')).toBeInTheDocument();
    expect(writeText).not.toHaveBeenCalled();
  });

  it('stays silent when the share sheet is closed again', async () => {
    const openSheet = vi.fn<() => Promise<void>>(() =>
      Promise.reject(new DOMException('closed', 'AbortError')),
    );
    vi.stubGlobal('navigator', { share: openSheet });
    await openShareable();
    press('Share');
    await waitFor(() => expect(openSheet).toHaveBeenCalled());
    expect(screen.queryByText('Could not share. Please try again.')).not.toBeInTheDocument();
  });

  it('copies the link where there is none, and says so', async () => {
    const writeText = vi.fn<() => Promise<void>>(() => Promise.resolve());
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    await openShareable();
    press('Share');
    expect(await screen.findByText('Link copied to clipboard!')).toHaveAttribute('role', 'alert');
    expect(writeText).toHaveBeenCalledWith(link);
  });

  it('says when neither works', async () => {
    const writeText = vi.fn<() => Promise<void>>(() => Promise.reject(new Error('denied')));
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    await openShareable();
    press('Share');
    expect(await screen.findByText('Could not share. Please try again.')).toBeInTheDocument();
  });
});

describe('one creation on the whole screen', () => {
  const show = async (): Promise<HTMLElement> => {
    await open([loop]);
    screen.getByRole('button', { name: 'Open GIF: two penguins' }).focus();
    press('Open GIF: two penguins');
    return screen.findByRole('dialog', { name: 'two penguins' });
  };

  it('shows the whole loop, with download and share', async () => {
    const names = savedNames();
    const dialog = await show();
    expect(within(dialog).getByAltText('two penguins')).toHaveAttribute('src', loop.url);
    expect(within(dialog).getByRole('button', { name: 'Share' })).toBeInTheDocument();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Download' }));
    expect(names).toHaveLength(1);
    fireEvent.click(within(dialog).getByAltText('two penguins'));
    expect(dialog).toBeInTheDocument();
  });

  it('is edited in the Studio', async () => {
    const dialog = await show();
    const api = new FakeApi(ana);
    api.on('POST', DOCUMENT_ROUTES.documents, () => refusal('documentsFullHighest'));
    const button = within(dialog).getByRole('button', { name: 'Edit in Studio' });
    fireEvent.click(button);
    expect(await screen.findByText(/You have as many documents/)).toBeInTheDocument();
    api.on('POST', DOCUMENT_ROUTES.documents, () => answer({ document: documentOf(loop) }));
    fireEvent.click(button);
    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/studio/one'));
    expect(api.calls.at(-1)?.body).toEqual({ creationId: loop.id });
  });

  it.each([
    ['the X', (dialog: HTMLElement) => fireEvent.click(within(dialog).getByLabelText('Close'))],
    ['Escape', (dialog: HTMLElement) => fireEvent.keyDown(dialog, { key: 'Escape' })],
    ['a click beside the picture', (dialog: HTMLElement) => fireEvent.click(dialog)],
  ])('closes with %s', async (_, close) => {
    close(await show());
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Open GIF: two penguins' })).toHaveFocus(),
    );
  });
});

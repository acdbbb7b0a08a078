import { DOCUMENT_ROUTES, type DocumentSummary, pathTo } from '@loopwright/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { toast } from 'sonner';
import { afterEach, describe, expect, it } from 'vitest';
import { ana, answer, FakeApi, refusal } from '../../testing/fake-api.ts';
import { pngFile } from '../../testing/png-file.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { Toasts } from '../../ui/toasts.tsx';
import { DocumentsPage } from './documents-page.tsx';

const LIST = DOCUMENT_ROUTES.documents;

const fox: DocumentSummary = {
  id: 'document-1',
  name: 'Fox in the snow',
  version: 3,
  width: 480,
  height: 480,
  frameCount: 48,
  creationId: 'creation-1',
  createdAt: '2026-11-25T00:00:00.000Z',
  updatedAt: '2026-11-25T00:00:00.000Z',
  previewUrl: '/media/abcdefghijklmnopqrstuv.gif?poster=480',
};
const untitled: DocumentSummary = {
  ...fox,
  id: 'document-2',
  name: '',
  frameCount: 1,
  creationId: null,
  previewUrl: null,
};
const pathOf = (route: string, { id }: DocumentSummary = fox): string => pathTo(route, { id });
const { previewUrl, ...head } = fox;
const saved = { ...head, body: { schemaVersion: 1 } };

async function open(items: readonly DocumentSummary[], maximum = 3): Promise<FakeApi> {
  const api = new FakeApi(ana);
  api.on('GET', LIST, () => answer({ items, maximum }));
  renderPage(
    <>
      <DocumentsPage />
      <Toasts label="Notifications" />
    </>,
    '/my-creations/documents',
  );
  await screen.findByRole('heading', { name: 'Documents' });
  return api;
}

const press = (name: string): void => {
  fireEvent.click(screen.getByRole('button', { name }));
};

// Toasts outlive the page that they were shown on.
afterEach(() => void toast.dismiss());

it('turns visitors away', async () => {
  expect(new FakeApi().calls).toHaveLength(0);
  renderPage(<DocumentsPage />, '/my-creations/documents');
  expect(await screen.findByText('Log in to see your documents.')).toBeVisible();
});

it('offers another try when the list could not be loaded', async () => {
  const api = new FakeApi(ana);
  api.on('GET', LIST, () => refusal('internal'));
  renderPage(<DocumentsPage />, '/my-creations/documents');
  const retry = await screen.findByRole('button', { name: 'Try again' });
  api.on('GET', LIST, () => answer({ items: [fox], maximum: 3 }));
  fireEvent.click(retry);
  expect(await screen.findByText('Fox in the snow')).toBeVisible();
});

describe('the list', () => {
  it('links each document to the Studio, and says how many there may be', async () => {
    await open([fox, untitled]);
    expect(screen.getByRole('link', { name: 'Open Fox in the snow' })).toHaveAttribute(
      'href',
      '/studio/document-1',
    );
    expect(screen.getByRole('link', { name: 'Open Untitled' })).toBeVisible();
    expect(screen.getByText(/480 × 480 · 48 frames/)).toBeVisible();
    expect(screen.getByText('2 of 3')).toBeVisible();
    expect(document.querySelector(`img[src="${previewUrl}"]`)).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Compare plans' })).toBeNull();
  });

  it('says when there is no room for another one', async () => {
    await open([fox], 1);
    expect(screen.getByRole('link', { name: 'Compare plans' })).toHaveAttribute('href', '/pricing');
  });

  it('renames a document', async () => {
    const api = await open([fox]);
    api.on('GET', pathOf(DOCUMENT_ROUTES.document), () => answer({ document: saved }));
    api.on('PUT', pathOf(DOCUMENT_ROUTES.document), () =>
      answer({ document: { ...head, version: 4 } }),
    );
    api.on('GET', LIST, () => answer({ items: [{ ...fox, name: 'A fox' }], maximum: 3 }));
    press('Rename');
    const field = screen.getByRole('textbox', { name: 'Name' });
    expect(field).toHaveFocus();
    fireEvent.change(field, { target: { value: ' A fox ' } });
    press('Save');
    expect(await screen.findByText('A fox')).toBeVisible();
    const call = api.calls.find(({ method }) => method === 'PUT');
    expect(call?.headers.get('If-Match')).toBe('"3"');
    expect(call?.body).toEqual({ name: 'A fox', body: saved.body });
  });

  it('duplicates a document, or says why not', async () => {
    const api = await open([fox]);
    api.on('POST', pathOf(DOCUMENT_ROUTES.copies), () =>
      refusal('documentsFull', undefined, { maximum: 3 }),
    );
    press('Duplicate');
    expect(await screen.findByText(/Your plan has room for 3 documents/)).toBeVisible();
    api.on('POST', pathOf(DOCUMENT_ROUTES.copies), () =>
      answer({ document: { ...saved, id: 'document-3' } }),
    );
    api.on('GET', LIST, () => answer({ items: [fox, { ...fox, id: 'document-3' }], maximum: 3 }));
    press('Duplicate');
    expect(await screen.findByText('2 of 3')).toBeVisible();
  });

  it('deletes a document after asking, and brings it back', async () => {
    const api = await open([fox]);
    api.on('DELETE', pathOf(DOCUMENT_ROUTES.document), () => new Response(null, { status: 204 }));
    press('Delete');
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete this document?' });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Deleted: Fox in the snow')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Open Fox in the snow' })).toBeNull();
    api.on('POST', pathOf(DOCUMENT_ROUTES.restoration), () => new Response(null, { status: 204 }));
    press('Undo');
    expect(await screen.findByRole('link', { name: 'Open Fox in the snow' })).toBeVisible();
  });
});

describe('a new document', () => {
  it('is blank and has the chosen size', async () => {
    const api = await open([]);
    api.on('POST', LIST, () => answer({ document: saved }));
    press('Blank document');
    const dialog = await screen.findByRole('dialog', { name: 'Blank document' });
    fireEvent.click(within(dialog).getByRole('radio', { name: /^Story/ }));
    fireEvent.click(within(dialog).getByRole('button', { name: 'Create' }));
    await waitFor(() =>
      expect(screen.getByTestId('address')).toHaveTextContent('/studio/document-1'),
    );
    expect(api.calls.at(-1)?.body).toEqual({ width: 1080, height: 1920 });
  });

  it('may have a size of its own', async () => {
    const api = await open([]);
    api.on('POST', LIST, () => answer({ document: saved }));
    press('Blank document');
    const dialog = await screen.findByRole('dialog', { name: 'Blank document' });
    fireEvent.click(within(dialog).getByRole('radio', { name: 'Custom' }));
    fireEvent.change(within(dialog).getByLabelText('Width (px)'), { target: { value: '300' } });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Create' }));
    await waitFor(() => expect(api.callsTo(LIST).at(-1)?.method).toBe('POST'));
    expect(api.callsTo(LIST).at(-1)?.body).toEqual({ width: 300, height: 1080 });
  });

  it('shows an uploaded file and has its name', async () => {
    const api = await open([]);
    const upload = {
      assetId: 'asset-1',
      sha256: 'a'.repeat(64),
      width: 8,
      height: 8,
      frameCount: 1,
      durationMs: 0,
    };
    api.on('POST', DOCUMENT_ROUTES.uploads, () => answer({ upload }));
    api.on('POST', LIST, () => answer({ document: saved }));
    fireEvent.change(document.querySelector('input[type="file"]')!, {
      target: { files: [pngFile('fox.png')] },
    });
    await waitFor(() =>
      expect(screen.getByTestId('address')).toHaveTextContent('/studio/document-1'),
    );
    expect(api.callsTo(LIST).at(-1)?.body).toEqual({ uploadId: 'asset-1', name: 'fox' });
  });

  it('is not made of a file that is too large, which is not even sent', async () => {
    const api = await open([]);
    const file = pngFile('fox.png');
    Object.defineProperty(file, 'size', { value: 26 * 1024 * 1024 });
    fireEvent.change(document.querySelector('input[type="file"]')!, {
      target: { files: [file] },
    });
    expect(await screen.findByText('File exceeds 25 MB')).toBeVisible();
    expect(api.callsTo(DOCUMENT_ROUTES.uploads)).toHaveLength(0);
  });
});

import { DOCUMENT_ROUTES, pathTo } from '@loopwright/contract';
import { emptyDocument, newTextLayer, type StudioDocument } from '@loopwright/studio';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Route } from 'wouter';
import { ana, answer, FakeApi, refusal } from '../../testing/fake-api.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { StudioPage } from './studio-page.tsx';

const ID = 'document-1';
const PATH = pathTo(DOCUMENT_ROUTES.document, { id: ID });
const canvas = { width: 480, height: 480, background: '#000000' };
const body: StudioDocument = {
  ...emptyDocument(canvas),
  layers: [newTextLayer('one', 'One', canvas), newTextLayer('two', 'Two', canvas)],
};
const head = {
  id: ID,
  name: 'Fox in the snow',
  version: 1,
  width: 480,
  height: 480,
  frameCount: 48,
  creationId: null,
  createdAt: '2026-11-25T00:00:00.000Z',
  updatedAt: '2026-11-25T00:00:00.000Z',
};

/** Hears what is sent to the worker that draws; jsdom has neither workers nor canvases. */
class SilentWorker {
  static readonly shown: StudioDocument[] = [];
  addEventListener(): void {}
  terminate(): void {}
  postMessage(request: { readonly type: string; readonly document?: StudioDocument }): void {
    if (request.document) SilentWorker.shown.push(request.document);
  }
}

const measuring = {
  font: '',
  measureText: (text: string) => ({
    width: text.length * 10,
    actualBoundingBoxAscent: 10,
    actualBoundingBoxDescent: 2,
    actualBoundingBoxLeft: 0,
    actualBoundingBoxRight: text.length * 10,
    fontBoundingBoxAscent: 10,
    fontBoundingBoxDescent: 2,
  }),
};

beforeEach(() => {
  SilentWorker.shown.length = 0;
  vi.stubGlobal('Worker', SilentWorker);
  Object.assign(HTMLCanvasElement.prototype, {
    transferControlToOffscreen: () => ({}),
    getContext: () => measuring,
  });
});

async function open(): Promise<FakeApi> {
  const api = new FakeApi(ana);
  api.on('GET', PATH, () => answer({ document: { ...head, body } }));
  let version = 1;
  api.on('PUT', PATH, () => answer({ document: { ...head, version: ++version } }));
  renderPage(<Route path="/studio/:documentId" component={StudioPage} />, `/studio/${ID}`);
  await screen.findByDisplayValue('Fox in the snow');
  return api;
}

const lastShown = (): StudioDocument | undefined => SilentWorker.shown.at(-1);

it('turns visitors away', async () => {
  expect(new FakeApi().calls).toHaveLength(0);
  renderPage(<Route path="/studio/:documentId" component={StudioPage} />, `/studio/${ID}`);
  expect(await screen.findByText('Log in to open the Studio.')).toBeVisible();
});

it('says that a document is not there', async () => {
  const api = new FakeApi(ana);
  api.on('GET', PATH, () => refusal('notFound'));
  renderPage(<Route path="/studio/:documentId" component={StudioPage} />, `/studio/${ID}`);
  expect(await screen.findByText("We couldn't find that document.")).toBeVisible();
});

describe('an open document', () => {
  it('is changed, undone, redone and saved', async () => {
    const api = await open();
    fireEvent.click(screen.getByRole('button', { name: 'Hide Two' }));
    expect(lastShown()?.layers[1]?.isVisible).toBe(false);
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(lastShown()).toEqual(body);
    expect(screen.getByText('Undone: Visibility changed')).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Redo' }));
    await waitFor(() => expect(screen.getByText('Saved')).toBeVisible());
    const call = api.calls.find(({ method }) => method === 'PUT');
    expect(call?.headers.get('If-Match')).toBe('"1"');
  });

  it('is edited by keys alone', async () => {
    await open();
    fireEvent.click(screen.getByRole('button', { name: 'One' }));
    fireEvent.keyDown(document.body, { key: 'ArrowRight', code: 'ArrowRight', shiftKey: true });
    expect(lastShown()?.layers[0]?.transform.x).toBe(250);
    fireEvent.keyDown(document.body, { key: ']', code: 'BracketRight' });
    expect(lastShown()?.layers.map(({ id }) => id)).toEqual(['two', 'one']);
    fireEvent.keyDown(document.body, { key: 'Delete', code: 'Delete' });
    expect(lastShown()?.layers.map(({ id }) => id)).toEqual(['two']);
    fireEvent.keyDown(document.body, { key: '?', code: 'Slash', shiftKey: true });
    expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  });

  it('moves layers in the stack with the arrows', async () => {
    await open();
    fireEvent.keyDown(screen.getByRole('button', { name: 'Move One' }), { key: 'ArrowUp' });
    expect(lastShown()?.layers.map(({ id }) => id)).toEqual(['two', 'one']);
  });

  it('becomes 9:16', async () => {
    await open();
    fireEvent.click(screen.getByRole('button', { name: 'Crop' }));
    fireEvent.click(screen.getByRole('button', { name: '9:16' }));
    expect(lastShown()?.canvas).toMatchObject({ width: 270, height: 480 });
  });

  it('asks what to keep when another window has saved it', async () => {
    const api = await open();
    api.on('PUT', PATH, () => refusal('documentChanged'));
    fireEvent.change(screen.getByLabelText('Name of the document'), { target: { value: 'Mine' } });
    const dialog = await screen.findByRole('alertdialog', { name: 'Changed in another window' });
    expect(dialog).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Use the other version' }));
    expect(await screen.findByDisplayValue('Fox in the snow')).toBeVisible();
    expect(localStorage).toHaveLength(0);
  });
});

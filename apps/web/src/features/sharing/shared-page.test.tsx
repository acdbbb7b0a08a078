import { pathTo, type SharedCreation, SHARE_ROUTES } from '@loopwright/contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Route } from 'wouter';
import { takeRecipe } from '../../entities/creation/recipe.ts';
import { answer, FakeApi, refusal } from '../../testing/fake-api.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { shared } from '../../testing/share.ts';
import { SharedPage } from './shared-page.tsx';

const PATH = `/l/${shared.slug}`;
const CALL = pathTo(SHARE_ROUTES.share, { slug: shared.slug });

function open(changes: Partial<SharedCreation> = {}): FakeApi {
  const api = new FakeApi();
  api.on('GET', CALL, () => answer({ creation: { ...shared, ...changes } }));
  show();
  return api;
}

function show(): void {
  renderPage(
    <Route path="/l/:slug">
      <SharedPage />
    </Route>,
    PATH,
  );
}

beforeEach(() => sessionStorage.clear());

describe('a shared creation', () => {
  it('is shown with what its maker shows, and said to be made with AI', async () => {
    open({ remixedFrom: { slug: 'Other', title: 'Seals' } });
    expect(await screen.findByRole('heading', { name: 'Penguins' })).toBeVisible();
    expect(screen.getByText(/By Mara/)).toBeVisible();
    expect(screen.getByText('two penguins')).toBeVisible();
    expect(screen.getByText('Made with AI')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Seals' })).toHaveAttribute('href', '/l/Other');
    expect(screen.getByRole('button', { name: 'Report' })).toBeVisible();
    const download = screen.getByRole('link', { name: 'Download' });
    expect(download).toHaveAttribute('href', `${shared.media.file}?download`);
    expect(document.head.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  });

  it('is anonymous, without prompt, remix and download, if its maker wants that', async () => {
    open({ title: null, prompt: null, makerName: null, remix: null, allowsDownload: false });
    expect(await screen.findByRole('heading', { name: 'A seamless loop' })).toBeVisible();
    expect(screen.getByText(/Anonymous/)).toBeVisible();
    expect(screen.queryByText('two penguins')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Remix' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Download' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Make your own' })).toHaveAttribute('href', '/create');
  });

  it('shows nothing of a title but its letters', async () => {
    const title = '<img src=x onerror=alert(1)>';
    open({ title, makerName: '<b>Mara</b>', altText: title });
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(document.querySelectorAll('img')).toHaveLength(1);
    expect(document.querySelector('article b')).toBeNull();
  });

  it('plays until it is paused', async () => {
    open();
    const picture = await screen.findByAltText('two penguins');
    expect(picture).toHaveAttribute('src', shared.media.file);
    fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
    expect(picture).toHaveAttribute('src', shared.media.still);
    fireEvent.click(screen.getByRole('button', { name: 'Play' }));
    expect(picture).toHaveAttribute('src', shared.media.file);
  });

  it('waits where less motion is wanted', async () => {
    vi.stubGlobal('matchMedia', () => ({
      matches: true,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
    open();
    const picture = await screen.findByAltText('two penguins');
    expect(picture).toHaveAttribute('src', shared.media.still);
    expect(screen.getByRole('button', { name: 'Play' })).toBeVisible();
  });

  it('is remixed with prompt, settings and its id', async () => {
    open();
    fireEvent.click(await screen.findByRole('button', { name: 'Remix' }));
    await waitFor(() => expect(location.pathname).toBe('/create'));
    expect(takeRecipe()).toMatchObject({
      kind: shared.kind,
      prompt: 'two penguins',
      settings: shared.remix?.settings,
      parent: { id: shared.remix?.parentId, slug: shared.slug, title: 'Penguins' },
    });
  });

  it('says so when nothing is shared there, and nothing else', async () => {
    const api = new FakeApi();
    api.on('GET', CALL, () => refusal('notFound'));
    show();
    expect(await screen.findByRole('heading', { name: 'Nothing is shared here' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });

  it('is asked for again when it could not be loaded', async () => {
    const api = new FakeApi();
    api.on('GET', CALL, () => refusal('internal'));
    show();
    const again = await screen.findByRole('button', { name: 'Try again' });
    api.on('GET', CALL, () => answer({ creation: shared }));
    fireEvent.click(again);
    expect(await screen.findByRole('heading', { name: 'Penguins' })).toBeVisible();
  });
});

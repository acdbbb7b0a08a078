import { ROUTES } from '@loopwright/contract';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { keepRecipe, takeRecipe } from '../../entities/creation/recipe.ts';
import { ana, FakeApi, refusal } from '../../testing/fake-api.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { shared } from '../../testing/share.ts';
import { CreatePage } from './create-page.tsx';

const PARENT = {
  id: '3f2b8a1e-0000-4000-8000-000000000001',
  slug: shared.slug,
  title: 'Penguins',
};
const RECIPE = {
  kind: 'image',
  prompt: 'two penguins',
  settings: { seed: 7, aspect: '9:16' },
  size: null,
  referenceUrl: null,
  parent: PARENT,
} as const;

const field = () => screen.getByLabelText<HTMLTextAreaElement>('Prompt');

async function open(user: typeof ana | null): Promise<FakeApi> {
  const api = new FakeApi(user);
  renderPage(<CreatePage />, '/create');
  expect(await screen.findByRole('link', { name: 'Penguins' })).toHaveAttribute(
    'href',
    `/l/${shared.slug}`,
  );
  return api;
}

async function send(api: FakeApi): Promise<FormData> {
  api.on('POST', ROUTES.generateImage, () => refusal('internal'));
  fireEvent.click(screen.getByRole('button', { name: 'Generate Image' }));
  await waitFor(() => expect(api.callsTo(ROUTES.generateImage)).toHaveLength(1));
  return api.callsTo(ROUTES.generateImage)[0]!.body as FormData;
}

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

it('of a shared creation shows what it is made from, and says so to the server', async () => {
  keepRecipe(RECIPE);
  const api = await open(ana);
  expect(field()).toHaveValue('two penguins');
  const form = await send(api);
  expect(form.get('parentId')).toBe(PARENT.id);
  expect(form.get('aspect')).toBe('9:16');
  expect(takeRecipe()).toBeNull();
});

it('can go on without the original', async () => {
  keepRecipe(RECIPE);
  const api = await open(ana);
  fireEvent.click(screen.getByRole('button', { name: 'Start without the original' }));
  expect(screen.queryByRole('link', { name: 'Penguins' })).not.toBeInTheDocument();
  expect((await send(api)).has('parentId')).toBe(false);
});

it('of a visitor is there again after signing in, with the words as they are then', async () => {
  keepRecipe(RECIPE);
  await open(null);
  fireEvent.change(field(), { target: { value: 'two penguins at night' } });
  cleanup();
  const api = await open(ana);
  expect(field()).toHaveValue('two penguins at night');
  expect((await send(api)).get('parentId')).toBe(PARENT.id);
  expect(takeRecipe()).toBeNull();
});

it('takes the place of what a visitor had typed before', async () => {
  keepRecipe({ ...RECIPE, prompt: 'an old prompt' });
  await open(null);
  fireEvent.change(field(), { target: { value: 'something else' } });
  cleanup();
  keepRecipe(RECIPE);
  await open(null);
  expect(field()).toHaveValue('two penguins');
});

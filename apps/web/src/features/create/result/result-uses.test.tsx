import {
  type Creation,
  GENERATION_ID_HEADER,
  pathTo,
  ROUTES,
  type User,
} from '@loopwright/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ana, answer, FakeApi, refusal } from '../../../testing/fake-api.ts';
import { creation, generation } from '../../../testing/generation.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { CreatePage } from '../create-page.tsx';

const premium: User = { ...ana, subscription: 'premium', tokensRemaining: 20 };
const still: Creation = {
  ...creation,
  kind: 'image',
  url: '/media/abcdefghijklmnopqrstuv.png',
  prompt: 'a cat',
  seam: null,
  flashes: null,
  words: null,
  settings: { seed: 41, aspect: '16:9', style: 'neon' },
};
const latest = `${ROUTES.creations}?limit=24`;

async function open(user: User): Promise<FakeApi> {
  const api = new FakeApi(user);
  api.on('GET', latest, () => answer({ items: [still], nextCursor: null }));
  api.on('POST', ROUTES.generateImage, () => {
    const response = answer({ image: { mimeType: 'image/png', base64Data: 'aGVsbG8=' } });
    response.headers.set(GENERATION_ID_HEADER, 'generation-1');
    return response;
  });
  api.on('GET', pathTo(ROUTES.generation, { id: 'generation-1' }), () =>
    answer({ generation: { ...generation, status: 'finished', creation: still } }),
  );
  renderPage(<CreatePage />, '/create');
  fireEvent.click(await screen.findByRole('button', { name: 'Bring back: a cat' }));
  await screen.findByRole('button', { name: /^Vary/ });
  return api;
}

const forms = (api: FakeApi, route: string): Record<string, unknown>[] =>
  api.callsTo(route).map(({ body }) => Object.fromEntries(body as FormData));

describe('a creation from the history', () => {
  it('is on the stage, with its words and settings in the form', async () => {
    const api = await open(premium);
    expect(screen.getByAltText('a cat')).toHaveAttribute('src', still.url);
    expect(screen.getByLabelText('Prompt')).toHaveValue('a cat');
    fireEvent.click(screen.getByRole('button', { name: 'Generate Image' }));
    await waitFor(() => expect(forms(api, ROUTES.generateImage)).toHaveLength(1));
    expect(forms(api, ROUTES.generateImage)[0]).toMatchObject({
      prompt: 'a cat',
      seed: '41',
      aspect: '16:9',
      style: 'neon',
    });
  });

  it('is varied with another seed, and says what that costs', async () => {
    const api = await open(premium);
    const vary = screen.getByRole('button', { name: /^Vary/ });
    expect(vary).toHaveTextContent('1 token');
    fireEvent.click(vary);
    await waitFor(() => expect(forms(api, ROUTES.generateImage)).toHaveLength(1));
    const [form] = forms(api, ROUTES.generateImage);
    expect(form).toMatchObject({ prompt: 'a cat', aspect: '16:9', style: 'neon' });
    expect(form?.['seed']).toMatch(/^\d+$/);
    expect(form?.['seed']).not.toBe('41');
  });

  it('becomes a loop from the same seed', async () => {
    const api = await open(premium);
    api.on('POST', ROUTES.generateGif, () => refusal('internal'));
    const animate = screen.getByRole('button', { name: /^Animate/ });
    expect(animate).toHaveTextContent('4 tokens');
    fireEvent.click(animate);
    await waitFor(() => expect(forms(api, ROUTES.generateGif)).toHaveLength(1));
    expect(forms(api, ROUTES.generateGif)[0]).toMatchObject({ prompt: 'a cat', seed: '41' });
  });

  it('becomes no loop on a plan without them, and says why', async () => {
    const api = await open({ ...ana, tokensRemaining: 5 });
    fireEvent.click(screen.getByRole('button', { name: /^Animate/ }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/GIF/);
    expect(forms(api, ROUTES.generateGif)).toHaveLength(0);
  });

  it('is marked as a favorite, and not when that fails', async () => {
    const api = await open(premium);
    const path = pathTo(ROUTES.creation, { id: still.id });
    api.on('PATCH', path, () => answer({ creation: { ...still, isFavorite: true } }));
    const stage = screen.getByRole('region', { name: 'Result' });
    const favorite = within(stage).getByRole('button', { name: 'Favorite' });
    fireEvent.click(favorite);
    await waitFor(() => expect(api.callsTo(path)).toHaveLength(1));
    expect(favorite).toHaveAttribute('aria-pressed', 'true');
    api.on('PATCH', path, () => refusal('internal'));
    fireEvent.click(favorite);
    expect(await screen.findByText("That didn't work. Please try again.")).toBeInTheDocument();
    expect(favorite).toHaveAttribute('aria-pressed', 'true');
  });
});

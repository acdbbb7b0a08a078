import { type Creation, DASHBOARD_MESSAGES, ROUTES, type User } from '@loopwright/contract';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { takeRecipe } from '../../entities/creation/recipe.ts';
import { useAuth } from '../../lib/auth.tsx';
import { rememberPurchase } from '../../lib/purchase.ts';
import { ana, answer, FakeApi, refusal } from '../../testing/fake-api.ts';
import { generation } from '../../testing/generation.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { Dashboard } from './dashboard.tsx';

const LATEST = `${ROUTES.creations}?limit=12`;

async function show(user: User, latest = answer({ items: [], nextCursor: null })): Promise<void> {
  const api = new FakeApi(user);
  api.on('GET', LATEST, () => latest);
  renderPage(<Dashboard />);
  await screen.findByText(`Welcome back, ${user.name || DASHBOARD_MESSAGES.fallbackName}!`);
  // What is kept of the server belongs to a user, so the session is asked for first.
  await waitFor(() => expect(api.callsTo(LATEST)).toHaveLength(1));
  expect(api.calls[0]?.path).toBe(ROUTES.me);
}

const pictures = (): string[] =>
  [...document.querySelectorAll('img')].map((picture) => picture.getAttribute('src') ?? '');

it.each([
  ['Ana', 'Welcome back, Ana!'],
  ['', 'Welcome back, Creator!'],
])('welcomes %j', async (name, words) => {
  await show({ ...ana, name });
  expect(screen.getByRole('heading', { level: 1, name: words })).toBeInTheDocument();
});

it.each([
  [DASHBOARD_MESSAGES.createTitle, DASHBOARD_MESSAGES.createText, '/create'],
  [DASHBOARD_MESSAGES.galleryTitle, DASHBOARD_MESSAGES.galleryText, '/my-creations'],
  [DASHBOARD_MESSAGES.settingsTitle, DASHBOARD_MESSAGES.settingsText, '/profile'],
])('leads to %s', async (title, text, path) => {
  await show(ana);
  expect(screen.getByRole('link', { name: `${title} ${text}` })).toHaveAttribute('href', path);
});

it('shows the newest creations in the card that leads to all of them', async () => {
  const creation: Creation = {
    id: '1',
    url: '/media/fox.gif',
    prompt: 'a fox',
    kind: 'gif',
    width: 512,
    height: 512,
    createdAt: '2026-06-01T00:00:00.000Z',
    seam: 1,
    flashes: null,
    words: null,
    clip: null,
    title: null,
    altText: null,
    isFavorite: false,
    madeBy: null,
    folderId: null,
    parentId: null,
    remixedFrom: null,
    settings: null,
  };
  await show(ana, answer({ items: [creation], nextCursor: null }));
  await waitFor(() =>
    expect(pictures()).toEqual(['/media/fox.gif?poster=480', '/media/fox.gif?poster=320']),
  );
  expect(screen.queryByText('Your first loop in three steps')).toBeNull();
});

it('does without pictures when they cannot be fetched', async () => {
  await show(ana, refusal('internal', 'No.'));
  expect(pictures()).toEqual([]);
});

it('has a tip, and peace once it is dismissed', async () => {
  await show(ana);
  expect(screen.getByText(DASHBOARD_MESSAGES.tipText)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Compare plans' })).toHaveAttribute('href', '/pricing');
  expect(screen.queryByText(DASHBOARD_MESSAGES.caughtUp)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss “Explore Plans”' }));
  expect(screen.queryByText(DASHBOARD_MESSAGES.tipTitle)).toBeNull();
  expect(screen.getByRole('status')).toHaveTextContent(DASHBOARD_MESSAGES.caughtUp);
  expect(screen.getByRole('heading', { name: 'Notifications' })).toHaveFocus();
});

it('keeps dismissed what was dismissed, for that person alone', async () => {
  await show(ana);
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss “Explore Plans”' }));
  cleanup();
  await show(ana);
  expect(screen.getByRole('status')).toHaveTextContent(DASHBOARD_MESSAGES.caughtUp);
  cleanup();
  await show({ ...ana, username: 'ben', name: 'Ben' });
  expect(screen.getByText(DASHBOARD_MESSAGES.tipTitle)).toBeInTheDocument();
});

it('says after an upgrade that tokens used before it count, until it is dismissed', async () => {
  const ben: User = { ...ana, username: 'ben', subscription: 'premium', tokensRemaining: 995 };
  rememberPurchase(ben, 'premium');
  await show(ben);
  expect(
    screen.getByText(
      '995 of 1,000 tokens left this week: the ones you used before the upgrade count.',
    ),
  ).toBeInTheDocument();
  const title = "You're on Studio. Make your first loop.";
  fireEvent.click(screen.getByRole('button', { name: `Dismiss “${title}”` }));
  expect(screen.queryByText(title)).toBeNull();
});

it('says nothing of tokens after an upgrade in a week without use', async () => {
  const cleo: User = { ...ana, username: 'cleo', subscription: 'premium', tokensRemaining: 1000 };
  rememberPurchase(cleo, 'premium');
  await show(cleo);
  expect(screen.queryByText(/before the upgrade/)).toBeNull();
});

it('offers no more power to the highest plan', async () => {
  await show({ ...ana, subscription: 'premium' });
  expect(screen.queryByText(DASHBOARD_MESSAGES.tipText)).toBeNull();
  expect(screen.getByRole('status')).toHaveTextContent(DASHBOARD_MESSAGES.caughtUp);
});

function Home() {
  const { user, refresh } = useAuth();
  return (
    <>
      <button onClick={() => void refresh()}>refresh</button>
      {user && <Dashboard />}
    </>
  );
}

it('welcomes a new account, also when the session is read again, and welcomes it back later', async () => {
  const api = new FakeApi({ ...ana, isNew: true });
  api.on('GET', LATEST, () => answer({ items: [], nextCursor: null }));
  const home = renderPage(<Home />);
  expect(await screen.findByRole('heading', { name: 'Welcome, Ana!' })).toBeInTheDocument();
  api.signIn(ana);
  fireEvent.click(screen.getByRole('button', { name: 'refresh' }));
  await waitFor(() => expect(api.callsTo(ROUTES.me)).toHaveLength(2));
  expect(screen.getByRole('heading', { name: 'Welcome, Ana!' })).toBeInTheDocument();
  home.unmount();
  renderPage(<Home />);
  expect(await screen.findByRole('heading', { name: 'Welcome back, Ana!' })).toBeInTheDocument();
});

it('brings what the operator wrote to this person', async () => {
  await show({ ...ana, notification: { title: 'Hello Ana', text: 'Your poster is printed.' } });
  const titles = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(titles).toEqual(['Hello Ana', DASHBOARD_MESSAGES.tipTitle]);
  expect(screen.getByText('Your poster is printed.')).toBeInTheDocument();
});

it('keeps a failed payment on the screen, with the way to put it right', async () => {
  await show({ ...ana, subscription: 'basic', paymentFailed: true });
  expect(screen.getByText("Your last payment didn't go through")).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go to your subscription' })).toHaveAttribute(
    'href',
    '/profile',
  );
  expect(screen.getAllByRole('button', { name: /^Dismiss/ })).toHaveLength(1);
});

it('shows a new account how to begin, and takes a prompt to the create page', async () => {
  await show(ana);
  expect(await screen.findByText('Your first loop in three steps')).toBeInTheDocument();
  const field = screen.getByLabelText('What do you want to make?');
  fireEvent.change(field, { target: { value: 'a red fox' } });
  fireEvent.click(screen.getByRole('button', { name: 'Start' }));
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/create'));
  expect(takeRecipe()).toMatchObject({ prompt: 'a red fox', kind: 'image' });
});

it('shows what is under way', async () => {
  const api = new FakeApi(ana);
  api.on('GET', LATEST, () => answer({ items: [], nextCursor: null }));
  api.on('GET', ROUTES.activeGenerations, () => answer({ generations: [generation] }));
  renderPage(<Dashboard />);
  expect(await screen.findByRole('progressbar', { name: 'Progress: two penguins' })).toHaveValue(
    generation.fraction,
  );
});

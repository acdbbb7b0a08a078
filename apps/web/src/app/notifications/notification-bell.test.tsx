import { type Notification, NOTIFICATION_ROUTES } from '@loopwright/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ana, answer, FakeApi, refusal } from '../../testing/fake-api.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { NotificationBell } from './notification-bell.tsx';

const id = (digit: number): string => `${digit}1111111-1111-4111-8111-111111111111`;
const finished: Notification = {
  id: id(1),
  kind: 'generation-finished',
  isRead: false,
  createdAt: new Date().toISOString(),
  generationKind: 'gif',
  text: 'a fox that runs',
  creation: { id: id(2), url: '/media/fox.gif' },
  documentId: null,
  file: null,
  error: null,
};
const failed: Notification = {
  ...finished,
  id: id(3),
  kind: 'generation-failed',
  creation: null,
  error: {
    code: 'generationFailed',
    params: {},
    message: "Generation failed. You weren't charged.",
  },
};
const exported: Notification = {
  ...finished,
  id: id(4),
  kind: 'export-ready',
  isRead: true,
  generationKind: null,
  text: 'A banner',
  file: { url: '/api/exports/1/file', format: 'webp' },
};
const unpaid: Notification = {
  ...failed,
  id: id(5),
  kind: 'payment-problem',
  generationKind: null,
  text: null,
  error: null,
};

function open(
  items: readonly Notification[],
  unreadCount: number,
  nextCursor: string | null = null,
) {
  const api = new FakeApi(ana);
  api.on('GET', NOTIFICATION_ROUTES.notifications, () =>
    answer({ items, nextCursor, unreadCount }),
  );
  renderPage(<NotificationBell user={ana} />);
  return api;
}

const openPanel = async (bell: string) => {
  fireEvent.click(await screen.findByRole('button', { name: bell }));
  return within(screen.getByRole('region', { name: 'Latest notifications' }));
};

it('says how many are unread, and leads to what each is about', async () => {
  open([finished, failed, exported, unpaid], 3);
  const panel = await openPanel('Notifications: 3 unread');
  const link = (name: RegExp) => panel.getByRole('link', { name });
  expect(link(/^Unread: ?GIF ready/)).toHaveAttribute('href', `/my-creations?creation=${id(2)}`);
  expect(link(/^Unread: ?GIF failed.*weren't charged/)).toHaveAttribute('href', '/create');
  expect(link(/^WebP ready to download.*A banner/)).toHaveAttribute('download');
  expect(link(/^Unread: ?Payment failed/)).toHaveAttribute('href', '/profile');
});

it('counts to 99', async () => {
  open([finished], 100);
  expect(await screen.findByRole('button', { name: 'Notifications: 99+ unread' })).toBeVisible();
});

it('marks one as read that is opened, and closes', async () => {
  const api = open([finished], 1);
  api.on('POST', NOTIFICATION_ROUTES.read, () => {
    api.on('GET', NOTIFICATION_ROUTES.notifications, () =>
      answer({ items: [{ ...finished, isRead: true }], nextCursor: null, unreadCount: 0 }),
    );
    return answer({ unreadCount: 0 });
  });
  const panel = await openPanel('Notifications: 1 unread');
  fireEvent.click(panel.getByRole('link', { name: /GIF ready/ }));
  expect(await screen.findByRole('button', { name: 'Notifications' })).toHaveFocus();
  expect(screen.queryByRole('region')).toBeNull();
  expect(api.callsTo(NOTIFICATION_ROUTES.read)[0]?.body).toEqual({ ids: [finished.id] });
});

it('marks all that are shown as read, and says so when that fails', async () => {
  const api = open([finished, failed], 2);
  api.on('POST', NOTIFICATION_ROUTES.read, () => refusal('internal'));
  const panel = await openPanel('Notifications: 2 unread');
  fireEvent.click(panel.getByRole('button', { name: 'Mark all as read' }));
  expect(await panel.findByRole('alert')).toHaveTextContent("Couldn't mark them as read.");
  expect(api.callsTo(NOTIFICATION_ROUTES.read)[0]?.body).toEqual({ upTo: finished.id });

  api.on('POST', NOTIFICATION_ROUTES.read, () => answer({ unreadCount: 0 }));
  api.on('GET', NOTIFICATION_ROUTES.notifications, () =>
    answer({ items: [exported], nextCursor: null, unreadCount: 0 }),
  );
  fireEvent.click(panel.getByRole('button', { name: 'Mark all as read' }));
  await waitFor(() => expect(panel.queryByRole('button')).toBeNull());
});

it('shows more when asked', async () => {
  const api = open([finished], 1, 'after');
  api.on('GET', `${NOTIFICATION_ROUTES.notifications}?cursor=after`, () =>
    answer({ items: [exported], nextCursor: null, unreadCount: 1 }),
  );
  const panel = await openPanel('Notifications: 1 unread');
  fireEvent.click(panel.getByRole('button', { name: 'Show more' }));
  expect(await panel.findByText('A banner')).toBeVisible();
  expect(panel.queryByRole('button', { name: 'Show more' })).toBeNull();
});

it('says when there is nothing, and closes with Escape', async () => {
  open([], 0);
  const panel = await openPanel('Notifications');
  expect(await panel.findByText('Nothing new')).toBeVisible();
  fireEvent.keyDown(document, { key: 'Escape' });
  expect(screen.queryByRole('region')).toBeNull();
  expect(screen.getByRole('button', { name: 'Notifications' })).toHaveFocus();
});

it('says when the list cannot be loaded, and tries again', async () => {
  const api = new FakeApi(ana);
  api.on('GET', NOTIFICATION_ROUTES.notifications, () => refusal('internal'));
  renderPage(<NotificationBell user={ana} />);
  const panel = await openPanel('Notifications');
  expect(await panel.findByText("We couldn't load your notifications.")).toBeVisible();
  api.on('GET', NOTIFICATION_ROUTES.notifications, () =>
    answer({ items: [exported], nextCursor: null, unreadCount: 0 }),
  );
  fireEvent.click(panel.getByRole('button', { name: 'Try again' }));
  expect(await panel.findByText('A banner')).toBeVisible();
});

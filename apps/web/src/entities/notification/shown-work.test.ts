import { NOTIFICATION_ROUTES } from '@loopwright/contract';
import { QueryClient } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ana, answer, FakeApi } from '../../testing/fake-api.ts';
import { showEnd } from './shown-work.ts';

const client = new QueryClient();
const id = '11111111-1111-4111-8111-111111111111';

afterEach(() => vi.restoreAllMocks());

function begin(): { readonly bodies: () => unknown[]; readonly page: AbortController } {
  const api = new FakeApi(ana);
  api.on('POST', NOTIFICATION_ROUTES.read, () => answer({ unreadCount: 0 }));
  return {
    bodies: () => api.callsTo(NOTIFICATION_ROUTES.read).map(({ body }) => body),
    page: new AbortController(),
  };
}

function hide(isHidden: boolean): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  document.dispatchEvent(new Event('visibilitychange'));
}

it('marks the notification as read at once on a page in sight', async () => {
  const { bodies, page } = begin();
  await showEnd({ id }, { client, username: 'ana', left: page.signal });
  await showEnd({ requestKey: 'key' }, { client, username: 'ana', left: page.signal });
  expect(bodies()).toEqual([{ about: [id] }, { requestKeys: ['key'] }]);
});

it('waits until the page is in sight', async () => {
  const { bodies, page } = begin();
  hide(true);
  const ended = showEnd({ id }, { client, username: 'ana', left: page.signal });
  hide(true);
  expect(bodies()).toEqual([]);
  hide(false);
  await ended;
  await waitFor(() => expect(bodies()).toEqual([{ about: [id] }]));
});

it('leaves the notification unread when the page was left, and has the list read again', async () => {
  const { bodies, page } = begin();
  const reads = vi.spyOn(client, 'invalidateQueries');
  hide(true);
  const ended = showEnd({ id }, { client, username: 'ana', left: page.signal });
  page.abort();
  hide(false);
  await ended;
  await showEnd({ id }, { client, username: 'ana', left: page.signal });
  expect(bodies()).toEqual([]);
  expect(reads).toHaveBeenCalledTimes(2);
});

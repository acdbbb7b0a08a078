import type { QueryClient } from '@tanstack/react-query';
import { notificationKeys } from './notification-keys.ts';
import { markNotificationsRead } from './use-notifications.ts';

/** A generation or an export by its id, or a generation by the key of the request for it. */
type Work = { readonly id: string } | { readonly requestKey: string };

interface Page {
  readonly client: QueryClient;
  /** null: signed out meanwhile. */
  readonly username: string | null;
  /** Aborts when the page is left; undefined: it is not shown yet. */
  readonly left: AbortSignal | undefined;
}

/** Resolves when the user can see the page, or has left it. @returns whether they have seen it */
async function isSeen(left: AbortSignal): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const look = (): void => {
    if (left.aborted) resolve(false);
    else if (!document.hidden) resolve(true);
  };
  left.addEventListener('abort', look);
  document.addEventListener('visibilitychange', look);
  look();
  const seen = await promise;
  left.removeEventListener('abort', look);
  document.removeEventListener('visibilitychange', look);
  return seen;
}

/** Marks the notification about work as read once the user has seen its end, and reads the list again. */
export async function showEnd(work: Work, { client, username, left }: Page): Promise<void> {
  if (left && (await isSeen(left))) {
    const body = 'id' in work ? { about: [work.id] } : { requestKeys: [work.requestKey] };
    // After a failure it stays unread, which costs the user a click.
    await markNotificationsRead(body).catch(() => undefined);
  }
  if (username === null) return;
  await client.invalidateQueries({ queryKey: notificationKeys.list(username) });
}

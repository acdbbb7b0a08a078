import {
  NOTIFICATION_ROUTES,
  type NotificationsPage,
  type NotificationsRead,
} from '@loopwright/contract';
import {
  type InfiniteData,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { callForJson } from '../../lib/api.ts';
import { notificationKeys } from './notification-keys.ts';

type Pages = InfiniteData<NotificationsPage, string | null>;

/** The notifications of the user, newest first, page by page. Read again when the window gets the focus. */
export function useNotifications(username: string) {
  return useInfiniteQuery({
    queryKey: notificationKeys.list(username),
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) => {
      const query = pageParam === null ? '' : `?cursor=${encodeURIComponent(pageParam)}`;
      return callForJson<NotificationsPage>(`${NOTIFICATION_ROUTES.notifications}${query}`, {
        signal,
      });
    },
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
}

/** Marks notifications as read on the server. @returns how many are still unread */
export const markNotificationsRead = async (body: NotificationsRead): Promise<number> =>
  (
    await callForJson<{ readonly unreadCount: number }>(NOTIFICATION_ROUTES.read, {
      method: 'POST',
      body,
    })
  ).unreadCount;

/** Marks notifications as read, in the list as well. */
export function useMarkRead(username: string) {
  const client = useQueryClient();
  const queryKey = notificationKeys.list(username);
  return useMutation({
    mutationFn: markNotificationsRead,
    onSuccess: (unreadCount) => {
      client.setQueryData<Pages>(
        queryKey,
        (data) => data && { ...data, pages: data.pages.map((page) => ({ ...page, unreadCount })) },
      );
      void client.invalidateQueries({ queryKey });
    },
  });
}

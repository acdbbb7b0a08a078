import {
  NOTIFICATION_PAGE,
  type NotificationsPage,
  type NotificationsRead,
} from '@loopwright/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { decodeCursor, encodeCursor } from '../creations/index.ts';
import { presentNotification } from './presentation.ts';
import { countUnread, listNotifications, markRead, type Recipient } from './store.ts';

/** The notifications of a user in one workspace. */
export interface NotificationService {
  /**
   * Newest first, with the number of all that are unread.
   * @throws AppError `invalid` for an invalid cursor
   */
  list(
    recipient: Recipient,
    page: { readonly cursor?: string | undefined; readonly limit?: number | undefined },
  ): Promise<NotificationsPage>;
  /** Leaves out those of other users. @returns how many are still unread */
  markRead(recipient: Recipient, which: NotificationsRead): Promise<number>;
}

export function createNotificationService({
  database: { orm },
  clock,
}: {
  readonly database: Database;
  readonly clock: Clock;
}): NotificationService {
  return {
    async list(recipient, { cursor, limit = NOTIFICATION_PAGE.default }) {
      const after = cursor === undefined ? null : decodeCursor(cursor);
      // Reads one more than requested, to know whether there is a next page.
      const records = await listNotifications(orm, recipient, after, limit + 1);
      const page = records.slice(0, limit);
      const last = page.at(-1);
      const hasMore = records.length > limit && last !== undefined;
      return {
        items: page.map(presentNotification),
        nextCursor: hasMore ? encodeCursor(last) : null,
        unreadCount: await countUnread(orm, recipient),
      };
    },

    async markRead(recipient, which) {
      await markRead(orm, recipient, which, clock());
      return await countUnread(orm, recipient);
    },
  };
}

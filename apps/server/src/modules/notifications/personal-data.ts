import { asc, eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { notifications } from '../../schema/schema.ts';

/** The notifications of a user, oldest first, for the data export. */
export async function readNotifications(orm: Queryable, userId: string) {
  return await orm
    .select({
      id: notifications.id,
      kind: notifications.kind,
      generationId: notifications.generationId,
      exportId: notifications.exportId,
      creationId: notifications.creationId,
      readAt: notifications.readAt,
      createdAt: notifications.createdAt,
    })
    .from(notifications)
    .where(eq(notifications.userId, userId))
    .orderBy(asc(notifications.createdAt), asc(notifications.id));
}

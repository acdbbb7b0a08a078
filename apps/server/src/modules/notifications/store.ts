import { type NotificationsRead, UNREAD_MAXIMUM } from '@loopwright/contract';
import { and, count, desc, eq, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import {
  creationExports,
  creations,
  documents,
  generations,
  jobs,
  notifications,
} from '../../schema/schema.ts';
import type { Position } from '../creations/index.ts';
import type { UserPrincipal } from '../workspaces/index.ts';

/** The user who is told, in one of their workspaces. */
export type Recipient = Pick<UserPrincipal, 'userId' | 'workspaceId'>;

/** Characters of a prompt or a name. */
const TEXT_LENGTH = 200;

const isFor = ({ userId, workspaceId }: Recipient): SQL | undefined =>
  and(eq(notifications.userId, userId), eq(notifications.workspaceId, workspaceId));

const columns = {
  id: notifications.id,
  kind: notifications.kind,
  readAt: notifications.readAt,
  createdAt: notifications.createdAt,
  generationKind: generations.kind,
  text: sql<string | null>`left(coalesce(
    ${generations.prompt}, ${documents.name}, ${creations.title}, ${creations.prompt}), ${TEXT_LENGTH}::int)`,
  creation: { id: creations.id, kind: creations.kind, mediaToken: creations.mediaToken },
  documentId: documents.id,
  exportId: notifications.exportId,
  savedCreationId: creationExports.savedCreationId,
  file: creationExports.file,
  errorCode: jobs.errorCode,
  errorParams: jobs.errorParams,
  errorMessage: jobs.errorMessage,
};

const selectNotifications = (orm: Queryable) =>
  orm
    .select(columns)
    .from(notifications)
    .leftJoin(generations, eq(generations.id, notifications.generationId))
    .leftJoin(creationExports, eq(creationExports.id, notifications.exportId))
    .leftJoin(
      jobs,
      eq(jobs.id, sql`coalesce(${notifications.generationId}, ${notifications.exportId})`),
    )
    .leftJoin(
      creations,
      and(
        eq(
          creations.id,
          sql`coalesce(${generations.creationId}, ${creationExports.savedCreationId}, ${creationExports.creationId}, ${notifications.creationId})`,
        ),
        isNull(creations.deletedAt),
      ),
    )
    .leftJoin(
      documents,
      and(eq(documents.id, creationExports.documentId), isNull(documents.deletedAt)),
    );

/** A notification with what it is about. */
export type NotificationRecord = Awaited<ReturnType<typeof selectNotifications>>[number];

/** Newest first. @param after the last of the page before; null: the first page */
export async function listNotifications(
  orm: Queryable,
  recipient: Recipient,
  after: Position | null,
  limit: number,
): Promise<NotificationRecord[]> {
  const isAfter =
    after === null
      ? undefined
      : sql`(${notifications.createdAt}, ${notifications.id}) < (${after.createdAt.toISOString()}::timestamptz, ${after.id}::uuid)`;
  return await selectNotifications(orm)
    .where(and(isFor(recipient), isAfter))
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .limit(limit);
}

/** Counts unread notifications, up to `UNREAD_MAXIMUM`. */
export async function countUnread(orm: Queryable, recipient: Recipient): Promise<number> {
  const unread = orm
    .select({ id: notifications.id })
    .from(notifications)
    .where(and(isFor(recipient), isNull(notifications.readAt)))
    .limit(UNREAD_MAXIMUM)
    .as('unread');
  const [row] = await orm.select({ unread: count() }).from(unread);
  return row?.unread ?? 0;
}

/** Which ones of the recipient are marked as read. */
function isMeant(orm: Queryable, recipient: Recipient, which: NotificationsRead): SQL | undefined {
  if ('ids' in which) return inArray(notifications.id, which.ids);
  if ('about' in which) {
    return or(
      inArray(notifications.generationId, which.about),
      inArray(notifications.exportId, which.about),
    );
  }
  if ('requestKeys' in which) {
    const asked = orm
      .select({ id: jobs.id })
      .from(jobs)
      .where(
        and(
          eq(jobs.workspaceId, recipient.workspaceId),
          inArray(jobs.requestKey, which.requestKeys),
        ),
      );
    return inArray(notifications.generationId, asked);
  }
  const newest = orm
    .select({ createdAt: notifications.createdAt, id: notifications.id })
    .from(notifications)
    .where(and(isFor(recipient), eq(notifications.id, which.upTo)));
  return sql`(${notifications.createdAt}, ${notifications.id}) <= ${newest}`;
}

/** Leaves out those of other users. */
export async function markRead(
  orm: Queryable,
  recipient: Recipient,
  which: NotificationsRead,
  readAt: Date,
): Promise<void> {
  await orm
    .update(notifications)
    .set({ readAt })
    .where(and(isFor(recipient), isNull(notifications.readAt), isMeant(orm, recipient, which)));
}

/** @returns how many there were */
export async function deleteOlder(orm: Queryable, before: Date): Promise<number> {
  const rows = await orm
    .delete(notifications)
    .where(lt(notifications.createdAt, before))
    .returning({ id: notifications.id });
  return rows.length;
}

import { randomUUID } from 'node:crypto';
import type { NotificationKind } from '@loopwright/contract';
import { and, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/database.ts';
import { notifications, users } from '../../schema/schema.ts';
import { keepWorkspace } from '../workspaces/index.ts';

export interface NewNotification {
  readonly kind: NotificationKind;
  readonly workspaceId: string;
  /** The user who is told; null does nothing, because their account is deleted. */
  readonly userId: string | null;
  readonly generationId?: string;
  readonly exportId?: string;
  readonly creationId?: string;
  readonly createdAt: Date;
}

/**
 * Tells a user of an event, in the transaction of the event. Does nothing when the workspace or the user
 * is deleted.
 */
export async function notify(tx: Transaction, notification: NewNotification): Promise<void> {
  const { workspaceId, userId } = notification;
  if (userId === null || !(await keepWorkspace(tx, workspaceId))) return;
  if (!(await keepUser(tx, userId))) return;
  await tx.insert(notifications).values({ ...notification, userId, id: randomUUID() });
}

/** Keeps the user from being deleted until the transaction ends. */
async function keepUser(tx: Transaction, userId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, userId))
    .for('key share');
  return rows.length > 0;
}

/** Marks problems with the payments of a workspace as read: they are solved. */
export async function resolvePaymentProblems(
  tx: Transaction,
  workspaceId: string,
  readAt: Date,
): Promise<void> {
  await tx
    .update(notifications)
    .set({ readAt })
    .where(
      and(
        eq(notifications.workspaceId, workspaceId),
        eq(notifications.kind, 'payment-problem'),
        isNull(notifications.readAt),
      ),
    );
}

/** Whether a user has an unread notification of a kind about a creation. */
export async function hasUnread(
  tx: Transaction,
  about: Pick<NewNotification, 'kind' | 'userId' | 'creationId'>,
): Promise<boolean> {
  const { kind, userId, creationId } = about;
  if (userId === null || creationId === undefined) return false;
  const rows = await tx
    .select({ id: notifications.id })
    .from(notifications)
    .where(
      and(
        eq(notifications.userId, userId),
        eq(notifications.kind, kind),
        eq(notifications.creationId, creationId),
        isNull(notifications.readAt),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

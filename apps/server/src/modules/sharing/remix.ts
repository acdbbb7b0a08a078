import { and, eq, isNull } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import { shares } from '../../schema/schema.ts';
import { hasUnread, notify } from '../notifications/index.ts';
import { isRemixable } from './store.ts';

/**
 * Checks that a creation may be remixed in a workspace.
 * @throws AppError `conflict` when it is neither the workspace's own nor shared with permission to remix
 */
export async function checkRemix(
  orm: Queryable,
  workspaceId: string,
  parentId: string | null,
): Promise<void> {
  if (parentId === null || (await isRemixable(orm, workspaceId, parentId))) return;
  throw new AppError('remixUnavailable');
}

interface Remix {
  readonly workspaceId: string;
  /** The creation that was remixed. */
  readonly parentId: string | null;
}

/**
 * Tells the user who shared a creation that it was remixed in another workspace. Does nothing while an earlier
 * notification about the same creation is unread, so that many remixes are no flood.
 */
export async function notifyOfRemix(
  tx: Transaction,
  { workspaceId, parentId }: Remix,
  createdAt: Date,
): Promise<void> {
  if (parentId === null) return;
  const [share] = await tx
    .select()
    .from(shares)
    .where(and(eq(shares.creationId, parentId), isNull(shares.removedAt)));
  if (share === undefined || share.workspaceId === workspaceId) return;
  const about = {
    kind: 'remixed',
    workspaceId: share.workspaceId,
    userId: share.createdBy,
    creationId: parentId,
  } as const;
  if (await hasUnread(tx, about)) return;
  await notify(tx, { ...about, createdAt });
}

import { asc, eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { shares } from '../../schema/schema.ts';

/** The shares of a user's personal workspace, oldest first, for the data export. They are deleted with it. */
export async function readShares(orm: Queryable, userId: string) {
  return await orm
    .select({
      creationId: shares.creationId,
      slug: shares.slug,
      visibility: shares.visibility,
      showsPrompt: shares.showsPrompt,
      showsMaker: shares.showsMaker,
      allowsRemix: shares.allowsRemix,
      allowsDownload: shares.allowsDownload,
      removedAt: shares.removedAt,
      createdAt: shares.createdAt,
    })
    .from(shares)
    .where(eq(shares.workspaceId, userId))
    .orderBy(asc(shares.createdAt), asc(shares.creationId));
}

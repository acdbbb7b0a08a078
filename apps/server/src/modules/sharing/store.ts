import { and, eq, getTableColumns, isNull, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import { creations, profiles, publications, shares, users } from '../../schema/schema.ts';
import { isProfileOpen, shownAvatarToken } from './maker-avatar.ts';

export type ShareRow = typeof shares.$inferSelect;
export type NewShare = typeof shares.$inferInsert;

/** @returns null when the creation is private; also a share that an operator has removed */
export async function findShare(orm: Queryable, creationId: string): Promise<ShareRow | null> {
  const [row] = await orm.select().from(shares).where(eq(shares.creationId, creationId));
  return row ?? null;
}

/**
 * Inserts a share, or changes the settings of the one that the creation has.
 * @returns null when an operator has removed it
 */
export async function keepShare(tx: Transaction, values: NewShare): Promise<ShareRow | null> {
  const { visibility, showsPrompt, showsMaker, allowsRemix, allowsDownload, createdBy } = values;
  const [row] = await tx
    .insert(shares)
    .values(values)
    .onConflictDoUpdate({
      target: shares.creationId,
      set: { visibility, showsPrompt, showsMaker, allowsRemix, allowsDownload, createdBy },
      setWhere: isNull(shares.removedAt),
    })
    .returning();
  return row ?? null;
}

/** Deletes a share, unless an operator has removed it: then it stays as it is. */
export async function deleteShare(tx: Transaction, creationId: string): Promise<void> {
  await tx.delete(shares).where(and(eq(shares.creationId, creationId), isNull(shares.removedAt)));
}

const parents = alias(creations, 'parents');
const parentShares = alias(shares, 'parent_shares');

const selectShared = (orm: Queryable, now: Date) =>
  orm
    .select({
      share: getTableColumns(shares),
      creation: getTableColumns(creations),
      makerName: users.name,
      makerUsername: sql<
        string | null
      >`case when ${profiles.userId} is null then null else ${users.username} end`,
      makerAvatarToken: shownAvatarToken(now),
      /** null: it is not listed in the community gallery. */
      likes: publications.likes,
      parent: { slug: parentShares.slug, title: parents.title },
    })
    .from(shares)
    .innerJoin(creations, eq(creations.id, shares.creationId))
    .leftJoin(users, eq(users.id, shares.createdBy))
    .leftJoin(profiles, and(eq(profiles.userId, users.id), isProfileOpen))
    .leftJoin(
      publications,
      and(eq(publications.creationId, shares.creationId), eq(publications.reviewState, 'approved')),
    )
    .leftJoin(parents, and(eq(parents.id, creations.parentId), isNull(parents.deletedAt)))
    .leftJoin(
      parentShares,
      and(eq(parentShares.creationId, parents.id), isNull(parentShares.removedAt)),
    );

/** A share that can be seen, with everything that its page may show. */
export type SharedRecord = Awaited<ReturnType<typeof selectShared>>[number];

/** @returns null when there is none, or when it or its creation was removed */
export async function findShared(
  orm: Queryable,
  slug: string,
  now: Date,
): Promise<SharedRecord | null> {
  const [row] = await selectShared(orm, now).where(
    and(eq(shares.slug, slug), isNull(shares.removedAt), isNull(creations.deletedAt)),
  );
  return row ?? null;
}

/** Whether a creation may be remixed in a workspace: its own ones, and shared ones that allow it. */
export async function isRemixable(
  orm: Queryable,
  workspaceId: string,
  creationId: string,
): Promise<boolean> {
  const rows = await orm
    .select({ id: creations.id })
    .from(creations)
    .leftJoin(shares, and(eq(shares.creationId, creations.id), isNull(shares.removedAt)))
    .where(
      and(
        eq(creations.id, creationId),
        isNull(creations.deletedAt),
        or(eq(creations.workspaceId, workspaceId), eq(shares.allowsRemix, true)),
      ),
    );
  return rows.length > 0;
}

import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import { users } from '../../schema/schema.ts';

export interface AvatarRow {
  readonly avatarToken: string;
  readonly avatarAt: Date;
  readonly avatarShownAt: Date | null;
}

/**
 * Gives a user a picture, or takes it away.
 * @param avatar null: none
 * @returns the token of the picture before; null: there was none. undefined: the account is deleted
 */
export async function replaceAvatar(
  tx: Transaction,
  userId: string,
  avatar: AvatarRow | null,
): Promise<string | null | undefined> {
  const [user] = await tx
    .select({ token: users.avatarToken })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update');
  if (user === undefined) return undefined;
  const none = { avatarToken: null, avatarAt: null, avatarShownAt: null };
  await tx
    .update(users)
    .set(avatar ?? none)
    .where(eq(users.id, userId));
  return user.token;
}

/** Those of the tokens that are of pictures of users. */
export async function findAvatarTokens(
  orm: Queryable,
  tokens: readonly string[],
): Promise<string[]> {
  const rows = await orm
    .select({ token: users.avatarToken })
    .from(users)
    .where(inArray(users.avatarToken, [...tokens]));
  return rows.flatMap(({ token }) => token ?? []);
}

/** The picture of a user, for the data export; null: none. */
export async function findOwnAvatar(orm: Queryable, userId: string) {
  const [row] = await orm
    .select({ token: users.avatarToken, uploadedAt: users.avatarAt })
    .from(users)
    .where(and(eq(users.id, userId), isNotNull(users.avatarToken)));
  return row?.token ? { token: row.token, uploadedAt: row.uploadedAt } : null;
}

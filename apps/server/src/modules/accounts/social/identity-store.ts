import type { IdentityProvider } from '@loopwright/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../platform/database/database.ts';
import { identities, users } from '../../../schema/schema.ts';
import type { Account } from '../users/account.ts';
import { accountColumns } from '../users/user-store.ts';

/** The provider's name for a person, which is one within the provider alone. */
export interface IdentityKey {
  readonly provider: IdentityProvider;
  readonly subject: string;
}

/** Sets these locks apart from others in the database. */
const LOCK_CLASS = 0x1d;

const isIdentity = ({ provider, subject }: IdentityKey) =>
  and(eq(identities.provider, provider), eq(identities.subject, subject));

/** Until the transaction ends, nobody else makes or links anything for the same identity. */
export async function lockIdentity(tx: Transaction, key: IdentityKey): Promise<void> {
  const name = `${key.provider}:${key.subject}`;
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCK_CLASS}, hashtext(${name}))`);
}

/**
 * Until the transaction ends, neither the person nor the link goes. Whoever takes one away after that
 * ends the session that begins here, too: with the person, or as one of their other sessions.
 * @returns null when nobody has linked it
 */
export async function findAccountByIdentity(
  tx: Transaction,
  key: IdentityKey,
): Promise<Account | null> {
  const find = tx
    .select(accountColumns)
    .from(identities)
    .innerJoin(users, eq(users.id, identities.userId))
    .where(isIdentity(key));
  const [held] = await find.for('key share', { of: users });
  if (held === undefined) return null;
  // Waiting for the person may have taken until the link was gone.
  const [owner] = await tx
    .select({ userId: identities.userId })
    .from(identities)
    .where(isIdentity(key));
  return owner?.userId === held.id ? held : null;
}

export interface NewIdentity extends IdentityKey {
  readonly userId: string;
  readonly label: string;
  readonly linkedAt: Date;
}

/** @returns false when it is somebody's already, or the person has another one of the provider */
export async function insertIdentity(tx: Transaction, identity: NewIdentity): Promise<boolean> {
  const rows = await tx
    .insert(identities)
    .values(identity)
    .onConflictDoNothing()
    .returning({ userId: identities.userId });
  return rows.length > 0;
}

/**
 * Until the transaction ends, nobody else changes the ways into the account.
 * @returns null when the person is gone
 */
export async function lockPerson(
  tx: Transaction,
  userId: string,
): Promise<{ readonly hasPassword: boolean } | null> {
  const rows = await tx
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, userId))
    .for('update');
  return rows[0] === undefined ? null : { hasPassword: rows[0].passwordHash !== null };
}

/** Those of which the person has linked an account. */
export async function readProviders(
  database: Queryable,
  userId: string,
): Promise<IdentityProvider[]> {
  const rows = await database
    .select({ provider: identities.provider })
    .from(identities)
    .where(eq(identities.userId, userId));
  return rows.map(({ provider }) => provider);
}

/** @returns its label; null when there was none */
export async function deleteIdentity(
  tx: Transaction,
  userId: string,
  provider: IdentityProvider,
): Promise<string | null> {
  const rows = await tx
    .delete(identities)
    .where(and(eq(identities.userId, userId), eq(identities.provider, provider)))
    .returning({ label: identities.label });
  return rows[0]?.label ?? null;
}

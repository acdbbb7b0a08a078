import type { IdentityProvider } from '@loopwright/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../platform/database/database.ts';
import { identities, users } from '../../../schema/schema.ts';
import type { Account } from '../users/account.ts';
import { accountColumns } from '../users/user-store.ts';

/** Identifies an account of a provider. `subject` is unique within the provider only. */
export interface IdentityKey {
  readonly provider: IdentityProvider;
  readonly subject: string;
}

/** Separates these advisory locks from others in the database. */
const LOCK_CLASS = 0x1d;

const isIdentity = ({ provider, subject }: IdentityKey) =>
  and(eq(identities.provider, provider), eq(identities.subject, subject));

/** Until the transaction ends, no other one creates a user for the same identity or links it. */
export async function lockIdentity(tx: Transaction, key: IdentityKey): Promise<void> {
  const name = `${key.provider}:${key.subject}`;
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCK_CLASS}, hashtext(${name}))`);
}

/**
 * Finds the user who has linked an identity, and locks the user until the transaction ends, so that
 * neither the user nor the link can be deleted. A later deletion of either also ends the session that
 * this transaction starts.
 * @returns null when no user has linked the identity
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
  const [found] = await find.for('key share', { of: users });
  if (found === undefined) return null;
  // The link may have been deleted while this transaction waited for the lock.
  const [owner] = await tx
    .select({ userId: identities.userId })
    .from(identities)
    .where(isIdentity(key));
  return owner?.userId === found.id ? found : null;
}

export interface NewIdentity extends IdentityKey {
  readonly userId: string;
  readonly label: string;
  readonly linkedAt: Date;
}

/** @returns false when the identity is already linked, or the user has another one of the provider */
export async function insertIdentity(tx: Transaction, identity: NewIdentity): Promise<boolean> {
  const rows = await tx
    .insert(identities)
    .values(identity)
    .onConflictDoNothing()
    .returning({ userId: identities.userId });
  return rows.length > 0;
}

/** The providers of which the user has linked an account. */
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

/** @returns the label of the deleted identity; null when there was none */
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

import type { Queryable } from '../../../platform/database/database.ts';
import { sessions } from '../../../schema/schema.ts';
import { lookupKey } from '../users/identity.ts';
import { deleteSessionsOf } from './session-store.ts';
import { findLogin } from '../users/user-store.ts';

/**
 * An operator's hand on sessions, after a theft.
 * @param name username or e-mail
 * @returns how many have ended; null: there is no such account
 */
export async function endSessionsOf(database: Queryable, name: string): Promise<number | null> {
  const found = await findLogin(database, lookupKey(name));
  return found === null ? null : (await deleteSessionsOf(database, found.account.id)).length;
}

/** @returns how many have ended */
export async function endAllSessions(database: Queryable): Promise<number> {
  return (await database.delete(sessions).returning({ id: sessions.id })).length;
}

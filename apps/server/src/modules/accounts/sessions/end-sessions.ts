import type { Queryable } from '../../../platform/database/database.ts';
import { sessions } from '../../../schema/schema.ts';
import { lookupKey } from '../users/identity.ts';
import { findLogin } from '../users/user-store.ts';
import { deleteSessionsOf } from './session-store.ts';

/**
 * Ends all sessions of a user, for operators, such as after a theft.
 * @param name username or email
 * @returns how many sessions ended; null: there is no such account
 */
export async function endSessionsOf(database: Queryable, name: string): Promise<number | null> {
  const found = await findLogin(database, lookupKey(name));
  return found === null ? null : (await deleteSessionsOf(database, found.account.id)).length;
}

/** Ends the sessions of all users. @returns how many */
export async function endAllSessions(database: Queryable): Promise<number> {
  return (await database.delete(sessions).returning({ id: sessions.id })).length;
}

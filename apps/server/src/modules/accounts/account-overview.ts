import type { Account } from '@loopwright/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { idleSince } from './sessions/session-service.ts';
import {
  readIdentities,
  readOpenSessions,
  readSignInMethods,
} from './users/account-overview-store.ts';
import type { SignedInUser } from './users/account.ts';

/** A user's sign-in methods and open sessions: `GET /api/account`. */
export async function readAccountOverview(
  database: Queryable,
  clock: Clock,
  { id, session }: Pick<SignedInUser, 'id' | 'session'>,
  storedBytes: number,
): Promise<Account> {
  const now = clock();
  const signInMethods = await readSignInMethods(database, id);
  const identities = await readIdentities(database, id);
  const sessions = await readOpenSessions(database, id, now, idleSince(now));
  return {
    ...signInMethods,
    storedBytes,
    identities: identities.map(({ provider, label, linkedAt }) => ({
      provider,
      label,
      linkedAt: linkedAt.toISOString(),
    })),
    sessions: sessions.map(({ id: sessionId, agent, createdAt, lastSeenAt }) => ({
      id: sessionId,
      agent,
      startedAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
      isCurrent: sessionId === session.id,
    })),
  };
}

import type { Clock } from '../../../platform/clock.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import type { Account, SignedInUser } from '../users/account.ts';
import { chooseWorkspace } from '../users/active-workspace.ts';
import { readMemberships } from '../users/membership-store.ts';
import type { SessionService } from './session-service.ts';

export interface SignedIn {
  readonly user: SignedInUser;
  readonly sessionValue: string;
  /** The account was created with this session. */
  readonly isNew?: boolean;
}

/**
 * Signs a user in, whichever way they have shown who they are.
 * @param agent their browser, in words
 */
export async function startSession(
  queryable: Queryable,
  account: Account,
  { clock, sessions }: { readonly clock: Clock; readonly sessions: SessionService },
  agent = '',
): Promise<SignedIn> {
  const { value, ...session } = await sessions.start(queryable, account.id, agent);
  const stored = await readMemberships(queryable, account.id);
  const workspace = chooseWorkspace(stored, account.id, { requested: null, kept: null }, clock());
  if (workspace === null) throw new Error(`The user ${account.id} has no personal workspace`);
  return { user: { ...account, workspace, session }, sessionValue: value };
}

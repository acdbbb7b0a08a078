import type { Clock } from '../../../platform/clock.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Account, SignedInUser } from '../users/account.ts';
import { chooseWorkspace, listWorkspaces } from '../users/active-workspace.ts';
import { readMemberships } from '../users/membership-store.ts';
import { checkMaySignIn } from '../users/suspension.ts';
import { keepLanguage } from '../users/user-store.ts';
import type { Client } from './client.ts';
import type { SessionService } from './session-service.ts';

export interface SignedIn {
  readonly user: SignedInUser;
  readonly sessionValue: string;
  /** Whether the account was created by the same request. */
  readonly isNew?: boolean;
}

/**
 * Starts a session for a user who has authenticated, and remembers their language.
 * @throws AppError `forbidden` when the account is suspended
 */
export async function startSession(
  tx: Transaction,
  account: Account,
  { clock, sessions }: { readonly clock: Clock; readonly sessions: SessionService },
  { agent, language }: Pick<Client, 'agent' | 'language'>,
): Promise<SignedIn> {
  await checkMaySignIn(tx, account.id);
  await keepLanguage(tx, account.id, language);
  const { value, ...session } = await sessions.start(tx, account.id, agent);
  const memberships = await readMemberships(tx, account.id);
  const choice = { requested: null, stored: null };
  const workspace = chooseWorkspace(memberships, account.id, choice, clock());
  if (workspace === null) throw new Error(`The user ${account.id} has no personal workspace`);
  const workspaces = listWorkspaces(memberships);
  return { user: { ...account, workspace, workspaces, session }, sessionValue: value };
}

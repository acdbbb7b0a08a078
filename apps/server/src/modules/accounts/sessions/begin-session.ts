import type { Clock } from '../../../platform/clock.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { readBalance } from '../../tokens/index.ts';
import type { Account, SignedInMember } from '../people/account.ts';
import type { SessionService } from './session-service.ts';
import { readBilling } from '../people/user-store.ts';

export interface SignedIn {
  readonly member: SignedInMember;
  readonly sessionValue: string;
  /** The account was created with this session. */
  readonly isNew?: boolean;
}

/**
 * Signs a person in, whichever way they have shown who they are.
 * @param agent their browser, in words
 */
export async function beginSession(
  queryable: Queryable,
  account: Account,
  { clock, sessions }: { readonly clock: Clock; readonly sessions: SessionService },
  agent = '',
): Promise<SignedIn> {
  const { value, ...session } = await sessions.start(queryable, account.id, agent);
  const tokensRemaining = await readBalance(queryable, account.id, clock());
  const billing = await readBilling(queryable, account.id);
  return { member: { ...account, billing, tokensRemaining, session }, sessionValue: value };
}

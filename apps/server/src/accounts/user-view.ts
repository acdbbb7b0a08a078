import { tokenWeekEnd, type User } from '@loopwright/contract';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { readBalance } from '../tokens/ledger.ts';
import type { Account } from './account.ts';
import { BatchedLookup } from './batched-lookup.ts';

/** Reads people as the web app sees them, with what is left of their week's tokens. */
export function createUserReader(
  database: Database,
  clock: Clock,
): (account: Account) => Promise<User> {
  const balances = new BatchedLookup(async (userIds) => {
    const now = clock();
    const read = async (id: string) => [id, await readBalance(database.orm, id, now)] as const;
    return new Map(await Promise.all(userIds.map(read)));
  });
  return async (account) => {
    const { id, username, name, email, plan, stripeCustomerId } = account;
    return {
      username,
      name,
      email,
      subscription: plan,
      tokensRemaining: (await balances.find(id)) ?? 0,
      tokensRefreshAt: tokenWeekEnd(clock()).toISOString(),
      ...(stripeCustomerId === null ? {} : { stripeCustomerId }),
    };
  };
}

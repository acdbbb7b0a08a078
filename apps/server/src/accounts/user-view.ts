import type { User } from '@loopwright/contract';
import type { Account } from './account.ts';

export interface TokenBalance {
  readonly tokensRemaining: number;
  readonly tokensRefreshAt: Date;
}

/** The person as the web app sees them. */
export function presentUser(account: Account, balance: TokenBalance): User {
  const { username, name, email, plan, stripeCustomerId } = account;
  return {
    username,
    name,
    email,
    subscription: plan,
    tokensRemaining: balance.tokensRemaining,
    tokensRefreshAt: balance.tokensRefreshAt.toISOString(),
    ...(stripeCustomerId === null ? {} : { stripeCustomerId }),
  };
}

import { tokenWeekEnd, type User } from '@loopwright/contract';
import type { Member } from './account.ts';

/** The person as the web app sees them. */
export function presentUser(member: Member, now: Date): User {
  const { username, name, email, plan, tokensRemaining, stripeCustomerId } = member;
  return {
    username,
    name,
    email,
    subscription: plan,
    tokensRemaining,
    tokensRefreshAt: tokenWeekEnd(now).toISOString(),
    ...(stripeCustomerId === null ? {} : { stripeCustomerId }),
  };
}

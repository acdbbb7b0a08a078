import { tokenWeekEnd, type User } from '@loopwright/contract';
import type { PersonalNotification } from './notification-config.ts';
import type { SignedInUser } from './account.ts';
import { presentBilling } from './billing-view.ts';
import { lookupKey } from './identity.ts';

/** The user as the web app sees them. @param notice from the operator, for one user alone */
export function presentUser(
  {
    username,
    name,
    email,
    workspace,
  }: Pick<SignedInUser, 'username' | 'name' | 'email' | 'workspace'>,
  now: Date,
  notice: PersonalNotification | null,
): User {
  const { plan, tokensRemaining, stripeCustomerId, subscription } = workspace;
  const isMeant = notice !== null && lookupKey(notice.username) === lookupKey(username);
  return {
    username,
    name,
    email: email ?? '',
    subscription: plan,
    tokensRemaining,
    tokensRefreshAt: tokenWeekEnd(now).toISOString(),
    ...(stripeCustomerId === null ? {} : { stripeCustomerId }),
    ...presentBilling(subscription),
    ...(isMeant ? { notification: { title: notice.title, text: notice.text } } : {}),
  };
}

import { tokenWeekEnd, type User } from '@loopwright/contract';
import type { SignedInUser } from './account.ts';
import { presentBilling } from './billing-view.ts';
import { lookupKey } from './identity.ts';
import type { PersonalNotification } from './notification-config.ts';

/** The user as the web app sees them. @param notice of the operator, shown to one user only */
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
  const isAddressee = notice !== null && lookupKey(notice.username) === lookupKey(username);
  return {
    username,
    name,
    email: email ?? '',
    subscription: plan,
    tokensRemaining,
    tokensRefreshAt: tokenWeekEnd(now).toISOString(),
    ...(stripeCustomerId === null ? {} : { stripeCustomerId }),
    ...presentBilling(subscription),
    ...(isAddressee ? { notification: { title: notice.title, text: notice.text } } : {}),
  };
}

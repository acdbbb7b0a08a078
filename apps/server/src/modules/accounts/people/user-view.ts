import { tokenWeekEnd, type User } from '@loopwright/contract';
import type { PersonalNotification } from './notification-config.ts';
import type { Member } from './account.ts';
import { presentBilling } from './billing-view.ts';
import { lookupKey } from './identity.ts';

/** The person as the web app sees them. @param notice from the operator, for one person alone */
export function presentUser(member: Member, now: Date, notice: PersonalNotification | null): User {
  const { username, name, email, plan, tokensRemaining, stripeCustomerId } = member;
  const isMeant = notice !== null && lookupKey(notice.username) === lookupKey(username);
  return {
    username,
    name,
    email: email ?? '',
    subscription: plan,
    tokensRemaining,
    tokensRefreshAt: tokenWeekEnd(now).toISOString(),
    ...(stripeCustomerId === null ? {} : { stripeCustomerId }),
    ...presentBilling(member.billing),
    ...(isMeant ? { notification: { title: notice.title, text: notice.text } } : {}),
  };
}

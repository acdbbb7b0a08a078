import { DAY_SECONDS } from '../calendar.ts';
import type { Kind, Kinds } from './kinds.ts';

/** Stripe says three days ahead that a trial ends. */
export const TRIAL_NOTICE_SECONDS = 3 * DAY_SECONDS;

const LIVING: ReadonlySet<string> = new Set(['trialing', 'active', 'past_due']);

/** When something happens to the thing by itself, in seconds of its customer's clock; null: never. */
export function dueAt<K extends Kind>(kind: K, record: Kinds[K]): number | null {
  switch (kind) {
    case 'subscription':
      return subscriptionDueAt(record as Kinds['subscription']);
    case 'invoice':
      return (record as Kinds['invoice']).wire.next_payment_attempt;
    case 'checkout_session': {
      const session = (record as Kinds['checkout_session']).wire;
      return session.status === 'open' ? session.expires_at : null;
    }
    default:
      return null;
  }
}

function subscriptionDueAt({ wire, hidden }: Kinds['subscription']): number | null {
  if (!LIVING.has(wire.status)) return null;
  const moments = wire.items.data.map((item) => item.current_period_end);
  if (wire.cancel_at !== null) moments.push(wire.cancel_at);
  if (wire.status === 'trialing' && wire.trial_end !== null && !hidden.trialWillEndSent) {
    moments.push(wire.trial_end - TRIAL_NOTICE_SECONDS);
  }
  return Math.min(...moments);
}

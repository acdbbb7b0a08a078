import { eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { billingAccounts, users } from '../../schema/schema.ts';

export async function readBillingCopy(orm: Queryable, userId: string) {
  const [found] = await orm
    .select({
      customerId: users.stripeCustomerId,
      subscription: {
        // First, because it is never null: drizzle takes a joined row for missing when its first is.
        hasUsedTrial: billingAccounts.hasUsedTrial,
        plan: billingAccounts.plan,
        id: billingAccounts.subscriptionId,
        status: billingAccounts.status,
        periodEndsAt: billingAccounts.periodEndsAt,
        endsAt: billingAccounts.endsAt,
        trialEndsAt: billingAccounts.trialEndsAt,
        readAt: billingAccounts.readAt,
      },
    })
    .from(users)
    .leftJoin(billingAccounts, eq(billingAccounts.userId, users.id))
    .where(eq(users.id, userId));
  return found ?? { customerId: null, subscription: null };
}

import { eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { subscriptions, workspaces } from '../../schema/schema.ts';

export async function readBillingCopy(orm: Queryable, workspaceId: string) {
  const [found] = await orm
    .select({
      customerId: workspaces.stripeCustomerId,
      subscription: {
        // First, because it is never null: drizzle takes a joined row for missing when its first is.
        hasUsedTrial: subscriptions.hasUsedTrial,
        plan: subscriptions.plan,
        id: subscriptions.subscriptionId,
        status: subscriptions.status,
        periodEndsAt: subscriptions.periodEndsAt,
        endsAt: subscriptions.endsAt,
        trialEndsAt: subscriptions.trialEndsAt,
        extraSeats: subscriptions.extraSeats,
        readAt: subscriptions.readAt,
      },
    })
    .from(workspaces)
    .leftJoin(subscriptions, eq(subscriptions.workspaceId, workspaces.id))
    .where(eq(workspaces.id, workspaceId));
  return found ?? { customerId: null, subscription: null };
}

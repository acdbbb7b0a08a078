import { eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { subscriptions } from '../../schema/schema.ts';
import { isOver } from './subscription-status.ts';

/** Whether a subscription gives a plan, or may give one again. Operators do not change the plan then. */
export const decidesAboutPlan = ({
  status,
  plan,
}: Pick<typeof subscriptions.$inferSelect, 'status' | 'plan'>): boolean =>
  plan !== 'free' || (status !== null && !isOver({ status }));

/** The same for a workspace, which should be locked. */
export async function hasSubscription(orm: Queryable, workspaceId: string): Promise<boolean> {
  const [row] = await orm
    .select({ plan: subscriptions.plan, status: subscriptions.status })
    .from(subscriptions)
    .where(eq(subscriptions.workspaceId, workspaceId));
  return row !== undefined && decidesAboutPlan(row);
}

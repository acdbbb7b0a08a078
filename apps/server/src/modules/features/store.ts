import { FEATURE_NAMES, type FeatureName, type PlanName } from '@loopwright/contract';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { featureChoices, memberships, workspaces } from '../../schema/schema.ts';

/** What a user has switched on, of the features that there are. */
export async function readChosen(orm: Queryable, userId: string): Promise<FeatureName[]> {
  const rows = await orm
    .select({ name: featureChoices.name })
    .from(featureChoices)
    .where(and(eq(featureChoices.userId, userId), inArray(featureChoices.name, FEATURE_NAMES)));
  return rows.map(({ name }) => name);
}

export async function insertChoice(
  orm: Queryable,
  userId: string,
  name: FeatureName,
  createdAt: Date,
): Promise<void> {
  await orm.insert(featureChoices).values({ userId, name, createdAt }).onConflictDoNothing();
}

export async function deleteChoice(
  orm: Queryable,
  userId: string,
  name: FeatureName,
): Promise<void> {
  await orm
    .delete(featureChoices)
    .where(and(eq(featureChoices.userId, userId), eq(featureChoices.name, name)));
}

/** Whether one of the workspaces that a user works in has one of the plans. */
export async function worksOnPlan(
  orm: Queryable,
  userId: string,
  plans: readonly PlanName[],
): Promise<boolean> {
  const rows = await orm
    .select({ id: workspaces.id })
    .from(workspaces)
    .innerJoin(memberships, eq(memberships.workspaceId, workspaces.id))
    .where(and(eq(memberships.userId, userId), inArray(workspaces.plan, [...plans])))
    .limit(1);
  return rows.length > 0;
}

/** All choices of a user, for the data export. */
export async function readFeatures(orm: Queryable, userId: string) {
  return await orm
    .select({ name: featureChoices.name, createdAt: featureChoices.createdAt })
    .from(featureChoices)
    .where(eq(featureChoices.userId, userId))
    .orderBy(asc(featureChoices.createdAt));
}

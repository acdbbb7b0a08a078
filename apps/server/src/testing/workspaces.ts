import type { PlanName } from '@loopwright/contract';
import { eq } from 'drizzle-orm';
import { deleteWorkspace, setPlan } from '../modules/workspaces/store.ts';
import type { Database } from '../platform/database/database.ts';
import { users } from '../schema/schema.ts';

/** Sets the plan of a user's personal workspace. @returns its id */
export async function giveUserPlan(
  database: Database,
  username: string,
  plan: PlanName,
): Promise<string> {
  const [user] = await database.orm
    .select({ id: users.id })
    .from(users)
    .where(eq(users.username, username));
  if (user === undefined) throw new Error(`There is no user ${username}`);
  await database.transaction((tx) => setPlan(tx, user.id, plan, new Date()));
  return user.id;
}

/** Deletes a user with the personal workspace. */
export async function deleteTestUser(database: Database, userId: string): Promise<void> {
  await database.transaction(async (tx) => {
    await deleteWorkspace(tx, userId);
    await tx.delete(users).where(eq(users.id, userId));
  });
}

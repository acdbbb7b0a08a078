import { asc, eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { operatorActions, operatorActionUsers } from '../../schema/schema.ts';

/**
 * What operators did about a user's account, oldest first, for the data export. With the account only the rows that
 * name the user are deleted: the log stays without a name.
 */
export const readOperatorActions = (orm: Queryable, userId: string) =>
  orm
    .select({
      action: operatorActions.action,
      reason: operatorActions.reason,
      tokens: operatorActions.tokens,
      plan: operatorActions.plan,
      createdAt: operatorActions.createdAt,
    })
    .from(operatorActionUsers)
    .innerJoin(operatorActions, eq(operatorActions.id, operatorActionUsers.actionId))
    .where(eq(operatorActionUsers.userId, userId))
    .orderBy(asc(operatorActions.createdAt), asc(operatorActions.id));

import { eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import { users } from '../../schema/schema.ts';
import { type Principal, requirePermission } from '../workspaces/index.ts';

/**
 * The account of an operator. Operators are named in the configuration.
 * @throws AppError `unauthenticated` for a visitor, `forbidden` for everybody else
 */
export async function requireOperator(
  orm: Queryable,
  operators: ReadonlySet<string>,
  principal: Principal,
): Promise<string> {
  const { userId } = requirePermission(principal, 'view');
  const [user] =
    operators.size === 0
      ? []
      : await orm.select({ key: users.usernameKey }).from(users).where(eq(users.id, userId));
  if (user === undefined || !operators.has(user.key)) throw new AppError('notOperator');
  return userId;
}

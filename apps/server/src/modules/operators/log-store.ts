import { OPERATOR_LIMITS, type OperatorLogEntry } from '@loopwright/contract';
import { and, desc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import { operatorActions, operatorActionUsers, users } from '../../schema/schema.ts';

type NewAction = typeof operatorActions.$inferInsert;

/**
 * Writes an action into the log.
 * @returns false when the same request has been carried out already
 * @throws AppError `conflict` when its key belongs to another request
 */
export async function writeAction(tx: Transaction, action: NewAction): Promise<boolean> {
  // Waits for a request with the same key that is being carried out at the moment.
  const written = await tx
    .insert(operatorActions)
    .values(action)
    .onConflictDoNothing({ target: [operatorActions.operatorId, operatorActions.requestKey] })
    .returning({ id: operatorActions.id });
  if (written.length > 0) return true;
  const [earlier] = await tx
    .select({ requestHash: operatorActions.requestHash })
    .from(operatorActions)
    .where(
      and(
        eq(operatorActions.operatorId, action.operatorId),
        eq(operatorActions.requestKey, action.requestKey),
      ),
    );
  if (earlier?.requestHash !== action.requestHash) throw new AppError('keyReused');
  return false;
}

/** Names the user that an action is about. */
export async function nameUser(tx: Transaction, actionId: string, userId: string): Promise<void> {
  await tx.insert(operatorActionUsers).values({ actionId, userId });
}

export interface LogPage {
  readonly items: OperatorLogEntry[];
  readonly nextCursor: string | null;
}

/** The log, newest first. @param cursor the id of the last entry of the page before */
export async function readLog(orm: Queryable, cursor: string | undefined): Promise<LogPage> {
  const operator = alias(users, 'operator');
  const last = sql`(select created_at, id from ${operatorActions} where id = ${cursor ?? null})`;
  const rows = await orm
    .select({
      id: operatorActions.id,
      action: operatorActions.action,
      operator: operator.username,
      user: users.username,
      reason: operatorActions.reason,
      tokens: operatorActions.tokens,
      plan: operatorActions.plan,
      createdAt: operatorActions.createdAt,
    })
    .from(operatorActions)
    .leftJoin(operator, eq(operator.id, operatorActions.operatorId))
    .leftJoin(operatorActionUsers, eq(operatorActionUsers.actionId, operatorActions.id))
    .leftJoin(users, eq(users.id, operatorActionUsers.userId))
    .where(
      cursor === undefined
        ? undefined
        : sql`(${operatorActions.createdAt}, ${operatorActions.id}) < ${last}`,
    )
    .orderBy(desc(operatorActions.createdAt), desc(operatorActions.id))
    // One more than shown, to know whether there is a next page.
    .limit(OPERATOR_LIMITS.logPage + 1);
  const items = rows.slice(0, OPERATOR_LIMITS.logPage).map(presentEntry);
  const hasMore = rows.length > OPERATOR_LIMITS.logPage;
  return { items, nextCursor: hasMore ? (items.at(-1)?.id ?? null) : null };
}

const presentEntry = (
  row: Omit<OperatorLogEntry, 'createdAt'> & { readonly createdAt: Date },
): OperatorLogEntry => ({ ...row, createdAt: row.createdAt.toISOString() });

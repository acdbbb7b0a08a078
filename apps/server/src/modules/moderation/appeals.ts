import { randomUUID } from 'node:crypto';
import type { AppealOutcome, Statement } from '@loopwright/contract';
import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import { AppError, notFoundError } from '../../platform/errors.ts';
import {
  blockedPictures,
  creations,
  moderationLog,
  profiles,
  publications,
  shares,
  statements,
  suspensions,
} from '../../schema/schema.ts';
import { notify } from '../notifications/index.ts';

type StatementRow = typeof statements.$inferSelect;

/** What was decided about what a user shares, newest first. */
export async function listStatements(orm: Queryable, userId: string): Promise<Statement[]> {
  const rows = await orm
    .select({ statement: statements, title: creations.title, prompt: creations.prompt })
    .from(statements)
    .leftJoin(creations, eq(creations.id, statements.creationId))
    .where(eq(statements.userId, userId))
    .orderBy(desc(statements.createdAt), desc(statements.id));
  return rows.map(({ statement, title, prompt }) => ({
    id: statement.id,
    action: statement.action,
    reason: statement.reason,
    explanation: statement.explanation,
    about: title ?? prompt,
    isAboutProfile: statement.isAboutProfile,
    createdAt: statement.createdAt.toISOString(),
    appeal: statement.appeal,
    outcome: statement.outcome,
    answer: statement.answer,
  }));
}

/**
 * Appeals against a decision, once.
 * @throws AppError `not-found` for a decision about others, `conflict` for a second appeal
 */
export async function appeal(
  orm: Queryable,
  userId: string,
  id: string,
  text: string,
  now: Date,
): Promise<void> {
  const isOwn = and(eq(statements.id, id), eq(statements.userId, userId));
  const rows = await orm
    .update(statements)
    .set({ appeal: text, appealedAt: now })
    .where(and(isOwn, isNull(statements.appealedAt)))
    .returning({ id: statements.id });
  if (rows.length > 0) return;
  const known = await orm.select({ id: statements.id }).from(statements).where(isOwn);
  throw known.length > 0 ? new AppError('alreadyDecided') : notFoundError();
}

interface AppealDecision {
  readonly id: string;
  readonly outcome: AppealOutcome;
  readonly answer: string;
}

/**
 * Decides about an appeal, and takes the decision back when it was wrong.
 * @returns the user who has appealed
 * @throws AppError `not-found`, `conflict` when it was decided already
 */
export async function decideAppeal(
  tx: Transaction,
  operatorId: string,
  { id, outcome, answer }: AppealDecision,
  now: Date,
): Promise<string> {
  const [statement] = await tx.select().from(statements).where(eq(statements.id, id)).for('update');
  if (statement === undefined || statement.appeal === null) throw notFoundError();
  if (statement.outcome !== null) throw new AppError('alreadyDecided');
  await tx.update(statements).set({ outcome, answer, decidedAt: now }).where(eq(statements.id, id));
  const { creationId, userId } = statement;
  await tx.insert(moderationLog).values({
    id: randomUUID(),
    action: outcome,
    creationId,
    operatorId,
    explanation: answer,
    createdAt: now,
  });
  if (outcome === 'reversed') await takeBack(tx, statement);
  await notify(tx, {
    kind: 'appeal-decided',
    workspaceId: userId,
    userId,
    ...(creationId !== null && { creationId }),
    createdAt: now,
  });
  return userId;
}

/** Shares, their places in the gallery, the public page and the right to share are as they were before the decision. */
async function takeBack(tx: Transaction, { id, creationId }: StatementRow): Promise<void> {
  await tx.delete(blockedPictures).where(eq(blockedPictures.decisionId, id));
  await tx.delete(suspensions).where(eq(suspensions.decisionId, id));
  await tx.update(shares).set({ removedAt: null, removedBy: null }).where(eq(shares.removedBy, id));
  await tx.update(profiles).set({ removedBy: null }).where(eq(profiles.removedBy, id));
  if (creationId === null) return;
  await tx
    .update(publications)
    .set({ reviewState: 'approved' })
    .where(and(eq(publications.creationId, creationId), eq(publications.reviewState, 'refused')));
}

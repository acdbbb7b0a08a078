import { randomUUID } from 'node:crypto';
import type { ModerationAction, ReportReason } from '@loopwright/contract';
import { and, asc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/database.ts';
import { AppError, notFoundError } from '../../platform/errors.ts';
import {
  blockedPictures,
  moderationLog,
  profiles,
  publications,
  reports,
  shares,
  statements,
  suspensions,
} from '../../schema/schema.ts';
import {
  approvePublication,
  findCopies,
  findPublication,
  findSha256,
  isNear,
} from '../community/index.ts';
import { notify } from '../notifications/index.ts';
import { isOpenReportOf, type Subject } from './reports.ts';

const HOUR_MS = 60 * 60 * 1000;

export interface Decision {
  readonly subject: Subject;
  readonly action: ModerationAction;
  readonly reason?: ReportReason | undefined;
  readonly explanation: string;
}

/** Who has to be told by email. */
export interface Told {
  /** The statement of reasons for the maker; null: nothing was restricted. */
  readonly statementId: string | null;
  readonly makerId: string | null;
  /** Reports that were decided with it and have an address. */
  readonly reportIds: readonly string[];
}

/**
 * Decides about something that is public: keeps it (and lists it, when it waits), hides it from the community, removes
 * it together with its copies, or suspends its maker. Open reports of it are decided with it.
 * @throws AppError `not-found` when it is not public, `invalid` when a restriction has no reason
 */
export async function decide(
  tx: Transaction,
  operatorId: string,
  decision: Decision,
  now: Date,
): Promise<Told> {
  const { subject, action, reason, explanation } = decision;
  if (action !== 'keep' && reason === undefined) throw new AppError('reasonMissing');
  const { makerId, workspaceId } = await lockSubject(tx, subject);
  const { creationId } = subject;
  const open = await listOpenReports(tx, subject);
  const id = randomUUID();
  const [oldest] = open;
  await tx.insert(moderationLog).values({
    id,
    action,
    creationId,
    operatorId,
    reason: reason ?? null,
    explanation,
    reportCount: open.length,
    hoursOpen: oldest ? (now.getTime() - oldest.createdAt.getTime()) / HOUR_MS : null,
    createdAt: now,
  });
  await tx.update(reports).set({ decisionId: id, decidedAt: now }).where(isOpenReportOf(subject));
  if (action !== 'keep') await restrict(tx, { id, action, subject, makerId, now });
  else if (creationId !== null) await keep(tx, creationId, now, { makerId, workspaceId });
  for (const { reporterId: userId } of open)
    await notify(tx, { kind: 'report-decided', workspaceId: userId ?? '', userId, createdAt: now });
  const reportIds = open
    .filter(({ reporterEmail }) => reporterEmail !== null)
    .map((report) => report.id);
  if (action === 'keep' || makerId === null || reason === undefined)
    return { statementId: null, makerId, reportIds };
  const statement = {
    id,
    userId: makerId,
    creationId,
    isAboutProfile: creationId === null,
    action,
    reason,
    explanation,
    createdAt: now,
  };
  await tx.insert(statements).values(statement);
  await notify(tx, {
    kind: 'moderated',
    workspaceId,
    userId: makerId,
    ...(creationId !== null && { creationId }),
    createdAt: now,
  });
  return { statementId: id, makerId, reportIds };
}

/** The open reports of a subject, oldest first. The addresses of their senders go with the email about the decision. */
const listOpenReports = (tx: Transaction, subject: Subject) =>
  tx.select().from(reports).where(isOpenReportOf(subject)).orderBy(asc(reports.createdAt));

/** Locks what is decided about. @throws AppError `not-found` */
async function lockSubject(tx: Transaction, { creationId, profileId }: Subject): Promise<Maker> {
  if (creationId === null) {
    const isOf = eq(profiles.userId, profileId);
    const [profile] = await tx.select().from(profiles).where(isOf).for('update');
    if (profile === undefined) throw notFoundError();
    return { makerId: profileId, workspaceId: profileId };
  }
  const isOf = eq(shares.creationId, creationId);
  const [share] = await tx.select().from(shares).where(isOf).for('update');
  if (share === undefined) throw notFoundError();
  return { makerId: share.createdBy, workspaceId: share.workspaceId };
}

interface Maker {
  readonly makerId: string | null;
  readonly workspaceId: string;
}

async function keep(
  tx: Transaction,
  creationId: string,
  now: Date,
  { makerId: userId, workspaceId }: Maker,
): Promise<void> {
  if (await approvePublication(tx, creationId, now))
    await notify(tx, { kind: 'published', workspaceId, userId, creationId, createdAt: now });
}

interface Restriction {
  readonly id: string;
  readonly action: Exclude<ModerationAction, 'keep'>;
  readonly subject: Subject;
  readonly makerId: string | null;
  readonly now: Date;
}

async function restrict(
  tx: Transaction,
  { id, action, subject, makerId, now }: Restriction,
): Promise<void> {
  const { creationId, profileId } = subject;
  if (creationId === null) {
    await closeProfile(tx, profileId, id);
  } else {
    await tx
      .update(publications)
      .set({ reviewState: 'refused', reviewReason: null })
      .where(eq(publications.creationId, creationId));
    if (action === 'hide') return;
    await removeWithCopies(tx, id, creationId, now);
  }
  if (action === 'suspend' && makerId !== null) await suspend(tx, id, makerId, now);
}

/** Closes the public page of a user, if there is an open one. */
async function closeProfile(tx: Transaction, userId: string, decisionId: string): Promise<void> {
  await tx
    .update(profiles)
    .set({ removedBy: decisionId })
    .where(and(eq(profiles.userId, userId), isNull(profiles.removedBy)));
}

/** All that a user shares goes, and nothing more can be shared. */
async function suspend(tx: Transaction, id: string, userId: string, now: Date): Promise<void> {
  await tx
    .insert(suspensions)
    .values({ userId, decisionId: id, createdAt: now })
    .onConflictDoNothing();
  await closeProfile(tx, userId, id);
  await tx
    .update(shares)
    .set({ removedAt: now, removedBy: id })
    .where(and(eq(shares.createdBy, userId), isNull(shares.removedAt)));
}

/** Removes a share, those with the very same file, and lets an operator look at pictures that look like it. */
async function removeWithCopies(
  tx: Transaction,
  decisionId: string,
  creationId: string,
  now: Date,
): Promise<void> {
  const sha256 = await findSha256(tx, creationId);
  const pictureHash = (await findPublication(tx, creationId))?.pictureHash ?? null;
  const copies = sha256 === null ? [] : await findCopies(tx, sha256);
  await tx
    .update(shares)
    .set({ removedAt: now, removedBy: decisionId })
    .where(and(inArray(shares.creationId, [creationId, ...copies]), isNull(shares.removedAt)));
  await tx
    .insert(blockedPictures)
    .values({ id: randomUUID(), decisionId, sha256, pictureHash, createdAt: now });
  if (pictureHash === null) return;
  await tx
    .update(publications)
    .set({ reviewState: 'waiting', reviewReason: 'blocked' })
    .where(
      and(
        eq(publications.reviewState, 'approved'),
        ne(publications.creationId, creationId),
        sql`${publications.pictureHash} is not null`,
        isNear(publications.pictureHash, pictureHash),
      ),
    );
}

import { randomUUID } from 'node:crypto';
import type { Language, ReportReason } from '@loopwright/contract';
import { and, eq, isNull } from 'drizzle-orm';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Queryable, Transaction } from '../../platform/database/database.ts';
import { notFoundError } from '../../platform/errors.ts';
import { creations, reports, shares } from '../../schema/schema.ts';

export interface NewReport {
  readonly slug: string;
  readonly reason: ReportReason;
  readonly details: string;
  /** null: a visitor. */
  readonly reporterId: string | null;
  /** Where a visitor wants to be told; null: nowhere. */
  readonly reporterEmail: string | null;
  readonly language: Language;
}

/**
 * Keeps a report. A user has one open report for each creation: a second one replaces it.
 * @throws AppError `not-found` when nothing is shared there
 */
export async function keepReport(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  { slug, ...report }: NewReport,
): Promise<void> {
  await database.transaction(async (tx) => {
    const [found] = await tx
      .select({ id: creations.id })
      .from(shares)
      .innerJoin(creations, eq(creations.id, shares.creationId))
      .where(and(eq(shares.slug, slug), isNull(shares.removedAt), isNull(creations.deletedAt)))
      .for('share', { of: creations });
    if (found === undefined) throw notFoundError();
    const { reporterId, reason, details } = report;
    const isAnother =
      reporterId === null || !(await replaceReport(tx, found.id, { ...report, reporterId }));
    if (!isAnother) return;
    await tx.insert(reports).values({
      ...report,
      reason,
      details,
      id: randomUUID(),
      creationId: found.id,
      createdAt: clock(),
    });
  });
}

/** @returns false when the user has no open report of it */
async function replaceReport(
  tx: Transaction,
  creationId: string,
  { reporterId, reason, details }: Pick<NewReport, 'reason' | 'details'> & { reporterId: string },
): Promise<boolean> {
  const rows = await tx
    .update(reports)
    .set({ reason, details })
    .where(
      and(
        eq(reports.creationId, creationId),
        eq(reports.reporterId, reporterId),
        isNull(reports.decisionId),
      ),
    )
    .returning({ id: reports.id });
  return rows.length > 0;
}

/** What a user has reported, for the data export. */
export const readReports = (orm: Queryable, userId: string) =>
  orm
    .select({
      creationId: reports.creationId,
      reason: reports.reason,
      details: reports.details,
      createdAt: reports.createdAt,
      decidedAt: reports.decidedAt,
    })
    .from(reports)
    .where(eq(reports.reporterId, userId));

import { randomUUID } from 'node:crypto';
import type { Language, ReportReason } from '@loopwright/contract';
import { and, eq, isNull, type SQL } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import { notFoundError } from '../../platform/errors.ts';
import { creations, profiles, reports, shares, users } from '../../schema/schema.ts';
import { lookupKey } from '../accounts/index.ts';
import { isProfileOpen } from '../sharing/index.ts';

/** What a report or a decision is about: a creation that is shared, or the public page of a user. */
export type Subject =
  | { readonly creationId: string; readonly profileId: null }
  | { readonly creationId: null; readonly profileId: string };

export interface NewReport {
  /** Of a share; null: it is about a public page. */
  readonly slug: string | null;
  /** Of the user whose public page it is; null: it is about a share. */
  readonly username: string | null;
  readonly reason: ReportReason;
  readonly details: string;
  /** null: a visitor. */
  readonly reporterId: string | null;
  /** Where a visitor wants to be told; null: nowhere. */
  readonly reporterEmail: string | null;
  readonly language: Language;
}

/**
 * Keeps a report. A user has one open report for each creation and each page: a second one replaces it.
 * @returns the id of a new report; null when it has replaced another one
 * @throws AppError `not-found` when nothing is shared there
 */
export async function keepReport(
  tx: Transaction,
  { slug, username, ...report }: NewReport,
  createdAt: Date,
): Promise<string | null> {
  const subject =
    slug === null ? await findProfile(tx, username ?? '') : await findShared(tx, slug);
  if (subject === null) throw notFoundError();
  const { reporterId } = report;
  if (reporterId !== null && (await replaceReport(tx, subject, { ...report, reporterId })))
    return null;
  const id = randomUUID();
  await tx.insert(reports).values({ ...report, ...subject, id, createdAt });
  return id;
}

async function findShared(tx: Transaction, slug: string): Promise<Subject | null> {
  const [found] = await tx
    .select({ id: creations.id })
    .from(shares)
    .innerJoin(creations, eq(creations.id, shares.creationId))
    .where(and(eq(shares.slug, slug), isNull(shares.removedAt), isNull(creations.deletedAt)))
    .for('share', { of: creations });
  return found ? { creationId: found.id, profileId: null } : null;
}

async function findProfile(tx: Transaction, username: string): Promise<Subject | null> {
  const [found] = await tx
    .select({ id: profiles.userId })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.userId))
    .where(and(eq(users.usernameKey, lookupKey(username)), isProfileOpen))
    .for('share', { of: profiles });
  return found ? { creationId: null, profileId: found.id } : null;
}

/** Reports of the same creation or the same page that no operator has decided about. */
export const isOpenReportOf = ({ creationId, profileId }: Subject): SQL | undefined =>
  and(
    creationId === null ? eq(reports.profileId, profileId) : eq(reports.creationId, creationId),
    isNull(reports.decisionId),
  );

/** @returns false when the user has no open report of it */
async function replaceReport(
  tx: Transaction,
  subject: Subject,
  { reporterId, reason, details }: Pick<NewReport, 'reason' | 'details'> & { reporterId: string },
): Promise<boolean> {
  const rows = await tx
    .update(reports)
    .set({ reason, details })
    .where(and(isOpenReportOf(subject), eq(reports.reporterId, reporterId)))
    .returning({ id: reports.id });
  return rows.length > 0;
}

/** What a user has reported, for the data export. */
export const readReports = (orm: Queryable, userId: string) =>
  orm
    .select({
      creationId: reports.creationId,
      profileId: reports.profileId,
      reason: reports.reason,
      details: reports.details,
      createdAt: reports.createdAt,
      decidedAt: reports.decidedAt,
    })
    .from(reports)
    .where(eq(reports.reporterId, userId));

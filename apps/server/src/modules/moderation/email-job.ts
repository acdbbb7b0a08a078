import { isMailAddress, type Language } from '@loopwright/contract';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Database, Queryable, Transaction } from '../../platform/database/database.ts';
import type { Job, JobDefinition, JobQueue } from '../../platform/jobs/index.ts';
import { deleteEndedJob, EMAIL_JOB, sendWithoutDetails } from '../../platform/mail/email-job.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import { reports, statements, users } from '../../schema/schema.ts';
import { MODERATION_EMAILS, moderationEmail } from './emails.ts';

/** The page with the statements of reasons and their appeals. */
const STATEMENTS_PAGE = '/decisions';
/** Of users who have not visited since languages are remembered. */
const DEFAULT_LANGUAGE: Language = 'en';

const emailInput = z.object({
  purpose: z.enum(MODERATION_EMAILS),
  /** Of the report, for `received` and `decided`; else of the statement of reasons. */
  aboutId: z.uuid(),
});
type EmailInput = z.infer<typeof emailInput>;
export type ModerationEmailDefinition = JobDefinition<EmailInput, void>;

interface Recipient {
  readonly address: string;
  readonly language: Language;
}

interface EmailJobDependencies {
  readonly database: Database;
  readonly mailer: Mailer;
  /** Without a slash at its end. */
  readonly publicUrl: string;
}

/** The job kind of emails to makers and reporters. A job holds ids: the address is read when the email is sent. */
export const defineModerationEmailJob = (
  dependencies: EmailJobDependencies,
): ModerationEmailDefinition => ({
  kind: 'moderation-email',
  input: emailInput,
  ...EMAIL_JOB,
  run: (input) => sendWithoutDetails(() => send(dependencies, input)),
  onCompleted: forget,
  onFailed: forget,
});

/**
 * Sends an email once `tx` has committed, also after a crash.
 * @param userId who gets it; null: a visitor
 */
export async function enqueueModerationEmail(
  queue: JobQueue,
  definition: ModerationEmailDefinition,
  tx: Transaction,
  { userId, ...input }: EmailInput & { readonly userId: string | null },
): Promise<void> {
  await queue.enqueue(tx, definition, input, { createdBy: userId });
}

async function send(
  { database, mailer, publicUrl }: EmailJobDependencies,
  { purpose, aboutId }: EmailInput,
): Promise<void> {
  const isToReporter = isAboutReport(purpose);
  const find = isToReporter ? findReporter : findMaker;
  const recipient = await find(database.orm, aboutId);
  if (recipient === null || !isMailAddress(recipient.address)) return;
  const { address, language } = recipient;
  const link = isToReporter ? null : publicUrl + STATEMENTS_PAGE;
  await mailer.send(moderationEmail(purpose, address, language, link));
}

const isAboutReport = (purpose: EmailInput['purpose']): boolean =>
  purpose === 'received' || purpose === 'decided';

/** @returns null for a report without an address */
async function findReporter(orm: Queryable, reportId: string): Promise<Recipient | null> {
  const [report] = await orm
    .select({ address: reports.reporterEmail, language: reports.language })
    .from(reports)
    .where(eq(reports.id, reportId));
  if (report === undefined || report.address === null) return null;
  return { address: report.address, language: report.language };
}

/** @returns null when the account is deleted or has no address */
async function findMaker(orm: Queryable, statementId: string): Promise<Recipient | null> {
  const [maker] = await orm
    .select({ address: users.email, language: users.language })
    .from(statements)
    .innerJoin(users, eq(users.id, statements.userId))
    .where(eq(statements.id, statementId));
  if (maker === undefined || maker.address === null) return null;
  return { address: maker.address, language: maker.language ?? DEFAULT_LANGUAGE };
}

/** After the last email about a report the address of its sender is of no use. */
async function forget(tx: Transaction, job: Job<EmailInput>): Promise<void> {
  const { purpose, aboutId } = job.input;
  await deleteEndedJob(tx, job);
  if (purpose !== 'decided') return;
  await tx.update(reports).set({ reporterEmail: null }).where(eq(reports.id, aboutId));
}

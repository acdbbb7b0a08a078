import { eq } from 'drizzle-orm';
import { jobs } from '../../schema/schema.ts';
import type { Transaction } from '../database/database.ts';
import { AppError } from '../errors.ts';
import type { Job } from '../jobs/index.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const BACKOFF_MS = [
  5 * SECOND_MS,
  30 * SECOND_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * 60 * MINUTE_MS,
];
/** Longer than a mail server takes to answer. */
const TIMEOUT_MS = 2 * MINUTE_MS;
/** Before all generations: users wait for the links, and an email takes a moment. */
const PRIORITY = 1_000_000;

export const EMAIL_CONCURRENCY_GROUP = 'email';
export const EMAILS_AT_ONCE = 4;

/** What all job kinds have in common that send an email. Their inputs hold ids, and no token of a link. */
export const EMAIL_JOB = {
  retryLimit: BACKOFF_MS.length,
  backoffMs: BACKOFF_MS,
  timeoutMs: TIMEOUT_MS,
  failureMessage: 'mailAway',
  priority: () => PRIORITY,
  concurrencyGroup: () => EMAIL_CONCURRENCY_GROUP,
} as const;

/** An ended job leaves no row, because its input may hold an address. */
export async function deleteEndedJob(tx: Transaction, { id }: Pick<Job, 'id'>): Promise<void> {
  await tx.delete(jobs).where(eq(jobs.id, id));
}

/**
 * Runs an attempt at sending an email.
 * @throws AppError that can be logged: a mail server's own words repeat addresses
 */
export async function sendWithoutDetails(send: () => Promise<void>): Promise<void> {
  try {
    await send();
  } catch (cause) {
    throw new AppError('mailAway', { isRetryable: true, cause: new Error(kindOf(cause)) });
  }
}

/** Such as `mailAway: ESOCKET`, with the code of nodemailer or of the system. */
function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const { code, cause }: { code?: unknown; cause?: unknown } = error;
  const own = typeof code === 'string' ? code : error.name;
  return error instanceof AppError && cause !== undefined ? `${own}: ${kindOf(cause)}` : own;
}

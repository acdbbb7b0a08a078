import { isMailAddress } from '@loopwright/contract';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Job, JobDefinition, JobQueue } from '../../../platform/jobs/index.ts';
import { jobs } from '../../../schema/schema.ts';
import { readIdentities } from '../users/account-overview-store.ts';
import { lockUser, type AccountState, readUser } from '../users/account-state.ts';
import { emailInput, type EmailInput, type EmailQueue } from './email-input.ts';
import { dropOverLimit } from './email-limits.ts';
import { hasLinkToOther } from './mail-link-store.ts';
import type { RecoveryToolkit } from './recovery-dependencies.ts';
import { sendLink } from './send-link.ts';

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

export const EMAIL_KIND = 'email';
export const EMAIL_CONCURRENCY_GROUP = 'email';
export const EMAILS_AT_ONCE = 4;

type EmailJobDependencies = Omit<RecoveryToolkit, 'emails'>;
export type EmailDefinition = JobDefinition<EmailInput, void>;

/**
 * The job kind of emails that no request waits for. A job holds ids and what the account no longer
 * holds; tokens of links are made when the email is sent.
 */
export const defineEmailJob = (dependencies: EmailJobDependencies): EmailDefinition => ({
  kind: EMAIL_KIND,
  input: emailInput,
  retryLimit: BACKOFF_MS.length,
  backoffMs: BACKOFF_MS,
  timeoutMs: TIMEOUT_MS,
  failureMessage: 'mailAway',
  priority: () => PRIORITY,
  concurrencyGroup: () => EMAIL_CONCURRENCY_GROUP,
  async run(input) {
    const { userId } = input;
    if (userId === null) return;
    await send(dependencies, { ...input, userId }).catch((cause: unknown) => {
      throw withoutDetails(cause);
    });
  },
  onCompleted: deleteRow,
  onFailed: deleteRow,
});

/** An ended job leaves no row, because its input may hold an address. */
async function deleteRow(tx: Transaction, { id }: Pick<Job, 'id'>): Promise<void> {
  await tx.delete(jobs).where(eq(jobs.id, id));
}

export function createEmailQueue(
  queue: JobQueue,
  definition: EmailDefinition,
  clock: RecoveryToolkit['clock'],
): EmailQueue {
  return {
    async enqueue(tx, order) {
      const input = { formerEmail: null, identity: null, ...order, at: clock().toISOString() };
      await queue.enqueue(tx, definition, input, { createdBy: order.userId });
    },
  };
}

async function send(
  dependencies: EmailJobDependencies,
  input: EmailInput & { readonly userId: string },
): Promise<void> {
  const { database, composer, mailer } = dependencies;
  const { purpose, userId, language, formerEmail, identity } = input;
  const user = await readUser(database.orm, userId);
  const email = formerEmail ?? user?.account.email ?? null;
  // The account is deleted, or has an address that no mail server takes.
  if (user === null || email === null || !isMailAddress(email)) return;
  const find = (tx: Transaction): Promise<AccountState | null> => lockUser(tx, userId);

  const notice = purpose === 'passwordReset' ? 'passwordChanged' : purpose;
  await dropOverLimit(dependencies, notice, email, async () => {
    if (notice === 'reset-password') {
      return await sendLink(dependencies, { purpose: notice, find, language });
    }
    if (notice === 'greeting') {
      if (user.emailConfirmedAt !== null) return;
      // A change of the address that was asked for meanwhile goes on: a link to it must stay.
      const findUnlessChanging = async (tx: Transaction) => {
        const locked = await find(tx);
        return (await hasLinkToOther(tx, userId, email)) ? null : locked;
      };
      const order = { purpose: 'confirm-email', find: findUnlessChanging, language } as const;
      return await sendLink(dependencies, order);
    }
    const connected =
      purpose === 'passwordReset'
        ? await readIdentities(database.orm, userId)
        : identity === null
          ? undefined
          : [identity];
    const recipient = { email, name: user.account.name, language };
    await mailer.send(composer[notice](recipient, new Date(input.at), connected));
  });
}

/** An error that can be logged: a mail server's own words repeat addresses. */
function withoutDetails(cause: unknown): AppError {
  return new AppError('mailAway', { isRetryable: true, cause: new Error(kindOf(cause)) });
}

/** Such as `mailAway: ESOCKET`, with the code of nodemailer or of the system. */
function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const { code, cause }: { code?: unknown; cause?: unknown } = error;
  const own = typeof code === 'string' ? code : error.name;
  return error instanceof AppError && cause !== undefined ? `${own}: ${kindOf(cause)}` : own;
}

import { isMailAddress } from '@loopwright/contract';
import type { Transaction } from '../../../platform/database/database.ts';
import type { JobDefinition, JobQueue } from '../../../platform/jobs/index.ts';
import { deleteEndedJob, EMAIL_JOB, sendWithoutDetails } from '../../../platform/mail/email-job.ts';
import { readIdentities } from '../users/account-overview-store.ts';
import { lockUser, type AccountState, readUser } from '../users/account-state.ts';
import { emailInput, type EmailInput, type EmailQueue } from './email-input.ts';
import { dropOverLimit } from './email-limits.ts';
import { hasLinkToOther } from './mail-link-store.ts';
import type { RecoveryToolkit } from './recovery-dependencies.ts';
import { sendLink } from './send-link.ts';

export const EMAIL_KIND = 'email';

type EmailJobDependencies = Omit<RecoveryToolkit, 'emails'>;
export type EmailDefinition = JobDefinition<EmailInput, void>;

/**
 * The job kind of emails that no request waits for. A job holds ids and what the account no longer
 * holds; tokens of links are made when the email is sent.
 */
export const defineEmailJob = (dependencies: EmailJobDependencies): EmailDefinition => ({
  kind: EMAIL_KIND,
  input: emailInput,
  ...EMAIL_JOB,
  async run(input) {
    const { userId } = input;
    if (userId === null) return;
    await sendWithoutDetails(() => send(dependencies, { ...input, userId }));
  },
  onCompleted: deleteEndedJob,
  onFailed: deleteEndedJob,
});

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

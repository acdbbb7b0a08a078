import type { JobQueue } from '../../../platform/jobs/index.ts';
import type { EmailQueue } from './email-input.ts';
import { createEmailQueue, defineEmailJob, type EmailDefinition } from './email-job.ts';
import { EmailService } from './email-service.ts';
import { accountLetters } from './letters/letters.ts';
import { deleteExpiredLinks } from './mail-link-store.ts';
import { PasswordService } from './password-service.ts';
import type { RecoveryParts } from './recovery-parts.ts';
import { RecoveryService } from './recovery-service.ts';

export interface Recovery {
  readonly recovery: RecoveryService;
  readonly emails: EmailService;
  readonly passwordChanges: PasswordService;
  readonly emailQueue: EmailQueue;
  readonly emailJob: EmailDefinition;
  /** Each removes something that has expired. */
  readonly sweeps: readonly (() => Promise<number>)[];
}

export type RecoveryDependencies = Omit<RecoveryParts, 'letters' | 'emails'> & {
  readonly queue: JobQueue;
};

/** All that works with emails. @param publicUrl without a trailing slash, for the links in them */
export function createRecovery(dependencies: RecoveryDependencies, publicUrl: string): Recovery {
  const { database, clock, queue } = dependencies;
  const withLetters = { ...dependencies, letters: accountLetters(publicUrl) };
  const emailJob = defineEmailJob(withLetters);
  const emailQueue = createEmailQueue(queue, emailJob, clock);
  const parts = { ...withLetters, emails: emailQueue };
  return {
    recovery: new RecoveryService(parts),
    emails: new EmailService(parts),
    passwordChanges: new PasswordService(parts),
    emailQueue,
    emailJob,
    sweeps: [() => deleteExpiredLinks(database.orm, clock())],
  };
}

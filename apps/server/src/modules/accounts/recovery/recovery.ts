import type { JobQueue } from '../../../platform/jobs/index.ts';
import type { EmailQueue } from './email-input.ts';
import { createEmailQueue, defineEmailJob, type EmailDefinition } from './email-job.ts';
import { EmailService } from './email-service.ts';
import { createEmailComposer } from './emails/compose-emails.ts';
import { deleteExpiredLinks } from './mail-link-store.ts';
import { PasswordService } from './password-service.ts';
import type { RecoveryToolkit } from './recovery-dependencies.ts';
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

export type RecoveryDependencies = Omit<RecoveryToolkit, 'composer' | 'emails'> & {
  readonly queue: JobQueue;
};

/** Password recovery, email confirmation and password changes. @param publicUrl without a trailing slash, for the links in them */
export function createRecovery(dependencies: RecoveryDependencies, publicUrl: string): Recovery {
  const { database, clock, queue } = dependencies;
  const withComposer = { ...dependencies, composer: createEmailComposer(publicUrl) };
  const emailJob = defineEmailJob(withComposer);
  const emailQueue = createEmailQueue(queue, emailJob, clock);
  const toolkit = { ...withComposer, emails: emailQueue };
  return {
    recovery: new RecoveryService(toolkit),
    emails: new EmailService(toolkit),
    passwordChanges: new PasswordService(toolkit),
    emailQueue,
    emailJob,
    sweeps: [() => deleteExpiredLinks(database.orm, clock())],
  };
}

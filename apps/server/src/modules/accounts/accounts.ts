import type { Account as AccountOverview } from '@loopwright/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Queryable } from '../../platform/database/database.ts';
import type { JobQueue } from '../../platform/jobs/index.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import type { AttemptLimiter } from '../../platform/rate-limits/attempt-limiter.ts';
import { readAccountOverview } from './account-overview.ts';
import { AccountService } from './account-service.ts';
import type { ChallengeConfig } from './challenge/challenge-config.ts';
import type { ChallengeVerifier } from './challenge/challenge-verifier.ts';
import { siteverify } from './challenge/siteverify.ts';
import { createPasswordHasher, type PasswordHasher } from './passwords/passwords.ts';
import { Reauthentication } from './passwords/reauthentication.ts';
import type { EmailDefinition } from './recovery/email-job.ts';
import type { EmailService } from './recovery/email-service.ts';
import type { PasswordService } from './recovery/password-service.ts';
import type { RecoveryService } from './recovery/recovery-service.ts';
import { createRecovery } from './recovery/recovery.ts';
import { SessionService } from './sessions/session-service.ts';
import type { SocialOptions } from './social/social-options.ts';
import type { SocialService } from './social/social-service.ts';
import { type ClientIds, createSocial } from './social/social.ts';
import { accountLimits, type AccountLimits } from './users/account-limits.ts';
import type { SignedInUser } from './users/account.ts';

export interface AccountsOptions {
  readonly limits?: Partial<AccountLimits>;
  readonly passwords?: PasswordHasher;
  /** Replaces the service that the configuration names. */
  readonly challenge?: ChallengeVerifier;
  readonly social?: SocialOptions;
}

export interface Accounts {
  readonly service: AccountService;
  readonly social: SocialService;
  readonly sessions: SessionService;
  readonly reauthentication: Reauthentication;
  readonly recovery: RecoveryService;
  readonly emails: EmailService;
  readonly passwordChanges: PasswordService;
  /** The user's sign-in methods and open sessions. */
  readonly overview: (user: SignedInUser) => Promise<AccountOverview>;
  /** The job kind of emails that no request waits for. */
  readonly emailJob: EmailDefinition;
  /** Each removes expired rows. @returns how many */
  readonly sweeps: readonly (() => Promise<number>)[];
}

interface AccountsConfig extends ClientIds {
  readonly publicUrl: string;
  /** Sign-ups per hour from one network address. */
  readonly signupsPerHour: number;
  readonly security: {
    readonly passwordMinimum: number;
    readonly challenge: ChallengeConfig | null;
  };
  readonly community: { readonly operators: ReadonlySet<string> };
}

export interface AccountsDependencies {
  readonly config: AccountsConfig;
  readonly database: Database;
  readonly clock: Clock;
  readonly mailer: Mailer;
  readonly queue: JobQueue;
  readonly limiter: AttemptLimiter;
  /** The size of all files of a workspace. */
  readonly readStoredBytes: (database: Queryable, workspaceId: string) => Promise<number>;
}

/** Sign-up, sign-in, sessions, account recovery and linked identities. */
export async function createAccounts(
  { config, database, clock, mailer, queue, limiter, readStoredBytes }: AccountsDependencies,
  options: AccountsOptions = {},
): Promise<Accounts> {
  const sessions = new SessionService(database, clock);
  const passwords = options.passwords ?? (await createPasswordHasher());
  const limits = { ...accountLimits(config.signupsPerHour), ...options.limits };
  const { passwordMinimum, challenge: configured } = config.security;
  const challenge = options.challenge ?? (configured && siteverify(configured));
  const shared = {
    database,
    clock,
    sessions,
    limiter,
    passwords,
    limits,
    passwordMinimum,
    challenge,
    operators: config.community.operators,
  };
  const reauthentication = new Reauthentication({ ...shared, limit: limits.loginPerAccount });
  const { sweeps, emailQueue, ...recovery } = createRecovery(
    { ...shared, reauthentication, mailer, queue },
    config.publicUrl,
  );
  const dependencies = { ...shared, reauthentication, emails: emailQueue };
  const social = createSocial(dependencies, config, options.social);
  return {
    ...recovery,
    service: new AccountService(dependencies),
    social: social.service,
    sessions,
    reauthentication,
    overview: async (user) =>
      readAccountOverview(
        database.orm,
        clock,
        user,
        await readStoredBytes(database.orm, user.workspace.id),
      ),
    sweeps: [() => sessions.sweep(), () => limiter.sweep(), ...social.sweeps, ...sweeps],
  };
}

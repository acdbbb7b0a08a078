import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { accountLimits, type AccountLimits, AccountService } from './account-service.ts';
import { AttemptLimiter } from './attempt-limiter.ts';
import { Reauthentication } from './reauthentication.ts';
import { createPasswordHasher, type PasswordHasher } from './passwords.ts';
import { SessionService } from './session-service.ts';
import type { SocialOptions } from './social/social-options.ts';

export interface AccountsOptions {
  readonly signupsPerHour?: number;
  readonly limits?: Partial<AccountLimits>;
  readonly passwords?: PasswordHasher;
  readonly social?: SocialOptions;
}

export interface Accounts {
  readonly service: AccountService;
  readonly sessions: SessionService;
  readonly reauthentication: Reauthentication;
  /** Each removes something that has expired. */
  readonly sweeps: readonly (() => Promise<number>)[];
}

/** Everything about who people are. @param secret keys the hashes under which limits are kept */
export async function createAccounts(
  database: Database,
  clock: Clock,
  secret: string,
  options: AccountsOptions = {},
): Promise<Accounts> {
  const sessions = new SessionService(database, clock);
  const limiter = new AttemptLimiter(database, clock, secret);
  const passwords = options.passwords ?? (await createPasswordHasher());
  const limits = { ...accountLimits(options.signupsPerHour), ...options.limits };
  const parts = { database, clock, sessions, limiter, passwords, limits };
  const service = new AccountService(parts);
  const reauthentication = new Reauthentication({ ...parts, limit: limits.loginPerAccount });
  return {
    service,
    sessions,
    reauthentication,
    sweeps: [() => sessions.sweep(), () => limiter.sweep()],
  };
}

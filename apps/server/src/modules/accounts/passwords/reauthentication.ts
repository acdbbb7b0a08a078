import { FRESH_SIGN_IN_MINUTES } from '@loopwright/contract';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors.ts';
import type {
  AttemptLimit,
  AttemptLimiter,
} from '../../../platform/rate-limits/attempt-limiter.ts';
import type { SignedInUser } from '../users/account.ts';
import { readPasswordHash } from '../users/user-store.ts';
import type { PasswordHasher } from './passwords.ts';

const FRESH_MS = FRESH_SIGN_IN_MINUTES * 60 * 1000;

export interface ReauthenticationDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly passwords: PasswordHasher;
  readonly limiter: AttemptLimiter;
  /** Wrong passwords per session. */
  readonly limit: AttemptLimit;
}

/**
 * Requires more than a session before a sensitive action, because a session may be used by another
 * person at an unlocked computer. Users with a password enter it again; users without one must have
 * signed in within the last minutes.
 */
export class Reauthentication {
  readonly #dependencies: ReauthenticationDependencies;

  constructor(dependencies: ReauthenticationDependencies) {
    this.#dependencies = dependencies;
  }

  /** @throws AppError `sign-in-again`, `invalid` for a wrong password, or `too-many` */
  async check(user: SignedInUser, currentPassword: string | undefined): Promise<void> {
    const { database, clock, passwords, limiter, limit } = this.#dependencies;
    const passwordHash = await readPasswordHash(database.orm, user.id);
    if (passwordHash === null) {
      if (clock().getTime() - user.session.startedAt.getTime() < FRESH_MS) return;
      throw new AppError('signInAgain');
    }
    // Counted apart from sign-ins: an attacker's guesses must not block the signed-in user.
    const subject = `reauthentication:${user.session.id}`;
    await limiter.count(subject, limit, 'tooManyLogins');
    if (!(await passwords.verify(passwordHash, currentPassword ?? ''))) {
      throw new AppError('wrongPassword');
    }
    await limiter.forgive(subject);
  }
}

import { FRESH_SIGN_IN_MINUTES, SERVER_MESSAGES } from '@loopwright/contract';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors.ts';
import type { SignedInUser } from '../users/account.ts';
import type {
  AttemptLimit,
  AttemptLimiter,
} from '../../../platform/rate-limits/attempt-limiter.ts';
import type { PasswordHasher } from './passwords.ts';
import { readPasswordHash } from '../users/user-store.ts';

const FRESH_MS = FRESH_SIGN_IN_MINUTES * 60 * 1000;

export interface ReauthenticationDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly passwords: PasswordHasher;
  readonly limiter: AttemptLimiter;
  /** Wrong passwords of one session. */
  readonly limit: AttemptLimit;
}

/**
 * Asks for more than a session before something delicate: an unlocked computer is not its owner.
 * People with a password tell it again; the others have signed in a moment ago.
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
      throw new AppError('sign-in-again', { publicMessage: SERVER_MESSAGES.signInAgain });
    }
    // Not together with signing in: a stranger's guesses must not keep the owner from acting.
    const subject = `reauthentication:${user.session.id}`;
    await limiter.count(subject, limit, SERVER_MESSAGES.tooManyLogins);
    if (!(await passwords.verify(passwordHash, currentPassword ?? ''))) {
      throw new AppError('invalid', { publicMessage: SERVER_MESSAGES.wrongPassword });
    }
    await limiter.forgive(subject);
  }
}

import { randomUUID } from 'node:crypto';
import {
  checkLogin,
  checkRegistration,
  checkUsername,
  isMailAddress,
  LIMITS,
  type LoginRequest,
  type PlainMessageCode,
  type RegisterRequest,
} from '@loopwright/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { AttemptLimiter } from '../../platform/rate-limits/attempt-limiter.ts';
import type { ChallengeVerifier } from './challenge/challenge-verifier.ts';
import { problemError, rejectCommonPassword } from './passwords/check-password.ts';
import type { PasswordHasher } from './passwords/passwords.ts';
import type { EmailQueue } from './recovery/email-input.ts';
import type { Client } from './sessions/client.ts';
import type { SessionService } from './sessions/session-service.ts';
import { startSession, type SignedIn } from './sessions/start-session.ts';
import type { AccountLimits } from './users/account-limits.ts';
import type { Account } from './users/account.ts';
import {
  checkIsStorable,
  checkIsVisible,
  lookupKey,
  mailForm,
  shownForm,
} from './users/identity.ts';
import {
  findLogin,
  findTaken,
  type IdentityKeys,
  insertUser,
  keepPasswordHash,
  replacePasswordHash,
  type StoredLogin,
} from './users/user-store.ts';

export interface AccountServiceDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly passwords: PasswordHasher;
  readonly sessions: SessionService;
  readonly limiter: AttemptLimiter;
  readonly emails: EmailQueue;
  readonly limits: AccountLimits;
  readonly passwordMinimum: number;
  /** The check that a sign-up has to pass; null: none. */
  readonly challenge: ChallengeVerifier | null;
  /** Usernames that nobody can sign up with, in the form in which they are compared: they may moderate. */
  readonly operators: ReadonlySet<string>;
}

interface VerifiedLogin {
  readonly account: Account;
  readonly passwordHash: string;
}

/** Local accounts: username or e-mail, and a password. */
export class AccountService {
  readonly #dependencies: AccountServiceDependencies;

  constructor(dependencies: AccountServiceDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * @throws AppError `invalid`, `conflict` or `too-many`
   */
  async register(form: RegisterRequest, client: Client): Promise<SignedIn> {
    const { database, clock, emails, passwords, limiter, limits, challenge, operators } =
      this.#dependencies;
    const keys = this.#checkedKeys(form);
    if (operators.has(keys.usernameKey)) throw takenError('username');
    await limiter.count(`signup:${client.address}`, limits.signupPerAddress, 'tooManySignups');
    await challenge?.check(form.challenge, client.address);
    const taken = await findTaken(database.orm, keys);
    if (taken !== null) throw takenError(taken);
    const passwordHash = await passwords.hash(form.password);

    const signedIn = await database.transaction(async (tx) => {
      const account = await insertUser(tx, {
        id: randomUUID(),
        username: shownForm(form.username),
        name: shownForm(form.name),
        email: mailForm(form.email),
        ...keys,
        passwordHash,
        createdAt: clock(),
      });
      if (account === null) return null;
      const { language } = client;
      await emails.enqueue(tx, { purpose: 'greeting', userId: account.id, language });
      return {
        ...(await startSession(tx, account, this.#dependencies, client)),
        isNew: true,
      };
    });
    if (signedIn !== null) return signedIn;
    // Another sign-up took it between the query and the insertion.
    throw takenError((await findTaken(database.orm, keys)) ?? 'username');
  }

  /**
   * A wrong password and an unknown user get the same answer after about the same time.
   * @throws AppError `invalid`, `unauthenticated` or `too-many`
   */
  async login(form: LoginRequest, client: Client): Promise<SignedIn> {
    const { database, limiter, limits } = this.#dependencies;
    throwIfFaulty(checkLogin(form));
    const key = lookupKey(form.username);
    const byAddress = `login:address:${client.address}`;
    await limiter.count(byAddress, limits.loginPerAddress, 'tooManyLogins');
    const stored = await findLogin(database.orm, key);
    const byAccount = `login:account:${stored?.account.id ?? key}`;
    await limiter.count(byAccount, limits.loginPerAccount, 'tooManyLogins');

    const verified = await this.#verify(stored, form.password);
    // The password may have been changed since it was verified: the old one must not sign in.
    const signedIn =
      verified &&
      (await database.transaction(async (tx) => {
        const { account, passwordHash } = verified;
        const isCurrent = await keepPasswordHash(tx, account.id, passwordHash);
        return isCurrent ? startSession(tx, account, this.#dependencies, client) : null;
      }));
    if (signedIn === null) {
      throw new AppError('badCredentials');
    }
    await limiter.clear(byAccount);
    await limiter.forgive(byAddress);
    return signedIn;
  }

  #checkedKeys(form: RegisterRequest): IdentityKeys {
    const { passwordMinimum } = this.#dependencies;
    const problem = checkRegistration(form, passwordMinimum);
    if (problem !== null) throw problemError(problem, passwordMinimum);
    rejectCommonPassword(form.password);
    throwIfFaulty(checkUsername(form.username));
    if (!isMailAddress(mailForm(form.email))) throwIfFaulty('unreachableEmail');
    checkIsVisible(form.email);
    checkIsStorable(form.name);
    const keys = { usernameKey: lookupKey(form.username), emailKey: lookupKey(form.email) };
    // Some characters only become an '@', or very long, when they are normalized.
    if (keys.usernameKey.includes('@')) throwIfFaulty('usernameHasAt');
    if (keys.emailKey.length > LIMITS.emailMaximum) throwIfFaulty('unreachableEmail');
    return keys;
  }

  /** @returns the account with its current password hash; null: the password is wrong */
  async #verify(stored: StoredLogin | null, password: string): Promise<VerifiedLogin | null> {
    const { database, passwords } = this.#dependencies;
    const passwordHash = stored?.passwordHash ?? null;
    const isRight = await passwords.verify(passwordHash ?? passwords.decoyHash, password);
    if (!isRight || stored === null || passwordHash === null) return null;
    const { account } = stored;
    if (!passwords.isOutdated(passwordHash)) return { account, passwordHash };
    const newHash = await passwords.hash(password);
    await replacePasswordHash(database.orm, account.id, passwordHash, newHash);
    return { account, passwordHash: newHash };
  }
}

function throwIfFaulty(problem: PlainMessageCode | null): void {
  if (problem !== null) throw new AppError(problem);
}

function takenError(taken: 'username' | 'email'): AppError {
  return new AppError(taken === 'username' ? 'usernameTaken' : 'emailTaken');
}

import { randomUUID } from 'node:crypto';
import { type IdentityProvider, LIMITS } from '@loopwright/contract';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors.ts';
import type { AttemptLimiter } from '../../../platform/rate-limits/attempt-limiter.ts';
import type { Reauthentication } from '../passwords/reauthentication.ts';
import { isEmailTaken } from '../recovery/account-store.ts';
import type { EmailQueue } from '../recovery/email-input.ts';
import type { Client } from '../sessions/client.ts';
import { requireOnlySession, requireSession } from '../sessions/require-session.ts';
import type { SessionService } from '../sessions/session-service.ts';
import { startSession, type SignedIn } from '../sessions/start-session.ts';
import type { AccountLimits } from '../users/account-limits.ts';
import { lockUser } from '../users/account-state.ts';
import type { Account, SignedInUser } from '../users/account.ts';
import { lookupKey } from '../users/identity.ts';
import { insertUser } from '../users/user-store.ts';
import {
  deleteIdentity,
  findAccountByIdentity,
  type IdentityKey,
  insertIdentity,
  lockIdentity,
  readProviders,
} from './identity-store.ts';
import type {
  ProviderTokens,
  IdentityVerifier,
  IdentityVerifiers,
  VerifiedIdentity,
} from './identity-verifier.ts';
import { userFromIdentity, shownText } from './user-from-identity.ts';

export interface SocialServiceDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly sessions: SessionService;
  readonly reauthentication: Reauthentication;
  readonly limiter: AttemptLimiter;
  readonly limits: AccountLimits;
  readonly emails: EmailQueue;
  /** Usernames that nobody can sign up with. */
  readonly operators: ReadonlySet<string>;
  readonly verifiers: IdentityVerifiers;
  /** For all requests to a provider of one sign-in together. */
  readonly deadlineMs: number;
}

export interface SocialSignIn extends SignedIn {
  /** Whether the account was created by this sign-in. */
  readonly isNew: boolean;
}

type ProviderIdentity = VerifiedIdentity & IdentityKey;

/** Sign-in and sign-up with identity providers. Accounts are never matched by email address. */
export class SocialService {
  readonly #dependencies: SocialServiceDependencies;

  constructor(dependencies: SocialServiceDependencies) {
    this.#dependencies = dependencies;
  }

  /** @throws AppError `not-found` when the provider is not configured here */
  checkIsEnabled(provider: IdentityProvider): void {
    this.#verifierOf(provider);
  }

  /**
   * Signs the user in. An unknown identity gets a new account.
   * @throws AppError `not-found`, `invalid`, `too-many`, `unauthenticated`, `unavailable` or `conflict`
   */
  async signIn(
    provider: IdentityProvider,
    tokens: ProviderTokens,
    client: Client,
  ): Promise<SocialSignIn> {
    const { database, emails, limiter, limits } = this.#dependencies;
    const identity = await this.#verify(provider, tokens, client);
    const begin = async (tx: Transaction, account: Account | null, isNew: boolean) =>
      account && { ...(await startSession(tx, account, this.#dependencies, client)), isNew };
    const known = await database.transaction(async (tx) =>
      begin(tx, await findAccountByIdentity(tx, identity), false),
    );
    if (known !== null) return known;

    const subject = `signup:${client.address}`;
    await limiter.count(subject, limits.signupPerAddress, 'tooManySignups');
    const signedIn = await database.transaction(async (tx) => {
      await lockIdentity(tx, identity);
      // The same user may have signed up in another window at the same time.
      const account = await findAccountByIdentity(tx, identity);
      if (account !== null) return begin(tx, account, false);
      const made = await this.#makeAccount(tx, identity);
      if (made !== null) {
        const { language } = client;
        await emails.enqueue(tx, { purpose: 'greeting', userId: made.id, language });
      }
      return begin(tx, made, true);
    });
    if (signedIn === null) throw new Error('No username was free for a new user');
    return signedIn;
  }

  /**
   * Links an identity to the signed-in user, and notifies them by email. Does nothing when they have
   * already linked it.
   * @throws AppError as `signIn`, and as `Reauthentication.check`
   */
  async link(
    provider: IdentityProvider,
    user: SignedInUser,
    {
      currentPassword,
      ...tokens
    }: ProviderTokens & { readonly currentPassword?: string | undefined },
    client: Client,
  ): Promise<void> {
    const { database, clock, emails, reauthentication } = this.#dependencies;
    this.#verifierOf(provider);
    checkAccessToken(tokens);
    await reauthentication.check(user, currentPassword);
    const identity = await this.#verify(provider, tokens, client);
    const link = { ...linkOf(identity), userId: user.id, linkedAt: clock() };
    await database.transaction(async (tx) => {
      await lockIdentity(tx, identity);
      const owner = await findAccountByIdentity(tx, identity);
      if (owner?.id === user.id) return;
      if (owner !== null) throw new AppError('identityTaken');
      // If the account was deleted meanwhile, its session no longer exists either.
      await lockUser(tx, user.id);
      await requireSession(tx, user);
      const isLinked = await insertIdentity(tx, link);
      if (!isLinked) throw new AppError('identityReplaces');
      await emails.enqueue(tx, {
        purpose: 'identityLinked',
        userId: user.id,
        language: client.language,
        identity: { provider, label: link.label },
      });
    });
  }

  /**
   * Unlinks an identity, and ends all other sessions of the user, because the identity may have started
   * them. Notifies the user by email.
   * @throws AppError `not-found`, `conflict` for the last sign-in method, and as `Reauthentication.check`
   */
  async unlink(
    provider: IdentityProvider,
    user: SignedInUser,
    currentPassword: string | undefined,
    { language }: Pick<Client, 'language'>,
  ): Promise<void> {
    const { database, emails, reauthentication, verifiers } = this.#dependencies;
    await reauthentication.check(user, currentPassword);
    await database.transaction(async (tx) => {
      const locked = await lockUser(tx, user.id);
      await requireOnlySession(tx, user);
      const linked = await readProviders(tx, user.id);
      if (!linked.includes(provider)) {
        throw new AppError('notLinked');
      }
      // Providers that are not configured do not count, nor does X, which no page offers.
      const isSignInMethod = (other: IdentityProvider): boolean =>
        other !== provider && other !== 'x' && verifiers[other] !== null;
      if (locked?.hasPassword !== true && !linked.some(isSignInMethod))
        throw new AppError('lastWayIn');
      const label = (await deleteIdentity(tx, user.id, provider)) ?? '';
      const order = { purpose: 'identityUnlinked', userId: user.id, language } as const;
      await emails.enqueue(tx, { ...order, identity: { provider, label } });
    });
  }

  #verifierOf(provider: IdentityProvider): IdentityVerifier {
    const verifier = this.#dependencies.verifiers[provider];
    if (verifier !== null) return verifier;
    throw new AppError('providerOff');
  }

  /** Failed attempts count towards the same limit as wrong passwords from the same address. */
  async #verify(
    provider: IdentityProvider,
    tokens: ProviderTokens,
    { address }: Client,
  ): Promise<ProviderIdentity> {
    const { limiter, limits, deadlineMs } = this.#dependencies;
    const verifier = this.#verifierOf(provider);
    checkAccessToken(tokens);
    const subject = `login:address:${address}`;
    await limiter.count(subject, limits.loginPerAddress, 'tooManyLogins');
    try {
      const identity = await verifier.verify(tokens, AbortSignal.timeout(deadlineMs));
      await limiter.forgive(subject);
      return { ...identity, provider };
    } catch (error) {
      // A provider that does not answer is not a failed attempt.
      const isUnavailable = error instanceof AppError && error.kind === 'unavailable';
      if (isUnavailable) await limiter.forgive(subject);
      throw error;
    }
  }

  /** @returns null when all the usernames were taken */
  async #makeAccount(tx: Transaction, identity: ProviderIdentity): Promise<Account | null> {
    const now = this.#dependencies.clock();
    const { usernames, ...details } = userFromIdentity(identity);
    const isConfirmed = details.email !== null && identity.isEmailVerified;
    const { operators } = this.#dependencies;
    for (const username of usernames.filter((name) => !operators.has(lookupKey(name)))) {
      const account = await insertUser(tx, {
        ...details,
        id: randomUUID(),
        username,
        usernameKey: lookupKey(username),
        emailConfirmedAt: isConfirmed ? now : null,
        createdAt: now,
      });
      if (account !== null) {
        const link = { ...linkOf(identity), userId: account.id, linkedAt: now };
        if (await insertIdentity(tx, link)) return account;
        throw new Error('The identity was linked in spite of its lock');
      }
      if (details.emailKey !== null && (await isEmailTaken(tx, details.emailKey))) {
        throw new AppError('identityEmailTaken');
      }
    }
    return null;
  }
}

const linkOf = ({ provider, subject, label }: ProviderIdentity) => ({
  provider,
  subject,
  label: shownText(label, LIMITS.emailMaximum),
});

function checkAccessToken({ accessToken }: ProviderTokens): void {
  if (accessToken.trim() !== '') return;
  throw new AppError('noAccessToken');
}

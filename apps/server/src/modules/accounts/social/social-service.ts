import { randomUUID } from 'node:crypto';
import { type IdentityProvider, LIMITS, MESSAGES, SERVER_MESSAGES } from '@loopwright/contract';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Account, SignedInUser } from '../users/account.ts';
import type { AccountLimits } from '../users/account-limits.ts';
import type { AttemptLimiter } from '../../../platform/rate-limits/attempt-limiter.ts';
import { startSession, type SignedIn } from '../sessions/start-session.ts';
import type { Client } from '../sessions/client.ts';
import { lookupKey } from '../users/identity.ts';
import type { Reauthentication } from '../passwords/reauthentication.ts';
import { requireOnlySession, requireSession } from '../sessions/require-session.ts';
import { isEmailTaken } from '../recovery/person-store.ts';
import type { NoticeOfIdentity } from '../recovery/recovery.ts';
import type { SessionService } from '../sessions/session-service.ts';
import { insertUser } from '../users/user-store.ts';
import {
  deleteIdentity,
  findAccountByIdentity,
  type IdentityKey,
  insertIdentity,
  lockIdentity,
  lockPerson,
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
  readonly notify: NoticeOfIdentity;
  readonly verifiers: IdentityVerifiers;
  /** For everything that one sign-in asks a provider. */
  readonly deadlineMs: number;
}

export interface SocialSignIn extends SignedIn {
  /** Whether their account has just been made. */
  readonly isNew: boolean;
}

type Known = VerifiedIdentity & IdentityKey;

/** Accounts by way of somebody else who knows the person. Nobody is ever found by e-mail here. */
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
   * Signs the person in; whoever comes for the first time gets an account.
   * @throws AppError `not-found`, `invalid`, `too-many`, `unauthenticated`, `unavailable` or `conflict`
   */
  async signIn(
    provider: IdentityProvider,
    proof: ProviderTokens,
    client: Client,
  ): Promise<SocialSignIn> {
    const { database, limiter, limits } = this.#dependencies;
    const identity = await this.#verify(provider, proof, client);
    const begin = async (tx: Transaction, account: Account | null, isNew: boolean) =>
      account && { ...(await startSession(tx, account, this.#dependencies, client.agent)), isNew };
    const known = await database.transaction(async (tx) =>
      begin(tx, await findAccountByIdentity(tx, identity), false),
    );
    if (known !== null) return known;

    const subject = `signup:${client.address}`;
    await limiter.count(subject, limits.signupPerAddress, SERVER_MESSAGES.tooManySignups);
    const signedIn = await database.transaction(async (tx) => {
      await lockIdentity(tx, identity);
      // In another window they may just have come for the first time.
      const account = await findAccountByIdentity(tx, identity);
      if (account !== null) return begin(tx, account, false);
      return begin(tx, await this.#makeAccount(tx, identity), true);
    });
    if (signedIn === null) throw new Error('No username was free for a new person');
    return signedIn;
  }

  /**
   * Gives a person who is signed in one more way in, and tells them so by mail. Does nothing when it
   * is theirs already.
   * @throws AppError as `signIn`, and as `Reauthentication.check`
   */
  async link(
    provider: IdentityProvider,
    user: SignedInUser,
    {
      currentPassword,
      ...proof
    }: ProviderTokens & { readonly currentPassword?: string | undefined },
    client: Client,
  ): Promise<void> {
    const { database, clock, reauthentication, notify } = this.#dependencies;
    this.#verifierOf(provider);
    checkAccessToken(proof);
    await reauthentication.check(user, currentPassword);
    const identity = await this.#verify(provider, proof, client);
    const link = { ...linkOf(identity), userId: user.id, linkedAt: clock() };
    const isNew = await database.transaction(async (tx) => {
      await lockIdentity(tx, identity);
      const owner = await findAccountByIdentity(tx, identity);
      if (owner?.id === user.id) return false;
      if (owner !== null) throw conflict(SERVER_MESSAGES.identityTaken);
      // Of an account that has been deleted a moment ago, no session is left either.
      await lockPerson(tx, user.id);
      await requireSession(tx, user);
      const isLinked = await insertIdentity(tx, link);
      if (!isLinked) throw conflict(SERVER_MESSAGES.identityReplaces);
      return true;
    });
    if (isNew) notify('identityLinked', user, link, client.language);
  }

  /**
   * Takes a way in away, and ends every session but this one: those that began by it do not outlive
   * it. The person is told so by mail.
   * @throws AppError `not-found`, `conflict` for the last way in, and as `Reauthentication.check`
   */
  async unlink(
    provider: IdentityProvider,
    user: SignedInUser,
    currentPassword: string | undefined,
    { language }: Pick<Client, 'language'>,
  ): Promise<void> {
    const { database, reauthentication, verifiers, notify } = this.#dependencies;
    await reauthentication.check(user, currentPassword);
    const label = await database.transaction(async (tx) => {
      const person = await lockPerson(tx, user.id);
      await requireOnlySession(tx, user);
      const linked = await readProviders(tx, user.id);
      if (!linked.includes(provider)) {
        throw new AppError('not-found', { publicMessage: SERVER_MESSAGES.notLinked });
      }
      // A provider that the operator has switched off lets nobody in, and no page offers X.
      const isOpen = (other: IdentityProvider): boolean =>
        other !== provider && other !== 'x' && verifiers[other] !== null;
      if (person?.hasPassword !== true && !linked.some(isOpen))
        throw conflict(SERVER_MESSAGES.lastWayIn);
      return deleteIdentity(tx, user.id, provider);
    });
    notify('identityUnlinked', user, { provider, label: label ?? '' }, language);
  }

  #verifierOf(provider: IdentityProvider): IdentityVerifier {
    const verifier = this.#dependencies.verifiers[provider];
    if (verifier !== null) return verifier;
    throw new AppError('not-found', { publicMessage: SERVER_MESSAGES.providerOff });
  }

  /** Failed attempts count together with wrong passwords from the same address. */
  async #verify(
    provider: IdentityProvider,
    proof: ProviderTokens,
    { address }: Client,
  ): Promise<Known> {
    const { limiter, limits, deadlineMs } = this.#dependencies;
    const verifier = this.#verifierOf(provider);
    checkAccessToken(proof);
    const subject = `login:address:${address}`;
    await limiter.count(subject, limits.loginPerAddress, SERVER_MESSAGES.tooManyLogins);
    try {
      const identity = await verifier.verify(proof, AbortSignal.timeout(deadlineMs));
      await limiter.forgive(subject);
      return { ...identity, provider };
    } catch (error) {
      // Nobody guesses while nobody answers.
      const isAway = error instanceof AppError && error.code === 'unavailable';
      if (isAway) await limiter.forgive(subject);
      throw error;
    }
  }

  /** @returns null when all the usernames were taken */
  async #makeAccount(tx: Transaction, identity: Known): Promise<Account | null> {
    const now = this.#dependencies.clock();
    const { usernames, ...person } = userFromIdentity(identity);
    const isConfirmed = person.email !== null && identity.isEmailVerified;
    for (const username of usernames) {
      const account = await insertUser(tx, {
        ...person,
        id: randomUUID(),
        username,
        usernameKey: lookupKey(username),
        emailConfirmedAt: isConfirmed ? now : null,
        createdAt: now,
      });
      if (account !== null) {
        const link = { ...linkOf(identity), userId: account.id, linkedAt: now };
        if (await insertIdentity(tx, link)) return account;
        throw new Error('Somebody linked the identity in spite of its lock');
      }
      if (person.emailKey !== null && (await isEmailTaken(tx, person.emailKey))) {
        throw conflict(SERVER_MESSAGES.identityEmailTaken);
      }
    }
    return null;
  }
}

const linkOf = ({ provider, subject, label }: Known) => ({
  provider,
  subject,
  label: shownText(label, LIMITS.emailMaximum),
});

function checkAccessToken({ accessToken }: ProviderTokens): void {
  if (accessToken.trim() !== '') return;
  throw new AppError('invalid', { publicMessage: MESSAGES.social.noAccessToken });
}

const conflict = (publicMessage: string): AppError => new AppError('conflict', { publicMessage });

import { type Language, SESSION_DAYS } from '@loopwright/contract';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Queryable } from '../../../platform/database/database.ts';
import { notFoundError } from '../../../platform/errors.ts';
import { hashOpaqueToken, newOpaqueToken } from '../../../platform/opaque-token.ts';
import type { SignedInUser } from '../users/account.ts';
import { chooseWorkspace, listWorkspaces } from '../users/active-workspace.ts';
import { keepLanguage } from '../users/user-store.ts';
import { BatchedLookup } from './batched-lookup.ts';
import {
  deleteExpiredSessions,
  deleteSession,
  deleteSessionOf,
  deleteSessionsOf,
  insertSession,
  readSessions,
  type StoredSession,
  touchSession,
} from './session-store.ts';
import { UnchangedCache } from './unchanged-cache.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const IDLE_MS = SESSION_DAYS.idle * DAY_MS;
const LIFETIME_MS = SESSION_DAYS.lifetime * DAY_MS;
/** `lastSeenAt` and the language of the user are written at most this often, not on every request. */
const TOUCH_INTERVAL_MS = 10 * 60 * 1000;

export const SESSION_LIFETIME_SECONDS = LIFETIME_MS / 1000;

/** Sessions that were last seen at this moment, or before, have expired. */
export const idleSince = (now: Date): Date => new Date(now.getTime() - IDLE_MS);

export interface StartedSession {
  /** The value of the session cookie. */
  readonly value: string;
  /** Identifies the session in the list of the user's sessions; does not sign in. */
  readonly id: string;
  readonly startedAt: Date;
}

/** Sessions: each expires after 14 days without a request, and after 90 days in any case. */
export class SessionService {
  readonly #database: Database;
  readonly #clock: Clock;
  readonly #lookup: BatchedLookup<StoredSession>;
  readonly #unchanged: UnchangedCache<StoredSession>;

  constructor(database: Database, clock: Clock) {
    this.#database = database;
    this.#clock = clock;
    this.#unchanged = new UnchangedCache(() => database.changeCount());
    this.#lookup = new BatchedLookup(async (hashes) => {
      const found = await readSessions(database.orm, hashes);
      return new Map(found.map((session) => [session.tokenHash, session]));
    });
  }

  /**
   * @param agent the browser and its system, such as `Firefox on Windows`
   * @returns a new session with its cookie value
   */
  async start(queryable: Queryable, userId: string, agent: string): Promise<StartedSession> {
    const value = newOpaqueToken();
    const now = this.#clock();
    const id = await insertSession(queryable, {
      tokenHash: hashOpaqueToken(value),
      userId,
      agent,
      createdAt: now,
      lastSeenAt: now,
      expiresAt: new Date(now.getTime() + LIFETIME_MS),
    });
    return { value, id, startedAt: now };
  }

  /**
   * @param workspaceId the workspace that the request names; null: the one stored with the session
   * @param language that of the request, which is remembered from time to time; null: it has none
   * @returns null when the session does not exist or has expired
   * @throws AppError `not-found` when the user is not a member of the named workspace
   */
  async find(
    value: string,
    workspaceId: string | null = null,
    language: Language | null = null,
  ): Promise<SignedInUser | null> {
    const tokenHash = hashOpaqueToken(value);
    const session = await this.#unchanged.find(tokenHash, () => this.#lookup.find(tokenHash));
    if (session === null) return null;
    const now = this.#clock();
    const idleMs = now.getTime() - session.lastSeenAt.getTime();
    if (idleMs >= IDLE_MS || now >= session.expiresAt) return null;
    if (idleMs >= TOUCH_INTERVAL_MS) await this.#touch(session, now, language);
    const { account, memberships, activeWorkspaceId: stored, id, createdAt } = session;
    const choice = { requested: workspaceId, stored };
    const workspace = chooseWorkspace(memberships, account.id, choice, now);
    if (workspace === null) throw notFoundError();
    const workspaces = listWorkspaces(memberships);
    return { ...account, workspace, workspaces, session: { id, startedAt: createdAt } };
  }

  async #touch(session: StoredSession, now: Date, language: Language | null): Promise<void> {
    const { orm } = this.#database;
    await touchSession(orm, session, now);
    if (language !== null) await keepLanguage(orm, session.account.id, language);
  }

  async end(value: string): Promise<void> {
    await deleteSession(this.#database.orm, hashOpaqueToken(value));
  }

  /** Ends all sessions of a user. @returns their ids */
  endAll(queryable: Queryable, userId: string): Promise<string[]> {
    return deleteSessionsOf(queryable, userId);
  }

  async endAllOf(userId: string): Promise<void> {
    await this.endAll(this.#database.orm, userId);
  }

  /** @returns false when the user has no such session */
  endOne(userId: string, id: string): Promise<boolean> {
    return deleteSessionOf(this.#database.orm, userId, id);
  }

  /** Removes expired rows. @returns how many */
  sweep(): Promise<number> {
    const now = this.#clock();
    return deleteExpiredSessions(this.#database.orm, now, idleSince(now));
  }
}

import type { User } from '@loopwright/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../../../platform/clock.ts';
import type { PersonalNotification } from '../users/notification-config.ts';
import { presentUser } from '../users/user-view.ts';
import { SESSION_LIFETIME_SECONDS, type SessionService } from './session-service.ts';
import type { BrowserSessions } from './session.ts';
import type { SignedIn } from './start-session.ts';

export interface SessionResponseDependencies {
  readonly sessions: SessionService;
  readonly browser: BrowserSessions;
  readonly clock: Clock;
  readonly notification: PersonalNotification | null;
  /** See `presentUser`. */
  readonly operators: ReadonlySet<string>;
}

/** Writes the cookies of a new session and returns the response body, for every sign-in method. */
export async function sendSessionResponse(
  dependencies: SessionResponseDependencies,
  request: FastifyRequest,
  reply: FastifyReply,
  { user: signedIn, sessionValue, isNew = false }: SignedIn,
): Promise<{ user: User }> {
  const { browser } = dependencies;
  request.actorId = signedIn.id;
  await endCurrentSession(dependencies, request);
  browser.write(reply, sessionValue, SESSION_LIFETIME_SECONDS);
  const user = presentUser(signedIn, dependencies);
  return { user: isNew ? { ...user, isNew } : user };
}

/** Ends the session that the browser had before, so that its cookie value is no longer accepted. */
export async function endCurrentSession(
  { browser, sessions }: Pick<SessionResponseDependencies, 'browser' | 'sessions'>,
  request: FastifyRequest,
): Promise<void> {
  const value = browser.read(request);
  if (value !== null) await sessions.end(value);
}

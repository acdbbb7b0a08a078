import { CSRF_COOKIE, SERVER_MESSAGES } from '@loopwright/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SignedInMember } from '../people/account.ts';
import { isVisitorValue, newVisitorValue } from '../../../platform/http/session-value.ts';
import { AppError } from '../../../platform/errors.ts';
import type { App } from '../../../platform/http/app-type.ts';
import type { CsrfTokens } from '../../../platform/http/csrf.ts';
import type { SessionCookie } from '../../../platform/http/session-cookie.ts';

/** Whoever is signed in. */
export type SessionUser = SignedInMember;

declare module 'fastify' {
  interface FastifyRequest {
    /** null: nobody is signed in, or the route lies outside the API. */
    sessionUser: SessionUser | null;
    /** Whether the same person is still signed in here, for answers that go on for long. */
    isStillSignedIn: () => Promise<boolean>;
  }
}

/**
 * The person who is signed in.
 * @throws AppError `unauthenticated`
 */
export function requireUser(request: FastifyRequest): SessionUser {
  if (request.sessionUser === null) {
    throw new AppError('unauthenticated', { publicMessage: SERVER_MESSAGES.unauthenticated });
  }
  return request.sessionUser;
}

/** Finds the person behind the session cookie, for every route of `app`. */
export function registerSessionUser(
  app: App,
  cookie: SessionCookie,
  findUser: (sessionValue: string) => Promise<SessionUser | null>,
): void {
  app.addHook('onRequest', async (request) => {
    const value = cookie.read(request);
    if (value === null || isVisitorValue(value)) return;
    request.sessionUser = await findUser(value);
    request.isStillSignedIn = async () => (await findUser(value)) !== null;
  });
}

/** Hands sessions to browsers: always the cookie together with its anti-forgery token. */
export interface BrowserSessions {
  read(request: FastifyRequest): string | null;
  /** @param lifetimeSeconds null: until the browser is closed */
  write(reply: FastifyReply, sessionValue: string, lifetimeSeconds: number | null): void;
  /** A value that stands for nobody and is stored nowhere; sign-in binds its token to it. */
  writeAnonymous(reply: FastifyReply): void;
  /**
   * Repeats the anti-forgery token of the session the browser already has. Where there is none, or
   * it has ended, a visitor's begins: pages are then sent as for visitors again.
   */
  refreshToken(request: FastifyRequest, reply: FastifyReply): void;
}

export function browserSessions(
  tokens: CsrfTokens,
  isHttps: boolean,
  cookie: SessionCookie,
): BrowserSessions {
  // Its name is the specification's and leaves no room for the __Host- prefix. A sibling domain that
  // plants one gains nothing: only the token of the session in the prefixed cookie counts.
  const writeToken = (reply: FastifyReply, sessionValue: string): void => {
    reply.setCookie(CSRF_COOKIE, tokens.of(sessionValue), {
      path: '/',
      sameSite: 'lax',
      secure: isHttps,
    });
  };
  const write: BrowserSessions['write'] = (reply, sessionValue, lifetimeSeconds) => {
    cookie.write(reply, sessionValue, lifetimeSeconds);
    writeToken(reply, sessionValue);
  };
  const writeAnonymous = (reply: FastifyReply): void => write(reply, newVisitorValue(), null);
  return {
    read: (request) => cookie.read(request),
    write,
    writeAnonymous,
    refreshToken(request, reply) {
      const value = cookie.read(request);
      const isOver = request.sessionUser === null && value !== null && !isVisitorValue(value);
      if (value === null || isOver) writeAnonymous(reply);
      else writeToken(reply, value);
    },
  };
}

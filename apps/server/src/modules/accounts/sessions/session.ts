import { CSRF_COOKIE, type Language, WORKSPACE_HEADER } from '@loopwright/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError, unauthenticatedError } from '../../../platform/errors.ts';
import type { App } from '../../../platform/http/app-type.ts';
import type { CsrfTokens } from '../../../platform/http/csrf.ts';
import { languageOf } from '../../../platform/http/request-language.ts';
import type { SessionCookie } from '../../../platform/http/session-cookie.ts';
import { isVisitorValue, newVisitorValue } from '../../../platform/http/session-value.ts';
import type { Principal } from '../../workspaces/index.ts';
import type { SignedInUser } from '../users/account.ts';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

declare module 'fastify' {
  interface FastifyRequest {
    /** null: the request has no session, or the route lies outside the API. */
    sessionUser: SignedInUser | null;
    principal: Principal;
    /** Whether the same user is still signed in with this session, for long-running responses. */
    isStillSignedIn: () => Promise<boolean>;
  }
}

type FindUser = (
  sessionValue: string,
  workspaceId?: string | null,
  language?: Language,
) => Promise<SignedInUser | null>;

/**
 * The signed-in user, for routes of the account itself. Other routes use `request.principal`.
 * @throws AppError `unauthenticated`
 */
export function requireUser(request: FastifyRequest): SignedInUser {
  if (request.sessionUser === null) throw unauthenticatedError();
  return request.sessionUser;
}

/**
 * Finds the user behind the session cookie and makes the request's principal, for every route of `app`.
 * A request may name one of the user's workspaces, so that two tabs can work in two of them.
 */
export function registerSessionUser(app: App, cookie: SessionCookie, findUser: FindUser): void {
  app.decorateRequest('principal');
  app.addHook('onRequest', async (request) => {
    request.principal = { kind: 'visitor' };
    const value = cookie.read(request);
    if (value === null || isVisitorValue(value)) return;
    const user = await findUser(value, readWorkspaceId(request), languageOf(request));
    request.sessionUser = user;
    if (user !== null) request.principal = principalOf(user);
    // Members who are removed no longer follow the work of the team.
    request.isStillSignedIn = async () => {
      const now = await findUser(value);
      return now?.workspaces.some(({ id }) => id === user?.workspace.id) === true;
    };
  });
}

/** @throws AppError `invalid` when the header is not a single UUID */
function readWorkspaceId({ headers }: FastifyRequest): string | null {
  const id = headers[WORKSPACE_HEADER.toLowerCase()];
  if (id === undefined) return null;
  if (typeof id === 'string' && UUID.test(id)) return id.toLowerCase();
  throw new AppError('invalid');
}

/** Finds who asks for a page: nearly all pages are the same for everybody, and have no `request.principal`. */
export const principalFinder =
  (cookie: SessionCookie, findUser: FindUser) =>
  async (request: FastifyRequest): Promise<Principal> => {
    const value = cookie.read(request);
    const user = value === null || isVisitorValue(value) ? null : await findUser(value);
    return user === null ? { kind: 'visitor' } : principalOf(user);
  };

const principalOf = ({ id: userId, workspace, session }: SignedInUser): Principal => ({
  kind: 'user',
  userId,
  workspaceId: workspace.id,
  role: workspace.role,
  plan: workspace.plan,
  isReadOnly: workspace.isReadOnly,
  sessionId: session.id,
});

/** Writes sessions to browsers: the session cookie always together with its CSRF token. */
export interface BrowserSessions {
  read(request: FastifyRequest): string | null;
  /** @param lifetimeSeconds null: until the browser closes */
  write(reply: FastifyReply, sessionValue: string, lifetimeSeconds: number | null): void;
  /** Writes a visitor's session value, which is not stored; its CSRF token protects signing in. */
  writeAnonymous(reply: FastifyReply): void;
  /**
   * Writes the CSRF token of the browser's session again. When there is no session, or it has ended,
   * writes a visitor's session value: pages are then sent as for visitors.
   */
  refreshToken(request: FastifyRequest, reply: FastifyReply): void;
}

export function browserSessions(
  tokens: CsrfTokens,
  isHttps: boolean,
  cookie: SessionCookie,
): BrowserSessions {
  // The specification fixes the cookie's name, so that it cannot have the __Host- prefix. A sibling domain
  // that sets one gains nothing: only the token of the session in the prefixed cookie is accepted.
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
      const hasEnded = request.sessionUser === null && value !== null && !isVisitorValue(value);
      if (value === null || hasEnded) writeAnonymous(reply);
      else writeToken(reply, value);
    },
  };
}

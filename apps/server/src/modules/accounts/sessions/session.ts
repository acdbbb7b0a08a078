import { CSRF_COOKIE, SERVER_MESSAGES, WORKSPACE_HEADER } from '@loopwright/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SignedInUser } from '../users/account.ts';
import { isVisitorValue, newVisitorValue } from '../../../platform/http/session-value.ts';
import { AppError } from '../../../platform/errors.ts';
import type { App } from '../../../platform/http/app-type.ts';
import type { Principal } from '../../workspaces/index.ts';
import type { CsrfTokens } from '../../../platform/http/csrf.ts';
import type { SessionCookie } from '../../../platform/http/session-cookie.ts';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

declare module 'fastify' {
  interface FastifyRequest {
    /** null: the request has no session, or the route lies outside the API. */
    sessionUser: SignedInUser | null;
    principal: Principal;
    /** Whether the same user is still signed in here, for answers that go on for long. */
    isStillSignedIn: () => Promise<boolean>;
  }
}

/**
 * The user who is signed in, for what concerns their account; the rest asks `request.principal`.
 * @throws AppError `unauthenticated`
 */
export function requireUser(request: FastifyRequest): SignedInUser {
  if (request.sessionUser === null) {
    throw new AppError('unauthenticated', { publicMessage: SERVER_MESSAGES.unauthenticated });
  }
  return request.sessionUser;
}

/**
 * Finds the user behind the session cookie and makes the request's principal, for every route of `app`.
 * A request may name one of the user's workspaces, so that two tabs can work in two of them.
 */
export function registerSessionUser(
  app: App,
  cookie: SessionCookie,
  findUser: (sessionValue: string, workspaceId?: string | null) => Promise<SignedInUser | null>,
): void {
  app.decorateRequest('principal');
  app.addHook('onRequest', async (request) => {
    request.principal = { kind: 'visitor' };
    const value = cookie.read(request);
    if (value === null || isVisitorValue(value)) return;
    const user = await findUser(value, readWorkspaceId(request));
    request.sessionUser = user;
    if (user !== null) request.principal = principalOf(user);
    request.isStillSignedIn = async () => (await findUser(value)) !== null;
  });
}

/** @throws AppError `invalid` for anything but one id */
function readWorkspaceId({ headers }: FastifyRequest): string | null {
  const id = headers[WORKSPACE_HEADER.toLowerCase()];
  if (id === undefined) return null;
  if (typeof id === 'string' && UUID.test(id)) return id.toLowerCase();
  throw new AppError('invalid', { publicMessage: SERVER_MESSAGES.invalid });
}

const principalOf = ({ id: userId, workspace, session }: SignedInUser): Principal => ({
  kind: 'user',
  userId,
  workspaceId: workspace.id,
  role: workspace.role,
  plan: workspace.plan,
  sessionId: session.id,
});

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

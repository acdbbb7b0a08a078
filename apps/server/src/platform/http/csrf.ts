import { createHmac, timingSafeEqual } from 'node:crypto';
import { CSRF_HEADER } from '@loopwright/contract';
import { AppError } from '../errors.ts';
import type { App } from './app-type.ts';
import type { SessionCookie } from './session-cookie.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** false: the route authenticates requests in another way, such as a signature of the body. */
    csrf?: boolean;
  }
}

const SAFE_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);
const HEADER = CSRF_HEADER.toLowerCase();

/** Makes the tokens of sessions. */
export interface CsrfTokens {
  /** The token of a session. Only pages of this site can read it; it is valid as long as the session. */
  of(sessionValue: string): string;
  isValid(sessionValue: string | null, given: unknown): boolean;
}

const REMEMBERED_MAXIMUM = 10_000;

export function csrfTokens(secret: string): CsrfTokens {
  // Every session response contains the token, and the digest is a large part of its cost.
  const remembered = new Map<string, string>();
  const make = (sessionValue: string): string =>
    createHmac('sha256', secret).update(`csrf:${sessionValue}`).digest('base64url');

  return {
    of(sessionValue) {
      const known = remembered.get(sessionValue);
      if (known !== undefined) return known;
      const token = make(sessionValue);
      if (remembered.size >= REMEMBERED_MAXIMUM) remembered.clear();
      remembered.set(sessionValue, token);
      return token;
    },
    isValid(sessionValue, given) {
      if (sessionValue === null || typeof given !== 'string') return false;
      const expected = Buffer.from(make(sessionValue));
      const received = Buffer.from(given);
      return received.length === expected.length && timingSafeEqual(received, expected);
    },
  };
}

/** Requires the token of the session for all requests with an unsafe method. */
export function registerCsrfGuard(app: App, tokens: CsrfTokens, cookie: SessionCookie): void {
  app.addHook('onRequest', async (request) => {
    if (SAFE_METHODS.has(request.method) || request.is404) return;
    if (request.routeOptions.config.csrf === false) return;
    if (!tokens.isValid(cookie.read(request), request.headers[HEADER])) {
      throw new AppError('csrf');
    }
  });
}

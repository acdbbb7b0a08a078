import { createHmac, timingSafeEqual } from 'node:crypto';
import { CSRF_HEADER, SERVER_MESSAGES } from '@loopwright/contract';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';
import type { App } from './app-type.ts';
import type { SessionCookie } from './session-cookie.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** false: the route proves in another way who calls, such as a signature over the body. */
    csrf?: boolean;
  }
}

const SAFE_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);
const HEADER = CSRF_HEADER.toLowerCase();

/** Only a page that can read our cookies knows it, and it dies with the session it was made for. */
export const csrfToken = (secret: string, sessionValue: string): string =>
  createHmac('sha256', secret).update(`csrf:${sessionValue}`).digest('base64url');

/** Asks every call that may change something for the token of its own session. */
export function registerCsrfGuard(app: App, secret: string, cookie: SessionCookie): void {
  app.addHook('onRequest', async (request) => {
    if (SAFE_METHODS.has(request.method) || request.is404) return;
    if (request.routeOptions.config.csrf === false) return;
    if (!hasToken(request, secret, cookie.read(request))) {
      throw new AppError('csrf-failed', { publicMessage: SERVER_MESSAGES.csrf });
    }
  });
}

function hasToken(request: FastifyRequest, secret: string, sessionValue: string | null): boolean {
  const given = request.headers[HEADER];
  if (sessionValue === null || typeof given !== 'string') return false;
  const expected = Buffer.from(csrfToken(secret, sessionValue));
  const received = Buffer.from(given);
  return received.length === expected.length && timingSafeEqual(received, expected);
}

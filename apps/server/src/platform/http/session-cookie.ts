import type { CookieSerializeOptions } from '@fastify/cookie';
import { type PageAudience, SESSION_COOKIE } from '@loopwright/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isSessionValue, isVisitorValue } from './session-value.ts';

/** The session cookie. */
export interface SessionCookie {
  read(request: FastifyRequest): string | null;
  /** 'member' when the cookie has the form of a signed-in session, which may have ended. */
  audienceOf(request: FastifyRequest): PageAudience;
  /** @param lifetimeSeconds null: until the browser is closed */
  write(reply: FastifyReply, value: string, lifetimeSeconds: number | null): void;
}

/** With https, the `__Host-` prefix prevents sibling domains and plain http from setting the cookie. */
export function sessionCookie(isHttps: boolean): SessionCookie {
  const name = SESSION_COOKIE[isHttps ? 'https' : 'http'];
  const options: CookieSerializeOptions = {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isHttps,
  };
  const read = (request: FastifyRequest): string | null => {
    const value = request.cookies[name];
    return value !== undefined && isSessionValue(value) ? value : null;
  };
  return {
    read,
    audienceOf(request) {
      const value = read(request);
      return value === null || isVisitorValue(value) ? 'visitor' : 'member';
    },
    write(reply, value, lifetimeSeconds) {
      reply.setCookie(name, value, {
        ...options,
        ...(lifetimeSeconds === null ? {} : { maxAge: lifetimeSeconds }),
      });
    },
  };
}

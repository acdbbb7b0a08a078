import type { FastifyReply } from 'fastify';
import { STYLE_SOURCE } from './style.ts';

/** @param origins where the page's forms may lead by a redirect, beside itself */
export function sendPage(
  reply: FastifyReply,
  status: number,
  text: string,
  origins: readonly string[] = [],
): FastifyReply {
  const formTargets = ["'self'", ...origins].join(' ');
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header(
      'content-security-policy',
      `default-src 'none'; style-src ${STYLE_SOURCE}; form-action ${formTargets}; frame-ancestors 'none'; base-uri 'none'`,
    )
    .header('x-content-type-options', 'nosniff')
    .header('x-frame-options', 'DENY')
    .header('referrer-policy', 'no-referrer')
    .header('x-robots-tag', 'noindex')
    .header('cache-control', 'no-store')
    .send(text);
}

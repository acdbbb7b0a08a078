import type { IncomingMessage } from 'node:http';
import { CallError } from './call-error.ts';
import type { Hop } from './send-hop.ts';

const REDIRECTS = new Set([301, 302, 303, 307, 308]);
const KEEPING_THE_METHOD = new Set([307, 308]);

export const isRedirect = ({ statusCode = 0, headers }: IncomingMessage): boolean =>
  REDIRECTS.has(statusCode) && headers.location !== undefined;

/**
 * The request that follows a redirect, without the credentials for the first origin.
 * @throws CallError when it would send the body to another origin
 */
export function nextHop(hop: Hop, { statusCode = 0, headers }: IncomingMessage): Hop {
  const location = headers.location ?? '';
  const url = URL.canParse(location, hop.url.href) ? new URL(location, hop.url) : null;
  if (url === null) throw new CallError('forbidden-address', 'redirected to no address', true);
  const isSameOrigin = url.origin === hop.url.origin;
  const keepsBody = KEEPING_THE_METHOD.has(statusCode) && hop.method !== 'GET';
  if (keepsBody && !isSameOrigin) {
    throw new CallError('forbidden-address', `redirected with the request to ${url.host}`, true);
  }
  if (keepsBody) return { ...hop, url };
  const { accept = '*/*', ...rest } = hop.headers;
  const { 'content-type': _type, 'content-length': _length, ...own } = rest;
  return {
    url,
    method: 'GET',
    headers: isSameOrigin ? { ...own, accept } : { accept },
    body: null,
  };
}

import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { ApiError, invalidRequest } from '../api-error.ts';
import { API_VERSION } from '../api-version.ts';

const SHOWN_CHARACTERS = 4;

/**
 * Lets only callers with the key in, as bearer or as the user of basic authentication.
 * @throws ApiError (401) in Stripe's words
 */
export function requireKey(headers: IncomingHttpHeaders, apiKey: string): void {
  const given = keyIn(headers.authorization);
  if (given === null) {
    throw new ApiError(
      401,
      'invalid_request_error',
      'You did not provide an API key. You need to provide your API key in the Authorization ' +
        "header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
    );
  }
  if (!sameText(given, apiKey)) {
    const shown = given.slice(-SHOWN_CHARACTERS).padStart(given.length, '*');
    throw new ApiError(401, 'invalid_request_error', `Invalid API Key provided: ${shown}`);
  }
}

function keyIn(authorization: string | undefined): string | null {
  const [scheme, credentials] = (authorization ?? '').split(' ', 2);
  if (!scheme || !credentials) return null;
  if (scheme.toLowerCase() === 'bearer') return credentials;
  if (scheme.toLowerCase() !== 'basic') return null;
  const [user] = Buffer.from(credentials, 'base64').toString('utf8').split(':', 1);
  return user || null;
}

/** Compares without telling by the time it takes how much was right. */
function sameText(one: string, other: string): boolean {
  const digest = (value: string) => createHash('sha256').update(value).digest();
  return timingSafeEqual(digest(one), digest(other));
}

/** Another version would mean other shapes, which the sandbox does not have. */
export function requireVersion(headers: IncomingHttpHeaders): void {
  const version = headers['stripe-version'];
  if (version === undefined || version === API_VERSION) return;
  throw invalidRequest(
    `Invalid Stripe API version: ${String(version)}. The sandbox speaks ${API_VERSION}.`,
  );
}

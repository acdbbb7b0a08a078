import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Clock } from '../../../../platform/clock.ts';
import { bearerOf, type FakeAnswer, type FakeProvider } from './fake-provider.ts';

export interface GoogleGrant {
  readonly clientId: string;
  readonly sub: string;
  readonly name?: string;
  readonly email?: string;
  readonly isEmailVerified?: boolean;
  readonly scope?: string;
  readonly lifetimeSeconds?: number;
  /** Instead of what would be answered; `undefined` leaves a field out. */
  readonly tokenInfo?: Readonly<Record<string, unknown>>;
  readonly userInfo?: Readonly<Record<string, unknown>>;
}

const SCOPE =
  'openid https://www.googleapis.com/auth/userinfo.email https://www.googleapis.com/auth/userinfo.profile';

/**
 * Answers in the shapes of Google's "OpenID Connect" and "OAuth 2.0 for client-side apps" pages, and
 * of what google-auth-library's `getTokenInfo` sends and reads: all numbers and booleans of the token
 * info are texts.
 */
export class FakeGoogle implements FakeProvider {
  readonly paths = ['/google/tokeninfo', '/google/userinfo'];
  readonly #clock: Clock;
  readonly #grants = new Map<string, GoogleGrant & { readonly endsAtMs: number }>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** @returns an access token, as the token client in the browser gets one */
  grant(grant: GoogleGrant): { accessToken: string } {
    const accessToken = `ya29.${randomUUID().replaceAll('-', '')}`;
    const endsAtMs = this.#clock().getTime() + (grant.lifetimeSeconds ?? 3599) * 1000;
    this.#grants.set(accessToken, { ...grant, endsAtMs });
    return { accessToken };
  }

  answer(request: IncomingMessage, path: string): FakeAnswer {
    return path === '/google/tokeninfo' ? this.#tokenInfo(request) : this.#userInfo(request);
  }

  #tokenInfo(request: IncomingMessage): FakeAnswer {
    const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded');
    if (request.method !== 'POST' || isForm !== true) return { status: 404, body: {} };
    const token = bearerOf(request);
    if (token === null) return badRequest('invalid_request', 'Missing access token');
    const grant = this.#grants.get(token);
    const leftMs = (grant?.endsAtMs ?? 0) - this.#clock().getTime();
    if (grant === undefined || leftMs <= 0) return badRequest('invalid_token', 'Invalid Value');
    const { clientId, sub, email, isEmailVerified = true, scope = SCOPE, tokenInfo } = grant;
    const body = {
      azp: clientId,
      aud: clientId,
      sub,
      scope,
      exp: String(Math.floor(grant.endsAtMs / 1000)),
      expires_in: String(Math.floor(leftMs / 1000)),
      ...(email === undefined ? {} : { email, email_verified: String(isEmailVerified) }),
      access_type: 'online',
      ...tokenInfo,
    };
    return { status: 200, body };
  }

  #userInfo(request: IncomingMessage): FakeAnswer {
    if (request.method !== 'GET') return { status: 404, body: {} };
    const grant = this.#grants.get(bearerOf(request) ?? '');
    if (grant === undefined || grant.endsAtMs <= this.#clock().getTime()) {
      const body = { error: 'invalid_request', error_description: 'Invalid Credentials' };
      return { status: 401, body };
    }
    const { sub, name, email, isEmailVerified = true, userInfo } = grant;
    const body = {
      sub,
      ...(name === undefined ? {} : { name, given_name: name }),
      picture: 'https://lh3.googleusercontent.com/a/default',
      ...(email === undefined ? {} : { email, email_verified: isEmailVerified }),
      ...userInfo,
    };
    return { status: 200, body };
  }
}

const badRequest = (error: string, description: string): FakeAnswer => ({
  status: 400,
  body: { error, error_description: description },
});

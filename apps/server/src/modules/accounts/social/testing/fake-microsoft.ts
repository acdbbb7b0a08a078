import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { type CryptoKey, exportJWK, generateKeyPair, type JWK, SignJWT, UnsecuredJWT } from 'jose';
import type { Clock } from '../../../../platform/clock.ts';
import { bearerOf, type FakeAnswer, type FakeProvider } from './fake-provider.ts';

/** The tenant of all personal accounts. */
export const PERSONAL_TENANT = '9188040d-6c67-4c5b-b112-36a304b66dad';

export interface MicrosoftGrant {
  readonly clientId: string;
  readonly tid: string;
  readonly oid: string;
  readonly name?: string;
  readonly preferredUsername?: string;
  readonly email?: string;
  readonly nonce?: string;
  readonly lifetimeSeconds?: number;
  /** Instead of the id token's own claims; `undefined` leaves one out. */
  readonly claims?: Readonly<Record<string, unknown>>;
  /** Instead of the access token's own claims. */
  readonly accessClaims?: Readonly<Record<string, unknown>>;
  /** Makes the access token opaque, like those of personal accounts. */
  readonly isOpaque?: boolean;
}

interface SigningKey {
  readonly privateKey: CryptoKey;
  readonly publicKey: CryptoKey;
  readonly jwk: JWK & { readonly issuer: string };
}

const HOST = 'https://login.microsoftonline.com';

/**
 * Answers in the shapes of Microsoft's "ID token claims reference", "Access token claims reference",
 * its published key set, and Graph's "Get a user" and "Error responses" pages.
 */
export class FakeMicrosoft implements FakeProvider {
  readonly paths = ['/microsoft/keys', '/microsoft/me'];
  /** How often the keys were requested. */
  keyRequests = 0;
  readonly #clock: Clock;
  readonly #grants = new Map<string, MicrosoftGrant & { readonly endsAtMs: number }>();
  #key: SigningKey;

  private constructor(clock: Clock, key: SigningKey) {
    this.#clock = clock;
    this.#key = key;
  }

  static async create(clock: Clock): Promise<FakeMicrosoft> {
    return new FakeMicrosoft(clock, await newKey());
  }

  /** The published key, for tests that misuse it as a secret. */
  get publicKey(): CryptoKey {
    return this.#key.publicKey;
  }

  get keyId(): string {
    return this.#key.jwk.kid ?? '';
  }

  /** Replaces the signing key and publishes only the new one. @param issuer of its entry in the key set */
  async rotateKey(issuer?: string): Promise<void> {
    this.#key = await newKey(issuer);
  }

  /** @returns the tokens that MSAL gets for an account */
  async grant(grant: MicrosoftGrant): Promise<{ accessToken: string; idToken: string }> {
    const nowMs = this.#clock().getTime();
    const endsAtMs = nowMs + (grant.lifetimeSeconds ?? 3600) * 1000;
    const accessToken = await this.#accessToken(grant, nowMs, endsAtMs);
    this.#grants.set(accessToken, { ...grant, endsAtMs });
    return { accessToken, idToken: await this.sign(this.claimsOf(grant)) };
  }

  /** The claims of an id token. */
  claimsOf(grant: MicrosoftGrant): Record<string, unknown> {
    const now = Math.floor(this.#clock().getTime() / 1000);
    const { clientId, tid, oid, name, preferredUsername, email, nonce } = grant;
    return {
      aud: clientId,
      iss: `${HOST}/${tid}/v2.0`,
      iat: now,
      nbf: now,
      exp: now + (grant.lifetimeSeconds ?? 3600),
      oid,
      rh: '0.ARoA',
      sub: `pairwise-${oid}`,
      tid,
      uti: randomUUID(),
      ver: '2.0',
      ...(name === undefined ? {} : { name }),
      ...(preferredUsername === undefined ? {} : { preferred_username: preferredUsername }),
      ...(email === undefined ? {} : { email }),
      ...(nonce === undefined ? {} : { nonce }),
      ...grant.claims,
    };
  }

  /** @param header instead of the usual one */
  sign(claims: Record<string, unknown>, header: Record<string, unknown> = {}): Promise<string> {
    return new SignJWT(claims)
      .setProtectedHeader({ typ: 'JWT', alg: 'RS256', kid: this.keyId, ...header })
      .sign(this.#key.privateKey);
  }

  answer(request: IncomingMessage, path: string): FakeAnswer {
    if (request.method !== 'GET') return graphError(405, 'Request_BadRequest', 'Not allowed.');
    return path === '/microsoft/keys' ? this.#keys() : this.#profile(request);
  }

  #keys(): FakeAnswer {
    this.keyRequests += 1;
    return { status: 200, body: { keys: [this.#key.jwk] } };
  }

  #profile(request: IncomingMessage): FakeAnswer {
    const token = bearerOf(request);
    const refuse = (message: string): FakeAnswer =>
      graphError(401, 'InvalidAuthenticationToken', message);
    if (token === null) return refuse('Access token is empty.');
    const grant = this.#grants.get(token);
    if (grant === undefined) return refuse('JWT is not well formed.');
    if (grant.endsAtMs <= this.#clock().getTime()) {
      return refuse('Lifetime validation failed, the token is expired.');
    }
    const { oid, name = null, preferredUsername = null, email = null } = grant;
    const body = {
      '@odata.context': 'https://graph.microsoft.com/v1.0/$metadata#users/$entity',
      businessPhones: [],
      displayName: name,
      givenName: null,
      jobTitle: null,
      mail: email,
      mobilePhone: null,
      officeLocation: null,
      preferredLanguage: null,
      surname: null,
      userPrincipalName: preferredUsername,
      id: oid,
    };
    return { status: 200, body };
  }

  async #accessToken(grant: MicrosoftGrant, nowMs: number, endsAtMs: number): Promise<string> {
    const { clientId, tid, oid, isOpaque = tid === PERSONAL_TENANT, accessClaims } = grant;
    if (isOpaque) return `EwB${randomUUID().replaceAll('-', '')}`;
    const claims = {
      aud: '00000003-0000-0000-c000-000000000000',
      iss: `https://sts.windows.net/${tid}/`,
      iat: Math.floor(nowMs / 1000),
      exp: Math.floor(endsAtMs / 1000),
      appid: clientId,
      oid,
      scp: 'openid profile User.Read email',
      tid,
      uti: randomUUID(),
      ver: '1.0',
      ...accessClaims,
    };
    // Graph's tokens have a nonce in their header, so that only Graph can check them.
    return this.sign(claims, { nonce: randomUUID() });
  }
}

/** A token without a signature. */
export const unsigned = (claims: Record<string, unknown>): string =>
  new UnsecuredJWT(claims).encode();

async function newKey(issuer = `${HOST}/{tenantid}/v2.0`): Promise<SigningKey> {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
  const kid = randomUUID();
  const published = { use: 'sig', kid, x5t: kid, cloud_instance_name: 'microsoftonline.com' };
  return { privateKey, publicKey, jwk: { ...(await exportJWK(publicKey)), ...published, issuer } };
}

const graphError = (status: number, code: string, message: string): FakeAnswer => ({
  status,
  body: { error: { code, message, innerError: { 'request-id': randomUUID() } } },
});

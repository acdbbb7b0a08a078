import { exportJWK, exportSPKI, generateKeyPair, SignJWT } from 'jose';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { IdentityVerifier } from './identity-verifier.ts';
import { microsoftVerifier } from './microsoft-verifier.ts';
import { type MicrosoftGrant, PERSONAL_TENANT, unsigned } from './testing/fake-microsoft.ts';
import { faultOf, patience } from './testing/fault-of.ts';
import {
  CLIENT_IDS,
  type IdentityProviders,
  startIdentityProviders,
} from './testing/identity-providers.ts';

const TENANT = '72f988bf-86f1-41af-91ab-2d7cd011db47';
const OTHER_TENANT = '0b5d6f5e-5a3e-4d43-9c5e-111111111111';
const ANA = {
  clientId: CLIENT_IDS.microsoft,
  tid: TENANT,
  oid: '690222be-ff1a-4d56-abd1-7e4f7d38e474',
  name: 'Ana Lovelace',
  preferredUsername: 'ana@contoso.com',
};
const ACCESS_TOKEN = 'EwBunread';
const START = new Date('2026-11-18T12:00:00Z');

let providers: IdentityProviders;
let verifier: IdentityVerifier;
let used: Map<string, Date>;

// The key set uses the system clock.
beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterAll(() => void vi.useRealTimers());
beforeEach(async () => {
  vi.setSystemTime(START);
  used = new Map();
  const clock = () => new Date();
  providers = await startIdentityProviders({ clock });
  verifier = microsoftVerifier({
    clientId: CLIENT_IDS.microsoft,
    clock,
    endpoints: providers.endpoints,
    deadlineMs: 60_000,
    markUsed: async (token, expiresAt) => {
      if (used.has(token)) return false;
      used.set(token, expiresAt);
      return true;
    },
  });
});
afterEach(() => providers.close());

const claimsOf = (changes: Partial<MicrosoftGrant> = {}) =>
  providers.microsoft.claimsOf({ ...ANA, ...changes });
const waitSeconds = (seconds: number): void =>
  void vi.setSystemTime(new Date(Date.now() + seconds * 1000));

describe('an id token of Microsoft', () => {
  const verifyToken = (idToken: string, nonce?: string) =>
    verifier.verify({ accessToken: ACCESS_TOKEN, idToken, nonce }, patience());
  const verify = async (changes: Partial<MicrosoftGrant> = {}, nonce?: string) =>
    verifyToken((await providers.microsoft.grant({ ...ANA, ...changes })).idToken, nonce);

  it('identifies the account, with an unverified email', async () => {
    expect(await verify()).toEqual({
      subject: `${TENANT}.${ANA.oid}`,
      label: 'ana@contoso.com',
      name: 'Ana Lovelace',
      email: 'ana@contoso.com',
      isEmailVerified: false,
    });
    expect(await verify({ email: 'a@b.example' })).toMatchObject({ email: 'a@b.example' });
  });

  it('is accepted from a personal account', async () => {
    const identity = await verify({ tid: PERSONAL_TENANT });
    expect(identity.subject).toBe(`${PERSONAL_TENANT}.${ANA.oid}`);
  });

  it.each<[string, string, Partial<MicrosoftGrant>]>([
    ['for another site', 'id token: ERR_JWT_CLAIM_VALIDATION_FAILED', { clientId: OTHER_TENANT }],
    ['for several sites', 'claims', { claims: { aud: [CLIENT_IDS.microsoft, OTHER_TENANT] } }],
    [
      'without an audience',
      'id token: ERR_JWT_CLAIM_VALIDATION_FAILED',
      { claims: { aud: undefined } },
    ],
    ['by another issuer', 'issuer', { claims: { iss: 'https://login.example/v2.0' } }],
    [
      'by the issuer of another tenant',
      'issuer',
      { claims: { iss: `https://login.microsoftonline.com/${OTHER_TENANT}/v2.0` } },
    ],
    ['by an older issuer', 'issuer', { claims: { iss: `https://sts.windows.net/${TENANT}/` } }],
    ['by an issuer that only begins right', 'issuer', { claims: { iss: `${issuer()}.evil` } }],
    ['of a tenant by its name', 'claims', { tid: 'contoso.onmicrosoft.com' }],
    ['of all tenants', 'claims', { tid: 'common' }],
    ['of a tenant in other letters', 'claims', { tid: TENANT.toUpperCase() }],
    ['of a tenant with a path', 'claims', { tid: `${TENANT}/v2.0?` }],
    ['of no tenant', 'claims', { claims: { tid: undefined } }],
    ['without an object id', 'claims', { claims: { oid: undefined } }],
    ['of version 1', 'claims', { claims: { ver: '1.0' } }],
    ['without an end', 'id token: ERR_JWT_CLAIM_VALIDATION_FAILED', { claims: { exp: undefined } }],
    [
      'without a beginning',
      'id token: ERR_JWT_CLAIM_VALIDATION_FAILED',
      { claims: { nbf: undefined } },
    ],
  ])('is refused when it is one %s', async (_, reason, changes) => {
    expect(await faultOf(verify(changes))).toBe(reason);
    expect(used.size).toBe(0);
  });

  it('is valid from a minute before its lifetime until a minute after', async () => {
    const { nbf, exp } = claimsOf() as { nbf: number; exp: number };
    const at = (claims: Record<string, unknown>) =>
      faultOf(verify({ claims }).then(() => Promise.reject(new TypeError('accepted'))));
    await expect(at({ nbf: nbf + 60 })).rejects.toThrow('accepted');
    await expect(at({ exp: nbf - 59 })).rejects.toThrow('accepted');
    expect(await at({ nbf: nbf + 61 })).toBe('id token: ERR_JWT_CLAIM_VALIDATION_FAILED');
    expect(await at({ exp: nbf - 60 })).toBe('id token: ERR_JWT_EXPIRED');
    expect(exp).toBeGreaterThan(nbf);
  });

  it('repeats the nonce where one was sent', async () => {
    expect(await verify({ nonce: 'n-1' }, 'n-1')).toHaveProperty('subject');
    expect(await faultOf(verify({ nonce: 'n-1' }, 'n-2'))).toBe('nonce');
    expect(await faultOf(verify({}, 'n-1'))).toBe('nonce');
    expect(await faultOf(verify({}, ''))).toBe('nonce');
    expect(await faultOf(verify({ claims: { nonce: ['n-1'] } }, 'n-1'))).toBe('claims');
  });

  it('is accepted once, also when its signature is encoded differently', async () => {
    const { idToken } = await providers.microsoft.grant(ANA);
    await verifyToken(idToken);
    expect(await faultOf(verifyToken(idToken))).toBe('replayed');
    // The last of 342 base64url characters has four unused bits.
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    const last = letters.indexOf(idToken.at(-1) ?? '');
    const sibling = letters.charAt(last ^ 1);
    expect(await faultOf(verifyToken(`${idToken.slice(0, -1)}${sibling}`))).toBe('replayed');
    expect(await faultOf(verifyToken(`${idToken}=`))).not.toBe('It was accepted');
  });

  it('is remembered as used until it expires', async () => {
    const { exp } = claimsOf() as { exp: number };
    await verify();
    expect([...used.values()]).toEqual([new Date((exp + 60) * 1000)]);
  });

  it('is refused without a signature, and with one made without the private key', async () => {
    const { publicKey, keyId } = providers.microsoft;
    const forge = (alg: string, key: Parameters<SignJWT['sign']>[0], header = {}) =>
      new SignJWT(claimsOf()).setProtectedHeader({ alg, kid: keyId, ...header }).sign(key);
    const pem = new TextEncoder().encode(await exportSPKI(publicKey));
    const own = await generateKeyPair('RS256');
    const bad = 'id token: ERR_JOSE_ALG_NOT_ALLOWED';
    expect(await faultOf(verifyToken(unsigned(claimsOf())))).toMatch(/^id token: /);
    expect(await faultOf(verifyToken(await forge('HS256', pem)))).toBe(bad);
    expect(await faultOf(verifyToken(await forge('RS256', own.privateKey)))).toBe(
      'id token: ERR_JWS_SIGNATURE_VERIFICATION_FAILED',
    );
    const elliptic = await generateKeyPair('ES256');
    expect(await faultOf(verifyToken(await forge('ES256', elliptic.privateKey)))).toBe(bad);
  });

  it('is refused with a key in its own header', async () => {
    const own = await generateKeyPair('RS256');
    const { keyId } = providers.microsoft;
    const jwk = await exportJWK(own.publicKey);
    for (const header of [
      { jwk },
      { jku: 'https://keys.example/' },
      { x5u: 'https://keys.example/' },
    ]) {
      const forged = new SignJWT(claimsOf()).setProtectedHeader({
        alg: 'RS256',
        kid: keyId,
        ...header,
      });
      expect(await faultOf(verifyToken(await forged.sign(own.privateKey)))).toBe(
        'id token: ERR_JWS_SIGNATURE_VERIFICATION_FAILED',
      );
    }
  });

  it('is refused when it is not a token', async () => {
    const { idToken } = await providers.microsoft.grant(ANA);
    const [header = '', payload = '', signature = ''] = idToken.split('.');
    const texts = [
      '',
      ' ',
      'opaque',
      '..',
      'ä.ö.ü',
      '\u0000.\u0000.\u0000',
      `${header}.${payload}`,
      `${header}.${payload}.`,
      `${header}.${payload}.${signature}.${signature}`,
      `${header}.${Buffer.from('[]').toString('base64url')}.${signature}`,
      `${Buffer.from('{}').toString('base64url')}.${payload}.${signature}`,
      `${payload}.${header}.${signature}`,
      `${header}.${payload}.${signature.slice(4)}`,
      `${header}.${payload}.!!!!`,
    ];
    for (const text of texts) expect(await faultOf(verifyToken(text))).toMatch(/^id token: ERR_J/);
  });

  it('is refused when it is invalid, even with a valid access token', async () => {
    const { accessToken } = await providers.microsoft.grant(ANA);
    const tokens = { accessToken, idToken: 'a.b.c' };
    expect(await faultOf(verifier.verify(tokens, patience()))).toMatch(/^id token/);
    expect(providers.calls).not.toContain('GET /microsoft/me');
  });

  describe('and Microsoft’s keys', () => {
    it('are requested once in ten minutes', async () => {
      for (let index = 0; index < 3; index += 1) await verify();
      expect(providers.microsoft.keyRequests).toBe(1);
      waitSeconds(10 * 60 + 1);
      await verify();
      expect(providers.microsoft.keyRequests).toBe(2);
    });

    it('are requested again for an unknown key, at most every 30 seconds', async () => {
      await verify();
      await providers.microsoft.rotateKey();
      expect(await faultOf(verify())).toBe('id token: ERR_JWKS_NO_MATCHING_KEY');
      expect(providers.microsoft.keyRequests).toBe(1);
      waitSeconds(31);
      expect(await verify()).toHaveProperty('subject');
      expect(providers.microsoft.keyRequests).toBe(2);
      const strange = async () =>
        faultOf(verifyToken(await providers.microsoft.sign(claimsOf(), { kid: 'made-up' })));
      waitSeconds(31);
      for (let index = 0; index < 5; index += 1) {
        expect(await strange()).toBe('id token: ERR_JWKS_NO_MATCHING_KEY');
      }
      expect(providers.microsoft.keyRequests).toBe(3);
    });

    it('must have an id', async () => {
      const nameless = await providers.microsoft.sign(claimsOf(), { kid: undefined });
      expect(await faultOf(verifyToken(nameless))).toBe('issuer of the key');
    });

    it('sign only for the tenant that they are published for', async () => {
      await providers.microsoft.rotateKey(issuer(OTHER_TENANT));
      expect(await faultOf(verify())).toBe('issuer of the key');
      expect(await verify({ tid: OTHER_TENANT })).toHaveProperty('subject');
    });
  });
});

describe('an access token of Microsoft without an id token', () => {
  const verifyToken = (accessToken: string) => verifier.verify({ accessToken }, patience());
  const verify = async (changes: Partial<MicrosoftGrant> = {}) =>
    verifyToken((await providers.microsoft.grant({ ...ANA, ...changes })).accessToken);

  it('identifies the account when Graph accepts it and it was issued to us', async () => {
    expect(await verify()).toEqual({
      subject: `${TENANT}.${ANA.oid}`,
      label: 'ana@contoso.com',
      name: 'Ana Lovelace',
      email: 'ana@contoso.com',
      isEmailVerified: false,
    });
    const version2 = { appid: undefined, azp: CLIENT_IDS.microsoft };
    expect(await verify({ accessClaims: version2 })).toHaveProperty('subject');
  });

  it.each<[string, string, Partial<MicrosoftGrant>]>([
    ['of a personal account, which is opaque', 'opaque', { tid: PERSONAL_TENANT }],
    ['that was given to another site', 'application', { clientId: OTHER_TENANT }],
    ['that was given to two', 'application', { accessClaims: { azp: OTHER_TENANT } }],
    ['without an application', 'application', { accessClaims: { appid: undefined } }],
    ['of no tenant', 'claims', { accessClaims: { tid: undefined } }],
    ['without an object id', 'claims', { accessClaims: { oid: undefined } }],
    ['of another account', 'profile', { accessClaims: { oid: OTHER_TENANT } }],
    ['which has expired', 'the provider answered 401', { lifetimeSeconds: -1 }],
  ])('is refused when it is one %s', async (_, reason, changes) => {
    expect(await faultOf(verify(changes))).toBe(reason);
  });

  it('is refused when Graph does not accept it, whatever it says', async () => {
    const claims = { appid: CLIENT_IDS.microsoft, tid: TENANT, oid: ANA.oid };
    expect(await faultOf(verifyToken(unsigned(claims)))).toBe('the provider answered 401');
    expect(await faultOf(verifyToken(await providers.microsoft.sign(claims)))).toBe(
      'the provider answered 401',
    );
  });
});

function issuer(tid = TENANT): string {
  return `https://login.microsoftonline.com/${tid}/v2.0`;
}

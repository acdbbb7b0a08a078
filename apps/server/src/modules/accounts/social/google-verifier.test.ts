import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { googleVerifier } from './google-verifier.ts';
import type { IdentityVerifier } from './identity-verifier.ts';
import type { GoogleGrant } from './testing/fake-google.ts';
import { faultOf, patience } from './testing/fault-of.ts';
import {
  CLIENT_IDS,
  type IdentityProviders,
  startIdentityProviders,
} from './testing/identity-providers.ts';

const ANA = {
  clientId: CLIENT_IDS.google,
  sub: '110169484474386276334',
  name: 'Ana Lovelace',
  email: 'ana@example.com',
};

describe('an access token of Google', () => {
  const time = { now: new Date('2026-11-18T12:00:00Z') };
  const clock = () => time.now;
  let providers: IdentityProviders;
  let verifier: IdentityVerifier;
  beforeAll(async () => {
    providers = await startIdentityProviders({ clock });
    const { endpoints } = providers;
    verifier = googleVerifier({ clientId: CLIENT_IDS.google, clock, endpoints });
  });
  afterAll(() => providers.close());

  const verifyToken = (accessToken: string) => verifier.verify({ accessToken }, patience());
  const verify = (changes: Partial<GoogleGrant> = {}) =>
    verifyToken(providers.google.grant({ ...ANA, ...changes }).accessToken);

  it('identifies the account, with a verified email', async () => {
    expect(await verify()).toEqual({
      subject: ANA.sub,
      label: ANA.email,
      name: ANA.name,
      email: ANA.email,
      isEmailVerified: true,
    });
  });

  it('is never part of a URL', async () => {
    const before = providers.calls.length;
    await verify();
    expect(providers.calls.slice(before)).toEqual([
      'POST /google/tokeninfo',
      'GET /google/userinfo',
    ]);
  });

  it.each([
    ['that Google has not verified', { isEmailVerified: false }],
    ['that is nothing of the kind', { userInfo: { email: 7 } }],
    ['about which Google is silent', { userInfo: { email_verified: undefined } }],
  ])('brings no email %s', async (_, changes) => {
    expect(await verify(changes)).toMatchObject({ email: null, isEmailVerified: false });
  });

  it.each<[string, string, Partial<GoogleGrant>]>([
    ['of another site', 'audience', { clientId: 'another-client.apps.googleusercontent.com' }],
    ['for another service of ours', 'audience', { tokenInfo: { aud: 'another-client' } }],
    ['handed to us by another site', 'audience', { tokenInfo: { azp: 'another-client' } }],
    ['for several sites', 'token info', { tokenInfo: { aud: [CLIENT_IDS.google, 'other'] } }],
    ['without an audience', 'token info', { tokenInfo: { aud: undefined } }],
    ['which has expired', 'the provider answered 400', { lifetimeSeconds: -1 }],
    ['which expires now', 'expired', { tokenInfo: { exp: String(time.now.getTime() / 1000) } }],
    ['without an end', 'token info', { tokenInfo: { exp: undefined } }],
    ['whose end is no number', 'token info', { tokenInfo: { exp: 'soon' } }],
    ['without the openid scope', 'scope', { scope: 'email profile' }],
    ['with a scope like ours', 'scope', { scope: 'openid2 email' }],
    ['without a subject', 'token info', { tokenInfo: { sub: undefined } }],
    ['with an empty subject', 'token info', { sub: '' }],
    ['about two accounts', 'subject', { userInfo: { sub: '2' } }],
    ['of whom Google then knows nothing', 'user info', { userInfo: { sub: undefined } }],
  ])('is refused when it is one %s', async (_, reason, changes) => {
    expect(await faultOf(verify(changes))).toBe(reason);
  });

  it('is refused when Google does not know it', async () => {
    expect(await faultOf(verifyToken('ya29.made-up'))).toBe('the provider answered 400');
  });

  it('is refused without a request when it is not a token', async () => {
    const before = providers.calls.length;
    for (const text of ['a b', 'a\r\nx-evil: 1', 'schlüssel', 'a=b', '\u0000', '"', '{}']) {
      expect(await faultOf(verifyToken(text))).toBe('not a token');
    }
    expect(providers.calls).toHaveLength(before);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { faultOf, patience } from './testing/fault-of.ts';
import { type IdentityProviders, startIdentityProviders } from './testing/identity-providers.ts';
import { xVerifier } from './x-verifier.ts';

describe('an access token of X', () => {
  let providers: IdentityProviders;
  beforeAll(async () => {
    providers = await startIdentityProviders();
  });
  afterAll(() => providers.close());

  const verify = (accessToken: string) =>
    xVerifier(providers.endpoints).verify({ accessToken }, patience());

  it('identifies the account, without an email', async () => {
    const { accessToken } = providers.x.grant({ id: '2244994945', name: 'Ana L', username: 'ana' });
    expect(await verify(accessToken)).toEqual({
      subject: '2244994945',
      label: '@ana',
      name: 'Ana L',
      email: null,
      isEmailVerified: false,
    });
  });

  it.each([
    ['X does not know it', 'bm9ib2R5', 'the provider answered 401'],
    ['it is none', 'a b', 'not a token'],
  ])('is refused when %s', async (_, accessToken, reason) => {
    expect(await faultOf(verify(accessToken))).toBe(reason);
  });

  it('is refused when X names no account', async () => {
    const { accessToken } = providers.x.grant({ id: 'ana', name: 'Ana', username: 'ana' });
    expect(await faultOf(verify(accessToken))).toBe('profile');
  });
});

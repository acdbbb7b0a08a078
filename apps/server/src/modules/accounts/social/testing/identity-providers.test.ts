import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  CLIENT_IDS,
  type IdentityProviders,
  startIdentityProviders,
} from './identity-providers.ts';
import { remoteProviders } from './remote-providers.ts';

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

describe('the fake identity providers', () => {
  let providers: IdentityProviders;
  beforeAll(async () => {
    providers = await startIdentityProviders();
  });
  afterAll(() => providers.close());

  const ask = async (url: string, method: string, headers: Record<string, string> = {}) => {
    const response = await fetch(url, { method, headers });
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };
  const google = () => providers.google.grant({ clientId: CLIENT_IDS.google, sub: '1' });

  it('accept a token of Google only in the header of a posted form', async () => {
    const { googleTokenInfo: url } = providers.endpoints;
    const { accessToken } = google();
    expect(await ask(url, 'POST', { ...FORM, ...bearer(accessToken) })).toMatchObject({
      status: 200,
      body: { aud: CLIENT_IDS.google, expires_in: expect.stringMatching(/^35\d\d$/) },
    });
    expect(await ask(url, 'POST', FORM)).toMatchObject({ status: 400 });
    expect(await ask(url, 'POST', bearer(accessToken))).toMatchObject({ status: 404 });
    expect(await ask(url, 'GET', bearer(accessToken))).toMatchObject({ status: 404 });
    expect(await ask(`${url}?access_token=${accessToken}`, 'POST', FORM)).toMatchObject({
      status: 404,
    });
  });

  it('show accounts only to the bearer of a token', async () => {
    const { googleUserInfo, microsoftProfile, xProfile } = providers.endpoints;
    const { accessToken } = google();
    expect(await ask(googleUserInfo, 'GET', bearer(accessToken))).toMatchObject({ status: 200 });
    for (const url of [googleUserInfo, microsoftProfile, xProfile]) {
      expect(await ask(url, 'GET')).toMatchObject({ status: 401 });
      expect(await ask(url, 'GET', bearer('made-up'))).toMatchObject({ status: 401 });
      expect(await ask(url, 'GET', { authorization: accessToken })).toMatchObject({ status: 401 });
      expect((await ask(url, 'POST', bearer(accessToken))).status).toBeGreaterThan(401);
    }
  });

  it('can be controlled by another process', async () => {
    const { endpoints } = providers;
    const remote = remoteProviders(new URL(endpoints.xProfile).origin);
    const { accessToken } = await remote.grantGoogle({ clientId: 'a', sub: '7' });
    expect(await ask(endpoints.googleUserInfo, 'GET', bearer(accessToken))).toMatchObject({
      body: { sub: '7' },
    });
    const oid = '690222be-ff1a-4d56-abd1-7e4f7d38e474';
    const proof = await remote.grantMicrosoft({ clientId: 'a', tid: 'b', oid });
    expect(proof.idToken.split('.')).toHaveLength(3);
    expect(await ask(endpoints.microsoftProfile, 'GET', bearer(proof.accessToken))).toMatchObject({
      body: { id: oid },
    });
    await remote.behave('x', 'failing');
    expect(await ask(endpoints.xProfile, 'GET')).toMatchObject({ status: 503 });
    await remote.behave('x', 'well');
    expect(await ask(endpoints.xProfile, 'GET')).toMatchObject({ status: 401 });
  });
});

import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { ROUTES } from '@loopwright/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openMemoryDatabase } from '../../testing/memory-database.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import type { Database } from '../database/database.ts';

const HTTPS = { PUBLIC_URL: 'https://loops.example' };
const GOOGLE = { GOOGLE_CLIENT_ID: 'google-id' };
const MICROSOFT = { MICROSOFT_CLIENT_ID: 'microsoft-id' };
const challenge = (provider: string) => ({
  CHALLENGE: provider,
  CHALLENGE_SITE_KEY: 'site-key',
  CHALLENGE_SECRET: 'secret',
});

let database: Database;
beforeAll(async () => {
  database = await openMemoryDatabase();
});
afterAll(() => database.close());

async function withServer<T>(
  environment: Record<string, string>,
  ask: (server: TestApp) => Promise<T>,
): Promise<T> {
  const server = await openTestApp(database, { environment });
  try {
    return await ask(server);
  } finally {
    await server.close();
  }
}

const headersOf = (environment: Record<string, string>, url = '/login') =>
  withServer(environment, async (server) => (await server.newBrowser().get(url)).headers);

async function policyOf(environment: Record<string, string>): Promise<Record<string, string>> {
  const headers = await headersOf(environment);
  const directives = String(headers['content-security-policy']).split(';');
  return Object.fromEntries(
    directives.map((directive) => {
      const [name = '', ...sources] = directive.trim().split(' ');
      return [name, sources.join(' ')];
    }),
  );
}

describe('the content security policy', () => {
  it('names no third party while none is configured', async () => {
    const policy = await policyOf({ X_CLIENT_ID: 'called by the server alone' });
    expect(policy).toEqual({
      'default-src': "'self'",
      'script-src': "'self'",
      'script-src-attr': "'none'",
      'style-src': "'self' 'unsafe-inline'",
      'img-src': "'self' data: blob:",
      'media-src': "'self' blob:",
      'font-src': "'self'",
      'connect-src': "'self'",
      'frame-src': "'none'",
      'manifest-src': "'self'",
      'worker-src': "'self'",
      'object-src': "'none'",
      'base-uri': "'none'",
      'form-action': "'self'",
      'frame-ancestors': "'none'",
    });
  });

  it.each([
    [
      'Google',
      GOOGLE,
      {
        'script-src': "'self' https://accounts.google.com/gsi/client",
        'style-src': "'self' 'unsafe-inline' https://accounts.google.com/gsi/style",
        'connect-src': "'self' https://accounts.google.com/gsi/",
        'frame-src': 'https://accounts.google.com/gsi/',
      },
    ],
    ['Microsoft', MICROSOFT, { 'connect-src': "'self' https://login.microsoftonline.com" }],
    [
      'Turnstile',
      challenge('turnstile'),
      {
        'script-src': "'self' https://challenges.cloudflare.com",
        'frame-src': 'https://challenges.cloudflare.com',
      },
    ],
    [
      'hCaptcha',
      challenge('hcaptcha'),
      {
        'script-src': "'self' https://hcaptcha.com https://*.hcaptcha.com",
        'style-src': "'self' 'unsafe-inline' https://hcaptcha.com https://*.hcaptcha.com",
        'connect-src': "'self' https://hcaptcha.com https://*.hcaptcha.com",
        'frame-src': 'https://hcaptcha.com https://*.hcaptcha.com',
      },
    ],
    [
      'Google and Microsoft together',
      { ...GOOGLE, ...MICROSOFT },
      {
        'script-src': "'self' https://accounts.google.com/gsi/client",
        'style-src': "'self' 'unsafe-inline' https://accounts.google.com/gsi/style",
        'connect-src': "'self' https://accounts.google.com/gsi/ https://login.microsoftonline.com",
        'frame-src': 'https://accounts.google.com/gsi/',
      },
    ],
  ])('allows %s only the required sources', async (_, environment, opened) => {
    expect(await policyOf(environment)).toEqual({ ...(await policyOf({})), ...opened });
  });

  it('upgrades requests when the site uses https', async () => {
    expect(await policyOf(HTTPS)).toHaveProperty('upgrade-insecure-requests');
  });
});

describe('the opener policy', () => {
  const openerPolicyOf = async (environment: Record<string, string>, url: string) =>
    (await headersOf(environment, url))['cross-origin-opener-policy'];

  it('lets pages keep references to popups of providers, and other sites none to pages', async () => {
    for (const url of ['/', '/login', '/signup', '/profile', ROUTES.configuration]) {
      expect(await openerPolicyOf(GOOGLE, url)).toBe('same-origin-allow-popups');
    }
  });

  it('is off for the page to which Microsoft redirects its popup', async () => {
    expect(await openerPolicyOf(MICROSOFT, '/')).toBe('unsafe-none');
    expect(await openerPolicyOf(MICROSOFT, '/login')).toBe('same-origin-allow-popups');
  });
});

describe('every response', () => {
  it.each([
    ['a page', '/'],
    ['no page', '/nowhere'],
    ['the API', ROUTES.configuration],
    ['a refusal of the API', ROUTES.creations],
    ['an address that is none', '/api/%'],
  ])('has the headers: %s', async (_, url) => {
    const headers = await headersOf(HTTPS, url);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'cross-origin-resource-policy': 'same-origin',
      'strict-transport-security': 'max-age=31536000',
    });
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    for (const feature of ['camera', 'microphone', 'geolocation', 'payment', 'usb']) {
      expect(headers['permissions-policy']).toContain(`${feature}=()`);
    }
    expect(headers['access-control-allow-origin']).toBeUndefined();
  });

  it('has them also when the request was not HTTP', async () => {
    const answer = await withServer({}, async ({ app }) => {
      await app.listen({ port: 0, host: '127.0.0.1' });
      const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
      socket.write('NONSENSE / HTTP/1.1\r\nHost: x\r\n\r\n');
      return await text(socket);
    });
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toContain("frame-ancestors 'none'");
    expect(answer).toContain('x-content-type-options: nosniff');
  });

  it('sends providers the origin as the referrer, and never the page', async () => {
    expect((await headersOf(GOOGLE))['referrer-policy']).toBe('strict-origin');
  });

  it('does not force https on an installation without it', async () => {
    expect((await headersOf({}))['strict-transport-security']).toBeUndefined();
  });

  it.each(['TRACE', 'OPTIONS', 'PUT', 'PATCH'] as const)('does not know %s', async (method) => {
    const response = await withServer({}, ({ app }) =>
      app.inject({ method, url: ROUTES.me, headers: { origin: 'https://elsewhere.example' } }),
    );
    expect(response.statusCode).toBe(404);
    expect(response.headers['access-control-allow-origin']).toBeUndefined();
  });
});

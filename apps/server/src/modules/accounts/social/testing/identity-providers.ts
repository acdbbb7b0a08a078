/*
 * Fakes of Google, Microsoft and X, as far as our server calls them, over HTTP on loopback.
 *
 * In a test of the server:
 *
 *   const providers = await startIdentityProviders({ clock: () => server.time.now });
 *   openTestApp(database, {
 *     environment: CLIENT_IDS_ENVIRONMENT,
 *     accounts: { social: { endpoints: providers.endpoints } },
 *   });
 *   const { accessToken } = providers.google.grant({ clientId: CLIENT_IDS.google, sub: '1' });
 *   await browser.post(ROUTES.google, { accessToken });
 *   providers.behave('google', 'down');   // or silent, failing, html, …
 *
 * For a whole server, as tests/e2e/server.ts starts one (`main.ts` is `await runServer()` alone):
 *
 *   const providers = await startIdentityProviders({ port: 4690 });
 *   Object.assign(process.env, CLIENT_IDS_ENVIRONMENT);
 *   const { runServer } = await import('../../apps/server/src/run.ts');
 *   await runServer({ accounts: { social: { endpoints: providers.endpoints } } });
 *
 * From another process, such as a journey: remote-providers.ts.
 *
 *   const remote = remoteProviders('http://127.0.0.1:4690');
 *   const { accessToken, idToken } = await remote.grantMicrosoft({ clientId, tid, oid, nonce });
 *   await remote.behave('microsoft', 'silent');
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { IDENTITY_PROVIDERS, type IdentityProvider } from '@loopwright/contract';
import { type Clock, systemClock } from '../../../../platform/clock.ts';
import type { IdentityEndpoints } from '../identity-endpoints.ts';
import { FakeGoogle, type GoogleGrant } from './fake-google.ts';
import { FakeMicrosoft, type MicrosoftGrant } from './fake-microsoft.ts';
import type { Behaviour, FakeAnswer, FakeProvider } from './fake-provider.ts';
import { FakeX, type XGrant } from './fake-x.ts';

export const CLIENT_IDS = {
  google: '407408718192-loopwright.apps.googleusercontent.com',
  microsoft: '6731de76-14a6-49ae-97bc-6eba6914391e',
  x: 'bG9vcHdyaWdodC1jbGllbnQ',
} as const;

export const CLIENT_IDS_ENVIRONMENT = {
  GOOGLE_CLIENT_ID: CLIENT_IDS.google,
  MICROSOFT_CLIENT_ID: CLIENT_IDS.microsoft,
  X_CLIENT_ID: CLIENT_IDS.x,
} as const;

export interface IdentityProvidersOptions {
  /** By default the system chooses one. */
  readonly port?: number;
  readonly clock?: Clock;
}

export interface IdentityProviders {
  readonly endpoints: IdentityEndpoints;
  readonly google: FakeGoogle;
  readonly microsoft: FakeMicrosoft;
  readonly x: FakeX;
  /** Method and address of every call so far, oldest first. */
  readonly calls: readonly string[];
  behave(provider: IdentityProvider, behaviour: Behaviour): void;
  close(): Promise<void>;
}

export async function startIdentityProviders({
  port = 0,
  clock = systemClock,
}: IdentityProvidersOptions = {}): Promise<IdentityProviders> {
  const google = new FakeGoogle(clock);
  const microsoft = await FakeMicrosoft.create(clock);
  const x = new FakeX();
  const fakes: Readonly<Record<IdentityProvider, FakeProvider>> = { google, microsoft, x };
  const behaviours = new Map<IdentityProvider, Behaviour>();
  const calls: string[] = [];

  const grants: Readonly<Record<string, (body: unknown) => object | Promise<object>>> = {
    '/testing/google': (body) => google.grant(body as GoogleGrant),
    '/testing/microsoft': (body) => microsoft.grant(body as MicrosoftGrant),
    '/testing/x': (body) => x.grant(body as XGrant),
    '/testing/behaviour': (body) => {
      const { provider, behaviour } = body as { provider: IdentityProvider; behaviour: Behaviour };
      behaviours.set(provider, behaviour);
      return {};
    },
  };

  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = request.url ?? '';
    const grant = grants[path];
    if (grant !== undefined) {
      sendJson(response, { status: 200, body: await grant(await json(request)) });
      return;
    }
    calls.push(`${request.method} ${path}`);
    const name = IDENTITY_PROVIDERS.find((provider) => fakes[provider].paths.includes(path));
    if (name === undefined) {
      sendJson(response, { status: 404, body: {} });
      return;
    }
    misbehave(behaviours.get(name) ?? 'well', response, () => fakes[name].answer(request, path));
  };
  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    endpoints: {
      googleTokenInfo: `${origin}/google/tokeninfo`,
      googleUserInfo: `${origin}/google/userinfo`,
      microsoftKeys: `${origin}/microsoft/keys`,
      microsoftProfile: `${origin}/microsoft/me`,
      xProfile: `${origin}/x/2/users/me`,
    },
    google,
    microsoft,
    x,
    calls,
    behave: (provider, behaviour) => void behaviours.set(provider, behaviour),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const HUGE_BYTES = 4 * 1024 * 1024;

function misbehave(behaviour: Behaviour, response: ServerResponse, answer: () => FakeAnswer): void {
  const asJson = { 'content-type': 'application/json; charset=utf-8' };
  const ways: Readonly<Record<Behaviour, () => unknown>> = {
    well: () => sendJson(response, answer()),
    down: () => response.destroy(),
    silent: () => undefined,
    stalling: () => response.writeHead(200, asJson).write('{"sub":'),
    failing: () => sendJson(response, { status: 503, body: { error: 'backend_error' } }),
    html: () => response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Welcome</h1>'),
    redirecting: () => response.writeHead(302, { location: '/google/userinfo' }).end(),
    huge: () => sendJson(response, { status: 200, body: { sub: 'x'.repeat(HUGE_BYTES) } }),
    garbled: () => response.writeHead(200, asJson).end('{"sub":'),
  };
  ways[behaviour]();
}

function sendJson(response: ServerResponse, { status, body }: FakeAnswer): void {
  response
    .writeHead(status, { 'content-type': 'application/json; charset=utf-8' })
    .end(JSON.stringify(body));
}

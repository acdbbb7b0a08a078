import { randomUUID } from 'node:crypto';
import { ROUTES } from '@loopwright/contract';
import type { Database } from '../../../../platform/database/database.ts';
import type { Browser } from '../../../../testing/browser.ts';
import { openTestApp, type TestApp } from '../../../../testing/test-app.ts';
import type { AccountLimits } from '../../users/account-limits.ts';
import type { GoogleGrant } from './fake-google.ts';
import type { MicrosoftGrant } from './fake-microsoft.ts';
import {
  CLIENT_IDS,
  CLIENT_IDS_ENVIRONMENT,
  type IdentityProviders,
  startIdentityProviders,
} from './identity-providers.ts';

export interface SocialAppOptions {
  readonly environment?: Readonly<Record<string, string>>;
  readonly limits?: Partial<AccountLimits>;
}

/** The server, with fake identity providers that share its clock. */
export interface SocialApp extends TestApp {
  readonly providers: IdentityProviders;
  /** A token of a new Google account, with the given changes. */
  readonly google: (grant?: Partial<GoogleGrant>) => { accessToken: string };
  readonly microsoft: (
    grant?: Partial<MicrosoftGrant>,
  ) => Promise<{ accessToken: string; idToken: string }>;
  /** A browser with its own network address. */
  readonly visitor: () => Promise<Browser>;
  /** A browser whose user has just signed in with Google. */
  readonly googleUser: (grant?: Partial<GoogleGrant>) => Promise<Browser>;
}

export const TENANT = '72f988bf-86f1-41af-91ab-2d7cd011db47';

/** @param limits of sign-in attempts; high by default */
export async function openSocialApp(
  database: Database,
  { environment = CLIENT_IDS_ENVIRONMENT, limits = {} }: SocialAppOptions = {},
): Promise<SocialApp> {
  let clock = (): Date => new Date();
  const providers = await startIdentityProviders({ clock: () => clock() });
  const server = await openTestApp(database, {
    environment,
    accounts: { social: { endpoints: providers.endpoints, deadlineMs: 60_000 }, limits },
  });
  clock = () => server.time.now;
  let addresses = 0;
  const google: SocialApp['google'] = (grant) =>
    providers.google.grant({ clientId: CLIENT_IDS.google, sub: randomUUID(), ...grant });
  const visitor = (): Promise<Browser> => {
    addresses += 1;
    return server.newBrowser(`2001:db8:0:${addresses.toString(16)}::1`).visit();
  };
  return {
    ...server,
    providers,
    google,
    microsoft: (grant) =>
      providers.microsoft.grant({
        clientId: CLIENT_IDS.microsoft,
        tid: TENANT,
        oid: randomUUID(),
        ...grant,
      }),
    visitor,
    async googleUser(grant) {
      const browser = await visitor();
      const response = await browser.post(ROUTES.google, google(grant));
      if (response.statusCode !== 200) throw new Error(`Signing in failed: ${response.body}`);
      return browser;
    },
    async close() {
      await server.close();
      await providers.close();
    },
  };
}

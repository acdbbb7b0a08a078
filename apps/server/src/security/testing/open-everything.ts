import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  CLIENT_IDS_ENVIRONMENT,
  type IdentityProviders,
  startIdentityProviders,
} from '../../modules/accounts/social/testing/identity-providers.ts';
import type { AccountLimits } from '../../modules/accounts/users/account-limits.ts';
import { createCatalogue } from '../../modules/billing/catalogue.ts';
import { BillingFixture } from '../../modules/billing/testing/billing-fixture.ts';
import { PRICES } from '../../modules/billing/testing/fake-stripe.ts';
import type { Database } from '../../platform/database/database.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { writeFiles } from '../../testing/write-files.ts';
import { CHEAP_PASSWORDS } from './cheap-passwords.ts';
import { collectingRoutes, type CollectedRoute } from './collect-routes.ts';

const NEVER = { maximum: 1_000_000, windowMs: 60 * 60 * 1000 };
const UNLIMITED: AccountLimits = {
  loginPerAccount: NEVER,
  loginPerAddress: NEVER,
  signupPerAddress: NEVER,
  emailsPerAddress: NEVER,
  emailsPerMailbox: NEVER,
  linksPerAddress: NEVER,
};

export interface Everything extends TestApp {
  readonly routes: readonly CollectedRoute[];
  readonly providers: IdentityProviders;
  readonly sandbox: BillingFixture;
}

/** The server under HTTPS with every optional feature, without limits, and with a running worker. */
export async function openEverything(database: Database): Promise<Everything> {
  let clock = (): Date => new Date();
  const providers = await startIdentityProviders({ clock: () => clock() });
  const sandbox = new BillingFixture(database);
  const webFolder = await mkdtemp(path.join(tmpdir(), 'web-'));
  await writeFiles(webFolder, { 'index.html': '<!doctype html><title>home</title>' });
  const { server, routes } = await collectingRoutes(() =>
    openTestApp(database, {
      environment: {
        ...CLIENT_IDS_ENVIRONMENT,
        PUBLIC_URL: 'https://loops.example',
        LOG_LEVEL: 'error',
        CONTACTS_PER_HOUR: '1000000',
        ENHANCEMENTS_PER_HOUR: '1000000',
        ENHANCEMENTS_PER_HOUR_AND_ADDRESS: '1000000',
        GENERATIONS_PER_HOUR: '1000000',
        GENERATIONS_PER_HOUR_AND_ADDRESS: '1000000',
        LIKES_PER_HOUR: '1000000',
        LIKES_PER_HOUR_AND_ADDRESS: '1000000',
        COMMUNITY_VIEWS_PER_HOUR_AND_ADDRESS: '1000000',
        REPORTS_PER_HOUR: '1000000',
        REPORTS_PER_HOUR_TOTAL: '1000000',
        SHARES_PER_HOUR: '1000000',
        SHARES_PER_HOUR_AND_ADDRESS: '1000000',
        SHARE_VIEWS_PER_HOUR_AND_ADDRESS: '1000000',
        TEAM_CHANGES_PER_HOUR: '1000000',
        TEAM_CHANGES_PER_HOUR_AND_ADDRESS: '1000000',
        INVITATIONS_PER_HOUR: '1000000',
        INVITATIONS_PER_HOUR_AND_ADDRESS: '1000000',
      },
      accounts: {
        limits: UNLIMITED,
        passwords: CHEAP_PASSWORDS,
        social: { endpoints: providers.endpoints, deadlineMs: 60_000 },
      },
      payments: {
        kind: 'sandbox',
        catalogue: createCatalogue(PRICES),
        billing: () => sandbox.billing,
        pages: (request, response) => response.writeHead(204).end(),
      },
      webFolder,
    }),
  );
  clock = () => server.time.now;
  await server.fixtures.newWorker().start();
  server.fixtures.engine.finishAtOnce();
  return {
    ...server,
    routes,
    providers,
    sandbox,
    async close() {
      await server.close();
      await providers.close();
      await rm(webFolder, { recursive: true });
    },
  };
}

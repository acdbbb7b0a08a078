import { parseConfig } from '../../config.ts';
import {
  CLIENT_IDS_ENVIRONMENT,
  type IdentityProviders,
  startIdentityProviders,
} from '../../modules/accounts/social/testing/identity-providers.ts';
import { createLogger } from '../../platform/observability/logger.ts';
import { openServer } from '../../server.ts';
import type { OldData } from './open-old-data.ts';

export interface NewServer {
  readonly address: string;
  readonly providers: IdentityProviders;
  close(): Promise<void>;
}

/**
 * The server of this version on old data. Its clock stands one second after the old server was killed, so
 * that nothing has expired.
 */
export async function openNewServer(data: OldData): Promise<NewServer> {
  const now = new Date(Date.parse(data.expected.killedAt) + 1000);
  const clock = (): Date => now;
  const providers = await startIdentityProviders({ clock });
  const config = parseConfig({
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: data.dataDirectory,
    DATABASE_URL: data.databaseUrl ?? '',
    PAYMENTS: 'sandbox',
    ...CLIENT_IDS_ENVIRONMENT,
  });
  const accounts = { social: { endpoints: providers.endpoints } };
  const server = await openServer(config, createLogger('silent'), { clock, accounts });
  return {
    address: await server.start(),
    providers,
    async close() {
      await server.stop(0);
      await providers.close();
    },
  };
}

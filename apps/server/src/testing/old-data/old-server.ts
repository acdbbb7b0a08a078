import {
  CLIENT_IDS_ENVIRONMENT,
  startIdentityProviders,
} from '../../modules/accounts/social/testing/identity-providers.ts';
import { UNHURRIED } from '../unhurried.ts';

/**
 * A process with a whole server, and with fake identity providers that listen on the port in the first
 * argument.
 */
const [providersPort = ''] = process.argv.slice(2);
const { endpoints } = await startIdentityProviders({ port: Number(providersPort) });
Object.assign(process.env, CLIENT_IDS_ENVIRONMENT);
const { runServer } = await import('../../run.ts');
await runServer({ accounts: { social: { endpoints } }, overload: UNHURRIED });

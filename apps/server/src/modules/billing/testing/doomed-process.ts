import { openDatabase } from '../../../platform/database/connect.ts';
import { createBilling } from '../billing.ts';
import type { BillingPoint } from '../billing-log.ts';
import { createCatalogue } from '../catalogue.ts';
import { createStripeGateway, type GatewayConnection } from '../gateway.ts';
import { PRICES } from './fake-stripe.ts';

/** What a process does, and where it dies. */
export interface Doom {
  readonly databaseUrl: string | null;
  readonly dataDirectory: string;
  readonly connection: GatewayConnection;
  readonly workspaceId: string;
  readonly point: BillingPoint;
  readonly action: 'checkout' | 'upgrade' | 'cancel' | 'event';
  readonly event?: { readonly body: string; readonly signature: string };
}

/** A process of its own that is killed in the middle of a call, as its first argument tells. */
const doom = JSON.parse(process.argv[2] ?? '') as Doom;
const ignore = (): void => undefined;
const log = { info: ignore, warn: ignore, error: ignore };
const database = await openDatabase({ ...doom, isProduction: false }, log);
const { service, events } = createBilling({
  database,
  gateway: createStripeGateway(doom.connection),
  catalogue: createCatalogue(PRICES),
  clock: () => new Date(),
  log,
  observer: {
    countPaymentEvent: ignore,
    countPaymentDrift: ignore,
    countSurplusSubscription: ignore,
  },
  publicUrl: 'http://loops.example',
  at: async (point) => {
    if (point === doom.point) process.kill(process.pid, 'SIGKILL');
  },
});
const { body = '', signature = '' } = doom.event ?? {};
const actions: Record<Doom['action'], () => Promise<unknown>> = {
  checkout: () => service.startCheckout(doom.workspaceId, PRICES.basic[0]),
  upgrade: () => service.changePlan(doom.workspaceId, PRICES.premium[0]),
  cancel: () => service.cancel(doom.workspaceId),
  event: () => events.receive(Buffer.from(body), signature),
};
await actions[doom.action]();
console.log('It lived on.');
process.exit(0);

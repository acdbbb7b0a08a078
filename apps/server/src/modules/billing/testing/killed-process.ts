import { openDatabase } from '../../../platform/database/connect.ts';
import type { BillingCheckpoint } from '../billing-log.ts';
import { createBilling } from '../billing.ts';
import { createCatalogue } from '../catalogue.ts';
import type { GatewayConnection } from '../stripe-calls.ts';
import { createStripeGateway } from '../stripe-gateway.ts';
import { priceOf, PRICES } from './fake-stripe.ts';

/** What the process does, and the checkpoint at which it kills itself. */
export interface KilledProcessOptions {
  readonly databaseUrl: string | null;
  readonly dataDirectory: string;
  readonly connection: GatewayConnection;
  readonly workspaceId: string;
  readonly point: BillingCheckpoint;
  readonly action: 'checkout' | 'upgrade' | 'cancel' | 'event';
  readonly event?: { readonly body: string; readonly signature: string };
}

/** A separate process that kills itself during a call. Its first argument holds the options as JSON. */
const options = JSON.parse(process.argv[2] ?? '') as KilledProcessOptions;
const ignore = (): void => undefined;
const log = { info: ignore, warn: ignore, error: ignore };
const database = await openDatabase({ ...options, isProduction: false }, log);
const { service, events } = createBilling({
  database,
  gateway: createStripeGateway(options.connection),
  catalogue: createCatalogue(PRICES),
  clock: () => new Date(),
  log,
  observer: {
    countPaymentEvent: ignore,
    countPaymentDrift: ignore,
    countSurplusSubscription: ignore,
  },
  publicUrl: 'http://loops.example',
  onCheckpoint: async (point) => {
    if (point === options.point) process.kill(process.pid, 'SIGKILL');
  },
});
const { body = '', signature = '' } = options.event ?? {};
const actions: Record<KilledProcessOptions['action'], () => Promise<unknown>> = {
  checkout: () => service.startCheckout(options.workspaceId, priceOf('basic')),
  upgrade: () => service.changePlan(options.workspaceId, priceOf('premium')),
  cancel: () => service.cancel(options.workspaceId),
  event: () => events.receive(Buffer.from(body), signature),
};
await actions[options.action]();
console.log('It was not killed.');
process.exit(0);

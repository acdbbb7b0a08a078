import { createHmac } from 'node:crypto';
import path from 'node:path';
import { PLANS, SEAT_PRICE_USD } from '@loopwright/contract';
import { openStripeSandbox, type StripeSandbox } from '@loopwright/stripe-sandbox';
import type { Clock } from '../../platform/clock.ts';
import { loadSecret } from '../../platform/secret-file.ts';
import { PAID_PLANS, type PaidPlanName, pricesOfEachPlan } from './catalogue.ts';
import { SANDBOX_PAGES_PATH } from './sandbox-pages.ts';
import type { GatewayConnection } from './stripe-calls.ts';

export const SANDBOX_PRICES = pricesOfEachPlan((plan) => [`price_sandbox_${plan}`]);
export const SANDBOX_SEAT_PRICES = ['price_sandbox_seat'] as const;

export interface BuiltInSandboxOptions {
  readonly dataDirectory: string;
  /** The public address of this server, without a trailing slash. */
  readonly publicUrl: string;
  /** Where this server reaches itself; null: it sends no events. */
  readonly webhookUrl: string | null;
  readonly clock: Clock;
  readonly log: (message: string, details?: object) => void;
}

export interface BuiltInSandbox {
  readonly sandbox: StripeSandbox;
  readonly connection: GatewayConnection;
}

/** The look-alike of Stripe in this process, with its state under the data folder. */
export async function openBuiltInSandbox(options: BuiltInSandboxOptions): Promise<BuiltInSandbox> {
  const folder = path.join(options.dataDirectory, 'stripe-sandbox');
  const keys = await loadKeys(path.join(folder, 'secret'));
  const sandbox = await openStripeSandbox({
    ...keys,
    stateFile: path.join(folder, 'state.sqlite'),
    webhookUrl: options.webhookUrl,
    now: options.clock,
    pagesUrl: `${options.publicUrl}${SANDBOX_PAGES_PATH}`,
    products: [...PAID_PLANS.map(productOf), SEAT],
    log: options.log,
  });
  const address = await sandbox.listen();
  return { sandbox, connection: { ...keys, address } };
}

function productOf(plan: PaidPlanName) {
  const { label, description, priceUsd } = PLANS[plan];
  const [priceId = ''] = SANDBOX_PRICES[plan];
  return {
    id: `prod_sandbox_${plan}`,
    name: `Loopwright ${label}`,
    description,
    priceId,
    unitAmount: priceUsd * 100,
    currency: 'usd',
    interval: 'month' as const,
  };
}

const SEAT = {
  id: 'prod_sandbox_seat',
  name: 'Loopwright extra seat',
  description: 'A further member of a team.',
  priceId: SANDBOX_SEAT_PRICES[0],
  unitAmount: SEAT_PRICE_USD * 100,
  currency: 'usd',
  interval: 'month' as const,
  isAddOn: true,
};

/** Made once: a well-known key would let every program on this machine move the sandbox's clock. */
async function loadKeys(file: string) {
  const secret = await loadSecret(file);
  const derive = (purpose: string): string =>
    createHmac('sha256', secret).update(purpose).digest('hex');
  return { apiKey: `sk_test_${derive('key')}`, webhookSecret: `whsec_${derive('webhook')}` };
}

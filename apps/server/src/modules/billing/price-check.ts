import { PLANS } from '@loopwright/contract';
import { AppError } from '../../platform/errors.ts';
import type { BillingLog } from './billing-log.ts';
import { type Catalogue, PAID_PLANS, type PaidPlanName } from './catalogue.ts';
import type { PaymentGateway, RemotePrice } from './payment-gateway.ts';

/** Checks that Stripe charges the prices that our pages show. */
export class PriceCheck {
  readonly #gateway: PaymentGateway;
  readonly #catalogue: Catalogue;
  readonly #log: BillingLog;
  readonly #right = new Set<PaidPlanName>();

  constructor(gateway: PaymentGateway, catalogue: Catalogue, log: BillingLog) {
    this.#gateway = gateway;
    this.#catalogue = catalogue;
    this.#log = log;
  }

  /** Logs a wrong price or key at the start of the server, before a plan is bought. */
  async report(): Promise<void> {
    for (const plan of PAID_PLANS) {
      try {
        await this.check(plan);
      } catch (error) {
        if (error instanceof AppError) continue;
        this.#log.error({ plan, err: error }, 'Stripe cannot be asked about the price of a plan');
      }
    }
  }

  /**
   * Asks Stripe once for each plan, and again as long as its price is wrong.
   * @throws AppError `unavailable`
   */
  async check(plan: PaidPlanName): Promise<void> {
    if (this.#right.has(plan)) return;
    const priceId = this.#catalogue.priceOf(plan);
    const fault = faultOf(await this.#gateway.readPrice(priceId), plan);
    if (fault !== null) {
      this.#log.error({ plan, priceId, fault }, 'a plan cannot be sold: its price is wrong');
      throw new AppError('paymentsOff', { kind: 'unavailable' });
    }
    this.#right.add(plan);
  }
}

function faultOf(price: RemotePrice | null, plan: PaidPlanName): string | null {
  const cents = PLANS[plan].priceUsd * 100;
  if (price === null) return 'Stripe knows no such price';
  if (!price.isActive) return 'it is archived';
  if (!price.isMonthly) return 'it is not paid once a month';
  if (price.currency !== 'usd' || price.unitAmount !== cents) {
    return `it is ${price.unitAmount} ${price.currency}, our pages say ${cents} usd`;
  }
  return null;
}

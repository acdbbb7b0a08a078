import { PLANS, SEAT_PRICE_USD } from '@loopwright/contract';
import { AppError } from '../../platform/errors.ts';
import type { BillingLog } from './billing-log.ts';
import { type Catalogue, PAID_PLANS, type PaidPlanName } from './catalogue.ts';
import type { PaymentGateway, RemotePrice } from './payment-gateway.ts';

/** What has a price: a plan, or a seat of a team beyond those of its plan. */
type Priced = PaidPlanName | 'seat';

/** Checks that Stripe charges the prices that our pages show. */
export class PriceCheck {
  readonly #gateway: PaymentGateway;
  readonly #catalogue: Catalogue;
  readonly #log: BillingLog;
  readonly #right = new Set<Priced>();

  constructor(gateway: PaymentGateway, catalogue: Catalogue, log: BillingLog) {
    this.#gateway = gateway;
    this.#catalogue = catalogue;
    this.#log = log;
  }

  /** Logs a wrong price or key at the start of the server, before a plan is bought. */
  async report(): Promise<void> {
    const sold: Priced[] = this.#catalogue.seatPrice === null ? [] : ['seat'];
    for (const plan of [...PAID_PLANS, ...sold]) {
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
   * @throws AppError `unavailable`, or `conflict` when no seats are sold
   */
  async check(plan: Priced): Promise<void> {
    if (this.#right.has(plan)) return;
    const { seatPrice } = this.#catalogue;
    const priceId = plan === 'seat' ? seatPrice : this.#catalogue.priceOf(plan);
    if (priceId === null) throw new AppError('seatsNotSold');
    const priceUsd = plan === 'seat' ? SEAT_PRICE_USD : PLANS[plan].priceUsd;
    const fault = faultOf(await this.#gateway.readPrice(priceId), priceUsd);
    if (fault !== null) {
      this.#log.error({ plan, priceId, fault }, 'a plan cannot be sold: its price is wrong');
      throw new AppError('paymentsOff', { kind: 'unavailable' });
    }
    this.#right.add(plan);
  }
}

function faultOf(price: RemotePrice | null, priceUsd: number): string | null {
  const cents = priceUsd * 100;
  if (price === null) return 'Stripe knows no such price';
  if (!price.isActive) return 'it is archived';
  if (!price.isMonthly) return 'it is not paid once a month';
  if (price.currency !== 'usd' || price.unitAmount !== cents) {
    return `it is ${price.unitAmount} ${price.currency}, our pages say ${cents} usd`;
  }
  return null;
}

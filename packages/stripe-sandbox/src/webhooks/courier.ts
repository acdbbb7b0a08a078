import type { Delivery, Deliveries } from '../state/deliveries.ts';
import { signatureHeader } from './signature.ts';

/** Stripe tries for three days. */
const GIVE_UP_AFTER_MS = 3 * 24 * 60 * 60 * 1000;
const FIRST_RETRY_MS = 500;
const LONGEST_RETRY_MS = 10 * 60 * 1000;
const ANSWER_WITHIN_MS = 20_000;
const AT_ONCE = 8;
/** Timers cannot hold more than about 24 days, and nothing here waits that long. */
const LONGEST_TIMER_MS = 60 * 60 * 1000;

interface CourierOptions {
  readonly deliveries: Deliveries;
  readonly bodyOf: (eventId: string) => string;
  readonly url: string;
  readonly secret: string;
  readonly retryDelayMs?: ((attempt: number) => number) | undefined;
  readonly log: (message: string, details?: object) => void;
}

/** Twice as long after each attempt, up to ten minutes. */
function doublingDelayMs(attempt: number): number {
  return Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** (attempt - 2));
}

/** Brings events to the webhook, several at once and in no order, until it answers 2xx. */
export class Courier {
  readonly #options: CourierOptions;
  readonly #underWay = new Map<number, Promise<void>>();
  readonly #stopping = new AbortController();
  #timer: NodeJS.Timeout | undefined;
  #waiting: (() => void)[] = [];

  constructor(options: CourierOptions) {
    this.#options = options;
  }

  /** Starts what can be started; call it whenever something may have become due. */
  wake(): void {
    if (this.#stopping.signal.aborted) return;
    const { deliveries } = this.#options;
    const free = AT_ONCE - this.#underWay.size;
    if (free > 0) {
      for (const delivery of deliveries.due(Date.now(), free, [...this.#underWay.keys()])) {
        this.#underWay.set(delivery.id, this.#deliver(delivery));
      }
    }
    this.#waitForNext();
  }

  /** Resolves when nothing is under way and nothing is left to be tried. */
  async settled(): Promise<void> {
    this.wake();
    if (this.#isIdle()) return;
    await new Promise<void>((resolve) => {
      this.#waiting.push(resolve);
    });
  }

  /** Breaks off what is under way; it is tried again after a restart. */
  async close(): Promise<void> {
    clearTimeout(this.#timer);
    this.#stopping.abort();
    await Promise.all(this.#underWay.values());
    this.#release();
  }

  #isIdle(): boolean {
    return this.#underWay.size === 0 && this.#options.deliveries.nextAttemptAtMs([]) === null;
  }

  #release(): void {
    for (const resolve of this.#waiting) resolve();
    this.#waiting = [];
  }

  #waitForNext(): void {
    clearTimeout(this.#timer);
    if (this.#underWay.size >= AT_ONCE) return;
    const next = this.#options.deliveries.nextAttemptAtMs([...this.#underWay.keys()]);
    if (next === null) {
      if (this.#underWay.size === 0) this.#release();
      return;
    }
    const waitMs = Math.min(LONGEST_TIMER_MS, Math.max(0, next - Date.now()));
    this.#timer = setTimeout(() => this.wake(), waitMs);
  }

  async #deliver(delivery: Delivery): Promise<void> {
    const attemptedAtMs = Date.now();
    const problem = await this.#send(delivery);
    this.#underWay.delete(delivery.id);
    if (this.#stopping.signal.aborted && problem !== null) return;
    this.#note(delivery, attemptedAtMs, problem);
    this.wake();
  }

  /** @returns null, or why it did not arrive */
  async #send(delivery: Delivery): Promise<string | null> {
    const { url, secret, bodyOf } = this.#options;
    const body = bodyOf(delivery.eventId);
    try {
      const response = await fetch(url, {
        method: 'POST',
        redirect: 'manual',
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks) sandbox',
          'stripe-signature': signatureHeader(body, secret, Math.floor(Date.now() / 1000)),
        },
        body,
        signal: AbortSignal.any([this.#stopping.signal, AbortSignal.timeout(ANSWER_WITHIN_MS)]),
      });
      await response.body?.cancel();
      return response.ok ? null : `answered ${response.status}`;
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  }

  #note(delivery: Delivery, attemptedAtMs: number, problem: string | null): void {
    const { deliveries, log, retryDelayMs = doublingDelayMs } = this.#options;
    if (problem === null) {
      deliveries.succeeded(delivery.id);
      return;
    }
    const since = delivery.firstAttemptAtMs ?? attemptedAtMs;
    const isHopeless = attemptedAtMs - since > GIVE_UP_AFTER_MS;
    const retryAtMs = isHopeless ? null : Date.now() + retryDelayMs(delivery.attempts + 2);
    deliveries.failed(delivery.id, attemptedAtMs, retryAtMs);
    log('stripe sandbox: an event did not reach the webhook', {
      eventId: delivery.eventId,
      attempts: delivery.attempts + 1,
      problem,
      willRetry: !isHopeless,
    });
  }
}

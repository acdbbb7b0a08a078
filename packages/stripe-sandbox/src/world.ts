import type { DatabaseSync } from 'node:sqlite';
import { ApiError, noSuch } from './api-error.ts';
import { Clock } from './clock.ts';
import { seedCatalogue } from './life/catalogue.ts';
import { letTimePass } from './life/passing-time.ts';
import { momentAt, NO_REQUEST, type Cause, type Ground, type Moment } from './moment.ts';
import type { StripeSandboxOptions } from './options.ts';
import { Answers } from './state/answers.ts';
import { inSavepoint, inTransaction, openDatabase } from './state/database.ts';
import { Deliveries } from './state/deliveries.ts';
import { Resources } from './state/resources.ts';
import { Settings } from './state/settings.ts';

/** The longest wait a timer can hold, so that a far due date does not fire at once. */
const LONGEST_WAIT_MS = 60 * 60 * 1000;

/** The state and its clocks. Everything that reads or changes it goes through perform. */
export class World {
  readonly answers: Answers;
  readonly deliveries: Deliveries;
  readonly clock: Clock;
  readonly #ground: Ground;
  readonly #database: DatabaseSync;
  readonly #log: NonNullable<StripeSandboxOptions['log']>;
  #timer: NodeJS.Timeout | undefined;
  #afterCommit: () => void = () => {};

  constructor(options: StripeSandboxOptions) {
    this.#log = options.log ?? (() => {});
    this.#database = openDatabase(options.stateFile);
    this.answers = new Answers(this.#database);
    this.deliveries = new Deliveries(this.#database);
    const settings = new Settings(this.#database);
    this.clock = new Clock(options.now ?? (() => new Date()), settings, this.#database);
    this.#ground = {
      clock: this.clock,
      resources: new Resources(this.#database, this.clock),
      deliveries: this.deliveries,
      settings,
      hasWebhook: options.webhookUrl !== null,
      pagesUrl: options.pagesUrl,
    };
    inTransaction(this.#database, () => {
      seedCatalogue(this.#ground, options.products, this.clock.now());
    });
  }

  /** Called after each committed change, for the delivery of events. */
  onCommit(listener: () => void): void {
    this.#afterCommit = listener;
  }

  /**
   * One transaction: first everything that is due happens, then `work`. When this returns, all of it
   * is on the disk.
   */
  perform<T>(cause: Cause, work: (moment: Moment) => T): T {
    try {
      return inTransaction(this.#database, () => {
        const now = this.clock.now();
        letTimePass(this.#ground.resources, now, (at) => momentAt(this.#ground, at, NO_REQUEST));
        return work(momentAt(this.#ground, now, cause));
      });
    } finally {
      this.#afterCommit();
      this.#waitForNextDue();
    }
  }

  /** Within perform: work that a refusal undoes, without undoing what came before it. */
  attempt<T>(work: () => T): T | ApiError {
    let kept: ApiError | undefined;
    try {
      const result = inSavepoint(this.#database, () => {
        try {
          return work();
        } catch (error) {
          if (!(error instanceof ApiError && error.details.keepsEffects)) throw error;
          kept = error;
          return undefined;
        }
      });
      return kept ?? (result as T);
    } catch (error) {
      if (error instanceof ApiError) return error;
      throw error;
    }
  }

  /** What is delivered: the event as it was written down. */
  eventAsSent(eventId: string): object {
    return this.#ground.resources.get('event', eventId).wire;
  }

  /**
   * Moves a customer's clock on and lets happen what is due on the way.
   * @param customerId null: the clocks of all
   * @throws ApiError when there is no such customer
   */
  advance(customerId: string | null, seconds: number): void {
    this.perform(NO_REQUEST, (moment) => {
      if (customerId !== null) {
        if (!moment.resources.find('customer', customerId)) throw noSuch('customer', customerId);
        moment.resources.bringForward(customerId, seconds);
      }
      this.clock.advance(customerId, seconds);
      const now = this.clock.now();
      letTimePass(this.#ground.resources, now, (at) => momentAt(this.#ground, at, NO_REQUEST));
    });
  }

  /** The clock ticks by itself too: what is due also happens without a request. */
  #waitForNextDue(): void {
    clearTimeout(this.#timer);
    const next = this.#ground.resources.nextDueAt();
    if (next === null) return;
    const waitMs = Math.min(LONGEST_WAIT_MS, Math.max(1000, (next - this.clock.now()) * 1000));
    this.#timer = setTimeout(() => this.#tick(), waitMs);
    this.#timer.unref();
  }

  #tick(): void {
    try {
      this.perform(NO_REQUEST, () => undefined);
    } catch (error) {
      this.#log('stripe sandbox: the clock could not go on', { error: String(error) });
    }
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#database.close();
  }
}

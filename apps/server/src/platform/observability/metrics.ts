import type { GenerationKind } from '@loopwright/contract';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';

const REQUEST_BUCKETS_SECONDS = [
  0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30,
];
const GENERATION_BUCKETS_SECONDS = [0.25, 0.5, 1, 2, 4, 8, 15, 30, 60, 120, 300];

export type GenerationOutcome = 'finished' | 'failed' | 'cancelled';

/** The metrics of one process, in its own registry. */
export class Metrics {
  readonly registry = new Registry();
  readonly #requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to the last byte of an answer.',
    labelNames: ['method', 'route', 'status'],
    buckets: REQUEST_BUCKETS_SECONDS,
    registers: [this.registry],
  });
  readonly #generations = new Counter({
    name: 'generations_total',
    help: 'Generations that ended here.',
    labelNames: ['kind', 'outcome'],
    registers: [this.registry],
  });
  readonly #generationTimes = new Histogram({
    name: 'generation_duration_seconds',
    help: 'From the request to the end of a generation, waiting included.',
    labelNames: ['kind', 'outcome'],
    buckets: GENERATION_BUCKETS_SECONDS,
    registers: [this.registry],
  });

  readonly #refusedPrompts = new Counter({
    name: 'prompts_refused_total',
    help: 'Prompts against the rules, by the kind of rule.',
    labelNames: ['kind'],
    registers: [this.registry],
  });
  readonly #enhancements = new Counter({
    name: 'prompts_enhanced_total',
    help: 'Suggestions for prompts, by who made them; a stand-in made those that the model did not.',
    labelNames: ['source'],
    registers: [this.registry],
  });
  readonly #paymentEvents = new Counter({
    name: 'payment_events_total',
    help: 'Events of the payment provider; recovered ones came without a webhook.',
    labelNames: ['outcome'],
    registers: [this.registry],
  });
  readonly #paymentDrift = new Counter({
    name: 'payment_drift_total',
    help: 'Subscriptions that the reconciliation found different from the payment provider.',
    registers: [this.registry],
  });
  readonly #surplusSubscriptions = new Counter({
    name: 'payment_surplus_subscriptions_total',
    help: 'Second live subscriptions of a customer that were ended. Look at each of them.',
    registers: [this.registry],
  });

  /** @param route the pattern and not the path, because paths of images are secret */
  countRequest(method: string, route: string, status: number, durationMs: number): void {
    this.#requests.observe({ method, route, status }, durationMs / 1000);
  }

  countGeneration(kind: GenerationKind, outcome: GenerationOutcome, durationMs: number): void {
    this.#generations.inc({ kind, outcome });
    this.#generationTimes.observe({ kind, outcome }, durationMs / 1000);
  }

  /** @param kind of the rule, which contains no word of the prompt */
  countRefusedPrompt(kind: string): void {
    this.#refusedPrompts.inc({ kind });
  }

  countEnhancement(source: 'model' | 'rules' | 'stand-in'): void {
    this.#enhancements.inc({ source });
  }

  countPaymentEvent(outcome: string): void {
    this.#paymentEvents.inc({ outcome });
  }

  countPaymentDrift(): void {
    this.#paymentDrift.inc();
  }

  countSurplusSubscription(): void {
    this.#surplusSubscriptions.inc();
  }

  /** Reads the free bytes at each scrape; null: no files are stored on this machine. */
  watchDisk(readFreeBytes: () => Promise<number | null>): void {
    const free = new Gauge({
      name: 'disk_free_bytes',
      help: 'Free space where this process keeps its files, of the fullest disk.',
      registers: [],
      async collect() {
        const bytes = await readFreeBytes();
        if (bytes !== null) this.set(bytes);
      },
    });
    this.registry.registerMetric(free);
  }

  /** Reads the number of waiting generations at each scrape. */
  watchQueue(readDepth: () => Promise<number>): void {
    const depth = new Gauge({
      name: 'generation_queue_depth',
      help: 'Generations that wait for a worker, in all processes.',
      registers: [],
      async collect() {
        this.set(await readDepth());
      },
    });
    this.registry.registerMetric(depth);
  }
}

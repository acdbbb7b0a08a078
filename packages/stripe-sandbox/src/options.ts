import type { IncomingMessage, ServerResponse } from 'node:http';

/** One thing that can be bought: a product with its one monthly price. */
export interface CatalogueEntry {
  readonly id: string;
  readonly name: string;
  readonly priceId: string;
  /** In the currency's smallest unit, that is cents. */
  readonly unitAmount: number;
  /** Three lower-case letters, as Stripe writes them. */
  readonly currency: string;
  readonly interval: 'month';
  readonly description?: string;
  /** true: bought beside another product, so that the portal offers no switch to it. */
  readonly isAddOn?: boolean;
}

export interface StripeSandboxOptions {
  /** SQLite file, or ':memory:'. */
  readonly stateFile: string;
  readonly apiKey: string;
  readonly webhookSecret: string;
  /** Where events are sent; null: nowhere. */
  readonly webhookUrl: string | null;
  /** Public address of the hosted pages without trailing slash, e.g. http://localhost:3000/stripe-sandbox */
  readonly pagesUrl: string;
  /** The catalogue: what can be bought. */
  readonly products: readonly CatalogueEntry[];
  /** Where the clock starts; default the real time, and it ticks with it plus what was advanced. */
  readonly now?: () => Date;
  /** How long to wait before delivery attempt `attempt` (2 and up) of an event. */
  readonly webhookRetryDelayMs?: (attempt: number) => number;
  readonly log?: (message: string, details?: object) => void;
}

export interface StripeSandbox {
  /** Answers API calls under /v1 and /sandbox, and the hosted pages under the path of pagesUrl. */
  handle(request: IncomingMessage, response: ServerResponse): void;
  /** Listens on loopback for the SDK (host, port, protocol). */
  listen(port?: number): Promise<{ host: string; port: number }>;
  /** Resolves when nothing is left to deliver (tests). */
  settled(): Promise<void>;
  close(): Promise<void>;
}

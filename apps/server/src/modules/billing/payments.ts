import { ROUTES } from '@loopwright/contract';
import { AppError } from '../../platform/errors.ts';
import { type Billing, createBilling } from './billing.ts';
import type { BillingDependencies } from './billing.ts';
import { openBuiltInSandbox, SANDBOX_PRICES, SANDBOX_SEAT_PRICES } from './built-in-sandbox.ts';
import { type Catalogue, createCatalogue } from './catalogue.ts';
import { keepReconciled } from './keep-reconciled.ts';
import type { PaymentsConfig } from './payments-config.ts';
import type { RawHandler } from './sandbox-pages.ts';
import { createStripeGateway } from './stripe-gateway.ts';

/** The payments of this installation, as the rest of the server sees them. */
export interface Payments {
  readonly kind: PaymentsConfig['kind'];
  /** null: nothing is sold. */
  readonly catalogue: Catalogue | null;
  /**
   * null: nothing is sold.
   * @throws AppError `unavailable` until everything is open
   */
  billing(): Billing | null;
  /** The sandbox's hosted pages; null: they are Stripe's own. */
  readonly pages: RawHandler | null;
}

export interface PaymentsDependencies extends Omit<
  BillingDependencies,
  'gateway' | 'catalogue' | 'publicUrl' | 'onCheckpoint'
> {
  readonly dataDirectory: string;
}

interface OwnAddress {
  /** The public address of this server, without a trailing slash. */
  readonly publicUrl: string;
  /** The address at which the server reaches itself. */
  readonly localUrl: string;
}

export interface OpenablePayments extends Payments {
  /** Starts to take payments. Call it as soon as the server's own address is known. */
  open(address: OwnAddress): Promise<void>;
  close(): Promise<void>;
}

export function createPayments(
  config: PaymentsConfig,
  dependencies: PaymentsDependencies,
): OpenablePayments {
  const catalogue = catalogueOf(config);
  const closing = new AsyncDisposableStack();
  let billing: Billing | null = null;
  let pages: RawHandler | null = null;

  const connect = async ({ publicUrl, localUrl }: OwnAddress) => {
    if (config.kind === 'stripe') {
      const { secretKey: apiKey, webhookSecret } = config;
      return { apiKey, webhookSecret, address: null };
    }
    const { sandbox, connection } = await openBuiltInSandbox({
      dataDirectory: dependencies.dataDirectory,
      publicUrl,
      webhookUrl: new URL(ROUTES.stripeWebhook, localUrl).href,
      clock: dependencies.clock,
      log: (message, details = {}) => dependencies.log.info(details, `Stripe sandbox: ${message}`),
    });
    closing.adopt(sandbox, () => sandbox.close());
    pages = (request, response) => sandbox.handle(request, response);
    return connection;
  };

  return {
    kind: config.kind,
    catalogue,
    billing() {
      if (catalogue !== null && billing === null) throw notYet();
      return billing;
    },
    pages:
      config.kind === 'sandbox'
        ? (request, response) => {
            if (pages === null) response.writeHead(503).end();
            else pages(request, response);
          }
        : null,
    async open(address) {
      if (catalogue === null) return;
      const gateway = createStripeGateway(await connect(address), seatPricesOf(config));
      const { publicUrl } = address;
      billing = createBilling({ ...dependencies, gateway, catalogue, publicUrl });
      closing.defer(keepReconciled(billing.reconciler, dependencies.log));
      void billing.prices.report();
    },
    close: () => closing.disposeAsync(),
  };
}

function catalogueOf(config: PaymentsConfig): Catalogue | null {
  switch (config.kind) {
    case 'none':
      return null;
    case 'sandbox':
      return createCatalogue(SANDBOX_PRICES, SANDBOX_SEAT_PRICES);
    case 'stripe':
      return createCatalogue(config.prices, config.seatPrices);
    default:
      return config satisfies never;
  }
}

const seatPricesOf = (config: PaymentsConfig): readonly string[] =>
  config.kind === 'stripe' ? config.seatPrices : SANDBOX_SEAT_PRICES;

const notYet = (): AppError =>
  new AppError('shuttingDown', { isRetryable: true, retryAfterSeconds: 1 });

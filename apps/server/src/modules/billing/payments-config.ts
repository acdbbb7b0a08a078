import { z } from 'zod';

/** An optional variable that must look like what Stripe hands out. */
const stripeId = (pattern: RegExp, message: string) =>
  z.string().trim().regex(pattern, message).optional();

const prices = z
  .string()
  .transform((text) => text.split(',').map((id) => id.trim()))
  .pipe(z.array(z.string().regex(/^price_\w+$/, 'price ids begin with price_')))
  .optional();

export const paymentVariables = {
  PAYMENTS: z.enum(['sandbox', 'stripe', 'none']).optional(),
  STRIPE_SECRET_KEY: stripeId(/^(sk|rk)_\w+$/, 'secret keys begin with sk_ or rk_'),
  STRIPE_WEBHOOK_SECRET: stripeId(/^whsec_\S+$/, 'webhook secrets begin with whsec_'),
  /** The price that is sold, then former prices of running subscriptions. */
  STRIPE_PRICE_BASIC: prices,
  STRIPE_PRICE_PREMIUM: prices,
  /** The same for a seat of a team beyond those of its plan; empty: none are sold. */
  STRIPE_PRICE_SEAT: prices,
};

const STRIPE_VARIABLES = [
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_PRICE_BASIC',
  'STRIPE_PRICE_PREMIUM',
] as const;

type PaymentValues = z.infer<z.ZodObject<typeof paymentVariables>> & {
  readonly NODE_ENV: string;
  readonly ROLE: string;
};

export type PaymentsConfig =
  | { readonly kind: 'none' }
  | { readonly kind: 'sandbox' }
  | {
      readonly kind: 'stripe';
      readonly secretKey: string;
      readonly webhookSecret: string;
      readonly prices: {
        readonly basic: readonly string[];
        readonly premium: readonly string[];
      };
      readonly seatPrices: readonly string[];
    };

interface Fault {
  readonly variable: string;
  readonly message: string;
}

/** What is wrong with the variables taken together. */
export function findPaymentFaults(values: PaymentValues): Fault[] {
  const given = [...STRIPE_VARIABLES, 'STRIPE_PRICE_SEAT' as const].filter(
    (name) => values[name] !== undefined,
  );
  const missing = STRIPE_VARIABLES.filter((name) => values[name] === undefined);
  const faults: Fault[] = [];
  if (values.PAYMENTS === 'stripe' || (values.PAYMENTS === undefined && given.length > 0)) {
    for (const variable of missing) {
      faults.push({ variable, message: `Stripe needs all of ${STRIPE_VARIABLES.join(', ')}` });
    }
  }
  if (values.PAYMENTS === 'sandbox' && given.length > 0) {
    const message = `sandbox charges no cards, but ${given.join(', ')} is set: remove one of them`;
    faults.push({ variable: 'PAYMENTS', message });
  }
  if (values.PAYMENTS === undefined && given.length === 0 && wantsWord(values)) {
    const message =
      'say how plans are paid for: set the STRIPE_ variables, or PAYMENTS=none to sell nothing, ' +
      'or PAYMENTS=sandbox to let all users have every plan without paying';
    faults.push({ variable: 'PAYMENTS', message });
  }
  const ids = [
    ...(values.STRIPE_PRICE_BASIC ?? []),
    ...(values.STRIPE_PRICE_PREMIUM ?? []),
    ...(values.STRIPE_PRICE_SEAT ?? []),
  ];
  if (new Set(ids).size < ids.length) {
    faults.push({ variable: 'STRIPE_PRICE_PREMIUM', message: 'one price cannot buy two things' });
  }
  return faults;
}

/** The sandbox gives paid plans away, so production must not fall back to it when a variable is missing. */
const wantsWord = (values: PaymentValues): boolean =>
  values.NODE_ENV === 'production' && values.ROLE !== 'worker';

/** @param values without faults */
export function paymentsOf(values: PaymentValues): PaymentsConfig {
  const {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_PRICE_BASIC: basic,
    STRIPE_PRICE_PREMIUM: premium,
    STRIPE_PRICE_SEAT: seatPrices = [],
  } = values;
  if (values.PAYMENTS === 'none' || (values.PAYMENTS === undefined && values.ROLE === 'worker')) {
    return { kind: 'none' };
  }
  if (secretKey && webhookSecret && basic && premium) {
    return { kind: 'stripe', secretKey, webhookSecret, prices: { basic, premium }, seatPrices };
  }
  return { kind: 'sandbox' };
}

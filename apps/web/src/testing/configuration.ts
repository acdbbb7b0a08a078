import { type Configuration, PLAN_LABELS, type PlanName } from '@loopwright/contract';

/** An installation to which nothing of others is connected. */
export const configuration: Configuration = {
  models: { image: [], gif: [] },
  enhancer: 'rules',
  supportPromise: null,
  payments: 'sandbox',
  identityProviders: { google: null, microsoft: null, x: null },
  challenge: null,
  plans: [],
  limits: {
    passwordMinimum: 8,
    promptMaximum: 2000,
    referenceBytes: 5_242_880,
    referencePixels: 40_000_000,
  },
};

/** A plan that is sold here at a price. */
export const planAt = (name: PlanName, priceId: string | null): Configuration['plans'][number] => ({
  name,
  label: PLAN_LABELS[name],
  priceUsd: priceId === null ? 0 : 7,
  tokensPerWeek: 5,
  priceId,
  trialDays: 0,
  imageSizes: [1024],
  gifSizes: [480],
});

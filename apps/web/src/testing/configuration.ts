import type { Configuration } from '@loopwright/contract';

/** An installation to which nothing of others is connected. */
export const configuration: Configuration = {
  models: { image: [], gif: [] },
  enhancer: 'rules',
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

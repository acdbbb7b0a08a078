import { z } from 'zod';
import { ENHANCERS } from './enhancement.ts';
import { modelOptionSchema } from './models.ts';
import { PLAN_NAMES } from './plan-names.ts';

export const SUPPORT_PROMISE_UNITS = ['hours', 'workingDays'] as const;

/** The response of `GET /api/config`: the options of this installation. */
export const configurationSchema = z.object({
  /** For each kind, the first model that the user's plan includes is the default. */
  models: z.object({
    image: z.array(modelOptionSchema).readonly(),
    gif: z.array(modelOptionSchema).readonly(),
  }),
  /** What writes the suggestions of `POST /api/prompts/enhance`. */
  enhancer: z.enum(ENHANCERS),
  payments: z.enum(['sandbox', 'stripe', 'none']),
  identityProviders: z.object({
    google: z.string().nullable(),
    microsoft: z.string().nullable(),
    x: z.string().nullable(),
  }),
  /** The challenge that a new user must pass before signing up; null: none. */
  challenge: z
    .object({ provider: z.enum(['turnstile', 'hcaptcha']), siteKey: z.string() })
    .nullable(),
  /** How soon messages of users with priority support get a first answer; null: nothing is promised. */
  supportPromise: z
    .object({ count: z.number().int().positive(), unit: z.enum(SUPPORT_PROMISE_UNITS) })
    .nullable(),
  plans: z.array(
    z.object({
      name: z.enum(PLAN_NAMES),
      label: z.string(),
      priceUsd: z.number(),
      tokensPerWeek: z.number(),
      /** The price id for payment requests; null: the plan is free, or payments are off. */
      priceId: z.string().nullable(),
      /** Length of the plan's trial, which each user has once; 0: no trial. */
      trialDays: z.number().int().nonnegative(),
      imageSizes: z.array(z.number()),
      gifSizes: z.array(z.number()),
    }),
  ),
  limits: z.object({
    passwordMinimum: z.number(),
    promptMaximum: z.number(),
    referenceBytes: z.number(),
    referencePixels: z.number(),
  }),
});
export type Configuration = z.infer<typeof configurationSchema>;
export type SupportPromise = NonNullable<Configuration['supportPromise']>;

import { z } from 'zod';
import { ENHANCERS } from './enhancement.ts';
import { modelOptionSchema } from './models.ts';
import { PLAN_NAMES } from './plan-names.ts';

/** What this installation offers: `GET /api/config`. */
export const configurationSchema = z.object({
  /** Of each kind the first that a person's plan has is the one taken when none is named. */
  models: z.object({
    image: z.array(modelOptionSchema).readonly(),
    gif: z.array(modelOptionSchema).readonly(),
  }),
  /** Who makes the suggestions of `POST /api/prompts/enhance`. */
  enhancer: z.enum(ENHANCERS),
  payments: z.enum(['sandbox', 'stripe', 'none']),
  identityProviders: z.object({
    google: z.string().nullable(),
    microsoft: z.string().nullable(),
    x: z.string().nullable(),
  }),
  /** What a new person has to pass before signing up; null: nothing. */
  challenge: z
    .object({ provider: z.enum(['turnstile', 'hcaptcha']), siteKey: z.string() })
    .nullable(),
  plans: z.array(
    z.object({
      name: z.enum(PLAN_NAMES),
      label: z.string(),
      priceUsd: z.number(),
      tokensPerWeek: z.number(),
      /** What the payment calls want; null: the plan is free, or nothing is sold here. */
      priceId: z.string().nullable(),
      /** Of the plan's trial, which everybody has once; 0: it has none. */
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

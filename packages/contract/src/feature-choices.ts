import { z } from 'zod';
import { FEATURE_NAMES } from './features.ts';

/** The answer of `GET` and `PUT /api/account/features`. */
export const featuresResponseSchema = z.object({
  /** Whether one of the user's workspaces has a plan with early access. */
  isOffered: z.boolean(),
  features: z.array(z.object({ name: z.enum(FEATURE_NAMES), isOn: z.boolean() })),
});
export type FeaturesAnswer = z.infer<typeof featuresResponseSchema>;

/** The body of `PUT /api/account/features`. */
export const featureChoiceSchema = z.strictObject({
  name: z.enum(FEATURE_NAMES),
  isOn: z.boolean(),
});
export type FeatureChoice = z.infer<typeof featureChoiceSchema>;

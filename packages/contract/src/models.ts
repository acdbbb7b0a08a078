import { z } from 'zod';
import { ASPECTS } from './limits.ts';
import { PLAN_NAMES } from './plan-names.ts';

/** What a model supports. The form shows only these options, and the server accepts no others. */
const modelCapabilitiesSchema = z.object({
  /** It takes a reference image. */
  reference: z.boolean(),
  /** The same seed gives the same result. */
  seed: z.boolean(),
  negativePrompt: z.boolean(),
  aspects: z.array(z.enum(ASPECTS)).readonly(),
  /** For loops: the reference image is the first frame. */
  firstFrame: z.boolean(),
  /** For loops: the last frame can be given as well. */
  lastFrame: z.boolean(),
  /** For loops: the model closes them itself. */
  nativeLoop: z.boolean(),
  /** Canceling also ends the provider's work. */
  cancel: z.boolean(),
});

/** A model that users of certain plans may choose. */
export const modelOptionSchema = z.object({
  /** The form field `model` of a generation request. */
  id: z.string(),
  label: z.string(),
  plans: z.array(z.enum(PLAN_NAMES)).readonly(),
  capabilities: modelCapabilitiesSchema,
});
export type ModelOption = z.infer<typeof modelOptionSchema>;

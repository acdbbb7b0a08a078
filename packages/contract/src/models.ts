import { z } from 'zod';
import { ASPECTS } from './limits.ts';
import { PLAN_NAMES } from './plan-names.ts';

/** What a model can do. The form offers nothing else, and the server takes nothing else. */
const modelCapabilitiesSchema = z.object({
  /** It takes a reference picture. */
  reference: z.boolean(),
  /** The same seed gives the same result. */
  seed: z.boolean(),
  negativePrompt: z.boolean(),
  aspects: z.array(z.enum(ASPECTS)).readonly(),
  /** Of loops: the reference picture is the first frame. */
  firstFrame: z.boolean(),
  /** Of loops: the last frame can be given as well. */
  lastFrame: z.boolean(),
  /** Of loops: the model closes them itself. */
  nativeLoop: z.boolean(),
  /** Breaking off ends the provider's work, too. */
  cancel: z.boolean(),
});

/** A model that people of some plans may choose. */
export const modelOptionSchema = z.object({
  /** The form field `model` of a generation request. */
  id: z.string(),
  label: z.string(),
  plans: z.array(z.enum(PLAN_NAMES)).readonly(),
  capabilities: modelCapabilitiesSchema,
});
export type ModelOption = z.infer<typeof modelOptionSchema>;

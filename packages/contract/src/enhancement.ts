import { z } from 'zod';
import { promptSchema } from './prompt-schema.ts';
import { PROMPT_STYLES } from './prompt-styles.ts';
import { GENERATION_KINDS } from './tokens.ts';

/** What writes suggestions: the configured text model, or the built-in rules. */
export const ENHANCERS = ['model', 'rules'] as const;

/**
 * Why nothing was added: the prompt is complete, the rules do not understand enough of it, or the result
 * would be too long.
 */
export const UNCHANGED_REASONS = ['complete', 'unreadable', 'full'] as const;

/** The body of `POST /api/prompts/enhance`. */
export const enhanceRequestSchema = z.strictObject({
  prompt: promptSchema,
  kind: z.enum(GENERATION_KINDS),
  /** The style of the form. The suggestion suits it and does not repeat it. */
  style: z.enum(PROMPT_STYLES).optional(),
});
export type EnhanceRequest = z.infer<typeof enhanceRequestSchema>;

export const enhanceResponseSchema = z.object({
  /** The suggestion, or the prompt itself when nothing was added. */
  prompt: z.string(),
  source: z.enum(ENHANCERS),
  /** The rules wrote the suggestion, because the model gave no usable answer. */
  isStandIn: z.boolean(),
  /** null: something was added. */
  unchanged: z.enum(UNCHANGED_REASONS).nullable(),
});
export type EnhanceResponse = z.infer<typeof enhanceResponseSchema>;

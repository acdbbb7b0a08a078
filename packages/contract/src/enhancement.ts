import { z } from 'zod';
import { promptSchema } from './prompt-schema.ts';
import { PROMPT_STYLES } from './prompt-styles.ts';
import { GENERATION_KINDS } from './tokens.ts';

/** Who adds to prompts: a text model that somebody runs, or rules of ours. */
export const ENHANCERS = ['model', 'rules'] as const;

/**
 * Why nothing was added: nothing is missing, the rules do not understand enough of it, or it would be
 * too long.
 */
export const UNCHANGED_REASONS = ['complete', 'unreadable', 'full'] as const;

/** The body of `POST /api/prompts/enhance`. */
export const enhanceRequestSchema = z.strictObject({
  prompt: promptSchema,
  kind: z.enum(GENERATION_KINDS),
  /** What is chosen beside the words: it is heeded and not repeated. */
  style: z.enum(PROMPT_STYLES).optional(),
});
export type EnhanceRequest = z.infer<typeof enhanceRequestSchema>;

export const enhanceResponseSchema = z.object({
  /** A suggestion; the prompt itself where nothing was added. */
  prompt: z.string(),
  source: z.enum(ENHANCERS),
  /** The model was asked and gave nothing that can be used: the rules have stood in for it. */
  isStandIn: z.boolean(),
  /** null: something was added. */
  unchanged: z.enum(UNCHANGED_REASONS).nullable(),
});
export type EnhanceResponse = z.infer<typeof enhanceResponseSchema>;

import { z } from 'zod';
import { serverMessageSchema } from './errors.ts';
import { GENERATION_STATUSES } from './generation.ts';
import { PLAN_NAMES } from './plan-names.ts';
import { TOKEN_USAGE_PAGE } from './token-usage-limits.ts';
import { GENERATION_KINDS } from './tokens.ts';
import { wholeNumber } from './whole-number.ts';

/**
 * All that change the balance; a hold that is settled changes nothing any more. `credit`: an operator gave tokens beyond
 * those of the plan. `move`: with the plan, to another workspace.
 */
const TOKEN_ENTRY_KINDS = ['grant', 'credit', 'expire', 'hold', 'release', 'move'] as const;

export const tokenUsageQuerySchema = z.strictObject({
  cursor: wholeNumber(1, 10 ** 15 - 1).optional(),
  limit: wholeNumber(1, TOKEN_USAGE_PAGE.maximum).optional(),
});

export const tokenEntrySchema = z.object({
  id: z.number().int(),
  kind: z.enum(TOKEN_ENTRY_KINDS),
  /** The change of the balance: negative for hold and expire. 0 for a release after the end of its week. */
  tokens: z.number().int(),
  /** The plan that a grant belongs to. */
  plan: z.enum(PLAN_NAMES).nullable(),
  /** What the tokens of a hold or a release were for. */
  generation: z
    .object({
      kind: z.enum(GENERATION_KINDS),
      prompt: z.string(),
      status: z.enum(GENERATION_STATUSES),
    })
    .nullable(),
  /** Why the tokens of a release came back. */
  reason: serverMessageSchema.nullable(),
  /** What the operator wrote who gave the tokens of a credit. */
  note: z.string().nullable(),
  createdAt: z.string(),
});
export type TokenEntry = z.infer<typeof tokenEntrySchema>;

/** Newest first. */
export const tokenUsageResponseSchema = z.object({
  items: z.array(tokenEntrySchema),
  nextCursor: z.string().nullable(),
});
export type TokenUsagePage = z.infer<typeof tokenUsageResponseSchema>;

/**
 * The tokens that were used and not given back, oldest first, by quarters of an hour: the offsets of all
 * time zones are multiples of it, so that browsers can sum up their own days.
 */
export const recentTokenUsageResponseSchema = z.object({
  items: z.array(z.object({ startsAt: z.string(), tokens: z.number().int().positive() })),
});
export type RecentTokenUsage = z.infer<typeof recentTokenUsageResponseSchema>['items'];

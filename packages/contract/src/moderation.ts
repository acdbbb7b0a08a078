import { z } from 'zod';
import {
  APPEAL_OUTCOMES,
  MODERATION_ACTIONS,
  MODERATION_TEXT_MAXIMUM,
  REPORT_REASONS,
} from './moderation-routes.ts';
import { GENERATION_KINDS } from './tokens.ts';

const text = z.string().max(MODERATION_TEXT_MAXIMUM);
const reason = z.enum(REPORT_REASONS);

/** The body of `POST /api/reports`. */
export const reportRequestSchema = z.strictObject({
  slug: z.string().max(100),
  reason,
  details: text.default(''),
  /** Where a visitor wants to be told what was decided. */
  email: z.string().max(254).optional(),
  /** Invisible to people: reports that fill it in are dropped. */
  website: z.string().max(200).optional(),
});

const queueItemSchema = z.object({
  creationId: z.uuid(),
  slug: z.string(),
  kind: z.enum(GENERATION_KINDS),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  title: z.string().nullable(),
  prompt: z.string(),
  makerUsername: z.string().nullable(),
  /** null: it is shared by link only. */
  reviewReason: z.string().nullable(),
  isWaiting: z.boolean(),
  reports: z.array(z.object({ reason, details: z.string(), createdAt: z.string() })),
  /** The appeal that waits for an answer. */
  appeal: z
    .object({
      id: z.uuid(),
      action: z.enum(MODERATION_ACTIONS),
      reason,
      explanation: z.string(),
      text: z.string(),
    })
    .nullable(),
  /** Since when it waits, and until when it should be decided. */
  since: z.string(),
  dueAt: z.string(),
});
export type QueueItem = z.infer<typeof queueItemSchema>;

/** The most urgent first. */
export const queueResponseSchema = z.object({ items: z.array(queueItemSchema) });

/** The body of `POST /api/moderation/decisions`. */
export const decisionRequestSchema = z.strictObject({
  creationId: z.uuid(),
  action: z.enum(MODERATION_ACTIONS),
  reason: reason.optional(),
  explanation: text.default(''),
});

/** The body of `POST /api/moderation/appeals/:id`. */
export const appealDecisionSchema = z.strictObject({
  outcome: z.enum(APPEAL_OUTCOMES),
  answer: text.default(''),
});

export const statementSchema = z.object({
  id: z.uuid(),
  action: z.enum(MODERATION_ACTIONS),
  reason,
  explanation: z.string(),
  /** What it is about: its title or prompt; null: it is deleted. */
  about: z.string().nullable(),
  createdAt: z.string(),
  appeal: z.string().nullable(),
  outcome: z.enum(APPEAL_OUTCOMES).nullable(),
  answer: z.string().nullable(),
});
export type Statement = z.infer<typeof statementSchema>;
export const statementsResponseSchema = z.object({ items: z.array(statementSchema) });

/** The body of `POST /api/statements/:id/appeal`. */
export const appealRequestSchema = z.strictObject({ text: text.min(1) });

/** The query of `GET /api/moderation/figures`. */
export const figuresQuerySchema = z.strictObject({
  year: z.coerce.number().int().min(2000).max(9999),
  format: z.enum(['json', 'csv']).default('json'),
});

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

const hasOne = (...values: unknown[]): boolean =>
  values.filter((value) => value !== undefined).length === 1;

/** The body of `POST /api/reports`. It is about a share or about the public page of a user. */
export const reportRequestSchema = z
  .strictObject({
    /** Of the share. */
    slug: z.string().max(100).optional(),
    /** Of the user whose public page it is. */
    username: z.string().max(100).optional(),
    reason,
    details: text.default(''),
    /** Where a visitor wants to be told what was decided. */
    email: z.string().max(254).optional(),
    /** Invisible to people: reports that fill it in are dropped. */
    website: z.string().max(200).optional(),
  })
  .refine(({ slug, username }) => hasOne(slug, username), 'Either slug or username is needed.');

/** What waits, of whatever it is about. */
const waitingSchema = z.object({
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

const queuedCreationSchema = waitingSchema.extend({
  about: z.literal('creation'),
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
});
export type QueuedCreation = z.infer<typeof queuedCreationSchema>;

/** The public page of a user. */
const queuedProfileSchema = waitingSchema.extend({
  about: z.literal('profile'),
  /** The user's. */
  profileId: z.uuid(),
  username: z.string(),
  name: z.string(),
  bio: z.string(),
  hasPicture: z.boolean(),
});
export type QueuedProfile = z.infer<typeof queuedProfileSchema>;

const queueItemSchema = z.discriminatedUnion('about', [queuedCreationSchema, queuedProfileSchema]);
export type QueueItem = z.infer<typeof queueItemSchema>;

/** The most urgent first. */
export const queueResponseSchema = z.object({ items: z.array(queueItemSchema) });

/** The body of `POST /api/moderation/decisions`. It is about a creation or about the public page of a user. */
export const decisionRequestSchema = z
  .strictObject({
    creationId: z.uuid().optional(),
    /** The user's. */
    profileId: z.uuid().optional(),
    action: z.enum(MODERATION_ACTIONS),
    reason: reason.optional(),
    explanation: text.default(''),
  })
  .refine(
    ({ creationId, profileId }) => hasOne(creationId, profileId),
    'Either creationId or profileId is needed.',
  )
  .refine(
    // They are in no gallery to be hidden from.
    ({ profileId, action }) => profileId === undefined || action !== 'hide',
    'A public page can be kept or removed, or its user suspended.',
  );

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
  /** The title or prompt of the creation; null: it is deleted, or it is about the user's public page. */
  about: z.string().nullable(),
  isAboutProfile: z.boolean(),
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

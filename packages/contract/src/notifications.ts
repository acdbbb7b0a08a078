import { z } from 'zod';
import { serverMessageSchema } from './errors.ts';
import { FILE_FORMAT_IDS } from './file-formats.ts';
import { LIMITS } from './limits.ts';
import { MARKED_AT_ONCE, NOTIFICATION_PAGE } from './notification-api.ts';
import { GENERATION_KINDS } from './tokens.ts';
import { wholeNumber } from './whole-number.ts';

const NOTIFICATION_KINDS = [
  'generation-finished',
  'generation-failed',
  'export-ready',
  'export-failed',
  'payment-problem',
  'remixed',
  'published',
  'moderated',
  'appeal-decided',
  'report-decided',
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** The query of `GET /api/notifications`. */
export const notificationsQuerySchema = z.strictObject({
  cursor: z.string().max(200).optional(),
  limit: wholeNumber(1, NOTIFICATION_PAGE.maximum).optional(),
});

const notificationSchema = z.object({
  id: z.uuid(),
  kind: z.enum(NOTIFICATION_KINDS),
  isRead: z.boolean(),
  createdAt: z.string(),
  /** What a generation makes. */
  generationKind: z.enum(GENERATION_KINDS).nullable(),
  /** The beginning of the prompt, or the name of what was exported or remixed. */
  text: z.string().nullable(),
  /** The creation that was made, exported or remixed; null when it is deleted. */
  creation: z.object({ id: z.uuid(), url: z.string() }).nullable(),
  /** The document that was exported; null when it is deleted. */
  documentId: z.uuid().nullable(),
  /** The file of a finished export; null for one that became a creation. */
  file: z.object({ url: z.string(), format: z.enum(FILE_FORMAT_IDS) }).nullable(),
  /** Why it failed. */
  error: serverMessageSchema.nullable(),
});
export type Notification = z.infer<typeof notificationSchema>;

/** From 0 to `UNREAD_MAXIMUM`, which stands for more as well. */
const unreadCount = z.number().int().nonnegative();

/** Newest first. */
export const notificationsResponseSchema = z.object({
  items: z.array(notificationSchema),
  nextCursor: z.string().nullable(),
  unreadCount,
});
export type NotificationsPage = z.infer<typeof notificationsResponseSchema>;

/** As the `Idempotency-Key` of a request. */
const requestKey = z
  .string()
  .max(LIMITS.idempotencyKeyMaximum)
  .regex(/^[\x21-\x7e]+$/);
const idsSchema = z.array(z.uuid()).min(1).max(MARKED_AT_ONCE);

/** The body of `POST /api/notifications/read`. */
export const notificationsReadSchema = z.union([
  z.strictObject({ ids: idsSchema }),
  /** Those about these generations and exports. */
  z.strictObject({ about: idsSchema }),
  /** Those about the generations that these requests asked for. */
  z.strictObject({ requestKeys: z.array(requestKey).min(1).max(MARKED_AT_ONCE) }),
  /** This one and all that are older, so that one that arrives meanwhile stays unread. */
  z.strictObject({ upTo: z.uuid() }),
]);
export type NotificationsRead = z.infer<typeof notificationsReadSchema>;

export const unreadCountResponseSchema = z.object({ unreadCount });

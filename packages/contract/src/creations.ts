import { z } from 'zod';
import { LIMITS } from './limits.ts';
import { GENERATION_KINDS } from './tokens.ts';

export const creationSchema = z.object({
  id: z.string(),
  /** An unguessable path that ends in .png or .gif; dead once the creation is deleted. */
  url: z.string(),
  prompt: z.string(),
  kind: z.enum(GENERATION_KINDS),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  createdAt: z.string(),
});
export type Creation = z.infer<typeof creationSchema>;

export const creationsQuerySchema = z.strictObject({
  cursor: z.string().max(200).optional(),
  limit: z.coerce
    .number()
    .int()
    .min(1)
    .max(LIMITS.galleryPageMaximum)
    .default(LIMITS.galleryPageDefault),
});

/** Newest first. */
export const creationsResponseSchema = z.object({
  items: z.array(creationSchema),
  nextCursor: z.string().nullable(),
});
export type CreationsPage = z.infer<typeof creationsResponseSchema>;

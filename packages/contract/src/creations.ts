import { z } from 'zod';
import { LIMITS } from './limits.ts';
import { GENERATION_KINDS } from './tokens.ts';
import { wholeNumber } from './whole-number.ts';

/** A loop point of a clip: a section that closes as a loop. */
export const loopPointSchema = z.object({
  startSeconds: z.number().nonnegative(),
  durationMs: z.number().positive(),
  /** How it closes: the whole clip by itself, the plain section, or the section with a faded end. */
  way: z.enum(['native', 'plain', 'fade']),
  /** 1 is a perfect loop of the whole clip. */
  score: z.number().min(0).max(1),
  /** How the plain cut closes, before any fade: its closing step over the median step, of averaged cells. */
  loopPointScore: z.number().nonnegative(),
});
export type LoopPoint = z.infer<typeof loopPointSchema>;

/** The index of a loop point, or the best loop point as a boomerang. */
export const loopPointChoiceSchema = z.union([
  z
    .number()
    .int()
    .min(0)
    .max(LIMITS.cutsOffered - 1),
  z.literal('boomerang'),
]);
export type LoopPointChoice = z.infer<typeof loopPointChoiceSchema>;

/** The clip that a loop was cut from. */
const creationClipSchema = z.object({
  /** Best first, one to three. */
  cuts: z.array(loopPointSchema),
  /** Which of them the loop is. */
  chosen: loopPointChoiceSchema,
  /** Whether the clip is still stored, so that other cuts can be made of it. */
  isKept: z.boolean(),
});

/** The body of `POST /api/creations/:id/cuts`. */
export const cutRequestSchema = z.strictObject({ cut: loopPointChoiceSchema });

export const creationSchema = z.object({
  id: z.string(),
  /** An unguessable path that ends in .png or .gif; dead once the creation is deleted. */
  url: z.string(),
  prompt: z.string(),
  kind: z.enum(GENERATION_KINDS),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  createdAt: z.string(),
  /**
   * Of a loop: the step from its last frame to its first as players show them, over the 90th percentile
   * of its other steps. Up to 1 it closes as it moves; from 1.25 on a jump begins to show. Null while it
   * is not measured.
   */
  seam: z.number().nonnegative().nullable(),
  /** Null unless it was cut from a clip. */
  clip: creationClipSchema.nullable(),
});
export type Creation = z.infer<typeof creationSchema>;

export const creationResponseSchema = z.object({ creation: creationSchema });

export const creationsQuerySchema = z.strictObject({
  cursor: z.string().max(200).optional(),
  /** Absent: all. */
  limit: wholeNumber(1, LIMITS.galleryPageMaximum).optional(),
});

/** Newest first. */
export const creationsResponseSchema = z.object({
  items: z.array(creationSchema),
  nextCursor: z.string().nullable(),
});
export type CreationsPage = z.infer<typeof creationsResponseSchema>;

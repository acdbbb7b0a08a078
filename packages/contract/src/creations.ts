import { z } from 'zod';
import { ASPECTS, LIMITS } from './limits.ts';
import { PROMPT_STYLES } from './prompt-styles.ts';
import { promptWordsSchema } from './prompt-words.ts';
import { GENERATION_KINDS } from './tokens.ts';

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

/** How a creation was made. Together with the prompt it is enough to make another one like it. */
export const creationSettingsSchema = z.object({
  seed: z.number().int(),
  aspect: z.enum(ASPECTS),
  /** Of a loop. */
  seconds: z.number().optional(),
  framesPerSecond: z.number().optional(),
  /** The id of its model. */
  model: z.string().optional(),
  style: z.enum(PROMPT_STYLES).optional(),
  negativePrompt: z.string().optional(),
  /** It was also made from an image, which is not kept. */
  hasReference: z.literal(true).optional(),
});

export const creationSchema = z.object({
  id: z.string(),
  /** A path that ends in .png or .gif, for members of its workspace; dead once the creation is deleted. */
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
  /**
   * Of a loop: the most flashes in any second. More than 3 can cause seizures (WCAG 2.2, 2.3.1). Null while it is
   * not measured.
   */
  flashes: z.number().int().nonnegative().nullable(),
  /** Null unless it was cut from a clip. */
  clip: creationClipSchema.nullable(),
  title: z.string().nullable(),
  /** Describes it for people who do not see it; null: the prompt does. */
  altText: z.string().nullable(),
  isFavorite: z.boolean(),
  /** The name of the member who made it; null in a personal workspace, and when their account is deleted. */
  madeBy: z.string().nullable(),
  folderId: z.string().nullable(),
  /** The creation of the same workspace that it was made from. */
  parentId: z.string().nullable(),
  /** The shared creation of others that it was made from; null: there is none, or it is no longer shared. */
  remixedFrom: z.object({ slug: z.string() }).nullable(),
  /** What the built-in engine made of the prompt's words; null for other engines and older creations. */
  words: promptWordsSchema.nullable(),
  /** null: not known, as of documents that were saved to the gallery. */
  settings: creationSettingsSchema.nullable(),
});
export type Creation = z.infer<typeof creationSchema>;

export const creationResponseSchema = z.object({ creation: creationSchema });

/** Newest first. */
export const creationsResponseSchema = z.object({
  items: z.array(creationSchema),
  nextCursor: z.string().nullable(),
});
export type CreationsPage = z.infer<typeof creationsResponseSchema>;

import { z } from 'zod';
import { LANGUAGES } from './language.ts';
import { ASPECTS, LIMITS, ORGANIZING_LIMITS } from './limits.ts';
import { PROMPT_STYLES } from './prompt-styles.ts';
import { GENERATION_KINDS } from './tokens.ts';
import { hasUnstorable, typedForm } from './typed-text.ts';
import { wholeNumber } from './whole-number.ts';

const writtenText = (maximum: number) =>
  z
    .string()
    .transform(typedForm)
    .pipe(
      z
        .string()
        .max(maximum)
        .refine((text) => !hasUnstorable(text)),
    );

/** An empty text takes the title or the alternative text away. */
const optionalText = (maximum: number) =>
  z
    .union([writtenText(maximum), z.null()])
    .transform((text) => (text === '' ? null : text))
    .optional();

/** The body of `PATCH /api/creations/:id`. */
export const creationChangeSchema = z.strictObject({
  title: optionalText(ORGANIZING_LIMITS.title),
  altText: optionalText(ORGANIZING_LIMITS.altText),
  isFavorite: z.boolean().optional(),
  /** null: in no folder. */
  folderId: z.uuid().nullable().optional(),
});
export type CreationChange = z.infer<typeof creationChangeSchema>;

const idsSchema = z.array(z.uuid()).min(1).max(ORGANIZING_LIMITS.creationsAtOnce);

/** The body of `POST /api/creation-deletions` and of `POST /api/creation-restorations`. */
export const creationIdsSchema = z.strictObject({ ids: idsSchema });

/** The body of `PATCH /api/creations`: the same change of several creations. */
export const creationsChangeSchema = z.strictObject({
  ids: idsSchema,
  isFavorite: z.boolean().optional(),
  folderId: z.uuid().nullable().optional(),
});
export type CreationsChange = z.infer<typeof creationsChangeSchema>;

/** The query of `GET /api/creations`. Without filters: all creations. */
export const creationsQuerySchema = z.strictObject({
  cursor: z.string().max(200).optional(),
  /** Absent: all. */
  limit: wholeNumber(1, LIMITS.galleryPageMaximum).optional(),
  /** Words that the prompt or the title has, whole or in part. */
  query: z.string().max(ORGANIZING_LIMITS.search).optional(),
  /** The language of `query`, for its grammatical forms. */
  language: z.enum(LANGUAGES).optional(),
  kind: z.enum(GENERATION_KINDS).optional(),
  favorite: z.literal('true').optional(),
  /** `none`: those in no folder. */
  folder: z.union([z.uuid(), z.literal('none')]).optional(),
  style: z.enum(PROMPT_STYLES).optional(),
  aspect: z.enum(ASPECTS).optional(),
  model: z.string().max(LIMITS.modelIdMaximum).optional(),
  /** Made at this moment or later. */
  from: z.iso.datetime().optional(),
  /** Made before this moment. */
  to: z.iso.datetime().optional(),
});
export type CreationsQuery = z.infer<typeof creationsQuerySchema>;

export const folderSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** How many creations are in it. */
  count: z.number().int().nonnegative(),
});
export type Folder = z.infer<typeof folderSchema>;

/** Ordered by name. */
export const foldersResponseSchema = z.object({ folders: z.array(folderSchema) });
export const folderResponseSchema = z.object({ folder: folderSchema });

/** The body of `POST /api/folders` and `PATCH /api/folders/:id`. */
export const folderNameSchema = z.strictObject({
  name: writtenText(ORGANIZING_LIMITS.folderName).refine((name) => name !== ''),
});

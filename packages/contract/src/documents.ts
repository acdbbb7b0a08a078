import { z } from 'zod';
import { DOCUMENT_NAME_MAXIMUM } from './document-limits.ts';
import { errorBodySchema } from './errors.ts';
import { ASPECTS } from './limits.ts';

const nameSchema = z.string().trim().max(DOCUMENT_NAME_MAXIMUM);
/** The document's schema has the limits. */
const sideSchema = z.int().positive();

/** A stored file as a layer of a document names it; see `MediaSource` of the Studio's schema. */
export const mediaAssetSchema = z.object({
  assetId: z.string(),
  /** SHA-256, hexadecimal. */
  sha256: z.string(),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  /** 1: a still. */
  frameCount: z.number().int().positive(),
  /** Of one round; 0: a still. */
  durationMs: z.number().nonnegative(),
});
export type MediaAsset = z.infer<typeof mediaAssetSchema>;

/** The answer of `POST /api/uploads`. */
export const uploadResponseSchema = z.object({ upload: mediaAssetSchema });
/** The answer of `GET /api/creations/:id/media`. */
export const creationMediaResponseSchema = z.object({ media: mediaAssetSchema });

/** The answer of `GET /api/assets/:id/creation`: what draws the same picture again, also as a loop. */
export const assetCreationResponseSchema = z.object({
  creation: z.object({
    prompt: z.string(),
    /** null: not known, as of documents that were saved to the gallery. */
    seed: z.number().int().nullable(),
    aspect: z.enum(ASPECTS).nullable(),
  }),
});
export type AssetCreation = z.infer<typeof assetCreationResponseSchema>['creation'];

/** The body of `POST /api/documents`. */
export const newDocumentSchema = z.union([
  z.strictObject({ creationId: z.uuid() }),
  /** The `assetId` of an upload. */
  z.strictObject({ uploadId: z.uuid(), name: nameSchema.optional() }),
  z.strictObject({ width: sideSchema, height: sideSchema, name: nameSchema.optional() }),
]);
export type NewDocument = z.infer<typeof newDocumentSchema>;

/** The body of `PUT /api/documents/:id`. */
export const documentChangeSchema = z.strictObject({
  name: nameSchema,
  /** A document as `readDocument` of the Studio reads it. */
  body: z.record(z.string(), z.unknown()),
});
export type DocumentChange = z.infer<typeof documentChangeSchema>;

const documentHead = {
  id: z.string(),
  name: z.string(),
  /** Counts the saved changes; also the `ETag`, in quotes. */
  version: z.number().int().positive(),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  frameCount: z.number().int().positive(),
  /** The creation that it was made from; null: none, or it is deleted. */
  creationId: z.string().nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
};

export const documentSummarySchema = z.object({
  ...documentHead,
  /** A WebP still of the creation that it was made from. */
  previewUrl: z.string().nullable(),
});
export type DocumentSummary = z.infer<typeof documentSummarySchema>;

/** Last changed first. */
export const documentsResponseSchema = z.object({
  items: z.array(documentSummarySchema),
  /** How many the plan allows. */
  maximum: z.number().int(),
});
export type DocumentsAnswer = z.infer<typeof documentsResponseSchema>;

export const documentSchema = z.object({
  ...documentHead,
  body: z.record(z.string(), z.unknown()),
});
export type SavedDocument = z.infer<typeof documentSchema>;

export const documentResponseSchema = z.object({ document: documentSchema });
/** The answer of a saved change: what was sent is not sent back. */
export const documentSavedResponseSchema = z.object({ document: z.object(documentHead) });

/** The answer with status 409 when the document has been changed since the version of `If-Match`. */
export const documentConflictSchema = errorBodySchema.extend({ document: documentSchema });

/** The body of `POST /api/documents/:id/creations`: `png` for the first frame. */
export const documentCreationSchema = z.strictObject({ format: z.enum(['png', 'gif']) });
export type DocumentCreation = z.infer<typeof documentCreationSchema>;

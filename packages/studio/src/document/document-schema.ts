import { z } from 'zod';
import { gradeSchema } from './grade-schema.ts';
import { layerSchema } from './layer-schema.ts';
import { STUDIO_LIMITS } from './limits.ts';
import { colorSchema } from './values.ts';

/** Raised with every change of the schema; `migrations.ts` then has a step from the version before. */
export const SCHEMA_VERSION = 1;

const side = z.int().min(STUDIO_LIMITS.canvasSideMinimum).max(STUDIO_LIMITS.canvasSideMaximum);

export const studioDocumentSchema = z
  .strictObject({
    schemaVersion: z.literal(SCHEMA_VERSION),
    canvas: z.strictObject({
      width: side,
      height: side,
      /** Null: transparent. */
      background: colorSchema.nullable(),
    }),
    fps: z.int().min(STUDIO_LIMITS.fpsMinimum).max(STUDIO_LIMITS.fpsMaximum),
    /** Frames of one round; 1: a still. */
    frameCount: z.int().min(1).max(STUDIO_LIMITS.framesMaximum),
    /** Of the whole picture, after all layers. */
    grade: gradeSchema,
    /** From back to front. */
    layers: z.array(layerSchema).max(STUDIO_LIMITS.layersMaximum),
  })
  .refine(({ layers }) => new Set(layers.map(({ id }) => id)).size === layers.length, {
    message: 'Two layers have the same id.',
  });
export type StudioDocument = z.infer<typeof studioDocumentSchema>;

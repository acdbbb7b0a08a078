import { z } from 'zod';
import { serverMessageSchema } from './errors.ts';
import { FILE_FORMAT_IDS } from './file-formats.ts';
import { GENERATION_STATUSES } from './generation.ts';
import { EXPORT_SIDE_MAXIMUM } from './limits.ts';

/** How a picture gets another shape: edges are cut off, or bars are added. */
export const EXPORT_FITS = ['crop', 'pad'] as const;
export type ExportFit = (typeof EXPORT_FITS)[number];

const sharedOptions = {
  /** Default: `pad`. */
  fit: z.enum(EXPORT_FITS).optional(),
  /** Of bars and behind transparent pixels, `#rrggbb`. Default: white. */
  background: z
    .string()
    .regex(/^#[\da-f]{6}$/i)
    .optional(),
  /** Leaves out the backdrop of a drawn scene; only where `canOmitBackdrop` says so. */
  withoutBackdrop: z.boolean().optional(),
  /** Adds a white outline around what is left without the backdrop. */
  outline: z.boolean().optional(),
};

/** A file for a place, within all of its limits. */
export const targetExportSchema = z.strictObject({
  /** The id of one of `GET /api/export-targets`. */
  target: z.string().max(60),
  ...sharedOptions,
});

/** A file by one's own wishes. */
export const customExportSchema = z.strictObject({
  format: z.enum(FILE_FORMAT_IDS),
  /** Pixels. One of them alone keeps the proportions. */
  width: z.number().int().min(16).max(EXPORT_SIDE_MAXIMUM).optional(),
  height: z.number().int().min(16).max(EXPORT_SIDE_MAXIMUM).optional(),
  fps: z.number().min(1).max(50).optional(),
  /** 1–100. */
  quality: z.number().int().min(1).max(100).optional(),
  maxBytes: z
    .number()
    .int()
    .min(1000)
    .max(100 * 1000 * 1000)
    .optional(),
  /** How often it is played; 0: for ever. */
  loops: z.number().int().min(0).max(65_535).optional(),
  ...sharedOptions,
});

/** The body of `POST /api/creations/:id/exports`. */
export const exportRequestSchema = z.union([targetExportSchema, customExportSchema]);
export type ExportRequest = z.infer<typeof exportRequestSchema>;

/** What is done to a creation so that it fits a target. */
export const EXPORT_CHANGES = [
  'resized',
  // Larger than the creation: drawn again in that size, or only resampled.
  'redrawn',
  'enlarged',
  'cropped',
  'padded',
  'flattened',
  'fewerFrames',
  'duplicatedFrames',
  'repeated',
  'spedUp',
  'stillOnly',
  'fewerColors',
  'lowerQuality',
] as const;

export const exportChangeSchema = z.object({
  kind: z.enum(EXPORT_CHANGES),
  /** What it was and what it is: pixels, frames per second, colors, a factor, or quality. */
  from: z.string().nullable(),
  to: z.string().nullable(),
});
export type ExportChange = z.infer<typeof exportChangeSchema>;

/** Why no acceptable file of a creation fits a target. */
export const EXPORT_FAILURES = [
  'needsAnimation',
  'needsStill',
  'tooLong',
  'tooManyBytes',
  'tooManyPixels',
  'noFormat',
  'cannotMeet',
] as const;
export type ExportFailure = (typeof EXPORT_FAILURES)[number];

/** One limit of a target against the written file. */
export const exportCheckSchema = z.object({
  name: z.string(),
  limit: z.string(),
  value: z.string(),
  passed: z.boolean(),
});
export type ExportCheck = z.infer<typeof exportCheckSchema>;

const exportFileSchema = z.object({
  /** Answers the owner's session with the file as an attachment. */
  url: z.string(),
  name: z.string(),
  mimeType: z.string(),
  sizeBytes: z.number().int(),
  width: z.number().int(),
  height: z.number().int(),
  frames: z.number().int(),
  durationMs: z.number(),
  fps: z.number(),
  /** The most flashes in any second; null for stills, and where they were not counted. */
  flashes: z.number().nullable(),
});
export type ExportFile = z.infer<typeof exportFileSchema>;

export const exportSchema = z.object({
  id: z.string(),
  /** What it was made of: a creation or a document. The other one is null. */
  creationId: z.string().nullable(),
  documentId: z.string().nullable(),
  /** The creation in the gallery that it became, once it has finished; null for files. */
  savedCreationId: z.string().nullable(),
  /** Null for exports by one's own wishes. */
  target: z.string().nullable(),
  format: z.enum(FILE_FORMAT_IDS).nullable(),
  status: z.enum(GENERATION_STATUSES),
  stage: z.string(),
  fraction: z.number().min(0).max(1),
  /** Null until it is finished, and when the file is no longer kept. */
  file: exportFileSchema.nullable(),
  changes: z.array(exportChangeSchema),
  checks: z.array(exportCheckSchema),
  error: serverMessageSchema.nullable(),
  createdAt: z.string(),
  /** When the file is deleted. */
  expiresAt: z.string().nullable(),
});
export type Export = z.infer<typeof exportSchema>;

export const exportResponseSchema = z.object({ export: exportSchema });
export const exportsResponseSchema = z.object({ exports: z.array(exportSchema) });

export const exportTargetSchema = z.object({
  id: z.string(),
  /** Such as `Discord`. Names are the same in every language. */
  platform: z.string(),
  /** Such as `Sticker`. */
  label: z.string(),
  /** Best first. */
  formats: z.array(z.enum(FILE_FORMAT_IDS)),
  /** By name, as shown: `maxBytes` 262144, `width` 320, `maxFps` 30 … */
  limits: z.record(z.string(), z.union([z.number(), z.string()])),
  /** A date. */
  checkedOn: z.string(),
  source: z.string(),
  confidence: z.enum(['high', 'medium', 'low']),
});
export type ExportTarget = z.infer<typeof exportTargetSchema>;

/** Where files of a format are made: on the server, in the browser (without ffmpeg on the server). */
export const FORMAT_PLACES = ['server', 'browser'] as const;

export const exportTargetsResponseSchema = z.object({
  targets: z.array(exportTargetSchema),
  formats: z.array(z.object({ format: z.enum(FILE_FORMAT_IDS), madeOn: z.enum(FORMAT_PLACES) })),
});
export type ExportTargets = z.infer<typeof exportTargetsResponseSchema>;

/** The body of `POST /api/creations/:id/preflight`. */
export const preflightRequestSchema = z.strictObject({
  targets: z.array(z.string().max(60)).min(1).max(100),
  ...sharedOptions,
});

/** How a browser makes a video when the server cannot: size and times, from frames of the server. */
export const videoPlanSchema = z.object({
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  /**
   * Of one round: which moments of the source are shown, and how long. Not which frames: a format may write two equal
   * frames as one.
   */
  timesMs: z.array(z.number().nonnegative()),
  delaysMs: z.array(z.number().positive()),
  /** How many rounds are written one after the other. */
  rounds: z.number().int().positive(),
  /** null: any size. */
  maxBytes: z.number().int().positive().nullable(),
});
export type VideoPlan = z.infer<typeof videoPlanSchema>;

export const preflightResponseSchema = z.object({
  /** The creation can be exported without its backdrop. */
  canOmitBackdrop: z.boolean(),
  /** In the order of the request. */
  results: z.array(
    z.object({
      target: z.string(),
      result: z.enum(['pass', 'fixable', 'fail']),
      /** Null when it fails. */
      format: z.enum(FILE_FORMAT_IDS).nullable(),
      changes: z.array(exportChangeSchema),
      reason: z.enum(EXPORT_FAILURES).nullable(),
      estimatedBytes: z.number().int().nullable(),
      /** null: browsers do not make the format. Used when the server cannot, or has failed. */
      video: videoPlanSchema.nullable(),
    }),
  ),
});
export type Preflight = z.infer<typeof preflightResponseSchema>;
export type PreflightResult = Preflight['results'][number];

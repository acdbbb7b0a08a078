import { z } from 'zod';
import { creationSchema } from './creations.ts';
import { serverMessageSchema } from './errors.ts';
import { ASPECTS, GIF_FRAMES_PER_SECOND, GIF_SECONDS, LIMITS } from './limits.ts';
import { promptSchema } from './prompt-schema.ts';
import { PROMPT_STYLES } from './prompt-styles.ts';
import { checkNegativePrompt } from './prompt.ts';
import { GENERATION_KINDS } from './tokens.ts';
import { typedForm } from './typed-text.ts';
import { wholeNumber } from './whole-number.ts';

/** Form fields are text; an empty field counts as absent. */
const optionalNumber = (minimum: number, maximum: number) =>
  z
    .string()
    .optional()
    .transform((text) => (text?.trim() === '' ? undefined : text))
    .pipe(wholeNumber(minimum, maximum).optional());

const sharedFields = {
  prompt: promptSchema,
  /**
   * The same prompt, options and seed give the same bytes. The server chooses it when it is absent; only
   * paid plans may set it.
   */
  seed: optionalNumber(0, LIMITS.seedMaximum),
  aspect: z.enum(ASPECTS).optional(),
  /** Pixels: the longer side of an image, the shorter side of a GIF. One of the sizes of the plan. */
  size: optionalNumber(64, 4096),
  /** The id of a model in `GET /api/config` that the plan includes; empty: the first one. */
  model: z
    .string()
    .trim()
    .max(LIMITS.modelIdMaximum)
    .optional()
    .transform((id) => (id === '' ? undefined : id)),
  /** A style that is added to the prompt. Paid plans only. */
  style: z.enum(PROMPT_STYLES).optional(),
  /** What the image must not show, for models that support it. Paid plans only. */
  negativePrompt: z
    .string()
    .transform(typedForm)
    .superRefine((text, context) => {
      const problem = checkNegativePrompt(text);
      if (problem !== null) context.addIssue({ code: 'custom', message: problem });
    })
    .transform((text) => (text === '' ? undefined : text))
    .optional(),
  /** The id of the creation that this one remixes: one of the workspace, or a shared one that may be remixed. */
  parentId: z.uuid().optional(),
};

/** The text fields of `POST /api/generate/image`; the file field is called `image`. */
export const imageFieldsSchema = z.strictObject(sharedFields);

/** The text fields of `POST /api/generate/gif`; the file field is called `image`. */
export const gifFieldsSchema = z.strictObject({
  ...sharedFields,
  seconds: optionalNumber(GIF_SECONDS.minimum, GIF_SECONDS.maximum),
  fps: optionalNumber(GIF_FRAMES_PER_SECOND.minimum, GIF_FRAMES_PER_SECOND.maximum),
});

export const imageResponseSchema = z.object({
  image: z.object({ mimeType: z.string(), base64Data: z.string() }),
  /** A message of the engine, such as the words that it could not draw. */
  text: z.string().optional(),
  creation: creationSchema,
});
export type ImageResponse = z.infer<typeof imageResponseSchema>;

export const GENERATION_STATUSES = [
  'queued',
  'running',
  'finished',
  'failed',
  'cancelled',
] as const;
export type GenerationStatus = (typeof GENERATION_STATUSES)[number];

export const GENERATION_STAGES = ['waiting', 'drawing', 'encoding', 'saving'] as const;
export type GenerationStage = (typeof GENERATION_STAGES)[number];

export const generationSchema = z.object({
  id: z.string(),
  kind: z.enum(GENERATION_KINDS),
  prompt: z.string(),
  status: z.enum(GENERATION_STATUSES),
  stage: z.enum(GENERATION_STAGES),
  /** Of the whole work, 0–1. */
  fraction: z.number().min(0).max(1),
  /** How many generations are ahead in the queue; null once it runs. */
  queuePosition: z.number().int().nonnegative().nullable(),
  /** A small preview image as a data URL. */
  preview: z.string().nullable(),
  /** The `Idempotency-Key` of its request, by which a page finds its own generations. */
  requestKey: z.string().nullable(),
  text: z.string().nullable(),
  creation: creationSchema.nullable(),
  error: serverMessageSchema.nullable(),
  createdAt: z.string(),
});
/** Also the data of every `generation` event of the event stream. */
export type Generation = z.infer<typeof generationSchema>;

export const activeGenerationsSchema = z.object({ generations: z.array(generationSchema) });
export const generationResponseSchema = z.object({ generation: generationSchema });

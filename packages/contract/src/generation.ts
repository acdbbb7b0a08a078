import { z } from 'zod';
import { creationSchema } from './creations.ts';
import { ERROR_CODES } from './errors.ts';
import { ASPECTS, GIF_FRAMES_PER_SECOND, GIF_SECONDS, LIMITS } from './limits.ts';
import { SERVER_MESSAGES } from './messages.ts';
import { checkNegativePrompt } from './prompt.ts';
import { promptSchema } from './prompt-schema.ts';
import { PROMPT_STYLES } from './prompt-styles.ts';
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
   * Same prompt, options and seed give the same bytes. Chosen by the server when absent; paid
   * plans may choose it.
   */
  seed: optionalNumber(0, LIMITS.seedMaximum),
  aspect: z.enum(ASPECTS).optional(),
  /** Pixels: the longest side of a still, the shorter side of a GIF. One that the plan offers. */
  size: optionalNumber(64, 4096),
  /** The id of one of the models in `GET /api/config` that the plan has; empty: the first. */
  model: z
    .string()
    .trim()
    .max(LIMITS.modelIdMaximum)
    .optional()
    .transform((id) => (id === '' ? undefined : id)),
  /** A look that is added to the words. Paid plans. */
  style: z.enum(PROMPT_STYLES).optional(),
  /** What shall not be seen, for models that can leave things out. Paid plans. */
  negativePrompt: z
    .string()
    .transform(typedForm)
    .superRefine((text, context) => {
      const problem = checkNegativePrompt(text);
      if (problem !== null) {
        context.addIssue({ code: 'custom', message: SERVER_MESSAGES[problem] });
      }
    })
    .transform((text) => (text === '' ? undefined : text))
    .optional(),
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
  /** What the engine has to say, such as the words it could not draw. */
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
  /** How many generations go first; null once it runs. */
  queuePosition: z.number().int().nonnegative().nullable(),
  /** A small picture of what is coming, as a data URL. */
  preview: z.string().nullable(),
  /** The `Idempotency-Key` it was asked with, so that the page finds its own. */
  requestKey: z.string().nullable(),
  text: z.string().nullable(),
  creation: creationSchema.nullable(),
  error: z.object({ code: z.enum(ERROR_CODES), message: z.string() }).nullable(),
  createdAt: z.string(),
});
/** Also the data of every `generation` event of the event stream. */
export type Generation = z.infer<typeof generationSchema>;

export const activeGenerationsSchema = z.object({ generations: z.array(generationSchema) });
export const generationResponseSchema = z.object({ generation: generationSchema });

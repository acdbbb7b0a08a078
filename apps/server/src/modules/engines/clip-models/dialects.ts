import type { ClipRequest } from '../engine/clip-model.ts';
import { freeSize, nearestShape, type Size } from '../image-models/nearest-size.ts';
import { fitImage } from './fit-image.ts';

/** The variants of `/v1/videos`; docs/engines.md lists the tested versions. */
export type Dialect = 'vllm-omni' | 'sglang' | 'localai' | 'openai';

/** The usual size in the training of open models; a larger one takes minutes longer and is lost in a GIF. */
const PIXELS = 832 * 480;
/** The frame rate of most open models. */
const FRAMES_PER_SECOND = 16;
/** Added to the length of the loop, so that there is a choice of loop points. */
const SPARE_SECONDS = 1;

/** https://platform.openai.com/docs/api-reference/videos/create */
const OPENAI_SIZES: readonly Size[] = ['1280x720', '720x1280'];
const OPENAI_SECONDS = [4, 8, 12] as const;

interface Fields {
  readonly [name: string]: string | number;
}

/** The body of the request that starts a clip. */
export async function bodyOf(
  dialect: Dialect,
  model: string,
  request: ClipRequest,
): Promise<FormData | string> {
  switch (dialect) {
    case 'openai':
      return await openAiForm(model, request);
    case 'vllm-omni': {
      const fields = openFields(model, request);
      return await toForm(fields, request.reference, sizeOf(request));
    }
    case 'sglang':
      return await sglangBody(openFields(model, request), request);
    case 'localai':
      return await localAiBody(model, request);
    default:
      return dialect satisfies never;
  }
}

const sizeOf = ({ options }: ClipRequest): Size => freeSize(options.width, options.height, PIXELS);

const clipSeconds = ({ options }: ClipRequest): number => (options.seconds ?? 3) + SPARE_SECONDS;

/** One more than a multiple of eight, as the video autoencoders of the models require. */
const framesOf = (request: ClipRequest): number => clipSeconds(request) * FRAMES_PER_SECOND + 1;

const openFields = (model: string, request: ClipRequest): Fields => ({
  model,
  prompt: request.prompt,
  size: sizeOf(request),
  seconds: clipSeconds(request),
  fps: FRAMES_PER_SECOND,
  num_frames: framesOf(request),
  seed: request.options.seed,
  ...(request.negativePrompt !== null && { negative_prompt: request.negativePrompt }),
});

/** JSON without a reference image, because older versions reject forms that have no file. */
async function sglangBody(fields: Fields, request: ClipRequest): Promise<FormData | string> {
  if (request.reference === null) return JSON.stringify(fields);
  const form = await toForm(fields, request.reference, sizeOf(request));
  // Some versions read all but the common fields of a form only from this field.
  form.set('extra_body', JSON.stringify(fields));
  return form;
}

async function localAiBody(model: string, request: ClipRequest): Promise<string> {
  const { prompt, negativePrompt, options, reference } = request;
  const size = sizeOf(request);
  const [width, height] = size.split('x').map(Number);
  const image = reference === null ? null : (await fitImage(reference, size)).toString('base64');
  return JSON.stringify({
    model,
    prompt,
    width,
    height,
    num_frames: framesOf(request),
    fps: FRAMES_PER_SECOND,
    // LocalAI reads the seed as a signed 32-bit number.
    seed: options.seed % 2 ** 31,
    response_format: 'b64_json',
    ...(negativePrompt !== null && { negative_prompt: negativePrompt }),
    // With equal first and last frames, the model itself closes the loop.
    ...(image !== null && { start_image: image, end_image: image }),
  });
}

/** OpenAI rejects unknown fields and has fixed sizes and lengths. */
async function openAiForm(model: string, request: ClipRequest): Promise<FormData> {
  const { width, height, seconds = 3 } = request.options;
  const size = nearestShape(OPENAI_SIZES, width, height);
  const duration = OPENAI_SECONDS.find((length) => length >= seconds) ?? OPENAI_SECONDS[0];
  const fields = { model, prompt: request.prompt, size, seconds: duration };
  return await toForm(fields, request.reference, size);
}

async function toForm(fields: Fields, reference: Uint8Array | null, size: Size): Promise<FormData> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value));
  if (reference !== null) {
    const image = new Uint8Array(await fitImage(reference, size));
    form.set('input_reference', new Blob([image], { type: 'image/png' }), 'reference.png');
  }
  return form;
}

import type { ClipRequest } from '../engine/clip-model.ts';
import { fitImage } from './fit-image.ts';
import { freeSize, nearestShape, type Size } from '../image-models/nearest-size.ts';

/** What servers with `/v1/videos` understand; see docs/engines.md for the versions looked at. */
export type Dialect = 'vllm-omni' | 'sglang' | 'localai' | 'openai';

/** What open models are trained on; more takes minutes more and is lost in a GIF. */
const PIXELS = 832 * 480;
/** Of most open models. */
const FRAMES_PER_SECOND = 16;
/** More than the loop, so that there is a choice where to cut. */
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

/** One more than a multiple of eight, which is what the coders of the models like. */
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

/** JSON where it has no file to send: its forms do without one only in later versions. */
async function sglangBody(fields: Fields, request: ClipRequest): Promise<FormData | string> {
  if (request.reference === null) return JSON.stringify(fields);
  const form = await toForm(fields, request.reference, sizeOf(request));
  // Forms of some versions read all but the best known fields only here.
  form.set('extra_body', JSON.stringify(fields));
  return form;
}

async function localAiBody(model: string, request: ClipRequest): Promise<string> {
  const { prompt, negativePrompt, options, reference } = request;
  const size = sizeOf(request);
  const [width, height] = size.split('x').map(Number);
  const picture = reference === null ? null : (await fitImage(reference, size)).toString('base64');
  return JSON.stringify({
    model,
    prompt,
    width,
    height,
    num_frames: framesOf(request),
    fps: FRAMES_PER_SECOND,
    // It reads 32 bits with a sign.
    seed: options.seed % 2 ** 31,
    response_format: 'b64_json',
    ...(negativePrompt !== null && { negative_prompt: negativePrompt }),
    // First and last frame the same: the model itself closes the loop.
    ...(picture !== null && { start_image: picture, end_image: picture }),
  });
}

/** It refuses what it does not know, and has fixed sizes and lengths. */
async function openAiForm(model: string, request: ClipRequest): Promise<FormData> {
  const { width, height, seconds = 3 } = request.options;
  const size = nearestShape(OPENAI_SIZES, width, height);
  const length = OPENAI_SECONDS.find((offered) => offered >= seconds) ?? OPENAI_SECONDS[0];
  const fields = { model, prompt: request.prompt, size, seconds: length };
  return await toForm(fields, request.reference, size);
}

async function toForm(fields: Fields, reference: Uint8Array | null, size: Size): Promise<FormData> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value));
  if (reference !== null) {
    const picture = new Uint8Array(await fitImage(reference, size));
    form.set('input_reference', new Blob([picture], { type: 'image/png' }), 'reference.png');
  }
  return form;
}

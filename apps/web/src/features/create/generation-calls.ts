import {
  type Aspect,
  type Generation,
  GENERATION_ID_HEADER,
  type GenerationKind,
  IDEMPOTENCY_HEADER,
  type ImageResponse,
  type PromptStyle,
  ROUTES,
} from '@loopwright/contract';
import { readGeneration } from '../../entities/generation/generation-calls.ts';
import { callApi } from '../../lib/api.ts';
import { type GenerationOptions, seedAfter } from './generation-options.ts';
import type { GenerationResult } from './generator-state.ts';

export interface GenerationRequest {
  readonly kind: GenerationKind;
  readonly prompt: string;
  readonly reference: File | null;
  readonly options: GenerationOptions;
  readonly aspect: Aspect;
  /** Pixels; null leaves it to the server. */
  readonly size: number | null;
  /** Null leaves it to the server. */
  readonly seed: string | null;
  readonly style: PromptStyle | null;
  /** Empty: nothing. */
  readonly negativePrompt: string;
  /** Null: the plan's first. */
  readonly model: string | null;
}

/** The same with one seed after the other. */
export const variationsOf = (
  request: GenerationRequest,
  count: number,
): readonly GenerationRequest[] =>
  Array.from({ length: count }, (_, index) => ({
    ...request,
    seed: request.seed === null ? null : seedAfter(request.seed, index),
  }));

/** The text fields come before the file, so that the server knows them when the bytes arrive. */
function formOf(request: GenerationRequest): FormData {
  const { kind, prompt, reference, options, aspect, size, seed } = request;
  const { style, negativePrompt, model } = request;
  const form = new FormData();
  form.set('prompt', prompt);
  form.set('aspect', aspect);
  if (seed !== null) form.set('seed', seed);
  if (style !== null) form.set('style', style);
  if (negativePrompt !== '') form.set('negativePrompt', negativePrompt);
  if (model !== null) form.set('model', model);
  if (options.parent) form.set('parentId', options.parent.id);
  if (size !== null) form.set('size', String(size));
  if (kind === 'gif') {
    form.set('seconds', String(options.seconds));
    form.set('fps', String(options.framesPerSecond));
  }
  if (reference) form.set('image', reference);
  return form;
}

function blobOf(base64: string, type: string): Blob {
  const bytes = Uint8Array.from(atob(base64), (character) => character.codePointAt(0) ?? 0);
  return new Blob([bytes], { type });
}

/** An answer without anything in it. */
export class EmptyAnswer extends Error {
  readonly problem: 'noContent' | 'emptyGif';

  constructor(problem: EmptyAnswer['problem']) {
    super(problem);
    this.name = 'EmptyAnswer';
    this.problem = problem;
  }
}

async function pictureFrom(response: Response, prompt: string): Promise<GenerationResult> {
  const { image, text } = (await response.json()) as Partial<ImageResponse>;
  if (!image?.base64Data && !text) throw new EmptyAnswer('noContent');
  const url = image?.base64Data
    ? URL.createObjectURL(blobOf(image.base64Data, image.mimeType))
    : null;
  const creation = url === null ? null : ((await generationOf(response))?.creation ?? null);
  return { kind: 'image', url, text: text ?? null, prompt, creation };
}

/** What the answer does not say stands in the generation, such as the creation. */
async function generationOf(response: Response): Promise<Generation | null> {
  const id = response.headers.get(GENERATION_ID_HEADER);
  return id === null ? null : await readGeneration(id).catch(() => null);
}

async function loopFrom(response: Response, prompt: string): Promise<GenerationResult> {
  const blob = await response.blob();
  if (blob.size === 0) throw new EmptyAnswer('emptyGif');
  const generation = await generationOf(response);
  const { text = null, creation = null } = generation ?? {};
  return { kind: 'gif', url: URL.createObjectURL(blob), text, prompt, creation };
}

/**
 * Asks for a picture or a loop and waits for it, however long it takes.
 * @param signal ends the waiting; what the server has begun goes on
 * @throws ApiError, EmptyAnswer, or TypeError when the connection was lost
 */
export async function generate(
  request: GenerationRequest,
  requestKey: string,
  signal?: AbortSignal,
): Promise<GenerationResult> {
  const isGif = request.kind === 'gif';
  const response = await callApi(isGif ? ROUTES.generateGif : ROUTES.generateImage, {
    method: 'POST',
    body: formOf(request),
    headers: { [IDEMPOTENCY_HEADER]: requestKey },
    ...(signal && { signal }),
  });
  return isGif ? loopFrom(response, request.prompt) : pictureFrom(response, request.prompt);
}

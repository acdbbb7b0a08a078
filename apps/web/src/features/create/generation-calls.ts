import {
  type Generation,
  GENERATION_ID_HEADER,
  type GenerationKind,
  IDEMPOTENCY_HEADER,
  type ImageResponse,
  pathTo,
  ROUTES,
} from '@loopwright/contract';
import { callApi, callForJson } from '../../lib/api.ts';
import type { GenerationOptions } from './generation-options.ts';
import type { GenerationResult } from './generator-state.ts';

export interface GenerationRequest {
  readonly kind: GenerationKind;
  readonly prompt: string;
  readonly reference: File | null;
  readonly options: GenerationOptions;
  /** Pixels; null leaves it to the server. */
  readonly size: number | null;
  readonly seed: string;
}

/** The text fields come before the file, so that the server knows them when the bytes arrive. */
function formOf({ kind, prompt, reference, options, size, seed }: GenerationRequest): FormData {
  const form = new FormData();
  form.set('prompt', prompt);
  form.set('aspect', options.aspect);
  form.set('seed', seed);
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
  return { kind: 'image', url, text: text ?? null, prompt };
}

/** A loop comes as bare bytes; what the engine has to say about it stands in the generation. */
async function textOf(response: Response): Promise<string | null> {
  const id = response.headers.get(GENERATION_ID_HEADER);
  if (id === null) return null;
  const path = pathTo(ROUTES.generation, { id });
  const answer = await callForJson<{ readonly generation: Generation }>(path).catch(() => null);
  return answer?.generation.text ?? null;
}

async function loopFrom(response: Response, prompt: string): Promise<GenerationResult> {
  const blob = await response.blob();
  if (blob.size === 0) throw new EmptyAnswer('emptyGif');
  const text = await textOf(response);
  return { kind: 'gif', url: URL.createObjectURL(blob), text, prompt };
}

/**
 * Asks for a picture or a loop and waits for it, however long it takes.
 * @throws ApiError, EmptyAnswer, or TypeError when the connection was lost
 */
export async function generate(
  request: GenerationRequest,
  requestKey: string,
): Promise<GenerationResult> {
  const isGif = request.kind === 'gif';
  const response = await callApi(isGif ? ROUTES.generateGif : ROUTES.generateImage, {
    method: 'POST',
    body: formOf(request),
    headers: { [IDEMPOTENCY_HEADER]: requestKey },
  });
  return isGif ? loopFrom(response, request.prompt) : pictureFrom(response, request.prompt);
}

export async function activeGenerations(): Promise<readonly Generation[]> {
  const answer = await callForJson<{ readonly generations: readonly Generation[] }>(
    ROUTES.activeGenerations,
  );
  return answer.generations;
}

export async function cancelGeneration(id: string): Promise<void> {
  await callApi(pathTo(ROUTES.generation, { id }), { method: 'DELETE' });
}

import { generateImage, type ImageModel } from 'ai';
import type { ModelContext, GeneratedImage, ImageRequest } from '../engine/image-model.ts';

/** The options of the AI SDK that differ between providers. */
export type GenerateOptions = Pick<
  Parameters<typeof generateImage>[0],
  'size' | 'aspectRatio' | 'seed' | 'providerOptions'
> & {
  /** The provider sends base64 and no links. */
  readonly inBase64?: boolean;
};

/** Requests one image from a model of the AI SDK, without retries. */
export async function generateWithAiSdk(
  model: ImageModel,
  { prompt, reference }: ImageRequest,
  { inBase64 = false, ...options }: GenerateOptions,
  { signal }: ModelContext,
): Promise<GeneratedImage> {
  globalThis.AI_SDK_LOG_WARNINGS = false;
  const { image } = await generateImage({
    model,
    prompt: reference === null ? prompt : { text: prompt, images: [reference] },
    n: 1,
    ...options,
    // Retries happen in `createRetryingFetch`, which knows whether the provider may have started.
    maxRetries: 0,
    abortSignal: signal,
  });
  return { bytes: inBase64 ? bytesOf(image) : image.uint8Array, text: null };
}

/** The package decodes byte by byte, with many times the memory, and blocks the event loop. */
export const bytesOf = ({ base64 }: { readonly base64: string }): Uint8Array =>
  Buffer.from(base64, 'base64');

import { generateImage, type ImageModel } from 'ai';
import type { ModelContext, GeneratedImage, ImageRequest } from '../engine/image-model.ts';

/** What differs from provider to provider, in the words of the AI SDK. */
export type GenerateOptions = Pick<
  Parameters<typeof generateImage>[0],
  'size' | 'aspectRatio' | 'seed' | 'providerOptions'
> & {
  /** The provider sends base64, no links. */
  readonly inBase64?: boolean;
};

/** Asks a model of the AI SDK for one picture, once. */
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
    // Whether to ask again is decided where it is known whether the provider has begun.
    maxRetries: 0,
    abortSignal: signal,
  });
  return { bytes: inBase64 ? bytesOf(image) : image.uint8Array, text: null };
}

/** The package does that one byte after the other, with many times the memory, while everybody waits. */
export const bytesOf = ({ base64 }: { readonly base64: string }): Uint8Array =>
  Buffer.from(base64, 'base64');

import { createGoogle } from '@ai-sdk/google';
import { ASPECTS } from '@loopwright/contract';
import { generateText, type ModelMessage } from 'ai';
import { providerRefused } from '../calls/provider-failures.ts';
import { aiSdkSettings } from '../engine/ai-sdk-settings.ts';
import { EngineError } from '../engine/engine-error.ts';
import type { ModelSettings, ImageModel, ImageRequest } from '../engine/image-model.ts';
import { labelOf } from '../engine/label-of.ts';
import { bytesOf } from './generate-with-ai-sdk.ts';
import { STILL_ONLY } from './still-only.ts';

/**
 * Google's Gemini image models. They are language models that answer with an image and with text, and
 * are called as such: the AI SDK's image interface would drop the text.
 */
export function openImageModel(settings: ModelSettings): ImageModel {
  const { model } = settings;
  const gemini = createGoogle(aiSdkSettings(settings)).languageModel(model);
  return {
    id: `google:${model}`,
    label: labelOf(model),
    capabilities: {
      reference: true,
      seed: true,
      negativePrompt: false,
      aspects: ASPECTS,
      ...STILL_ONLY,
    },
    async generate(request, { signal }) {
      const { aspect, seed } = request.options;
      const { files, text, finishReason, rawFinishReason } = await generateText({
        model: gemini,
        messages: [messageOf(request)],
        seed,
        providerOptions: {
          google: { responseModalities: ['TEXT', 'IMAGE'], imageConfig: { aspectRatio: aspect } },
        },
        maxRetries: 0,
        abortSignal: signal,
      });
      const image = files.find(({ mediaType }) => mediaType.startsWith('image/'));
      if (image !== undefined) return { bytes: bytesOf(image), text };
      throw finishReason === 'content-filter'
        ? providerRefused(rawFinishReason ?? '')
        : noImageError(text);
    },
  };
}

function messageOf({ prompt, reference }: ImageRequest): ModelMessage {
  const text = { type: 'text', text: prompt } as const;
  if (reference === null) return { role: 'user', content: [text] };
  const image = { type: 'file', data: reference, mediaType: 'image/png' } as const;
  return { role: 'user', content: [text, image] };
}

/** The model returned only text, usually the reason of a refusal. */
const noImageError = (text: string): EngineError =>
  new EngineError('modelDeclined', {
    mayHaveCost: true,
    cause: new Error(`no image, but ${text.length} characters of text`),
  });

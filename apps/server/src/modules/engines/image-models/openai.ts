import { createOpenAI } from '@ai-sdk/openai';
import { ASPECTS } from '@loopwright/contract';
import { aiSdkSettings } from '../engine/ai-sdk-settings.ts';
import type { ModelSettings, ImageModel } from '../engine/image-model.ts';
import { labelOf } from '../engine/label-of.ts';
import { generateWithAiSdk } from './generate-with-ai-sdk.ts';
import { nearestShape, type Size } from './nearest-size.ts';
import { STILL_ONLY } from './still-only.ts';

/** https://platform.openai.com/docs/api-reference/images/create, `size`. */
const GPT_SIZES: readonly Size[] = ['1024x1024', '1536x1024', '1024x1536'];
const DALL_E_3_SIZES: readonly Size[] = ['1024x1024', '1792x1024', '1024x1792'];
const DALL_E_2_SIZES: readonly Size[] = ['1024x1024'];

/** OpenAI: images have one of three sizes and are cropped; a reference is sent to `/images/edits`. */
export function openImageModel(settings: ModelSettings): ImageModel {
  const { model } = settings;
  const image = createOpenAI(aiSdkSettings(settings)).image(model);
  const sizes = sizesOf(model);
  return {
    id: `openai:${model}`,
    label: labelOf(model),
    capabilities: {
      reference: !model.startsWith('dall-e-'),
      seed: false,
      negativePrompt: false,
      aspects: ASPECTS,
      ...STILL_ONLY,
    },
    async generate(request, context) {
      const { width, height } = request.options;
      const size = nearestShape(sizes, width, height);
      return await generateWithAiSdk(image, request, { size, inBase64: true }, context);
    },
  };
}

function sizesOf(model: string): readonly Size[] {
  if (model.startsWith('dall-e-3')) return DALL_E_3_SIZES;
  return model.startsWith('dall-e-2') ? DALL_E_2_SIZES : GPT_SIZES;
}

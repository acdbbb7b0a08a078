import { createFal } from '@ai-sdk/fal';
import { z } from 'zod';
import { inspectJson } from '../calls/inspect-json.ts';
import { providerFailed } from '../calls/provider-failures.ts';
import { aiSdkSettings } from '../engine/ai-sdk-settings.ts';
import type { ModelSettings, ImageModel } from '../engine/image-model.ts';
import { labelOfPath } from '../engine/label-of.ts';
import { toDataUrl } from './data-url.ts';
import { generateWithAiSdk } from './generate-with-ai-sdk.ts';
import { capabilitiesOf, type ImageFamily } from './image-family.ts';
import { freeSize } from './nearest-size.ts';

const PIXELS = 1024 * 1024;

interface FalFamily extends ImageFamily {
  /** The field of the shape: `image_size` or `aspect_ratio`. */
  readonly shape: 'size' | 'ratio';
  /** The name of the model without a reference image, if it differs. */
  readonly plain?: (model: string) => string;
  /** The name of the model with a reference image. */
  readonly edit?: (model: string) => string;
  readonly field?: 'image_url' | 'image_urls';
  /** Whether the shape is also sent with a reference image. */
  readonly shapesEdits?: boolean;
}

/** By the input schemas of https://fal.ai/models/…/llms.txt. All of them take a seed. */
const FAMILIES: readonly FalFamily[] = [
  {
    names: /^fal-ai\/flux\/(?:dev|krea)$/,
    shape: 'size',
    edit: (model) => `${model}/image-to-image`,
    field: 'image_url',
  },
  { names: /^fal-ai\/(?:flux\/schnell|flux-pro\/v1\.1)$/, shape: 'size' },
  { names: /^fal-ai\/flux-pro\/v1\.1-ultra$/, shape: 'ratio' },
  {
    names: /^fal-ai\/flux-pro\/kontext(?:\/max)?$/,
    shape: 'ratio',
    plain: (model) => `${model}/text-to-image`,
    edit: (model) => model,
    field: 'image_url',
    shapesEdits: true,
  },
  {
    names: /^fal-ai\/flux-2(?:-pro|-flex|-max|\/turbo)?$/,
    shape: 'size',
    edit: (model) => `${model}/edit`,
    field: 'image_urls',
    shapesEdits: true,
  },
  {
    names: /^fal-ai\/(?:qwen-image|stable-diffusion-v35-(?:large|medium))$/,
    shape: 'size',
    negativePrompt: true,
  },
];

/** Some models send one field, some the other: a flag for each image, which is black when it is set. */
const flagsSchema = z.object({
  has_nsfw_concepts: z.array(z.boolean()).nullish(),
  nsfw_content_detected: z.array(z.boolean()).nullish(),
});

/** fal hosts models of several makers, so the parameters depend on the name. */
export function openImageModel(settings: ModelSettings): ImageModel {
  const { model, fetch } = settings;
  const family = FAMILIES.find(({ names }) => names.test(model));
  const provider = createFal(
    aiSdkSettings({ ...settings, fetch: inspectJson(fetch, throwIfFlagged) }),
  );
  const plain = provider.image(family?.plain?.(model) ?? model);
  const edit = provider.image(family?.edit?.(model) ?? model);
  return {
    id: `fal:${model}`,
    label: labelOfPath(model),
    capabilities: capabilitiesOf(family),
    async generate(request, context) {
      if (family === undefined) return await generateWithAiSdk(plain, request, {}, context);
      const { negativePrompt, options, reference } = request;
      const { width, height, aspect, seed } = options;
      const isShaped = reference === null || family.shapesEdits === true;
      const link = reference === null ? null : await toDataUrl(reference);
      const extra = {
        output_format: 'png',
        ...(isShaped && family.shape === 'ratio' && { aspect_ratio: aspect }),
        ...(negativePrompt !== null && { negative_prompt: negativePrompt }),
        ...(link !== null && family.field === 'image_url' && { image_url: link }),
        ...(link !== null && family.field === 'image_urls' && { image_urls: [link] }),
      };
      return await generateWithAiSdk(
        link === null ? plain : edit,
        { ...request, reference: null },
        {
          seed,
          ...(isShaped && family.shape === 'size' && { size: freeSize(width, height, PIXELS) }),
          providerOptions: { fal: extra },
        },
        context,
      );
    },
  };
}

function throwIfFlagged(answer: unknown): void {
  const { data } = flagsSchema.safeParse(answer);
  const flags = data?.has_nsfw_concepts ?? data?.nsfw_content_detected ?? [];
  if (flags.includes(true)) throw providerFailed('has_nsfw_concepts');
}

import { createReplicate } from '@ai-sdk/replicate';
import { z } from 'zod';
import { inspectJson } from '../calls/inspect-json.ts';
import { providerFailed } from '../calls/provider-failures.ts';
import { replicateSettings } from '../engine/ai-sdk-settings.ts';
import type { ModelSettings, ImageModel } from '../engine/image-model.ts';
import { labelOf } from '../engine/label-of.ts';
import { toDataUrl } from './data-url.ts';
import { generateWithAiSdk } from './generate-with-ai-sdk.ts';
import { capabilitiesOf, type ImageFamily } from './image-family.ts';

const POLL_MS = 500;
/** More polls than fit into the deadline of the engine. */
const POLLS_MAXIMUM = 1_000;

/** By the input schemas of https://replicate.com/…/api/schema. All take a seed and an aspect ratio. */
const FAMILIES: readonly ImageFamily[] = [
  { names: /^black-forest-labs\/flux-dev(?:-lora)?(?::|$)/, field: 'image' },
  { names: /^black-forest-labs\/flux-schnell(?:-lora)?(?::|$)/ },
  { names: /^black-forest-labs\/flux-1\.1-pro(?:-ultra)?(?::|$)/, field: 'image_prompt' },
  { names: /^black-forest-labs\/flux-kontext-(?:dev|pro|max)(?::|$)/, field: 'input_image' },
  { names: /^black-forest-labs\/flux-2-(?:dev|pro|flex|max)(?::|$)/, field: 'input_images' },
  {
    names: /^stability-ai\/stable-diffusion-3\.5-(?:large|large-turbo|medium)(?::|$)/,
    negativePrompt: true,
    field: 'image',
  },
];

const endSchema = z.object({
  status: z.enum(['failed', 'canceled', 'aborted']),
  error: z.string().nullish(),
});

/** Replicate hosts models of several makers, so the parameters depend on the name. */
export function openImageModel(settings: ModelSettings): ImageModel {
  const { model, fetch } = settings;
  const family = FAMILIES.find(({ names }) => names.test(model));
  const image = createReplicate(
    replicateSettings({ ...settings, fetch: inspectJson(fetch, throwIfEnded) }),
  ).image(model);
  return {
    id: `replicate:${model}`,
    label: labelOf(model),
    capabilities: capabilitiesOf(family),
    async generate(request, context) {
      const { negativePrompt, options, reference } = request;
      const { aspect, seed } = options;
      const link = reference === null ? null : await toDataUrl(reference);
      const polling = { pollIntervalMillis: POLL_MS, maxPollAttempts: POLLS_MAXIMUM };
      const extra = {
        output_format: 'png',
        ...(negativePrompt !== null && { negative_prompt: negativePrompt }),
        ...(link !== null &&
          family?.field !== undefined && {
            [family.field]: family.field === 'input_images' ? [link] : link,
          }),
      };
      return await generateWithAiSdk(
        image,
        { ...request, reference: null },
        family === undefined
          ? { providerOptions: { replicate: polling } }
          : {
              seed,
              aspectRatio: aspect,
              providerOptions: { replicate: { ...polling, ...extra } },
            },
        context,
      );
    },
  };
}

/** The package's error of a failed prediction does not distinguish a refusal from a failure. */
function throwIfEnded(answer: unknown): void {
  const { data } = endSchema.safeParse(answer);
  if (data !== undefined) throw providerFailed(data.error ?? `the prediction is ${data.status}`);
}

import { createBlackForestLabs } from '@ai-sdk/black-forest-labs';
import { z } from 'zod';
import { inspectJson } from '../calls/inspect-json.ts';
import { providerFailed } from '../calls/provider-failures.ts';
import { aiSdkSettings } from '../engine/ai-sdk-settings.ts';
import type { ModelSettings, ImageModel } from '../engine/image-model.ts';
import { labelOf } from '../engine/label-of.ts';
import { generateWithAiSdk } from './generate-with-ai-sdk.ts';
import { capabilitiesOf, type ImageFamily } from './image-family.ts';
import { megapixelSize } from './nearest-size.ts';

const POLL_MS = 500;
/** Longer than the deadline of the engine. The package's default of a minute is shorter than its queue may be. */
const WAIT_MS = 10 * 60 * 1000;

interface BflFamily extends ImageFamily {
  /** The parameters of the shape: `width` and `height`, or `aspect_ratio`. */
  readonly shape: 'size' | 'ratio';
  /** The field of the reference; the package's `files` option sets the latter. */
  readonly field: 'image_prompt' | 'input_image';
}

/** https://docs.bfl.ai/api-reference/models: all of them take a seed, none a negative prompt. */
const FAMILIES: readonly BflFamily[] = [
  { names: /^flux-2-/, shape: 'size', field: 'input_image' },
  { names: /^flux-kontext-(?:pro|max)$/, shape: 'ratio', field: 'input_image' },
  { names: /^flux-pro-1\.1-ultra$/, shape: 'ratio', field: 'image_prompt' },
  { names: /^flux-(?:pro-1\.1|pro|dev)$/, shape: 'size', field: 'image_prompt' },
];

const UNDERWAY = new Set(['Pending', 'Ready']);

const stateSchema = z.object({
  status: z.string(),
  /** May contain anything; only this field is a reason. */
  details: z
    .object({ 'Moderation Reasons': z.array(z.string()) })
    .nullish()
    .catch(null),
});

/** FLUX models at Black Forest Labs itself. */
export function openImageModel(settings: ModelSettings): ImageModel {
  const { model, fetch } = settings;
  const family = FAMILIES.find(({ names }) => names.test(model));
  const image = createBlackForestLabs({
    ...aiSdkSettings({ ...settings, fetch: inspectJson(fetch, throwIfEnded) }),
    pollIntervalMillis: POLL_MS,
    pollTimeoutMillis: WAIT_MS,
  }).image(model);
  return {
    id: `bfl:${model}`,
    label: labelOf(model),
    capabilities: capabilitiesOf(family),
    async generate(request, context) {
      if (family === undefined) return await generateWithAiSdk(image, request, {}, context);
      const { options, reference } = request;
      const { width, height, aspect, seed } = options;
      const extra = {
        outputFormat: 'png',
        // The `size` option would also be sent as an aspect ratio.
        ...(family.shape === 'size' && megapixelSize(width, height)),
        ...(family.field === 'image_prompt' &&
          reference !== null && { imagePrompt: Buffer.from(reference).toString('base64') }),
      };
      return await generateWithAiSdk(
        image,
        { ...request, reference: family.field === 'input_image' ? reference : null },
        {
          seed,
          ...(family.shape === 'ratio' && { aspectRatio: aspect }),
          providerOptions: { blackForestLabs: extra },
        },
        context,
      );
    },
  };
}

/** The package keeps polling after a refusal, and does not report most reasons. */
function throwIfEnded(answer: unknown): void {
  const { data } = stateSchema.safeParse(answer);
  if (data === undefined || UNDERWAY.has(data.status)) return;
  throw providerFailed([data.status, ...(data.details?.['Moderation Reasons'] ?? [])].join(', '));
}

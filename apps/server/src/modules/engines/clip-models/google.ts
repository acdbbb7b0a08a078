import { createGoogle } from '@ai-sdk/google';
import { ASPECTS } from '@loopwright/contract';
import { z } from 'zod';
import { inspectJson } from '../calls/inspect-json.ts';
import { providerRefused } from '../calls/provider-failures.ts';
import { aiSdkSettings } from '../engine/ai-sdk-settings.ts';
import type { ClipModel } from '../engine/clip-model.ts';
import type { ModelSettings } from '../engine/image-model.ts';
import { labelOf } from '../engine/label-of.ts';
import { nearestShape, type Ratio } from '../image-models/nearest-size.ts';
import { lengthOf } from './clip-family.ts';
import { checkWithAiSdk, resumable, startWithAiSdk } from './clip-of-ai-sdk.ts';
import { edgeFrames } from './edge-frames.ts';

const RATIOS: readonly Ratio[] = ['16:9', '9:16'];

/** https://ai.google.dev/gemini-api/docs/video, "Veo API parameters and specifications". */
const LENGTHS = [4, 6, 8] as const;
const LENGTHS_OF_VEO_2 = [5, 6, 8] as const;

/** The response when a clip was made but is withheld. */
const filteredSchema = z.object({
  response: z.object({
    generateVideoResponse: z.object({ raiMediaFilteredReasons: z.array(z.string()).min(1) }),
  }),
});

/** Google's Veo. It has no seed option, because a seed only makes its clips more similar. */
export function openClipModel(settings: ModelSettings): ClipModel {
  const { model, fetch } = settings;
  const veo = resumable(
    createGoogle(aiSdkSettings({ ...settings, fetch: inspectJson(fetch, throwIfFiltered) })).video(
      model,
    ),
  );
  const isLite = /-lite\b/i.test(model);
  const takesLastFrame = /^veo-3\.1/i.test(model) && !isLite;
  const lengths = /^veo-2/i.test(model) ? LENGTHS_OF_VEO_2 : LENGTHS;
  return {
    id: `google:${model}`,
    label: labelOf(model),
    capabilities: {
      reference: true,
      seed: false,
      negativePrompt: !isLite,
      aspects: ASPECTS,
      firstFrame: true,
      lastFrame: takesLastFrame,
      nativeLoop: takesLastFrame,
      cancel: false,
    },

    async start({ prompt, negativePrompt, options, reference }, context) {
      const ratio = nearestShape(RATIOS, options.width, options.height);
      return await startWithAiSdk(
        veo,
        prompt,
        {
          aspectRatio: ratio,
          duration: lengthOf(lengths, options),
          ...(negativePrompt !== null && { providerOptions: { google: { negativePrompt } } }),
          ...(await edgeFrames(reference, ratio, takesLastFrame)),
        },
        context,
      );
    },

    check: (operation, context) => checkWithAiSdk(veo, operation, fetch, context),
  };
}

/** The package does not report why a clip is missing. */
function throwIfFiltered(answer: unknown): void {
  const { data } = filteredSchema.safeParse(answer);
  const reasons = data?.response.generateVideoResponse.raiMediaFilteredReasons;
  if (reasons !== undefined) throw providerRefused(reasons.join(' '));
}

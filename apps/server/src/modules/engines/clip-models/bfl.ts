import { createBlackForestLabs } from '@ai-sdk/black-forest-labs';
import { ASPECTS } from '@loopwright/contract';
import { aiSdkSettings } from '../engine/ai-sdk-settings.ts';
import type { ClipModel } from '../engine/clip-model.ts';
import type { ModelSettings } from '../engine/image-model.ts';
import { labelOf } from '../engine/label-of.ts';
import { nearestShape, type Ratio } from '../image-models/nearest-size.ts';
import { checkWithAiSdk, resumable, startWithAiSdk } from './clip-of-ai-sdk.ts';
import { edgeFrames } from './edge-frames.ts';

/** https://docs.bfl.ai/api-reference/utility/generate-a-video-with-flux-3 */
const RATIOS: readonly Ratio[] = ['16:9', '9:16', '1:1', '4:3', '3:4', '2:1', '21:9'];
/** The shortest clip that it makes. */
const SECONDS = 5;

/** Clips of Black Forest Labs: FLUX 3, which takes no seed and no negative prompt. */
export function openClipModel(settings: ModelSettings): ClipModel {
  const { model, fetch } = settings;
  const flux = resumable(createBlackForestLabs(aiSdkSettings(settings)).video(model));
  return {
    id: `bfl:${model}`,
    label: labelOf(model),
    capabilities: {
      reference: true,
      seed: false,
      negativePrompt: false,
      aspects: ASPECTS,
      firstFrame: true,
      lastFrame: true,
      nativeLoop: true,
      cancel: false,
    },

    async start({ prompt, options, reference }, context) {
      const ratio = nearestShape(RATIOS, options.width, options.height);
      return await startWithAiSdk(
        flux,
        prompt,
        {
          aspectRatio: ratio,
          duration: SECONDS,
          generateAudio: false,
          providerOptions: { blackForestLabs: { resolution: 'hd' } },
          ...(await edgeFrames(reference, ratio, true)),
        },
        context,
      );
    },

    check: (operation, context) => checkWithAiSdk(flux, operation, fetch, context),
  };
}

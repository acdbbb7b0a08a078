import { ASPECTS } from '@loopwright/contract';
import { COMPATIBLE, compatibleServer } from '../engine/compatible-server.ts';
import type { ModelSettings, ImageModel } from '../engine/image-model.ts';
import { labelOf } from '../engine/label-of.ts';
import { generateWithAiSdk } from './generate-with-ai-sdk.ts';
import { freeSize } from './nearest-size.ts';
import { STILL_ONLY } from './still-only.ts';

/** The usual size in the training of open models; larger images take longer and repeat their content. */
const PIXELS = 1024 * 1024;

/**
 * A server that speaks OpenAI's `/images/generations` and `/images/edits`: vLLM-Omni, SGLang, LocalAI,
 * Ollama and others. Fields that OpenAI lacks are sent as well; servers that do not support them ignore
 * them. docs/engines.md lists the support.
 */
export function openImageModel(settings: ModelSettings): ImageModel {
  const { model, steps } = settings;
  const image = compatibleServer(settings).imageModel(model);
  return {
    id: `compatible:${model}`,
    label: labelOf(model),
    capabilities: {
      reference: true,
      seed: true,
      negativePrompt: true,
      aspects: ASPECTS,
      ...STILL_ONLY,
    },
    async generate(request, context) {
      const { negativePrompt, options } = request;
      const { width, height, seed } = options;
      const extra = {
        // With links, the server might not serve the linked file.
        response_format: 'b64_json',
        seed,
        ...(negativePrompt !== null && { negative_prompt: negativePrompt }),
        ...(steps !== null && { num_inference_steps: steps, step: steps }),
      };
      return await generateWithAiSdk(
        image,
        request,
        { size: freeSize(width, height, PIXELS), providerOptions: { [COMPATIBLE]: extra } },
        context,
      );
    },
  };
}

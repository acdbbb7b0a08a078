import { ASPECTS } from '@loopwright/contract';
import { COMPATIBLE, compatibleServer } from '../engine/compatible-server.ts';
import { labelOf } from '../engine/label-of.ts';
import type { ModelSettings, ImageModel } from '../engine/image-model.ts';
import { freeSize } from './nearest-size.ts';
import { generateWithAiSdk } from './generate-with-ai-sdk.ts';
import { STILL_ONLY } from './still-only.ts';

/** What open models are trained on; more costs time and gives doubled heads. */
const PIXELS = 1024 * 1024;

/**
 * A server that speaks OpenAI's `/images/generations` and `/images/edits`: vLLM-Omni, SGLang, LocalAI,
 * Ollama and the like. What OpenAI has no field for is sent beside the others and ignored by those that
 * do not know it; docs/engines.md says who does.
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
        // Links lead to a file that the server may not even serve.
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

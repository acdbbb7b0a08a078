import { describeFailure } from './calls/describe-failure.ts';
import type { ProviderLimiter } from './calls/provider-limiter.ts';
import { interruptedError } from './engine/engine-error.ts';
import type { Engine, EngineContext, EngineRequest } from './engine/engine.ts';
import type { GeneratedImage, ImageModel } from './engine/image-model.ts';
import { unconfirmedSubmission } from './engine/unconfirmed-submission.ts';
import { finishImage } from './finish-image.ts';

/** From the request to the provider to the last byte of its answer. */
const WHOLE_MS = 5 * 60 * 1000;
const TEXT_MAXIMUM = 2_000;
/** The fractions of the whole work at which the request is sent and the image has arrived. */
const SHARE = { submitted: 0.05, delivered: 0.85 } as const;

export interface ImageEngineDependencies {
  readonly model: ImageModel;
  readonly limiter: ProviderLimiter;
  /** Keys, which no log may contain. */
  readonly secrets: readonly (string | null)[];
  readonly wholeMs?: number;
}

/** Makes images with a model of a provider. */
export function createImageEngine(dependencies: ImageEngineDependencies): Engine {
  const { model, limiter } = dependencies;
  const { id, label, capabilities } = model;
  return {
    id,
    label,
    kinds: ['image'],
    capabilities,
    secondsUntilAvailable: () => limiter.secondsUntilAvailable(id),

    async generate(request, context) {
      const { signal, operation } = context;
      signal.throwIfAborted();
      // One request submits and pays for an image, so what became of an earlier one is unknown.
      if (operation.started !== null) throw interruptedError();
      const { bytes, text } = await limiter.run(id, signal, () =>
        requestImage(request, context, dependencies),
      );
      signal.throwIfAborted();
      const { width, height } = request.options;
      const trimmed = text?.trim().slice(0, TEXT_MAXIMUM) || null;
      return { bytes, mimeType: 'image/png', width, height, seam: null, text: trimmed };
    },

    close: () => Promise.resolve(),
  };
}

async function requestImage(
  { prompt, negativePrompt, options, reference }: EngineRequest,
  { signal, onProgress, operation }: EngineContext,
  { model, secrets, wholeMs = WHOLE_MS }: ImageEngineDependencies,
): Promise<GeneratedImage> {
  await operation.save(unconfirmedSubmission(model.id));
  onProgress({ stage: 'drawing', fraction: SHARE.submitted });
  const deadline = AbortSignal.any([signal, AbortSignal.timeout(wholeMs)]);
  try {
    const generated = await model.generate(
      { prompt, negativePrompt, options, reference },
      { signal: deadline },
    );
    signal.throwIfAborted();
    onProgress({ stage: 'encoding', fraction: SHARE.delivered });
    // Inside the limiter, because an unusable image counts as a failure of the provider.
    return { ...generated, bytes: await finishImage(generated.bytes, model.id, options) };
  } catch (cause) {
    signal.throwIfAborted();
    const hidden = [...secrets, prompt, negativePrompt];
    throw describeFailure(deadline.aborted ? deadline.reason : cause, model.id, hidden);
  }
}

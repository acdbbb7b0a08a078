import { MODEL_MESSAGES } from '@loopwright/contract';
import { unconfirmedSubmission } from './engine/unconfirmed-submission.ts';
import { describeFailure } from './calls/describe-failure.ts';
import type { ProviderLimiter } from './calls/provider-limiter.ts';
import type { Engine } from './engine/engine.ts';
import { EngineError } from './engine/engine-error.ts';
import { finishImage } from './finish-image.ts';
import type { ImageModel } from './engine/image-model.ts';

/** From its turn at the provider to the last byte. */
const WHOLE_MS = 5 * 60 * 1000;
const TEXT_MAXIMUM = 2_000;
/** Where the parts of the work begin, about as their times go. */
const SHARE = { asked: 0.05, painted: 0.85 } as const;

export interface ImageEngineDependencies {
  readonly model: ImageModel;
  readonly limiter: ProviderLimiter;
  /** What must not be seen in a log. */
  readonly secrets: readonly (string | null)[];
  readonly wholeMs?: number;
}

/** An engine for pictures out of a model that makes them. */
export function createImageEngine({
  model,
  limiter,
  secrets,
  wholeMs = WHOLE_MS,
}: ImageEngineDependencies): Engine {
  const { id, label, capabilities } = model;
  return {
    id,
    label,
    kinds: ['image'],
    capabilities,
    secondsUntilAvailable: () => limiter.secondsUntilAvailable(id),

    async generate(request, { signal, onProgress, operation }) {
      signal.throwIfAborted();
      // A picture is asked for and paid in one go: nobody can tell what became of the last attempt.
      if (operation.started !== null) throw interruptedError();
      const { prompt, negativePrompt, options, reference } = request;
      const { bytes, text } = await limiter.run(id, signal, async () => {
        await operation.save(unconfirmedSubmission(id));
        onProgress({ stage: 'drawing', fraction: SHARE.asked });
        const whole = AbortSignal.any([signal, AbortSignal.timeout(wholeMs)]);
        try {
          const painted = await model.generate(
            { prompt, negativePrompt, options, reference },
            { signal: whole },
          );
          signal.throwIfAborted();
          onProgress({ stage: 'encoding', fraction: SHARE.painted });
          // Here, because a provider that sends no pictures is not well.
          return { ...painted, bytes: await finishImage(painted.bytes, id, options) };
        } catch (cause) {
          signal.throwIfAborted();
          const unseen = [...secrets, prompt, negativePrompt];
          throw describeFailure(whole.aborted ? whole.reason : cause, id, unseen);
        }
      });
      signal.throwIfAborted();
      const { width, height } = options;
      const said = text?.trim().slice(0, TEXT_MAXIMUM) || null;
      return { bytes, mimeType: 'image/png', width, height, seam: null, text: said };
    },

    close: () => Promise.resolve(),
  };
}

const interruptedError = (): EngineError =>
  new EngineError('internal', {
    publicMessage: MODEL_MESSAGES.modelInterrupted,
    isRetryable: true,
    mayHaveCost: true,
  });

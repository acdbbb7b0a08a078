import type { Ffmpeg } from '@loopwright/media/node';
import { describeFailure } from './calls/describe-failure.ts';
import type { ProviderLimiter } from './calls/provider-limiter.ts';
import type { Sleep } from './calls/retrying-fetch.ts';
import { loopFromClip } from './clip-models/loop-from-clip.ts';
import { discardClip, startClip } from './clip-models/start-clip.ts';
import { readStoredOperation } from './clip-models/stored-operation.ts';
import { waitForClip } from './clip-models/wait-for-clip.ts';
import type { ClipModel } from './engine/clip-model.ts';
import { interruptedError } from './engine/engine-error.ts';
import type { Engine, EngineContext, EngineProgress, EngineRequest } from './engine/engine.ts';

/** From the start of a clip to its last byte, restarts of this server included. */
const WAIT_MS = 15 * 60 * 1000;
/** The fractions of the whole work at which the provider starts and has delivered. */
const SHARE = { started: 0.02, delivered: 0.85 } as const;

export interface ClipEngineDependencies {
  readonly model: ClipModel;
  readonly limiter: ProviderLimiter;
  /** Keys, which no log may contain. */
  readonly secrets: readonly (string | null)[];
  readonly ffmpeg: Ffmpeg;
  readonly sleep: Sleep;
  readonly waitMs?: number;
  readonly now?: () => number;
}

/** Makes loops from the clips of a model. This server closes the clips. */
export function createClipEngine(dependencies: ClipEngineDependencies): Engine {
  const { model, limiter, secrets, ffmpeg } = dependencies;
  const { id, label } = model;
  return {
    id,
    label,
    kinds: ['gif'],
    // A getter, because some servers report only later what they support.
    get capabilities() {
      return model.capabilities;
    },
    secondsUntilAvailable: () => limiter.secondsUntilAvailable(id),

    async generate(request, context) {
      const { signal, onProgress } = context;
      const clip = await obtainClip(request, context, dependencies);
      return await loopFromClip(
        clip,
        { engine: id, options: request.options, ffmpeg },
        {
          signal,
          onProgress: ({ stage, fraction, ...rest }) =>
            onProgress({
              ...rest,
              stage,
              fraction: SHARE.delivered + fraction * (1 - SHARE.delivered),
            }),
        },
      );
    },

    async discardOperation(operation) {
      const stored = readStoredOperation(operation);
      if (stored === null || stored === 'unconfirmed') return;
      await discardClip(model, stored).catch((cause: unknown) => {
        throw describeFailure(cause, id, secrets);
      });
    },

    close: () => Promise.resolve(),
  };
}

/** Starts a clip and waits for it, or waits for the clip that an earlier attempt has started. */
async function obtainClip(
  request: EngineRequest,
  context: EngineContext,
  { model, limiter, secrets, sleep, waitMs = WAIT_MS, now = Date.now }: ClipEngineDependencies,
): Promise<Uint8Array> {
  const { signal, onProgress, operation } = context;
  signal.throwIfAborted();
  const { prompt, negativePrompt, options, reference } = request;
  const stored = readStoredOperation(operation.started);
  if (stored === 'unconfirmed') throw interruptedError();
  const shared = { model, secrets: [...secrets, prompt, negativePrompt], waitMs, now };
  const reportDrawing = (fraction: number): void => onProgress(drawingAt(fraction));
  const waiting = { ...shared, sleep, signal, onProgress: reportDrawing };
  // A clip that was started before needs no slot: the provider is already working on it.
  if (stored !== null) return await waitForClip(stored, waiting);
  return await limiter.run(model.id, signal, async () => {
    const clipRequest = { prompt, negativePrompt, options, reference };
    const started = await startClip(clipRequest, shared, context);
    reportDrawing(0);
    return started instanceof Uint8Array ? started : await waitForClip(started, waiting);
  });
}

const drawingAt = (fraction: number): EngineProgress => ({
  stage: 'drawing',
  fraction: SHARE.started + Math.min(1, Math.max(0, fraction)) * (SHARE.delivered - SHARE.started),
});

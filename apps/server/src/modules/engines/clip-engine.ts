import { MODEL_MESSAGES } from '@loopwright/contract';
import type { Turns } from '../../platform/threads/turns.ts';
import { unconfirmedSubmission } from './engine/unconfirmed-submission.ts';
import type { Ffmpeg } from './clip/find-ffmpeg.ts';
import type { Sleep } from './calls/retrying-fetch.ts';
import type { ProviderLimiter } from './calls/provider-limiter.ts';
import { describeFailure } from './calls/describe-failure.ts';
import type { ClipModel, ClipRequest } from './engine/clip-model.ts';
import { loopFromClip } from './clip-models/loop-from-clip.ts';
import { isTransient } from './clip-models/is-transient.ts';
import {
  startedClip,
  readStoredOperation,
  type StartedClip,
} from './clip-models/stored-operation.ts';
import { withGracePeriod } from './clip-models/with-grace-period.ts';
import type { Engine, EngineContext, EngineProgress } from './engine/engine.ts';
import { EngineError } from './engine/engine-error.ts';

/** From the start of a clip to its last byte, restarts of ours included. */
const WAIT_MS = 15 * 60 * 1000;
/** For one look at it, the download included. */
const CHECK_MS = 2 * 60 * 1000;
const POLL_PAUSES_MS = [1_000, 2_000, 3_000];
const POLL_PAUSE_MS = 5_000;
/** Failed looks in a row before a clip is given up that was paid for. */
const FAILURES = 6;
const FORGET_MS = 10_000;
/** Where the parts of the work begin, about as their times go. */
const SHARE = { started: 0.02, sent: 0.85 } as const;
/** Without word from the provider, half of the rest is thought to be done after so long. */
const HALF_LIFE_MS = 60_000;

export interface ClipEngineDependencies {
  readonly model: ClipModel;
  readonly limiter: ProviderLimiter;
  /** What must not be seen in a log. */
  readonly secrets: readonly (string | null)[];
  readonly ffmpeg: Ffmpeg;
  readonly closings?: Turns | undefined;
  readonly pause: Sleep;
  readonly waitMs?: number;
  readonly now?: () => number;
}

/** An engine for loops out of a model that makes clips, which are then closed here. */
export function createClipEngine({
  model,
  limiter,
  secrets,
  ffmpeg,
  closings,
  pause,
  waitMs = WAIT_MS,
  now = Date.now,
}: ClipEngineDependencies): Engine {
  const { id, label } = model;

  const unseenOf = ({ prompt, negativePrompt }: ClipRequest): readonly (string | null)[] => [
    ...secrets,
    prompt,
    negativePrompt,
  ];

  /** Gives the clip, or what is needed to wait for it. */
  async function start(
    request: ClipRequest,
    { signal, operation }: EngineContext,
  ): Promise<StartedClip | Uint8Array> {
    // Whoever finds this and nothing more cannot know what became of it, and does not ask again.
    await operation.save(unconfirmedSubmission(id));
    const startedAt = now();
    const deadline = AbortSignal.timeout(waitMs);
    const started = await withGracePeriod(signal, (patient) =>
      model.start(request, { signal: AbortSignal.any([patient, deadline]) }),
    ).catch((cause: unknown) => {
      signal.throwIfAborted();
      const reason: unknown = deadline.aborted ? deadline.reason : cause;
      throw describeFailure(reason, id, unseenOf(request));
    });
    if (started.status === 'done') return started.clip;
    const clip = startedClip(id, startedAt, started.operation);
    await operation.save(clip).catch(async (cause: unknown) => {
      // Nobody would ever ask for it. The provider is not to blame.
      await forget(clip).catch(() => undefined);
      throw cause;
    });
    return clip;
  }

  async function waitFor(
    clip: StartedClip,
    request: ClipRequest,
    { signal, onProgress }: EngineContext,
  ) {
    let failures = 0;
    for (let looks = 0; ; looks += 1) {
      signal.throwIfAborted();
      const elapsedMs = now() - clip.startedAt;
      if (elapsedMs >= waitMs) throw overdue();
      const look = AbortSignal.timeout(Math.min(CHECK_MS, waitMs - elapsedMs));
      try {
        const state = await model.check(clip.operation, {
          signal: AbortSignal.any([signal, look]),
        });
        if (state.status === 'done') return state.clip;
        failures = 0;
        onProgress(progressAt(state.fraction ?? 1 - 0.5 ** (elapsedMs / HALF_LIFE_MS)));
      } catch (cause) {
        signal.throwIfAborted();
        failures += 1;
        if (failures === FAILURES || !isTransient(cause)) {
          throw describeFailure(cause, id, unseenOf(request));
        }
      }
      await pause(POLL_PAUSES_MS[looks] ?? POLL_PAUSE_MS, signal);
    }
  }

  async function forget(clip: StartedClip): Promise<void> {
    await model.discard?.(clip.operation, { signal: AbortSignal.timeout(FORGET_MS) });
  }

  return {
    id,
    label,
    kinds: ['gif'],
    // Some servers can be asked only later what they can do.
    get capabilities() {
      return model.capabilities;
    },
    secondsUntilAvailable: () => limiter.secondsUntilAvailable(id),

    async generate(request, context) {
      const { signal, onProgress, operation } = context;
      signal.throwIfAborted();
      const { prompt, negativePrompt, options, reference } = request;
      const kept = readStoredOperation(operation.started);
      if (kept === 'asked') throw interrupted();
      const asking = { prompt, negativePrompt, options, reference };
      const clip =
        kept === null
          ? await limiter.run(id, signal, async () => {
              const started = await start(asking, context);
              onProgress(progressAt(0));
              const isThere = started instanceof Uint8Array;
              return isThere ? started : await waitFor(started, asking, context);
            })
          : // Its turn has been: the provider is at it already.
            await waitFor(kept, asking, context);
      return await loopFromClip(
        clip,
        { engine: id, options, ffmpeg, closings },
        {
          signal,
          onProgress: ({ stage, fraction, ...rest }) =>
            onProgress({ ...rest, stage, fraction: SHARE.sent + fraction * (1 - SHARE.sent) }),
        },
      );
    },

    async discardOperation(operation) {
      const kept = readStoredOperation(operation);
      if (kept === null || kept === 'asked') return;
      await forget(kept).catch((cause: unknown) => {
        throw describeFailure(cause, id, secrets);
      });
    },

    close: () => Promise.resolve(),
  };
}

const progressAt = (fraction: number): EngineProgress => ({
  stage: 'drawing',
  fraction: SHARE.started + Math.min(1, Math.max(0, fraction)) * (SHARE.sent - SHARE.started),
});

const overdue = (): EngineError =>
  new EngineError('unavailable', {
    publicMessage: MODEL_MESSAGES.modelTooSlow,
    isRetryable: true,
    mayHaveCost: true,
  });

const interrupted = (): EngineError =>
  new EngineError('internal', {
    publicMessage: MODEL_MESSAGES.modelInterrupted,
    isRetryable: true,
    mayHaveCost: true,
  });

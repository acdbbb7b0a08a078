import { describeFailure } from '../calls/describe-failure.ts';
import type { Sleep } from '../calls/retrying-fetch.ts';
import type { ClipModel } from '../engine/clip-model.ts';
import { EngineError } from '../engine/engine-error.ts';
import { isTransient } from './is-transient.ts';
import type { StartedClip } from './stored-operation.ts';

/** Time limit for one status request, the download of the clip included. */
const CHECK_MS = 2 * 60 * 1000;
const FIRST_PAUSES_MS = [1_000, 2_000, 3_000];
const PAUSE_MS = 5_000;
/** Status requests that may fail in a row. The clip has been paid for, so the number is generous. */
const FAILURES_MAXIMUM = 6;
/** A provider that reports no progress is assumed to finish half of the rest in this time. */
const HALF_LIFE_MS = 60_000;

export interface WaitForClipOptions {
  readonly model: ClipModel;
  /** Texts that no log may contain: keys and prompts. */
  readonly secrets: readonly (string | null)[];
  /** From the start of the clip, waiting before a restart of this server included. */
  readonly waitMs: number;
  readonly now: () => number;
  readonly sleep: Sleep;
  readonly signal: AbortSignal;
  /** @param fraction of the provider's work, 0–1 */
  readonly onProgress: (fraction: number) => void;
}

/**
 * Asks the provider for the status of a clip until it is finished, and downloads it.
 *
 * @throws EngineError when the provider has failed, or not finished in time
 * @throws the signal's reason when it fires
 */
export async function waitForClip(
  clip: StartedClip,
  { model, secrets, waitMs, now, sleep, signal, onProgress }: WaitForClipOptions,
): Promise<Uint8Array> {
  let failures = 0;
  for (let checks = 0; ; checks += 1) {
    signal.throwIfAborted();
    const elapsedMs = now() - clip.startedAt;
    if (elapsedMs >= waitMs) throw tooSlowError();
    const deadline = AbortSignal.timeout(Math.min(CHECK_MS, waitMs - elapsedMs));
    try {
      const state = await model.check(clip.operation, {
        signal: AbortSignal.any([signal, deadline]),
      });
      if (state.status === 'done') return state.clip;
      failures = 0;
      onProgress(state.fraction ?? 1 - 0.5 ** (elapsedMs / HALF_LIFE_MS));
    } catch (cause) {
      signal.throwIfAborted();
      failures += 1;
      if (failures === FAILURES_MAXIMUM || !isTransient(cause)) {
        throw describeFailure(cause, model.id, secrets);
      }
    }
    await sleep(FIRST_PAUSES_MS[checks] ?? PAUSE_MS, signal);
  }
}

const tooSlowError = (): EngineError =>
  new EngineError('modelTooSlow', { isRetryable: true, mayHaveCost: true });

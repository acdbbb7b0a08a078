import { describeFailure } from '../calls/describe-failure.ts';
import type { ClipModel, ClipRequest } from '../engine/clip-model.ts';
import type { EngineContext } from '../engine/engine.ts';
import { unconfirmedSubmission } from '../engine/unconfirmed-submission.ts';
import { startedClip, type StartedClip } from './stored-operation.ts';
import { withGracePeriod } from './with-grace-period.ts';

const DISCARD_MS = 10_000;

export interface StartClipOptions {
  readonly model: ClipModel;
  /** Texts that no log may contain: keys and prompts. */
  readonly secrets: readonly (string | null)[];
  /** Time limit for the provider's answer. */
  readonly waitMs: number;
  readonly now: () => number;
}

/**
 * Submits a clip to its provider and stores the operation for later attempts.
 *
 * @returns the operation to wait for, or the clip itself from a provider that answers with it
 * @throws EngineError when the provider fails; the signal's reason when it fires
 */
export async function startClip(
  request: ClipRequest,
  { model, secrets, waitMs, now }: StartClipOptions,
  { signal, operation }: Pick<EngineContext, 'signal' | 'operation'>,
): Promise<StartedClip | Uint8Array> {
  // An attempt that finds only this record cannot know whether the provider has begun, so it does
  // not submit the clip a second time.
  await operation.save(unconfirmedSubmission(model.id));
  const startedAt = now();
  const deadline = AbortSignal.timeout(waitMs);
  const started = await withGracePeriod(signal, (graceSignal) =>
    model.start(request, { signal: AbortSignal.any([graceSignal, deadline]) }),
  ).catch((cause: unknown) => {
    signal.throwIfAborted();
    const reason: unknown = deadline.aborted ? deadline.reason : cause;
    throw describeFailure(reason, model.id, secrets);
  });
  if (started.status === 'done') return started.clip;
  const clip = startedClip(model.id, startedAt, started.operation);
  await operation.save(clip).catch(async (cause: unknown) => {
    // No later attempt would find the operation. The cause is ours and says nothing of the provider.
    await discardClip(model, clip).catch(() => undefined);
    throw cause;
  });
  return clip;
}

/** Ends the provider's work on a clip, or deletes what it made, where the provider supports it. */
export async function discardClip(model: ClipModel, clip: StartedClip): Promise<void> {
  await model.discard?.(clip.operation, { signal: AbortSignal.timeout(DISCARD_MS) });
}

import {
  experimental_getVideoStatus as getVideoStatus,
  experimental_startVideo as startVideo,
} from 'ai';
import { ConfigurationError } from '../../../platform/configuration-error.ts';
import type { Json } from '../../../schema/stored-values.ts';
import { providerFailed } from '../calls/provider-failures.ts';
import type { ClipModel, ClipStart } from '../engine/clip-model.ts';
import type { ModelContext } from '../engine/image-model.ts';
import { download, operationGone, isGone } from './call-server.ts';

/** A model whose clips can be started here and polled later, by another process. */
type VideoModel = Parameters<typeof getVideoStatus>[0];

/** The model of a provider's package; each package has its own types for it. */
interface PackagedModel {
  readonly modelId: string;
  readonly doStart?: unknown;
  readonly doStatus?: unknown;
}

/**
 * Checks that a clip can be resumed after a restart. Not all models of the AI SDK support it: a model
 * that responds only with the finished clip would be paid again after every restart.
 *
 * @throws ConfigurationError for a model that does not support it
 */
export function resumable(model: PackagedModel): VideoModel {
  if (model.doStart === undefined || model.doStatus === undefined) {
    throw new ConfigurationError(`${model.modelId} cannot make clips that survive a restart.`);
  }
  return model as VideoModel;
}

/** The options of the AI SDK that differ between providers. */
export type StartOptions = Pick<
  Parameters<typeof startVideo>[0],
  'aspectRatio' | 'resolution' | 'duration' | 'frameImages' | 'generateAudio' | 'providerOptions'
>;

/** Requests one clip from a model of the AI SDK, without retries. */
export async function startWithAiSdk(
  model: VideoModel,
  prompt: string,
  options: StartOptions,
  { signal }: ModelContext,
): Promise<ClipStart> {
  const { operation } = await startVideo({
    model,
    prompt,
    n: 1,
    ...options,
    // Retries happen in `createRetryingFetch`, which knows whether the provider may have started.
    maxRetries: 0,
    abortSignal: signal,
  });
  return { status: 'started', operation: operation as Json };
}

/** Reads the status of a clip, and downloads a finished one. @param fetch for the download */
export async function checkWithAiSdk(
  model: VideoModel,
  operation: Json,
  fetch: typeof globalThis.fetch,
  { signal }: ModelContext,
): ReturnType<ClipModel['check']> {
  const state = await getVideoStatus(model, {
    operation: structuredClone(operation),
    maxRetries: 0,
    abortSignal: signal,
  }).catch((cause: unknown) => {
    throw isGone(cause) ? operationGone() : cause;
  });
  if (state.status === 'pending') return { status: 'running' };
  if (state.status === 'error') throw providerFailed(state.error);
  const [video] = state.videos;
  if (video?.type !== 'url') throw providerFailed('it sent no link to a clip');
  return { status: 'done', clip: await download(fetch, video.url, { signal }) };
}

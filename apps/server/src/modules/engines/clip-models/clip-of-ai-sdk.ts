import {
  experimental_getVideoStatus as getVideoStatus,
  experimental_startVideo as startVideo,
} from 'ai';
import { ConfigurationError } from '../../../platform/configuration-error.ts';
import { providerFailed } from '../calls/provider-failures.ts';
import type { ClipModel, ClipStart } from '../engine/clip-model.ts';
import type { Json } from '../../../schema/stored-values.ts';
import type { ModelContext } from '../engine/image-model.ts';
import { download, operationGone, isGone } from './call-server.ts';

/** A model that can be started and asked later, by another process. */
type VideoModel = Parameters<typeof getVideoStatus>[0];

/** One of a provider's package: each of them has types of its own for the same. */
interface PackagedModel {
  readonly modelId: string;
  readonly doStart?: unknown;
  readonly doStatus?: unknown;
}

/**
 * What can be kept in the database while it works. Not all models of the AI SDK can: one that only
 * answers at the end would be paid again after every restart.
 *
 * @throws ConfigurationError for one that cannot
 */
export function resumable(model: PackagedModel): VideoModel {
  if (model.doStart === undefined || model.doStatus === undefined) {
    throw new ConfigurationError(
      `${model.modelId} cannot be asked for clips that survive a restart.`,
    );
  }
  return model as VideoModel;
}

/** What differs from provider to provider, in the words of the AI SDK. */
export type StartOptions = Pick<
  Parameters<typeof startVideo>[0],
  'aspectRatio' | 'resolution' | 'duration' | 'frameImages' | 'generateAudio' | 'providerOptions'
>;

/** Asks a model of the AI SDK for one clip, once. */
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
    // Whether to ask again is decided where it is known whether the provider has begun.
    maxRetries: 0,
    abortSignal: signal,
  });
  return { status: 'started', operation: operation as Json };
}

/** Looks how far it is, and fetches it at the end. @param fetch for the clip */
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

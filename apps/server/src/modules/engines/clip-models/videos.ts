import { ASPECTS } from '@loopwright/contract';
import type { ClipModel } from '../engine/clip-model.ts';
import type { EngineCapabilities } from '../engine/engine.ts';
import type { ModelSettings } from '../engine/image-model.ts';
import { labelOf } from '../engine/label-of.ts';
import { createDialectFinder } from './dialect-finder.ts';
import { bodyOf, type Dialect } from './dialects.ts';
import { probeDialect } from './probe-dialect.ts';
import { checkJob, deleteJob, makeClipAtOnce, startJob, type VideosServer } from './videos-api.ts';

/** A server with OpenAI's `/v1/videos`: vLLM-Omni, SGLang, LocalAI (its `/video`) or OpenAI itself. */
export async function openClipModel(settings: ModelSettings): Promise<ClipModel> {
  const { model, apiKey, baseUrl, fetch } = settings;
  if (baseUrl === null) throw new Error('A server for videos needs VIDEOS_BASE_URL.');
  const headers = { ...(apiKey !== null && { authorization: `Bearer ${apiKey}` }) };
  const server: VideosServer = { fetch, baseUrl, headers };
  const dialect = createDialectFinder(() => probeDialect(fetch, baseUrl, headers));
  await dialect.find().catch(() => null);

  return {
    id: `videos:${model}`,
    label: labelOf(model),
    get capabilities() {
      return capabilitiesOf(dialect.known() ?? 'openai', model);
    },

    async start(request, { signal }) {
      const found = await dialect.find();
      const body = await bodyOf(found, model, request);
      return found === 'localai'
        ? { status: 'done', clip: await makeClipAtOnce(server, body, signal) }
        : { status: 'started', operation: await startJob(server, body, signal) };
    },

    check: (job, { signal }) => checkJob(server, job, signal),

    discard: (job, { signal }) => deleteJob(server, job, signal),
  };
}

function capabilitiesOf(dialect: Dialect, model: string): EngineCapabilities {
  // The names of text-to-video models contain t2v.
  const reference = !/t2v/i.test(model);
  const isOpen = dialect !== 'openai';
  const takesLastFrame = reference && dialect === 'localai';
  return {
    reference,
    seed: isOpen,
    negativePrompt: isOpen,
    aspects: ASPECTS,
    firstFrame: reference,
    lastFrame: takesLastFrame,
    nativeLoop: takesLastFrame,
    // Only vLLM-Omni stops the work of a deleted clip.
    cancel: dialect === 'vllm-omni',
  };
}

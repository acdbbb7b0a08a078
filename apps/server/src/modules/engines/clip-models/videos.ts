import { ASPECTS } from '@loopwright/contract';
import { z } from 'zod';
import { providerFailed } from '../calls/provider-failures.ts';
import type { ClipModel, ClipStart } from '../engine/clip-model.ts';
import type { EngineCapabilities } from '../engine/engine.ts';
import type { Json } from '../../../schema/stored-values.ts';
import { labelOf } from '../engine/label-of.ts';
import type { ModelContext, ModelSettings } from '../engine/image-model.ts';
import { fetchOk, fetchJson, download, operationGone, isGone } from './call-server.ts';
import { createDialectFinder } from './dialect-finder.ts';
import { bodyOf, type Dialect } from './dialects.ts';
import { probeDialect, rootOf } from './probe-dialect.ts';

/** Restricted, because the id becomes a part of URLs. */
const jobIdSchema = z.string().regex(/^[\w:-][\w.:-]{0,199}$/);

const jobSchema = z.object({
  id: jobIdSchema,
  status: z.string().default('queued'),
  progress: z.number().nullish(),
  error: z.object({ message: z.string().nullish() }).nullish(),
  /** Set by SGLang when it keeps clips in an object store. */
  url: z.string().nullish(),
});

/** LocalAI's response, which contains the clip. */
const clipSchema = z.object({ data: z.array(z.object({ b64_json: z.base64().min(1) })).min(1) });

const UNDERWAY = new Set(['queued', 'in_progress', 'pending', 'processing', 'running']);

/** A server with OpenAI's `/v1/videos`: vLLM-Omni, SGLang, LocalAI (its `/video`) or OpenAI itself. */
export async function openClipModel(settings: ModelSettings): Promise<ClipModel> {
  const { model, apiKey, baseUrl, fetch } = settings;
  if (baseUrl === null) throw new Error('A server for videos needs VIDEOS_BASE_URL.');
  const headers = { ...(apiKey !== null && { authorization: `Bearer ${apiKey}` }) };
  const dialect = createDialectFinder(() => probeDialect(fetch, baseUrl, headers));
  await dialect.find().catch(() => null);
  const jobUrl = (job: Json): string => `${baseUrl}/videos/${jobIdSchema.parse(job)}`;

  async function startClip(body: FormData | string, signal: AbortSignal): Promise<ClipStart> {
    const init = { method: 'POST', headers: headersFor(body), body, signal };
    const { id } = await fetchJson(fetch, `${baseUrl}/videos`, init, jobSchema);
    return { status: 'started', operation: id };
  }

  async function makeClip(body: FormData | string, signal: AbortSignal): Promise<ClipStart> {
    const init = { method: 'POST', headers: headersFor(body), body, signal };
    const answer = await fetchJson(fetch, `${rootOf(baseUrl ?? '')}/video`, init, clipSchema);
    return { status: 'done', clip: Buffer.from(answer.data[0]?.b64_json ?? '', 'base64') };
  }

  const headersFor = (body: FormData | string): Record<string, string> =>
    typeof body === 'string' ? { ...headers, 'content-type': 'application/json' } : headers;

  /** Sends the key only to the server itself: some keep clips at another address. */
  const fetchClip = (job: Json, url: string | null, { signal }: ModelContext) =>
    url === null
      ? download(fetch, `${jobUrl(job)}/content`, { headers, signal })
      : download(fetch, url, { signal });

  return {
    id: `videos:${model}`,
    label: labelOf(model),
    get capabilities() {
      return capabilitiesOf(dialect.known() ?? 'openai', model);
    },

    async start(request, { signal }) {
      const found = await dialect.find();
      const body = await bodyOf(found, model, request);
      return found === 'localai' ? await makeClip(body, signal) : await startClip(body, signal);
    },

    async check(job, context) {
      const { signal } = context;
      try {
        const state = await fetchJson(fetch, jobUrl(job), { headers, signal }, jobSchema);
        if (state.status === 'completed') {
          return { status: 'done', clip: await fetchClip(job, state.url ?? null, context) };
        }
        if (!UNDERWAY.has(state.status)) {
          throw providerFailed(
            state.error?.message ?? `its status is ${state.status.slice(0, 40)}`,
          );
        }
        const { progress } = state;
        // Some servers report 0 until the end.
        return progress ? { status: 'running', fraction: progress / 100 } : { status: 'running' };
      } catch (cause) {
        throw isGone(cause) ? operationGone() : cause;
      }
    },

    async discard(job, { signal }) {
      await fetchOk(fetch, jobUrl(job), { method: 'DELETE', headers, signal }).catch(
        (cause: unknown) => {
          if (!isGone(cause)) throw cause;
        },
      );
    },
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

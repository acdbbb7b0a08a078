import { z } from 'zod';
import type { Json } from '../../../schema/stored-values.ts';
import { providerFailed } from '../calls/provider-failures.ts';
import type { ClipState } from '../engine/clip-model.ts';
import { download, fetchJson, fetchOk, isGone, operationGone } from './call-server.ts';
import { rootOf } from './probe-dialect.ts';

/** How a server with `/v1/videos` is reached. */
export interface VideosServer {
  readonly fetch: typeof globalThis.fetch;
  /** Such as `http://localhost:8091/v1`. */
  readonly baseUrl: string;
  /** With the key, if there is one. */
  readonly headers: Readonly<Record<string, string>>;
}

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

/** @returns the id of the job */
export async function startJob(
  server: VideosServer,
  body: FormData | string,
  signal: AbortSignal,
): Promise<string> {
  const url = `${server.baseUrl}/videos`;
  const { id } = await fetchJson(server.fetch, url, post(server, body, signal), jobSchema);
  return id;
}

/** LocalAI responds only with the finished clip. */
export async function makeClipAtOnce(
  server: VideosServer,
  body: FormData | string,
  signal: AbortSignal,
): Promise<Uint8Array> {
  const url = `${rootOf(server.baseUrl)}/video`;
  const { data } = await fetchJson(server.fetch, url, post(server, body, signal), clipSchema);
  return Buffer.from(data[0]?.b64_json ?? '', 'base64');
}

function post({ headers }: VideosServer, body: FormData | string, signal: AbortSignal) {
  const type = typeof body === 'string' ? { 'content-type': 'application/json' } : {};
  return { method: 'POST', headers: { ...headers, ...type }, body, signal };
}

/** Reads the status of a job, and downloads a finished clip. @throws like `ClipModel.check` */
export async function checkJob(
  server: VideosServer,
  job: Json,
  signal: AbortSignal,
): Promise<ClipState> {
  const { fetch, headers } = server;
  try {
    const state = await fetchJson(fetch, jobUrl(server, job), { headers, signal }, jobSchema);
    if (state.status === 'completed') {
      return { status: 'done', clip: await downloadClip(server, job, state.url ?? null, signal) };
    }
    if (!UNDERWAY.has(state.status)) {
      throw providerFailed(state.error?.message ?? `its status is ${state.status.slice(0, 40)}`);
    }
    const { progress } = state;
    // Some servers report 0 until the end.
    return progress ? { status: 'running', fraction: progress / 100 } : { status: 'running' };
  } catch (cause) {
    throw isGone(cause) ? operationGone() : cause;
  }
}

/** Deletes a job; one that does not exist is no error. */
export async function deleteJob(
  server: VideosServer,
  job: Json,
  signal: AbortSignal,
): Promise<void> {
  const { fetch, headers } = server;
  const init = { method: 'DELETE', headers, signal };
  await fetchOk(fetch, jobUrl(server, job), init).catch((cause: unknown) => {
    if (!isGone(cause)) throw cause;
  });
}

const jobUrl = ({ baseUrl }: VideosServer, job: Json): string =>
  `${baseUrl}/videos/${jobIdSchema.parse(job)}`;

/** Sends the key only to the server itself: some keep clips at another address. */
const downloadClip = (
  server: VideosServer,
  job: Json,
  url: string | null,
  signal: AbortSignal,
): Promise<Uint8Array> =>
  url === null
    ? download(server.fetch, `${jobUrl(server, job)}/content`, { headers: server.headers, signal })
    : download(server.fetch, url, { signal });

import type { Dialect } from '../clip-models/dialects.ts';
import { bytes, json } from './answers.ts';
import { type Answerer, type FakeServer, openFakeServer, type SentRequest } from './fake-server.ts';

export interface FakeVideos extends FakeServer {
  /** Sets the response to the start of a clip. */
  onStart(answerer: Answerer): void;
  /** Sets the responses to status requests, in order; the last one is repeated. */
  onLook(...answerers: Answerer[]): void;
  onContent(answerer: Answerer): void;
  /** Answers all requests while it is not null, like a gateway in front of a starting server. */
  onAll(answerer: Answerer | null): void;
  readonly started: number;
  readonly looks: number;
  readonly deleted: readonly string[];
}

/** The clip of a start. */
export type ClipSource = Uint8Array | ((start: SentRequest) => Promise<Uint8Array>);

export const clipFor = async (source: ClipSource, start: SentRequest): Promise<Uint8Array> =>
  typeof source === 'function' ? await source(start) : source;

export const JOB = 'video_gen_1f';

/** The job record of https://docs.vllm.ai/projects/vllm-omni/en/latest/serving/videos_api/. */
export const job = (status: string, rest: object = {}): Answerer =>
  json(200, {
    id: JOB,
    object: 'video',
    model: 'wan',
    prompt: 'a red fox',
    status,
    progress: status === 'completed' ? 100 : 0,
    created_at: 1701234567,
    seconds: '4',
    ...rest,
  });

/** Parts of FastAPI's OpenAPI descriptions; docs/engines.md names the versions. */
const DESCRIPTIONS: Readonly<Partial<Record<Dialect, object>>> = {
  'vllm-omni': { paths: { '/v1/videos': { post: {} }, '/v1/videos/sync': { post: {} } } },
  sglang: { paths: { '/v1/videos': { post: {} } }, properties: { extra_body: {} } },
};

/**
 * A local server with `/v1/videos` that finishes a clip at the third status request.
 * @param gateway see `onAll`
 */
export async function openFakeVideos(
  dialect: Dialect,
  source: ClipSource,
  gateway: Answerer | null = null,
): Promise<FakeVideos> {
  const server = await openFakeServer();
  let start = job('queued');
  let looking = [job('queued'), job('in_progress', { progress: 50 }), job('completed')];
  let clip = typeof source === 'function' ? new Uint8Array() : source;
  let content: Answerer = (request, response) => bytes(clip, 'video/mp4')(request, response);
  let all = gateway;
  let started = 0;
  let looks = 0;
  const deleted: string[] = [];

  server.answer(async (request, response) => {
    const { method, path } = request;
    if (all !== null) await all(request, response);
    else if (path === '/openapi.json') {
      const description = DESCRIPTIONS[dialect];
      await json(description === undefined ? 404 : 200, description ?? {})(request, response);
    } else if (path === '/v1/models') {
      await json(200, { object: 'list', data: [] })(request, response);
    } else if (path === '/system' && dialect === 'localai') {
      await json(200, { backends: ['diffusers'], loaded_models: [] })(request, response);
    } else if (path === '/video' && dialect === 'localai') {
      started += 1;
      const base64 = Buffer.from(await clipFor(source, request)).toString('base64');
      await json(200, { id: 'x', created: 1, data: [{ b64_json: base64 }] })(request, response);
    } else if (method === 'POST' && path === '/v1/videos') {
      started += 1;
      clip = await clipFor(source, request);
      await start(request, response);
    } else if (method === 'DELETE') {
      deleted.push(path);
      await json(200, { id: JOB, deleted: true, object: 'video.deleted' })(request, response);
    } else if (path === `/v1/videos/${JOB}/content`) {
      await content(request, response);
    } else if (path === `/v1/videos/${JOB}`) {
      looks += 1;
      const [look] = looking.length > 1 ? looking.splice(0, 1) : looking;
      await look?.(request, response);
    } else response.writeHead(404).end();
  });

  return {
    ...server,
    get connections() {
      return server.connections;
    },
    get started() {
      return started;
    },
    get looks() {
      return looks;
    },
    deleted,
    onStart(answerer) {
      start = answerer;
    },
    onLook(...answerers) {
      looking = answerers;
    },
    onContent(answerer) {
      content = answerer;
    },
    onAll(answerer) {
      all = answerer;
    },
  };
}

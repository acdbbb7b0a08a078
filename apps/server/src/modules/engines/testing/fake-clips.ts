import { bytes, json } from './answers.ts';
import { type Answerer, type FakeServer, openFakeServer } from './fake-server.ts';
import { type ClipSource, clipFor } from './fake-videos.ts';
import { KEY } from './provider-engine.ts';
import { originOf } from './provider-exchanges.ts';
import {
  bflState,
  bflTask,
  falClip,
  falError,
  falQueued,
  replicatePrediction,
  veoClip,
  veoFiltered,
  veoOperation,
} from './recorded-answers.ts';

/** The requests of a provider's clips, as method and path, and its responses. */
export interface ClipDialect {
  readonly provider: string;
  readonly model: string;
  /** The header with the key. */
  readonly key: readonly [name: string, value: string];
  readonly start: string;
  /** The start with a reference image, if it differs. */
  readonly animate?: string;
  readonly look: string;
  /** The request for the link to the clip, if the last status does not contain it. */
  readonly result?: string;
  readonly cancel?: string;
  readonly begun: (origin: string) => object;
  readonly running: (origin: string) => object;
  readonly done: (origin: string, link: string) => object;
  /** The response about a refused clip. */
  readonly refused: (origin: string) => Answerer;
}

const VEO = 'models/veo-3.1-generate-preview';
const VEO_JOB = `${VEO}/operations/7d3a`;
const FAL = 'fal-ai/luma-dream-machine';
const RAY = 'luma/ray-flash-2-540p';
const PREDICTION = '/v1/predictions/gm3qorzdhgbfurvjtvhg6dckhu';

export const CLIP_DIALECTS: readonly ClipDialect[] = [
  {
    provider: 'google',
    model: 'veo-3.1-generate-preview',
    key: ['x-goog-api-key', KEY],
    start: `POST /v1/${VEO}:predictLongRunning`,
    look: `GET /v1/${VEO_JOB}`,
    begun: () => veoOperation(VEO_JOB),
    running: () => veoOperation(VEO_JOB),
    done: (_, link) => veoOperation(VEO_JOB, veoClip(link)),
    refused: () => json(200, veoOperation(VEO_JOB, veoFiltered('We cannot show a celebrity.'))),
  },
  {
    provider: 'fal',
    model: `${FAL}/ray-2`,
    key: ['authorization', `Key ${KEY}`],
    start: `POST /v1/${FAL}/ray-2`,
    animate: `POST /v1/${FAL}/ray-2/image-to-video`,
    look: `GET /v1/${FAL}/requests/7d3a/status`,
    result: `GET /v1/${FAL}/requests/7d3a`,
    cancel: `PUT /v1/${FAL}/requests/7d3a/cancel`,
    begun: () => falQueued(FAL),
    running: () => ({ status: 'IN_PROGRESS', ...falQueued(FAL) }),
    done: (_, link) => falClip(link),
    refused: () => json(422, falError('Flagged: celebrity.', 'content_policy_violation')),
  },
  {
    provider: 'replicate',
    model: RAY,
    key: ['authorization', `Bearer ${KEY}`],
    start: `POST /v1/models/${RAY}/predictions`,
    look: `GET ${PREDICTION}`,
    cancel: `POST ${PREDICTION}/cancel`,
    begun: (origin) => replicatePrediction(origin, 'starting'),
    running: (origin) => replicatePrediction(origin, 'processing'),
    done: (origin, output) => replicatePrediction(origin, 'succeeded', { output }),
    refused: (origin) =>
      json(
        200,
        replicatePrediction(origin, 'failed', { error: 'Blocked by moderation: celebrity' }),
      ),
  },
  {
    provider: 'bfl',
    model: 'flux-3-video',
    key: ['x-key', KEY],
    start: 'POST /v1/flux-3-video',
    look: 'GET /v1/get_result?id=7d3a',
    begun: bflTask,
    running: () => bflState('Pending'),
    done: (_, sample) => bflState('Ready', { result: { sample } }),
    refused: () =>
      json(
        200,
        bflState('Request Moderated', { details: { 'Moderation Reasons': ['Celebrity'] } }),
      ),
  },
];

export interface FakeClips extends FakeServer {
  onStart(answerer: Answerer): void;
  /** Answers status requests in this order, and then finishes the clip. */
  onLook(...answerers: readonly Answerer[]): void;
  /** Sets the response with the link to the clip, or the reason of a failure. */
  onEnd(answerer: Answerer): void;
  onContent(answerer: Answerer): void;
  readonly running: Answerer;
  /** The response with this link to the clip. */
  doneAt(link: string): Answerer;
  readonly started: number;
  readonly looks: number;
  readonly cancelled: number;
}

const FILE = '/files/clip.mp4';

/** A local server with a provider's API that finishes a clip at the third status request. */
export async function openFakeClips(dialect: ClipDialect, source: ClipSource): Promise<FakeClips> {
  const server = await openFakeServer();
  const [header, key] = dialect.key;
  const say =
    (body: (origin: string) => object): Answerer =>
    (request, response) =>
      json(200, body(originOf(request)))(request, response);
  const running = say(dialect.running);
  const doneAt = (link: string): Answerer => say((origin) => dialect.done(origin, link));
  const completed = json(200, { status: 'COMPLETED' });
  let start = say(dialect.begun);
  let end = say((origin) => dialect.done(origin, `${origin}${FILE}`));
  let clip = typeof source === 'function' ? new Uint8Array() : source;
  let content: Answerer = (request, response) => bytes(clip, 'video/mp4')(request, response);
  let looking: Answerer[] = [running, running];
  let started = 0;
  let looks = 0;
  let cancelled = 0;

  function nextLook(): Answerer {
    const [look] = looking.splice(0, 1);
    return look ?? (dialect.result === undefined ? end : completed);
  }

  server.answer(async (request, response) => {
    const { method, path, headers } = request;
    const route = `${method} ${path}`;
    if (path.startsWith(FILE)) return await content(request, response);
    if (headers[header] !== key) return void response.writeHead(401).end();
    if (route === dialect.start || route === dialect.animate) {
      started += 1;
      clip = await clipFor(source, request);
      await start(request, response);
    } else if (route === dialect.look) {
      looks += 1;
      await nextLook()(request, response);
    } else if (route === dialect.result) {
      await end(request, response);
    } else if (route === dialect.cancel) {
      cancelled += 1;
      response.writeHead(202).end();
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
    get cancelled() {
      return cancelled;
    },
    running,
    doneAt,
    onStart(answerer) {
      start = answerer;
    },
    onLook(...answerers) {
      looking = [...answerers];
    },
    onEnd(answerer) {
      end = answerer;
      looking = [];
    },
    onContent(answerer) {
      content = answerer;
    },
  };
}

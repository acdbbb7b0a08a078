import type { Dialect } from '../clip-models/dialects.ts';
import type { Engine } from '../engine/engine.ts';
import { openIllustrator } from '../illustrator/illustrator.ts';
import { isThorough } from '../../../testing/thorough.ts';
import { createModelEngines } from '../model-engines.ts';
import { openClipEngine } from './clip-engine.ts';
import { CLIP_DIALECTS, openFakeClips } from './fake-clips.ts';
import { type Answerer, type FakeServer, openFakeServer } from './fake-server.ts';
import { openFakeVideos } from './fake-videos.ts';
import type { FakeModel } from './fake-model.ts';
import { KEY, openProviderEngine } from './provider-engine.ts';
import { DIALECTS } from './failure-cases.ts';

/** An engine that every promise of `Engine` is held to. */
export interface ConformanceEngine {
  readonly name: string;
  readonly open: (model: FakeModel) => Promise<Engine>;
  /** The shapes of clips are cut by the same code for all, in a second each. */
  readonly takesLong?: boolean;
}

const VIDEO_SERVERS: readonly Dialect[] = ['vllm-omni', 'sglang', 'localai', 'openai'];

const behind = (engine: Engine, close: () => Promise<void>): Engine =>
  Object.create(engine, { close: { value: close } }) as Engine;

/** Answers with the picture that a request asks for, also where the picture is fetched later. */
const painting = (model: FakeModel, deliver: (base64: string) => Answerer): Answerer => {
  let latest: Answerer = (_, response) => void response.writeHead(404).end();
  return async (request, response) => {
    if (request.method === 'POST') {
      latest = deliver((await model.paint(request)).toString('base64'));
    }
    await latest(request, response);
  };
};

const addressOf = ({ origin }: FakeServer) => ({ baseUrl: `${origin}/v1`, apiKey: KEY });

const animatedImage: ConformanceEngine = {
  name: 'a moved picture of compatible',
  async open(model) {
    const server = await openFakeServer();
    const { deliver } = DIALECTS.find(({ provider }) => provider === 'compatible')!;
    server.answer(painting(model, deliver));
    const illustrator = openIllustrator(1);
    const providers = { compatible: { ...addressOf(server), steps: null } };
    const { open } = createModelEngines({ providers, concurrency: 2 }, { illustrator });
    const engine = await open('gif', { provider: 'compatible', model: 'flux', plans: [] });
    return behind(engine, async () => {
      await illustrator.close();
      await server.close();
    });
  },
};

const PICTURE_ENGINES: readonly ConformanceEngine[] = [
  {
    name: 'illustrator',
    open: () => Promise.resolve(openIllustrator(1)),
  },
  ...DIALECTS.map(({ provider, model: name, deliver }): ConformanceEngine => ({
    name: `pictures of ${provider}`,
    async open(model) {
      const desk = await openProviderEngine(provider, name);
      desk.server.answer(painting(model, deliver));
      return behind(desk.engine, () => desk.close());
    },
  })),
  animatedImage,
];

/** They need ffmpeg. */
const CLIP_ENGINES: readonly ConformanceEngine[] = [
  ...CLIP_DIALECTS.map((dialect): ConformanceEngine => ({
    name: `clips of ${dialect.provider}`,
    takesLong: true,
    async open(model) {
      const server = await openFakeClips(dialect, (start) => model.film(start));
      const engine = await openClipEngine(dialect.provider, dialect.model, addressOf(server));
      return behind(engine, () => server.close());
    },
  })),
  ...VIDEO_SERVERS.map((dialect): ConformanceEngine => ({
    name: `clips of /v1/videos as ${dialect}`,
    takesLong: true,
    async open(model) {
      const server = await openFakeVideos(dialect, (start) => model.film(start));
      const engine = await openClipEngine('videos', 'wan', addressOf(server));
      return behind(engine, () => server.close());
    },
  })),
];

/** Every engine; outside a thorough run those that need no ffmpeg. */
export const CONFORMANCE_ENGINES: readonly ConformanceEngine[] = isThorough
  ? [...PICTURE_ENGINES, ...CLIP_ENGINES]
  : PICTURE_ENGINES;

import { isThorough } from '../../../testing/thorough.ts';
import type { Dialect } from '../clip-models/dialects.ts';
import type { Engine } from '../engine/engine.ts';
import { openIllustrator } from '../illustrator/illustrator.ts';
import { createModelEngines } from '../model-engines.ts';
import { openClipEngine } from './clip-engine.ts';
import { DIALECTS } from './failure-cases.ts';
import { CLIP_DIALECTS, openFakeClips } from './fake-clips.ts';
import type { FakeModel } from './fake-model.ts';
import { type Answerer, type FakeServer, openFakeServer } from './fake-server.ts';
import { openFakeVideos } from './fake-videos.ts';
import { KEY, openProviderEngine } from './provider-engine.ts';

/** An engine that the conformance suite tests. */
export interface ConformanceEngine {
  readonly name: string;
  readonly open: (model: FakeModel) => Promise<Engine>;
  /** All clip engines crop shapes with the same code, which takes a second for each shape. */
  readonly takesLong?: boolean;
}

const VIDEO_SERVERS: readonly Dialect[] = ['vllm-omni', 'sglang', 'localai', 'openai'];

const withClose = (engine: Engine, close: () => Promise<void>): Engine =>
  Object.create(engine, { close: { value: close } }) as Engine;

/** Delivers the requested image, also to providers whose image is fetched by a later request. */
const delivering = (model: FakeModel, deliver: (base64: string) => Answerer): Answerer => {
  let latest: Answerer = (_, response) => void response.writeHead(404).end();
  return async (request, response) => {
    if (request.method === 'POST') {
      latest = deliver((await model.makeImage(request)).toString('base64'));
    }
    await latest(request, response);
  };
};

const addressOf = ({ origin }: FakeServer) => ({ baseUrl: `${origin}/v1`, apiKey: KEY });

const animatedImage: ConformanceEngine = {
  name: 'a moved image of compatible',
  async open(model) {
    const server = await openFakeServer();
    const { deliver } = DIALECTS.find(({ provider }) => provider === 'compatible')!;
    server.answer(delivering(model, deliver));
    const illustrator = openIllustrator(1);
    const providers = { compatible: { ...addressOf(server), steps: null } };
    const { open } = createModelEngines({ providers, concurrency: 2 }, { illustrator });
    const engine = await open('gif', { provider: 'compatible', model: 'flux', plans: [] });
    return withClose(engine, async () => {
      await illustrator.close();
      await server.close();
    });
  },
};

const IMAGE_ENGINES: readonly ConformanceEngine[] = [
  {
    name: 'illustrator',
    open: () => Promise.resolve(openIllustrator(1)),
  },
  ...DIALECTS.map(({ provider, model: name, deliver }): ConformanceEngine => ({
    name: `images of ${provider}`,
    async open(model) {
      const opened = await openProviderEngine(provider, name);
      opened.server.answer(delivering(model, deliver));
      return withClose(opened.engine, () => opened.close());
    },
  })),
  animatedImage,
];

/** These engines need ffmpeg. */
const CLIP_ENGINES: readonly ConformanceEngine[] = [
  ...CLIP_DIALECTS.map((dialect): ConformanceEngine => ({
    name: `clips of ${dialect.provider}`,
    takesLong: true,
    async open(model) {
      const server = await openFakeClips(dialect, (start) => model.makeClip(start));
      const engine = await openClipEngine(dialect.provider, dialect.model, addressOf(server));
      return withClose(engine, () => server.close());
    },
  })),
  ...VIDEO_SERVERS.map((dialect): ConformanceEngine => ({
    name: `clips of /v1/videos as ${dialect}`,
    takesLong: true,
    async open(model) {
      const server = await openFakeVideos(dialect, (start) => model.makeClip(start));
      const engine = await openClipEngine('videos', 'wan', addressOf(server));
      return withClose(engine, () => server.close());
    },
  })),
];

/** All engines; outside a thorough run only those that need no ffmpeg. */
export const CONFORMANCE_ENGINES: readonly ConformanceEngine[] = isThorough
  ? [...IMAGE_ENGINES, ...CLIP_ENGINES]
  : IMAGE_ENGINES;

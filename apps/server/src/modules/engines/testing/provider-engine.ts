import type { Engine, EngineRequest } from '../engine/engine.ts';
import { createModelEngines, type ModelEngineOptions } from '../model-engines.ts';
import { type FakeServer, openFakeServer } from './fake-server.ts';

/** Tests check that the key appears only in its header. */
export const KEY = 'key-that-stays-secret';

export interface ProviderEngine {
  readonly engine: Engine;
  readonly server: FakeServer;
  /** Milliseconds of the pauses between attempts. */
  readonly pauses: readonly number[];
  close(): Promise<void>;
}

type ProviderEngineOptions = ModelEngineOptions & { readonly steps?: number | null };

/** An engine for images that calls a local server instead of its provider's. */
export async function openEngineAt(
  origin: string,
  provider: string,
  model: string,
  { steps = null, ...options }: ProviderEngineOptions = {},
): Promise<Engine> {
  const settings = { apiKey: KEY, baseUrl: `${origin}/v1`, steps };
  const { open } = createModelEngines(
    { providers: { [provider]: settings }, concurrency: 4 },
    {},
    options,
  );
  return await open('image', { provider, model, plans: ['free', 'basic', 'premium'] });
}

/** Such an engine with its server, without pauses. */
export async function openProviderEngine(
  provider: string,
  model: string,
  options: ProviderEngineOptions = {},
): Promise<ProviderEngine> {
  const server = await openFakeServer();
  const pauses: number[] = [];
  const engine = await openEngineAt(server.origin, provider, model, {
    sleep: (milliseconds) => {
      pauses.push(milliseconds);
      return Promise.resolve();
    },
    ...options,
  });
  return {
    engine,
    server,
    pauses,
    async close() {
      await engine.close();
      await server.close();
    },
  };
}

/** A request for an image of 64 × 36 pixels. */
export const foxRequest = (rest: Partial<EngineRequest> = {}): EngineRequest => ({
  kind: 'image',
  prompt: 'a red fox',
  negativePrompt: null,
  options: { seed: 7, aspect: '16:9', width: 64, height: 36 },
  reference: null,
  ...rest,
});

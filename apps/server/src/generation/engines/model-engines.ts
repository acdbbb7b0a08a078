import type { GenerationKind } from '@loopwright/contract';
import { createProviderLine, type ProviderLine } from './calls/provider-line.ts';
import { createPatientFetch, type Pause } from './calls/patient-fetch.ts';
import type { CallLimits } from './calls/send-hop.ts';
import type { Engine } from './engine.ts';
import { createGuardedFetch } from './guarded-fetch.ts';
import { idOf, type NamedModel } from './model-list.ts';
import type { ModelsConfig } from './models-config.ts';
import { pictureEngine } from './picture-engine.ts';
import type { ModelSettings, PictureModel } from './picture-model.ts';

/** What a file in `pictures/` exports. */
interface PictureFile {
  readonly openPictureModel: (settings: ModelSettings) => PictureModel;
}

/** One file a provider, loaded when it is named. */
const PICTURES: Readonly<Record<string, () => Promise<PictureFile>>> = {
  google: () => import('./pictures/google.ts'),
  openai: () => import('./pictures/openai.ts'),
  compatible: () => import('./pictures/compatible.ts'),
};

/** Not for operators: what tests cannot wait for. */
export interface ModelEngineOptions {
  readonly limits?: CallLimits;
  readonly pause?: Pause;
  readonly wholeMs?: number;
}

/** Makes engines of the models that others run. Those of one provider share a line to it. */
export function createModelEngines(
  { providers, concurrency }: Omit<ModelsConfig, GenerationKind>,
  { limits, pause, wholeMs }: ModelEngineOptions = {},
) {
  const lines = new Map<string, ProviderLine>();

  function lineTo(provider: string): ProviderLine {
    const line = lines.get(provider) ?? createProviderLine(concurrency);
    lines.set(provider, line);
    return line;
  }

  /** @throws Error when the provider does not make that */
  async function open(kind: GenerationKind, named: NamedModel): Promise<Engine> {
    const { provider, model } = named;
    const load = kind === 'image' ? PICTURES[provider] : undefined;
    const settings = providers[provider];
    if (load === undefined || settings === undefined) {
      throw new Error(`No ${kind === 'image' ? 'pictures' : 'loops'} come from ${idOf(named)}.`);
    }
    const origin = settings.baseUrl === null ? null : new URL(settings.baseUrl).origin;
    const fetch = createPatientFetch(createGuardedFetch(origin, limits), pause);
    const { openPictureModel } = await load();
    return pictureEngine({
      model: openPictureModel({ ...settings, model, fetch }),
      line: lineTo(provider),
      provider,
      secrets: [settings.apiKey],
      ...(wholeMs !== undefined && { wholeMs }),
    });
  }

  return { open };
}

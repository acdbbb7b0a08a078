import type { GenerationKind } from '@loopwright/contract';
import type { Ffmpeg } from '@loopwright/media/node';
import { ConfigurationError } from '../../platform/configuration-error.ts';
import { createAnimatedImageEngine } from './animated-image-engine.ts';
import { withRetryAfter } from './calls/google-quota.ts';
import { CLIP_LIMITS, createGuardedFetch, IMAGE_LIMITS } from './calls/guarded-fetch.ts';
import { createProviderLimiter, type ProviderLimiter } from './calls/provider-limiter.ts';
import { createRetryingFetch, defaultSleep, type Sleep } from './calls/retrying-fetch.ts';
import type { CallLimits } from './calls/send-hop.ts';
import { createClipEngine } from './clip-engine.ts';
import type { ClipFile } from './engine/clip-model.ts';
import type { Engine } from './engine/engine.ts';
import type { ModelSettings, ImageModel } from './engine/image-model.ts';
import { createImageEngine } from './image-engine.ts';
import { idOf, type NamedModel } from './model-list.ts';
import { namesClipModel, namesImageModel } from './model-names.ts';
import type { ModelsConfig } from './models-config.ts';

/** The exports of a file in `image-models/`. */
interface ImageModelFile {
  readonly openImageModel: (settings: ModelSettings) => ImageModel;
}

/** One file for each provider, loaded when a model of it is configured. */
const IMAGE_MODELS: Readonly<Record<string, () => Promise<ImageModelFile>>> = {
  google: () => import('./image-models/google.ts'),
  openai: () => import('./image-models/openai.ts'),
  fal: () => import('./image-models/fal.ts'),
  replicate: () => import('./image-models/replicate.ts'),
  bfl: () => import('./image-models/bfl.ts'),
  compatible: () => import('./image-models/compatible.ts'),
};

/** Providers of clips, with the models that make them. The images of other models are animated. */
const CLIP_MODELS: Readonly<Record<string, ClipProvider>> = {
  videos: { usesClipModel: () => true, load: () => import('./clip-models/videos.ts') },
  google: { usesClipModel: namesClipModel, load: () => import('./clip-models/google.ts') },
  fal: {
    usesClipModel: (model) => !namesImageModel(model),
    load: () => import('./clip-models/fal.ts'),
  },
  replicate: {
    usesClipModel: (model) => !namesImageModel(model),
    load: () => import('./clip-models/replicate.ts'),
  },
  bfl: { usesClipModel: namesClipModel, load: () => import('./clip-models/bfl.ts') },
};

interface ClipProvider {
  readonly usesClipModel: (model: string) => boolean;
  readonly load: () => Promise<ClipFile>;
}

/** Limits and pauses that tests shorten. */
export interface ModelEngineOptions {
  readonly limits?: CallLimits;
  readonly sleep?: Sleep;
  readonly wholeMs?: number;
}

/** What loops need on this machine. */
interface LoopDependencies {
  /** Decodes clips. */
  readonly ffmpeg?: Ffmpeg | null;
  /** Animates images. */
  readonly illustrator?: Engine | null;
}

/** Whether loops of the model are made of clips, which requires ffmpeg. */
export const makesClips = ({ provider, model }: NamedModel): boolean =>
  CLIP_MODELS[provider]?.usesClipModel(model) ?? false;

/** Makes engines of the models of providers. Models of one provider share its limiter. */
export function createModelEngines(
  { providers, concurrency }: Omit<ModelsConfig, GenerationKind>,
  { ffmpeg = null, illustrator = null }: LoopDependencies = {},
  { limits, sleep = defaultSleep, wholeMs }: ModelEngineOptions = {},
) {
  const limiters = new Map<string, ProviderLimiter>();

  function limiterOf(provider: string): ProviderLimiter {
    const limiter = limiters.get(provider) ?? createProviderLimiter(concurrency);
    limiters.set(provider, limiter);
    return limiter;
  }

  function settingsOf({ provider, model }: NamedModel, defaults: CallLimits): ModelSettings {
    const settings = providers[provider];
    if (settings === undefined) throw new Error(`The provider ${provider} is not configured.`);
    const origin = settings.baseUrl === null ? null : new URL(settings.baseUrl).origin;
    const guardedFetch = createGuardedFetch(origin, limits ?? defaults);
    return { ...settings, model, fetch: createRetryingFetch(withRetryAfter(guardedFetch), sleep) };
  }

  async function openClips(named: NamedModel, { load }: ClipProvider): Promise<Engine> {
    if (ffmpeg === null) throw new Error(`${idOf(named)} needs ffmpeg.`);
    const settings = settingsOf(named, CLIP_LIMITS);
    const { openClipModel } = await load();
    return createClipEngine({
      model: await openClipModel(settings),
      limiter: limiterOf(named.provider),
      secrets: [settings.apiKey],
      ffmpeg,
      sleep,
      ...(wholeMs !== undefined && { waitMs: wholeMs }),
    });
  }

  async function openImages(named: NamedModel, load: () => Promise<ImageModelFile>) {
    const settings = settingsOf(named, IMAGE_LIMITS);
    const { openImageModel } = await load();
    return createImageEngine({
      model: openImageModel(settings),
      limiter: limiterOf(named.provider),
      secrets: [settings.apiKey],
      ...(wholeMs !== undefined && { wholeMs }),
    });
  }

  /** @throws ConfigurationError when the provider or the model cannot make this kind */
  async function open(kind: GenerationKind, named: NamedModel): Promise<Engine> {
    checkVariable(kind, named);
    const clips = CLIP_MODELS[named.provider];
    if (kind === 'gif' && clips?.usesClipModel(named.model)) return await openClips(named, clips);
    const loadImages = IMAGE_MODELS[named.provider];
    if (loadImages !== undefined && kind === 'image') return await openImages(named, loadImages);
    if (loadImages !== undefined && illustrator !== null) {
      return createAnimatedImageEngine(await openImages(named, loadImages), illustrator);
    }
    const things = kind === 'image' ? 'images' : 'loops';
    throw new ConfigurationError(`${idOf(named)} makes no ${things}: see docs/engines.md.`);
  }

  return { open };
}

/**
 * Refuses models under the wrong variable. A clip costs many times what an image does, and is charged
 * even if it cannot be used.
 * @throws ConfigurationError when the model's name belongs under the other variable
 */
function checkVariable(kind: GenerationKind, named: NamedModel): void {
  const { provider, model } = named;
  const id = idOf(named);
  if (provider === 'videos' && namesImageModel(model)) {
    throw new ConfigurationError(
      `VIDEO_MODEL: ${id} makes images and belongs in IMAGE_MODEL, as compatible:${model}.`,
    );
  }
  if (!namesClipModel(model) || (kind === 'gif' && makesClips(named))) return;
  const variableHint =
    CLIP_MODELS[provider] === undefined ? `VIDEO_MODEL, as videos:${model}` : 'VIDEO_MODEL';
  const variable = kind === 'image' ? 'IMAGE_MODEL' : 'VIDEO_MODEL';
  throw new ConfigurationError(`${variable}: ${id} makes clips and belongs in ${variableHint}.`);
}

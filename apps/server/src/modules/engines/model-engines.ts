import type { GenerationKind } from '@loopwright/contract';
import { ConfigurationError } from '../../platform/configuration-error.ts';
import { createProviderLimiter, type ProviderLimiter } from './calls/provider-limiter.ts';
import { withRetryAfter } from './calls/google-quota.ts';
import { createRetryingFetch, sleep, type Sleep } from './calls/retrying-fetch.ts';
import type { CallLimits } from './calls/send-hop.ts';
import type { Ffmpeg } from './clip/find-ffmpeg.ts';
import { createClipEngine } from './clip-engine.ts';
import type { ClipFile } from './engine/clip-model.ts';
import type { Engine } from './engine/engine.ts';
import { CLIP_LIMITS, createGuardedFetch, PICTURE_LIMITS } from './calls/guarded-fetch.ts';
import { idOf, type NamedModel } from './model-list.ts';
import { namesClipModel, namesImageModel } from './model-names.ts';
import type { ModelsConfig } from './models-config.ts';
import { createAnimatedImageEngine } from './animated-image-engine.ts';
import { createImageEngine } from './image-engine.ts';
import type { ModelSettings, ImageModel } from './engine/image-model.ts';

/** What a file in `pictures/` exports. */
interface ImageModelFile {
  readonly openImageModel: (settings: ModelSettings) => ImageModel;
}

/** One file a provider, loaded when it is named. */
const IMAGE_MODELS: Readonly<Record<string, () => Promise<ImageModelFile>>> = {
  google: () => import('./image-models/google.ts'),
  openai: () => import('./image-models/openai.ts'),
  fal: () => import('./image-models/fal.ts'),
  replicate: () => import('./image-models/replicate.ts'),
  bfl: () => import('./image-models/bfl.ts'),
  compatible: () => import('./image-models/compatible.ts'),
};

/** Whose models make clips, all of them or those with such names; the others' pictures are moved. */
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

/** Not for operators: what tests cannot wait for. */
export interface ModelEngineOptions {
  readonly limits?: CallLimits;
  readonly pause?: Sleep;
  readonly wholeMs?: number;
}

/** What loops of models are made with here. */
interface LoopDependencies {
  /** Reads clips. */
  readonly ffmpeg?: Ffmpeg | null;
  /** Moves pictures. */
  readonly illustrator?: Engine | null;
}

/** Whether loops of it begin as clips, for which ffmpeg is needed. */
export const makesClips = ({ provider, model }: NamedModel): boolean =>
  CLIP_MODELS[provider]?.usesClipModel(model) ?? false;

/** Makes engines of the models that others run. Those of one provider share a line to it. */
export function createModelEngines(
  { providers, concurrency }: Omit<ModelsConfig, GenerationKind>,
  { ffmpeg = null, illustrator = null }: LoopDependencies = {},
  { limits, pause = sleep, wholeMs }: ModelEngineOptions = {},
) {
  const limiters = new Map<string, ProviderLimiter>();

  function limiterOf(provider: string): ProviderLimiter {
    const limiter = limiters.get(provider) ?? createProviderLimiter(concurrency);
    limiters.set(provider, limiter);
    return limiter;
  }

  /** @throws ConfigurationError when that makes something else, or nothing of the kind */
  async function open(kind: GenerationKind, named: NamedModel): Promise<Engine> {
    const { provider, model } = named;
    checkVariable(kind, named);
    const settings = providers[provider];
    if (settings === undefined) throw new Error(`Nothing is known of ${provider}.`);
    const origin = settings.baseUrl === null ? null : new URL(settings.baseUrl).origin;
    const settingsWith = (usual: CallLimits) => {
      const fetch = createRetryingFetch(
        withRetryAfter(createGuardedFetch(origin, limits ?? usual)),
        pause,
      );
      return { ...settings, model, fetch };
    };
    const shared = { limiter: limiterOf(provider), secrets: [settings.apiKey] };

    const clipProvider = CLIP_MODELS[provider];
    if (kind === 'gif' && clipProvider?.usesClipModel(model)) {
      if (ffmpeg === null) throw new Error(`${idOf(named)} needs ffmpeg.`);
      const { openClipModel } = await clipProvider.load();
      const clips = await openClipModel(settingsWith(CLIP_LIMITS));
      const making = { ffmpeg, sleep: pause, ...(wholeMs && { waitMs: wholeMs }) };
      return createClipEngine({ ...shared, model: clips, ...making });
    }
    const loadPictures = IMAGE_MODELS[provider];
    if (loadPictures === undefined || (kind === 'gif' && illustrator === null)) {
      const things = kind === 'image' ? 'pictures' : 'loops';
      throw new ConfigurationError(`No ${things} come from ${idOf(named)}: see docs/engines.md.`);
    }
    const { openImageModel: openPictureModel } = await loadPictures();
    const pictures = openPictureModel(settingsWith(PICTURE_LIMITS));
    const engine = createImageEngine({
      ...shared,
      model: pictures,
      ...(wholeMs !== undefined && { wholeMs }),
    });
    return kind === 'gif' && illustrator !== null
      ? createAnimatedImageEngine(engine, illustrator)
      : engine;
  }

  return { open };
}

/**
 * A clip costs many times what a picture does, and is paid for also where nobody can use it.
 * @throws ConfigurationError when the name says that the other variable is meant
 */
function checkVariable(kind: GenerationKind, named: NamedModel): void {
  const { provider, model } = named;
  const id = idOf(named);
  if (provider === 'videos' && namesImageModel(model)) {
    throw new ConfigurationError(
      `VIDEO_MODEL: ${id} makes pictures and belongs in IMAGE_MODEL, as compatible:${model}.`,
    );
  }
  if (!namesClipModel(model) || (kind === 'gif' && makesClips(named))) return;
  const place =
    CLIP_MODELS[provider] === undefined ? `VIDEO_MODEL, as videos:${model}` : 'VIDEO_MODEL';
  const variable = kind === 'image' ? 'IMAGE_MODEL' : 'VIDEO_MODEL';
  throw new ConfigurationError(`${variable}: ${id} makes clips and belongs in ${place}.`);
}

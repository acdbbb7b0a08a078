import type { GenerationKind } from '@loopwright/contract';
import { ConfigurationError } from '../../platform/configuration-error.ts';
import { createProviderLine, type ProviderLine } from './calls/provider-line.ts';
import { withRetryAfter } from './calls/google-quota.ts';
import { createPatientFetch, pauseFor, type Pause } from './calls/patient-fetch.ts';
import type { CallLimits } from './calls/send-hop.ts';
import type { Turns } from '../../platform/threads/turns.ts';
import type { Ffmpeg } from './clip/find-ffmpeg.ts';
import { clipEngine } from './clip-engine.ts';
import type { ClipFile } from './engine/clip-model.ts';
import type { Engine } from './engine/engine.ts';
import { CLIP_LIMITS, createGuardedFetch, PICTURE_LIMITS } from './calls/guarded-fetch.ts';
import { idOf, type NamedModel } from './model-list.ts';
import { films, paints } from './model-names.ts';
import type { ModelsConfig } from './models-config.ts';
import { movedPictureEngine } from './moved-picture-engine.ts';
import { pictureEngine } from './picture-engine.ts';
import type { ModelSettings, PictureModel } from './engine/picture-model.ts';

/** What a file in `pictures/` exports. */
interface PictureFile {
  readonly openPictureModel: (settings: ModelSettings) => PictureModel;
}

/** One file a provider, loaded when it is named. */
const PICTURES: Readonly<Record<string, () => Promise<PictureFile>>> = {
  google: () => import('./pictures/google.ts'),
  openai: () => import('./pictures/openai.ts'),
  fal: () => import('./pictures/fal.ts'),
  replicate: () => import('./pictures/replicate.ts'),
  bfl: () => import('./pictures/bfl.ts'),
  compatible: () => import('./pictures/compatible.ts'),
};

/** Whose models make clips, all of them or those with such names; the others' pictures are moved. */
const CLIPS: Readonly<Record<string, ClipProvider>> = {
  videos: { makesClips: () => true, load: () => import('./clips/videos.ts') },
  google: { makesClips: films, load: () => import('./clips/google.ts') },
  fal: { makesClips: (model) => !paints(model), load: () => import('./clips/fal.ts') },
  replicate: { makesClips: (model) => !paints(model), load: () => import('./clips/replicate.ts') },
  bfl: { makesClips: films, load: () => import('./clips/bfl.ts') },
};

interface ClipProvider {
  readonly makesClips: (model: string) => boolean;
  readonly load: () => Promise<ClipFile>;
}

/** Not for operators: what tests cannot wait for. */
export interface ModelEngineOptions {
  readonly limits?: CallLimits;
  readonly pause?: Pause;
  readonly wholeMs?: number;
}

/** What loops of models are made with here. */
interface LoopMakers {
  /** Reads clips. */
  readonly ffmpeg?: Ffmpeg | null;
  /** Closes clips; see `closeClip`. */
  readonly closings?: Turns;
  /** Moves pictures. */
  readonly illustrator?: Engine | null;
}

/** Whether loops of it begin as clips, for which ffmpeg is needed. */
export const makesClips = ({ provider, model }: NamedModel): boolean =>
  CLIPS[provider]?.makesClips(model) ?? false;

/** Makes engines of the models that others run. Those of one provider share a line to it. */
export function createModelEngines(
  { providers, concurrency }: Omit<ModelsConfig, GenerationKind>,
  { ffmpeg = null, closings, illustrator = null }: LoopMakers = {},
  { limits, pause = pauseFor, wholeMs }: ModelEngineOptions = {},
) {
  const lines = new Map<string, ProviderLine>();

  function lineTo(provider: string): ProviderLine {
    const line = lines.get(provider) ?? createProviderLine(concurrency);
    lines.set(provider, line);
    return line;
  }

  /** @throws ConfigurationError when that makes something else, or nothing of the kind */
  async function open(kind: GenerationKind, named: NamedModel): Promise<Engine> {
    const { provider, model } = named;
    checkPlace(kind, named);
    const settings = providers[provider];
    if (settings === undefined) throw new Error(`Nothing is known of ${provider}.`);
    const origin = settings.baseUrl === null ? null : new URL(settings.baseUrl).origin;
    const settingsWith = (usual: CallLimits) => {
      const fetch = createPatientFetch(
        withRetryAfter(createGuardedFetch(origin, limits ?? usual)),
        pause,
      );
      return { ...settings, model, fetch };
    };
    const parts = { line: lineTo(provider), secrets: [settings.apiKey] };

    const clipProvider = CLIPS[provider];
    if (kind === 'gif' && clipProvider?.makesClips(model)) {
      if (ffmpeg === null) throw new Error(`${idOf(named)} needs ffmpeg.`);
      const { openClipModel } = await clipProvider.load();
      const clips = await openClipModel(settingsWith(CLIP_LIMITS));
      const making = { ffmpeg, closings, pause, ...(wholeMs && { waitMs: wholeMs }) };
      return clipEngine({ ...parts, model: clips, ...making });
    }
    const loadPictures = PICTURES[provider];
    if (loadPictures === undefined || (kind === 'gif' && illustrator === null)) {
      const things = kind === 'image' ? 'pictures' : 'loops';
      throw new ConfigurationError(`No ${things} come from ${idOf(named)}: see docs/engines.md.`);
    }
    const { openPictureModel } = await loadPictures();
    const pictures = openPictureModel(settingsWith(PICTURE_LIMITS));
    const engine = pictureEngine({
      ...parts,
      model: pictures,
      ...(wholeMs !== undefined && { wholeMs }),
    });
    return kind === 'gif' && illustrator !== null
      ? movedPictureEngine(engine, illustrator)
      : engine;
  }

  return { open };
}

/**
 * A clip costs many times what a picture does, and is paid for also where nobody can use it.
 * @throws ConfigurationError when the name says that the other variable is meant
 */
function checkPlace(kind: GenerationKind, named: NamedModel): void {
  const { provider, model } = named;
  const id = idOf(named);
  if (provider === 'videos' && paints(model)) {
    throw new ConfigurationError(
      `VIDEO_MODEL: ${id} makes pictures and belongs in IMAGE_MODEL, as compatible:${model}.`,
    );
  }
  if (!films(model) || (kind === 'gif' && makesClips(named))) return;
  const place = CLIPS[provider] === undefined ? `VIDEO_MODEL, as videos:${model}` : 'VIDEO_MODEL';
  const variable = kind === 'image' ? 'IMAGE_MODEL' : 'VIDEO_MODEL';
  throw new ConfigurationError(`${variable}: ${id} makes clips and belongs in ${place}.`);
}

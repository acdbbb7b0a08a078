import type { GenerationKind } from '@loopwright/contract';
import { ConfigurationError } from '../../config.ts';
import { createProviderLine, type ProviderLine } from './calls/provider-line.ts';
import { createPatientFetch, pauseFor, type Pause } from './calls/patient-fetch.ts';
import type { CallLimits } from './calls/send-hop.ts';
import type { Ffmpeg } from '../clip/find-ffmpeg.ts';
import { clipEngine } from './clip-engine.ts';
import type { ClipFile } from './clip-model.ts';
import type { Engine } from './engine.ts';
import { CLIP_LIMITS, createGuardedFetch, PICTURE_LIMITS } from './guarded-fetch.ts';
import { idOf, type NamedModel } from './model-list.ts';
import type { ModelsConfig } from './models-config.ts';
import { movedPictureEngine } from './moved-picture-engine.ts';
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
  fal: () => import('./pictures/fal.ts'),
  replicate: () => import('./pictures/replicate.ts'),
  bfl: () => import('./pictures/bfl.ts'),
  compatible: () => import('./pictures/compatible.ts'),
};

const CLIPS: Readonly<Record<string, () => Promise<ClipFile>>> = {
  videos: () => import('./clips/videos.ts'),
};

/** Makes no pictures that could be moved, and its clips are not asked for yet. */
const VIDEO_ALONE = /^(?:veo|sora)/i;

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
  /** Moves pictures. */
  readonly illustrator?: Engine | null;
}

/** Whether loops of it begin as clips, for which ffmpeg is needed. */
export const makesClips = ({ provider }: NamedModel): boolean => Object.hasOwn(CLIPS, provider);

/** Makes engines of the models that others run. Those of one provider share a line to it. */
export function createModelEngines(
  { providers, concurrency }: Omit<ModelsConfig, GenerationKind>,
  { ffmpeg = null, illustrator = null }: LoopMakers = {},
  { limits, pause = pauseFor, wholeMs }: ModelEngineOptions = {},
) {
  const lines = new Map<string, ProviderLine>();

  function lineTo(provider: string): ProviderLine {
    const line = lines.get(provider) ?? createProviderLine(concurrency);
    lines.set(provider, line);
    return line;
  }

  /** @throws ConfigurationError when the provider does not make that */
  async function open(kind: GenerationKind, named: NamedModel): Promise<Engine> {
    const { provider, model } = named;
    const settings = providers[provider];
    if (settings === undefined) throw new Error(`Nothing is known of ${provider}.`);
    const origin = settings.baseUrl === null ? null : new URL(settings.baseUrl).origin;
    const settingsWith = (usual: CallLimits) => {
      const fetch = createPatientFetch(createGuardedFetch(origin, limits ?? usual), pause);
      return { ...settings, model, fetch };
    };
    const parts = { line: lineTo(provider), provider, secrets: [settings.apiKey] };

    const loadClips = CLIPS[provider];
    if (kind === 'gif' && loadClips !== undefined) {
      if (ffmpeg === null) throw new Error(`${idOf(named)} needs ffmpeg.`);
      const { openClipModel } = await loadClips();
      const clips = await openClipModel(settingsWith(CLIP_LIMITS));
      const waitMs = wholeMs;
      return clipEngine({ ...parts, model: clips, ffmpeg, pause, ...(waitMs && { waitMs }) });
    }
    const loadPictures = kind === 'gif' && VIDEO_ALONE.test(model) ? undefined : PICTURES[provider];
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

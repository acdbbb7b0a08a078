import type { GenerationKind } from '@loopwright/contract';
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

const CLIPS: Readonly<Record<string, () => Promise<ClipFile>>> = {
  videos: () => import('./clips/videos.ts'),
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
  ffmpeg: Ffmpeg | null = null,
  { limits, pause = pauseFor, wholeMs }: ModelEngineOptions = {},
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
    const loadPictures = kind === 'image' ? PICTURES[provider] : undefined;
    if (loadPictures === undefined) {
      throw new Error(`No ${kind === 'image' ? 'pictures' : 'loops'} come from ${idOf(named)}.`);
    }
    const { openPictureModel } = await loadPictures();
    const pictures = openPictureModel(settingsWith(PICTURE_LIMITS));
    return pictureEngine({ ...parts, model: pictures, ...(wholeMs !== undefined && { wholeMs }) });
  }

  return { open };
}

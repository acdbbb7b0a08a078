import { availableParallelism } from 'node:os';
import type { GenerationKind } from '@loopwright/contract';
import { FFMPEG_MISSING, createFfmpegFinder } from '@loopwright/media/node';
import { ConfigurationError } from '../../platform/configuration-error.ts';
import { LOCAL_CONCURRENCY_GROUP, type ConcurrencyLimits } from './concurrency-groups.ts';
import { type AvailableEngine, createEngines } from './create-engines.ts';
import type { Engine, Engines } from './engine/engine.ts';
import type { TextModel } from './engine/text-model.ts';
import { openIllustrator } from './illustrator/illustrator.ts';
import type { NamedModel } from './model-list.ts';
import type { ModelsConfig, TextModelConfig } from './models-config.ts';
import { createRecutter } from './recutter.ts';

export type { TextModel, TextTask } from './engine/text-model.ts';

export interface EnginesConfig {
  readonly models: ModelsConfig;
  /** Generations that run at the same time in this process; null: chosen by the number of cores. */
  readonly workerThreads: number | null;
  /** Where ffmpeg is looked for, in order. */
  readonly programFolders: readonly string[];
}

/** Drawings that one process makes at the same time; by default one core is left for the API. */
const drawingThreads = ({ workerThreads }: EnginesConfig): number =>
  workerThreads ?? Math.max(1, availableParallelism() - 1);

/** A drawing needs a core; waiting for a provider needs none. */
export function concurrencyLimitsOf(config: EnginesConfig): ConcurrencyLimits {
  const { providers, concurrency } = config.models;
  return new Map([
    [LOCAL_CONCURRENCY_GROUP, drawingThreads(config)],
    ...Object.keys(providers).map((provider) => [provider, concurrency] as const),
  ]);
}

const usesOnlyIllustrator = ({ models }: EnginesConfig): boolean =>
  Object.keys(models.providers).length === 0;

/**
 * Opens the engines that the configuration names, and loads only their code.
 * @throws ConfigurationError when there is no ffmpeg for a video model
 */
export async function openEngines(config: EnginesConfig): Promise<Engines> {
  // An installation that only uses the illustrator loads no packages of providers.
  const models = usesOnlyIllustrator(config) ? null : await import('./model-engines.ts');
  const needsFfmpeg = models !== null && config.models.gif.some(models.makesClips);
  const findFfmpeg = createFfmpegFinder(config.programFolders);
  const ffmpeg = needsFfmpeg ? await findFfmpeg() : null;
  if (needsFfmpeg && ffmpeg === null) throw new ConfigurationError(FFMPEG_MISSING);

  const illustrator = openIllustrator(drawingThreads(config));
  const openModel = models?.createModelEngines(config.models, { ffmpeg, illustrator }).open;
  const open = async (kind: GenerationKind, named: NamedModel): Promise<Engine> =>
    openModel === undefined || named.provider === 'illustrator'
      ? illustrator
      : await openModel(kind, named);
  const openAll = async (kind: GenerationKind): Promise<AvailableEngine[]> =>
    await Promise.all(
      config.models[kind].map(async (named) => ({
        engine: await open(kind, named),
        plans: named.plans,
      })),
    );
  return createEngines(
    { image: await openAll('image'), gif: await openAll('gif') },
    createRecutter(findFfmpeg),
  );
}

/** Opens the text model that the configuration names, or gives null when it names none. */
export async function openTextModel({
  textModel,
  models,
}: Pick<EnginesConfig, 'models'> & {
  readonly textModel: TextModelConfig | null;
}): Promise<TextModel | null> {
  if (textModel === null) return null;
  const { openTextModel: open } = await import('./open-text-model.ts');
  return await open(textModel, models.concurrency);
}

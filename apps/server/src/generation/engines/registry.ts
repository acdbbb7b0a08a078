import { availableParallelism } from 'node:os';
import type { GenerationKind } from '@loopwright/contract';
import type { Config } from '../../config.ts';
import type { Engine } from './engine.ts';
import { openIllustrator } from './illustrator.ts';

export interface Engines extends Readonly<Record<GenerationKind, Engine>> {
  close(): Promise<void>;
}

/** Generations that one process runs at the same time; one core is left for the API. */
export const drawingThreads = ({ workerThreads }: Pick<Config, 'workerThreads'>): number =>
  workerThreads ?? Math.max(1, availableParallelism() - 1);

/**
 * The engines that the configuration names; nothing named is the built-in illustrator.
 * @throws Error for a name that is not known here
 */
export function openEngines(
  config: Pick<Config, 'imageModel' | 'videoModel' | 'workerThreads'>,
): Engines {
  const { imageModel, videoModel } = config;
  checkName('IMAGE_MODEL', imageModel);
  checkName('VIDEO_MODEL', videoModel);
  const illustrator = openIllustrator(drawingThreads(config));
  return { image: illustrator, gif: illustrator, close: () => illustrator.close() };
}

function checkName(variable: string, name: string | null): void {
  if (name !== null && name !== 'illustrator') {
    throw new Error(`${variable} names '${name}'; this version knows only 'illustrator'.`);
  }
}

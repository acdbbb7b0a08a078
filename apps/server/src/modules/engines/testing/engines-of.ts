import type { Engine, Engines, Recutter } from '../engine/engine.ts';
import { createEngines } from '../create-engines.ts';

/** Engines for everybody and everything; the first is taken when none is named. */
export const enginesOf = (...engines: readonly Engine[]): Engines =>
  createEngines(
    {
      image: engines.map((engine) => ({ engine, plans: ['free', 'basic', 'premium'] })),
      gif: engines.map((engine) => ({ engine, plans: ['basic', 'premium'] })),
    },
    failingRecutter,
  );

export const failingRecutter: Recutter = () => Promise.reject(new Error('Nothing is cut here.'));

import { createEngines } from '../create-engines.ts';
import type { Engine, Engines, Recutter } from '../engine/engine.ts';

/** Engines for all plans that allow their kind; the first is the default. */
export const enginesOf = (...engines: readonly Engine[]): Engines =>
  createEngines(
    {
      image: engines.map((engine) => ({ engine, plans: ['free', 'basic', 'premium'] })),
      gif: engines.map((engine) => ({ engine, plans: ['basic', 'premium'] })),
    },
    failingRecutter,
  );

export const failingRecutter: Recutter = () =>
  Promise.reject(new Error('This test makes no re-cuts.'));

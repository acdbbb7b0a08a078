import type { Engine, Engines, Recutter } from '../engine.ts';
import { createEngines } from '../engine-book.ts';

/** One engine for everybody and everything. */
export const bookOf = (engine: Engine): Engines =>
  createEngines(
    {
      image: [{ engine, plans: ['free', 'basic', 'premium'] }],
      gif: [{ engine, plans: ['basic', 'premium'] }],
    },
    cutsNothing,
  );

export const cutsNothing: Recutter = () => Promise.reject(new Error('Nothing is cut here.'));

import {
  GENERATION_KINDS,
  type GenerationKind,
  type ModelOption,
  type PlanName,
} from '@loopwright/contract';
import { AppError } from '../../platform/errors.ts';
import type { Engine, Engines, Recutter } from './engine/engine.ts';

/** An engine, and the plans that may use it. */
export interface AvailableEngine {
  readonly engine: Engine;
  readonly plans: readonly PlanName[];
}

/** The registry of all engines: lists the model options and finds the engine of a request. */
export function createEngines(
  available: Readonly<Record<GenerationKind, readonly AvailableEngine[]>>,
  recut: Recutter,
): Engines {
  const lookUp = (kind: GenerationKind, id: string): Engine | undefined =>
    available[kind].find(({ engine }) => engine.id === id)?.engine;

  return {
    modelOptions: {
      image: available.image.map(toModelOption),
      gif: available.gif.map(toModelOption),
    },

    recut,

    secondsUntilAvailable: (kind, id) => lookUp(kind, id)?.secondsUntilAvailable?.() ?? null,

    find(kind, id) {
      const engine = id === undefined ? available[kind][0]?.engine : lookUp(kind, id);
      if (engine !== undefined) return engine;
      throw new AppError('modelGone');
    },

    async close() {
      const engines = GENERATION_KINDS.flatMap((kind) =>
        available[kind].map(({ engine }) => engine),
      );
      await Promise.all([...new Set(engines)].map((engine) => engine.close()));
    },
  };
}

const toModelOption = ({ engine, plans }: AvailableEngine): ModelOption => ({
  id: engine.id,
  label: engine.label,
  plans,
  get capabilities() {
    return engine.capabilities;
  },
});

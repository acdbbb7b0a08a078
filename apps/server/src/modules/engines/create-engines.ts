import {
  GENERATION_KINDS,
  type GenerationKind,
  MODEL_MESSAGES,
  type ModelOption,
  type PlanName,
} from '@loopwright/contract';
import { AppError } from '../../platform/errors.ts';
import type { Engine, Engines, Recutter } from './engine/engine.ts';

/** An engine, and who may choose it. */
export interface AvailableEngine {
  readonly engine: Engine;
  readonly plans: readonly PlanName[];
}

/** Looks engines up by what is asked for. */
export function createEngines(
  book: Readonly<Record<GenerationKind, readonly AvailableEngine[]>>,
  recut: Recutter,
): Engines {
  const lookUp = (kind: GenerationKind, id: string): Engine | undefined =>
    book[kind].find(({ engine }) => engine.id === id)?.engine;

  return {
    modelOptions: { image: book.image.map(present), gif: book.gif.map(present) },

    recut,

    secondsUntilAvailable: (kind, id) => lookUp(kind, id)?.secondsUntilAvailable?.() ?? null,

    find(kind, id) {
      const engine = id === undefined ? book[kind][0]?.engine : lookUp(kind, id);
      if (engine !== undefined) return engine;
      throw new AppError('unavailable', { publicMessage: MODEL_MESSAGES.modelGone });
    },

    async close() {
      const engines = GENERATION_KINDS.flatMap((kind) => book[kind].map(({ engine }) => engine));
      await Promise.all([...new Set(engines)].map((engine) => engine.close()));
    },
  };
}

const present = ({ engine, plans }: AvailableEngine): ModelOption => ({
  id: engine.id,
  label: engine.label,
  plans,
  get capabilities() {
    return engine.capabilities;
  },
});

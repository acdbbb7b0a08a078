import {
  ASPECTS,
  type Configuration,
  type GenerationKind,
  type ModelOption,
  type Plan,
} from '@loopwright/contract';

export type ModelAbilities = Pick<
  ModelOption['capabilities'],
  'reference' | 'seed' | 'negativePrompt' | 'aspects' | 'firstFrame'
>;

/** The id of the built-in engine, the illustrator. */
export const BUILT_IN_MODEL = 'illustrator';

/** What the built-in engine can do: until it is known what this installation offers. */
const BUILT_IN: ModelAbilities = {
  reference: true,
  seed: true,
  negativePrompt: false,
  aspects: ASPECTS,
  firstFrame: false,
};

export interface ModelChoice {
  /** Those that the plan has. */
  readonly offers: readonly ModelOption[];
  /** Null until they are known: the server takes the plan's first. */
  readonly id: string | null;
  readonly can: ModelAbilities;
}

type Models = Configuration['models'];

/** @param chosen an id; the plan's first model when it is null or not to be had */
export function chooseModel(
  models: Models | null,
  kind: GenerationKind,
  plan: Plan,
  chosen: string | null,
): ModelChoice {
  const offers = models?.[kind].filter(({ plans }) => plans.includes(plan.name)) ?? [];
  const offer = offers.find(({ id }) => id === chosen) ?? offers[0];
  return { offers, id: offer?.id ?? null, can: offer?.capabilities ?? BUILT_IN };
}

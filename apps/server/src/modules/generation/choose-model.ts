import { type Aspect, type ModelOption, type PlanName } from '@loopwright/contract';
import { AppError } from '../../platform/errors.ts';

export interface ModelRequest {
  readonly model?: string | undefined;
  readonly aspect: Aspect;
  readonly hasPicture: boolean;
  /** The model that the request names. */
  readonly hasSeed: boolean;
  readonly hasNegativePrompt: boolean;
}

/**
 * The model that the request names, or the first one that the plan includes.
 * @throws AppError `plan-required`, or `invalid` when there is no such model or it cannot do that
 */
export function chooseModel(
  offers: readonly ModelOption[],
  plan: PlanName,
  { model, aspect, hasPicture, hasSeed, hasNegativePrompt }: ModelRequest,
): ModelOption {
  const offer = offers.find(({ id, plans }) =>
    model === undefined ? plans.includes(plan) : id === model,
  );
  if (offer === undefined) throw new AppError('modelUnknown');
  if (!offer.plans.includes(plan)) {
    throw new AppError('modelNeedsSubscription');
  }
  const { aspects, reference, seed, negativePrompt } = offer.capabilities;
  if (!aspects.includes(aspect)) throw new AppError('modelAspect');
  if (hasPicture && !reference) throw new AppError('modelReference');
  if (hasSeed && !seed) throw new AppError('modelSeed');
  if (hasNegativePrompt && !negativePrompt) {
    throw new AppError('modelTakesNoNegativePrompt');
  }
  return offer;
}

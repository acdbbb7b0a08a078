import { type Aspect, type ModelOption, type PlanName } from '@loopwright/contract';
import { AppError } from '../../platform/errors.ts';

export interface ModelRequest {
  readonly model?: string | undefined;
  readonly aspect: Aspect;
  readonly hasImage: boolean;
  /** The model that the request names. */
  readonly hasSeed: boolean;
  readonly hasNegativePrompt: boolean;
}

/**
 * The model that the request names, or the first one that the plan includes.
 * @throws AppError `plan-required`, or `invalid` when there is no such model or it cannot do that
 */
export function chooseModel(
  modelOptions: readonly ModelOption[],
  plan: PlanName,
  { model, aspect, hasImage, hasSeed, hasNegativePrompt }: ModelRequest,
): ModelOption {
  const modelOption = modelOptions.find(({ id, plans }) =>
    model === undefined ? plans.includes(plan) : id === model,
  );
  if (modelOption === undefined) throw new AppError('modelUnknown');
  if (!modelOption.plans.includes(plan)) {
    throw new AppError('modelNeedsSubscription');
  }
  const { aspects, reference, seed, negativePrompt } = modelOption.capabilities;
  if (!aspects.includes(aspect)) throw new AppError('modelAspect');
  if (hasImage && !reference) throw new AppError('modelReference');
  if (hasSeed && !seed) throw new AppError('modelSeed');
  if (hasNegativePrompt && !negativePrompt) {
    throw new AppError('modelTakesNoNegativePrompt');
  }
  return modelOption;
}

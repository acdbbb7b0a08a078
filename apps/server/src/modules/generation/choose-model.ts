import {
  type Aspect,
  MODEL_MESSAGES,
  type ModelOption,
  type PlanName,
  SERVER_MESSAGES,
} from '@loopwright/contract';
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
  if (offer === undefined) throw invalid(MODEL_MESSAGES.modelUnknown);
  if (!offer.plans.includes(plan)) {
    throw new AppError('plan-required', { publicMessage: MODEL_MESSAGES.modelNeedsSubscription });
  }
  const { aspects, reference, seed, negativePrompt } = offer.capabilities;
  if (!aspects.includes(aspect)) throw invalid(MODEL_MESSAGES.modelAspect);
  if (hasPicture && !reference) throw invalid(MODEL_MESSAGES.modelReference);
  if (hasSeed && !seed) throw invalid(MODEL_MESSAGES.modelSeed);
  if (hasNegativePrompt && !negativePrompt) {
    throw invalid(SERVER_MESSAGES.modelTakesNoNegativePrompt);
  }
  return offer;
}

const invalid = (publicMessage: string): AppError => new AppError('invalid', { publicMessage });

import { EngineError } from '../engine/engine-error.ts';
import { reasonOf, refusalOf } from './refusals.ts';

/** The provider has started and then failed. @param reason the provider's message */
export function providerFailed(reason: string): EngineError {
  if (refusalOf(reason) !== null) return providerRefused(reason);
  return new EngineError('modelFailed', {
    isRetryable: true,
    mayHaveCost: true,
    // The provider took the request and reported its outcome, so only the model has failed.
    blames: 'model',
    cause: causeOf(reason),
  });
}

/** The provider has started and refuses to deliver. @param reason the provider's message */
export const providerRefused = (reason: string): EngineError =>
  new EngineError(reasonOf(reason), {
    mayHaveCost: true,
    cause: causeOf(reason),
  });

/** Contains the full message: `describeFailure` removes what must not be logged. */
const causeOf = (reason: string): Error => new Error(`The provider gave up: ${reason}`);

import { MODEL_MESSAGES } from '@loopwright/contract';
import { EngineError } from '../engine/engine-error.ts';
import { reasonOf, refusalOf } from './refusals.ts';

/** The provider has begun and given up. @param reason what it says */
export function providerFailed(reason: string): EngineError {
  if (refusalOf(reason) !== null) return providerRefused(reason);
  return new EngineError('internal', {
    publicMessage: MODEL_MESSAGES.modelFailed,
    isRetryable: true,
    mayHaveCost: true,
    // It took the request, and answered what became of it.
    blames: 'model',
    cause: sayingSo(reason),
  });
}

/** The provider has begun and will not give what it made. @param reason what it says */
export const providerRefused = (reason: string): EngineError =>
  new EngineError('refused', {
    publicMessage: reasonOf(reason),
    mayHaveCost: true,
    cause: sayingSo(reason),
  });

/** In full: `describeFailure` keeps from the log what nobody may see there. */
const sayingSo = (reason: string): Error => new Error(`The provider gave up: ${reason}`);

import { MODEL_MESSAGES } from '@loopwright/contract';
import { EngineError } from '../engine-error.ts';
import { refusalOf } from './refusals.ts';

/** The provider has begun and given up. @param reason what it says */
export function gaveUp(reason: string): EngineError {
  const refusal = refusalOf(reason);
  return new EngineError(refusal === null ? 'internal' : 'refused', {
    publicMessage: refusal ?? MODEL_MESSAGES.modelFailed,
    isRetryable: refusal === null,
    mayHaveCost: true,
    cause: new Error(`The provider gave up: ${reason.slice(0, 300)}`),
  });
}

import { SERVER_MESSAGES } from '@loopwright/contract';
import { AppError } from '../../platform/errors.ts';
import { EngineError, type EngineResult } from '../engines/index.ts';

/** Why a run is broken off. */
export type AbortReason =
  /** The generation was cancelled or given to another worker: nothing here may change it. */
  | 'lost'
  /** This process stops: somebody else shall run it. */
  | 'stopping'
  /** It takes longer than anything should: the worker may be caught in it. */
  | 'overdue';

/** How a run went, before the database knows. */
export type Outcome =
  | { readonly kind: 'made'; readonly result: EngineResult }
  | { readonly kind: 'lost' }
  | { readonly kind: 'handed-back' }
  /** The worker was harmed or the surroundings failed; another attempt may succeed. */
  | { readonly kind: 'died'; readonly cause: unknown }
  | { readonly kind: 'failed'; readonly error: AppError };

/** Judges what the engine or the storage threw. */
export function judgeFailure(cause: unknown, signal: AbortSignal): Outcome {
  const reason = signal.aborted ? (signal.reason as AbortReason) : null;
  if (reason === 'lost') return { kind: 'lost' };
  if (reason === 'stopping') return { kind: 'handed-back' };
  if (reason === 'overdue') return { kind: 'died', cause };
  if (cause instanceof EngineError && isFinal(cause)) return { kind: 'failed', error: cause };
  if (cause instanceof AppError) {
    return cause.isRetryable ? { kind: 'died', cause } : { kind: 'failed', error: cause };
  }
  return { kind: 'failed', error: generationFailed(cause) };
}

/** Nothing is asked for twice that may be paid twice, and nobody waits for a service that is away. */
const isFinal = ({ mayHaveCost, code }: EngineError): boolean =>
  mayHaveCost || code === 'unavailable';

export const generationFailed = (cause: unknown): AppError =>
  new AppError('internal', { publicMessage: SERVER_MESSAGES.generationFailed, cause });

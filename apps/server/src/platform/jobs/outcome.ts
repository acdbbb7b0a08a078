import type { PlainMessageCode } from '@loopwright/contract';
import { AppError } from '../errors.ts';
import type { AnyJobDefinition } from './job-definition.ts';

/** Why an attempt is broken off. */
export type AbortReason =
  /** The job was cancelled or given to another worker: nothing here may change it. */
  | 'lost'
  /** This process stops: another one shall run the job. */
  | 'shutdown'
  /** It takes longer than `timeoutMs`: the worker may be caught in it. */
  | 'timeout';

/** How an attempt went, before the database knows. */
export type Outcome =
  | { readonly kind: 'completed'; readonly output: unknown }
  | { readonly kind: 'lost' }
  | { readonly kind: 'interrupted' }
  /** Another attempt may succeed. */
  | { readonly kind: 'retryable'; readonly cause: unknown }
  | { readonly kind: 'failed'; readonly cause: unknown };

/** Judges what `run` threw. */
export function judgeFailure(
  definition: AnyJobDefinition,
  cause: unknown,
  signal: AbortSignal,
): Outcome {
  const reason = signal.aborted ? (signal.reason as AbortReason) : null;
  if (reason === 'lost') return { kind: 'lost' };
  if (reason === 'shutdown') return { kind: 'interrupted' };
  if (reason === 'timeout') return { kind: 'retryable', cause };
  const isRetryable = definition.isRetryable?.(cause) ?? isRetryableByDefault(cause);
  return isRetryable ? { kind: 'retryable', cause } : { kind: 'failed', cause };
}

const isRetryableByDefault = (cause: unknown): boolean =>
  !(cause instanceof AppError) || cause.isRetryable;

/**
 * What users read about a failure.
 * @param code of the message for errors that have none of their own
 */
export const toAppError = (cause: unknown, code: PlainMessageCode): AppError =>
  cause instanceof AppError ? cause : new AppError(code, { cause });

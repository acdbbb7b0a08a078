import type { ErrorCode } from '@loopwright/contract';
import { AppError, type AppErrorOptions } from '../../../platform/errors.ts';

export interface EngineErrorOptions extends AppErrorOptions {
  /** Whether the provider may have begun, and so may send a bill. */
  readonly mayHaveCost: boolean;
  /** Absent: the provider. */
  readonly blames?: Blamed;
}

/** Who is not well: all that the provider has, or this model of it alone. */
type Blamed = 'provider' | 'model';

/**
 * Somebody else's model or service has failed. `isRetryable` tells whether the same request may
 * succeed later; nobody repeats it unasked when it may have cost something.
 */
export class EngineError extends AppError {
  readonly mayHaveCost: boolean;
  readonly blames: Blamed;

  constructor(code: ErrorCode, options: EngineErrorOptions) {
    super(code, options);
    this.name = 'EngineError';
    this.mayHaveCost = options.mayHaveCost;
    this.blames = options.blames ?? 'provider';
  }
}

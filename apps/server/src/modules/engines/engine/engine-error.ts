import { type PlainMessageCode } from '@loopwright/contract';
import { AppError, type AppErrorOptions } from '../../../platform/errors.ts';

export interface EngineErrorOptions extends AppErrorOptions {
  /** Whether the provider may have begun, and so may charge for it. */
  readonly mayHaveCost: boolean;
  /** The provider when absent. */
  readonly blames?: Blamed;
}

/** What the failure counts against: the whole provider, or one of its models. */
type Blamed = 'provider' | 'model';

/**
 * A model or a service outside this server has failed. `isRetryable` tells whether the same request
 * may succeed later; a request that may have cost something is not repeated automatically.
 */
export class EngineError extends AppError {
  declare readonly code: PlainMessageCode;
  readonly mayHaveCost: boolean;
  readonly blames: Blamed;

  constructor(code: PlainMessageCode, options: EngineErrorOptions) {
    super(code, options);
    this.name = 'EngineError';
    this.mayHaveCost = options.mayHaveCost;
    this.blames = options.blames ?? 'provider';
  }
}

/** An earlier attempt has submitted the request, and its outcome is unknown. */
export const interruptedError = (): EngineError =>
  new EngineError('modelInterrupted', { isRetryable: true, mayHaveCost: true });

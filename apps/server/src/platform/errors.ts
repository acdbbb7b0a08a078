import { ERROR_STATUS, type ErrorCode } from '@loopwright/contract';

export interface AppErrorOptions {
  /** Said to the person: what happened and what to do. */
  readonly publicMessage: string;
  readonly cause?: unknown;
  /** True when the same request may succeed later, unchanged. */
  readonly isRetryable?: boolean;
  /** Seconds for the Retry-After header. */
  readonly retryAfterSeconds?: number;
}

/** The one error class: everything that is meant to reach the person goes through here. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly publicMessage: string;
  readonly isRetryable: boolean;
  readonly retryAfterSeconds: number | null;

  constructor(code: ErrorCode, options: AppErrorOptions) {
    super(`${code}: ${options.publicMessage}`, { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.publicMessage = options.publicMessage;
    this.isRetryable = options.isRetryable ?? false;
    this.retryAfterSeconds = options.retryAfterSeconds ?? null;
  }

  get status(): number {
    return ERROR_STATUS[this.code];
  }
}

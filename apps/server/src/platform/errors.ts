import { ERROR_STATUS, type ErrorCode, SERVER_MESSAGES } from '@loopwright/contract';

export interface AppErrorOptions {
  /** The message for the user: what happened and what to do. */
  readonly publicMessage: string;
  readonly cause?: unknown;
  /** True when the same request may succeed later, unchanged. */
  readonly isRetryable?: boolean;
  /** Seconds for the Retry-After header. */
  readonly retryAfterSeconds?: number;
}

/** The one error class: everything that is meant to reach the user goes through here. */
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

export const notFoundError = (): AppError =>
  new AppError('not-found', { publicMessage: SERVER_MESSAGES.notFound });

export const unauthenticatedError = (): AppError =>
  new AppError('unauthenticated', { publicMessage: SERVER_MESSAGES.unauthenticated });

/** The Retry-After header of a server that is busy or about to stop. */
const RETRY_AFTER_SECONDS = 5;
/** The Retry-After header when an external service fails. */
const SERVICE_RETRY_AFTER_SECONDS = 10;

/** The server cannot take the request now; the same request may succeed a few seconds later. */
export const unavailableError = (publicMessage: string, cause?: unknown): AppError =>
  new AppError('unavailable', {
    publicMessage,
    isRetryable: true,
    retryAfterSeconds: RETRY_AFTER_SECONDS,
    cause,
  });

/** An external service that the request needs does not answer as it should. */
export const serviceUnavailableError = (publicMessage: string, cause: unknown): AppError =>
  new AppError('unavailable', {
    publicMessage,
    isRetryable: true,
    retryAfterSeconds: SERVICE_RETRY_AFTER_SECONDS,
    cause,
  });

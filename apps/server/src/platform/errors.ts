import {
  ERROR_STATUS,
  type ErrorKind,
  isMessageCode,
  KIND_OF_MESSAGE,
  type MessageCode,
  type MessageParams,
  messageText,
  type PlainMessageCode,
} from '@loopwright/contract';

export interface AppErrorOptions {
  /** The usual kind of the code when absent. */
  readonly kind?: ErrorKind;
  readonly cause?: unknown;
  /** True when the same request may succeed later, unchanged. */
  readonly isRetryable?: boolean;
  /** Seconds for the Retry-After header. */
  readonly retryAfterSeconds?: number;
}

/** The one error class: everything that is meant to reach the user goes through here. */
export class AppError extends Error {
  /** Of the message for the user, which says what happened and what to do. */
  readonly code: MessageCode;
  /** Of that message. */
  readonly params: MessageParams;
  /** Decides the HTTP status. */
  readonly kind: ErrorKind;
  readonly isRetryable: boolean;
  readonly retryAfterSeconds: number | null;

  constructor(code: PlainMessageCode, options?: AppErrorOptions);
  constructor(code: MessageCode, options: AppErrorOptions & { readonly params: MessageParams });
  constructor(
    code: MessageCode,
    options: AppErrorOptions & { readonly params?: MessageParams } = {},
  ) {
    const params = options.params ?? {};
    super(`${code}: ${messageText(code, params)}`, { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.params = params;
    this.kind = options.kind ?? KIND_OF_MESSAGE[code];
    this.isRetryable = options.isRetryable ?? false;
    this.retryAfterSeconds = options.retryAfterSeconds ?? null;
  }

  get status(): number {
    return ERROR_STATUS[this.kind];
  }

  /** The message in English. */
  get publicMessage(): string {
    return messageText(this.code, this.params);
  }
}

/**
 * The error for a value that a schema rejects.
 * @param code the message of a custom issue, which is a `MessageCode`; the schema library's own
 *   messages are for programmers and become the general message
 */
export const schemaError = (code = 'invalid'): AppError =>
  new AppError(isMessageCode(code) ? code : 'invalid', { kind: 'invalid', params: {} });

export const notFoundError = (): AppError => new AppError('notFound');

export const unauthenticatedError = (): AppError => new AppError('unauthenticated');

/** The Retry-After header of a server that is busy or about to stop. */
const RETRY_AFTER_SECONDS = 5;
/** The Retry-After header when an external service fails. */
const SERVICE_RETRY_AFTER_SECONDS = 10;

/** The server cannot take the request now; the same request may succeed a few seconds later. */
export const unavailableError = (code: PlainMessageCode, cause?: unknown): AppError =>
  new AppError(code, {
    isRetryable: true,
    retryAfterSeconds: RETRY_AFTER_SECONDS,
    cause,
  });

/** An external service that the request needs does not answer as it should. */
export const serviceUnavailableError = (code: PlainMessageCode, cause: unknown): AppError =>
  new AppError(code, {
    isRetryable: true,
    retryAfterSeconds: SERVICE_RETRY_AFTER_SECONDS,
    cause,
  });

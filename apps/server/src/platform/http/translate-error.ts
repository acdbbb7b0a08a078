import type { PlainMessageCode } from '@loopwright/contract';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { AppError, notFoundError, schemaError, unavailableError } from '../errors.ts';
import { diskFull } from '../storage/disk-space.ts';

/**
 * Errors of an unavailable database or storage: no connection, a restart, or a lack of memory or
 * connections, or a failed disk.
 */
const UNAVAILABLE =
  /^(?:08...|57P0[1-3]|53[0234]00|58030|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EAI_AGAIN)$|Connection terminated|timeout exceeded when trying to connect/;

/** The disk of this server or of PostgreSQL is full, or a quota is used up. */
const DISK_FULL: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', '53100']);

/** SQLSTATE for text that PostgreSQL cannot store, such as a NUL character. */
const UNSTORABLE_TEXT = '22021';

/** SQLSTATE of a reference to a deleted row. All references lead to users, so the user was deleted. */
const FOREIGN_KEY_VIOLATION = '23503';

interface TaggedError {
  readonly code?: unknown;
  readonly statusCode?: unknown;
  readonly cause?: unknown;
}

/**
 * Turns an error of a route, a parser or a plugin into an error with a message for the user.
 * Unexpected errors become `internal`, with the original as the cause for the log.
 *
 * @param missingFieldMessage the message when a field of the form is absent or not text
 */
export function translateError(error: unknown, missingFieldMessage?: PlainMessageCode): AppError {
  if (error instanceof AppError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    return schemaError(issueCode(error.validation, missingFieldMessage));
  }
  const { code, statusCode, cause }: TaggedError = error instanceof Error ? error : {};
  if (isDiskFull(error)) return diskFull(error);
  if (isUnavailable(error)) return unavailable(error);
  if (sqlState(error) === UNSTORABLE_TEXT || sqlState(cause) === UNSTORABLE_TEXT) return invalid();
  if (sqlState(error) === FOREIGN_KEY_VIOLATION || sqlState(cause) === FOREIGN_KEY_VIOLATION)
    return unauthenticated();
  if (code === 'FST_REQ_FILE_TOO_LARGE') {
    return new AppError('imageTooLarge');
  }
  if (statusCode === 413) {
    return new AppError('requestTooLarge');
  }
  if (statusCode === 415) {
    return new AppError('invalid', { kind: 'unsupported-type' });
  }
  // A 403 of the file server would reveal that a file exists.
  if (statusCode === 404 || statusCode === 403) {
    return notFoundError();
  }
  if (statusCode === 503) return unavailable();
  if (typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500) return invalid();
  return new AppError('internal', { cause: error });
}

const invalid = (): AppError => new AppError('invalid');

const unauthenticated = (): AppError => new AppError('unauthenticated');

const unavailable = (cause?: unknown): AppError => unavailableError('shuttingDown', cause);

/** drizzle stores the driver's error as the cause. */
function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code }: TaggedError = error;
  return (
    UNAVAILABLE.test(typeof code === 'string' ? code : error.message) || isUnavailable(error.cause)
  );
}

const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && (DISK_FULL.has((error as TaggedError).code) || isDiskFull(error.cause));

/** The message code of a custom check, or that of a missing field. */
function issueCode(
  faults: readonly { readonly keyword: string; readonly message?: string | undefined }[],
  missingFieldMessage?: PlainMessageCode,
): string | undefined {
  const own = faults.find((fault) => fault.keyword === 'custom');
  if (own !== undefined) return own.message;
  const isMissing = faults.some((fault) => fault.keyword === 'invalid_type');
  return isMissing ? missingFieldMessage : undefined;
}

const sqlState = (error: unknown): unknown =>
  error instanceof Error ? (error as TaggedError).code : undefined;

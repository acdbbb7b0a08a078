import { SERVER_MESSAGES } from '@loopwright/contract';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { AppError, notFoundError, unavailableError } from '../errors.ts';
import { diskFull } from '../storage/disk-space.ts';

/**
 * The connection to database or storage broke or could not be made, the database restarts, or it lacks
 * memory, connections or a disk that works.
 */
const AWAY =
  /^(?:08...|57P0[1-3]|53[0234]00|58030|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EAI_AGAIN)$|Connection terminated|timeout exceeded when trying to connect/;

/** The disk under our files or under PostgreSQL is full, or a quota on it. */
const DISK_FULL: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', '53100']);

/** What PostgreSQL says about text that it cannot keep, such as a NUL character. */
const UNSTORABLE_TEXT = '22021';

/** A row for somebody who is gone: whatever refers to anything here refers to a person. */
const FOREIGN_KEY_VIOLATION = '23503';

interface TaggedError {
  readonly code?: unknown;
  readonly statusCode?: unknown;
  readonly cause?: unknown;
}

/**
 * Turns whatever a route, a parser or a plugin threw into what the person is told.
 * Errors that nobody foresaw become `internal`, with the original as the cause for the log.
 *
 * @param missingFieldMessage what a form says when a field is absent or not text
 */
export function translateError(error: unknown, missingFieldMessage?: string): AppError {
  if (error instanceof AppError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    return new AppError('invalid', {
      publicMessage: validationMessage(error.validation, missingFieldMessage),
    });
  }
  const { code, statusCode, cause }: TaggedError = error instanceof Error ? error : {};
  if (isDiskFull(error)) return diskFull(error);
  if (isAway(error)) return unavailable(error);
  if (sqlState(error) === UNSTORABLE_TEXT || sqlState(cause) === UNSTORABLE_TEXT) return invalid();
  if (sqlState(error) === FOREIGN_KEY_VIOLATION || sqlState(cause) === FOREIGN_KEY_VIOLATION)
    return unauthenticated();
  if (code === 'FST_REQ_FILE_TOO_LARGE') {
    return new AppError('too-large', { publicMessage: SERVER_MESSAGES.pictureTooLarge });
  }
  if (statusCode === 413) {
    return new AppError('too-large', { publicMessage: SERVER_MESSAGES.requestTooLarge });
  }
  if (statusCode === 415) {
    return new AppError('unsupported-type', { publicMessage: SERVER_MESSAGES.invalid });
  }
  // The file server's "forbidden" says that something is there: nobody has to know.
  if (statusCode === 404 || statusCode === 403) {
    return notFoundError();
  }
  if (statusCode === 503) return unavailable();
  if (typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500) return invalid();
  return new AppError('internal', { publicMessage: SERVER_MESSAGES.internal, cause: error });
}

const invalid = (): AppError => new AppError('invalid', { publicMessage: SERVER_MESSAGES.invalid });

const unauthenticated = (): AppError =>
  new AppError('unauthenticated', { publicMessage: SERVER_MESSAGES.unauthenticated });

const unavailable = (cause?: unknown): AppError =>
  unavailableError(SERVER_MESSAGES.shuttingDown, cause);

/** drizzle puts the driver's own error into the cause. */
function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code }: TaggedError = error;
  return AWAY.test(typeof code === 'string' ? code : error.message) || isAway(error.cause);
}

const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && (DISK_FULL.has((error as TaggedError).code) || isDiskFull(error.cause));

/** Our own checks speak plainly; the schema library's words are for programmers. */
function validationMessage(
  faults: readonly { readonly keyword: string; readonly message?: string | undefined }[],
  missingFieldMessage?: string,
): string {
  const own = faults.find((fault) => fault.keyword === 'custom');
  if (own?.message !== undefined) return own.message;
  const isMissing = faults.some((fault) => fault.keyword === 'invalid_type');
  return isMissing && missingFieldMessage !== undefined
    ? missingFieldMessage
    : SERVER_MESSAGES.invalid;
}

const sqlState = (error: unknown): unknown =>
  error instanceof Error ? (error as TaggedError).code : undefined;

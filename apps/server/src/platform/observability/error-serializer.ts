/** SQLSTATE class 22, data exceptions: their messages repeat the value that was wrong. */
const DATA_EXCEPTION = /^22/;

interface DatabaseFault {
  /** SQLSTATE, on errors of the database itself. */
  readonly code?: unknown;
  readonly severity?: unknown;
  readonly constraint?: unknown;
  readonly table?: unknown;
  /** The SQL text, on the query builder's errors. */
  readonly query?: unknown;
}

/**
 * Serializes errors for the log. Errors of the database contain the values of the query (prompts, names,
 * hashes) in their details and in some messages, and those of the query builder in their messages, so
 * only the fields without values are kept.
 */
export function serializeError(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error };
  const cause = error.cause === undefined ? {} : { cause: serializeError(error.cause) };
  const fault = error as DatabaseFault;
  const sqlState = typeof fault.severity === 'string' ? String(fault.code) : undefined;
  if (sqlState === undefined && typeof fault.query !== 'string') {
    return { type: error.name, message: error.message, stack: error.stack, ...cause };
  }
  const mayContainValues = sqlState === undefined || DATA_EXCEPTION.test(sqlState);
  return {
    type: error.name,
    sqlState,
    message: mayContainValues ? undefined : error.message,
    query: sqlState === undefined ? fault.query : undefined,
    constraint: fault.constraint,
    table: fault.table,
    stack: frames(error.stack),
    ...cause,
  };
}

/** The stack without the message that precedes it. */
const frames = (stack: string | undefined): string =>
  (stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');

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
 * Errors as the log keeps them. The messages of database errors repeat the values of the query
 * (prompts, names, hashes), so that of those only the SQL text, the SQLSTATE and the names of
 * constraint and table are kept, with the place in our code where it happened.
 */
export function serializeError(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error };
  const cause = error.cause === undefined ? {} : { cause: serializeError(error.cause) };
  const fault = error as DatabaseFault;
  const isQueryFailure = typeof fault.query === 'string';
  if (!isQueryFailure && typeof fault.severity !== 'string') {
    return { type: error.name, message: error.message, stack: error.stack, ...cause };
  }
  return {
    type: error.name,
    query: isQueryFailure ? fault.query : undefined,
    sqlState: isQueryFailure ? undefined : fault.code,
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

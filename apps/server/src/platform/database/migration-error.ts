/** A migration failed. All that were missing are one transaction, so none of them was applied. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError';

  constructor(cause: unknown) {
    super(
      `The database cannot be changed to what this version of Loopwright needs (${reasonOf(cause)}). ` +
        'It is as it was: the version that ran before can go on with it.',
      { cause },
    );
  }
}

/** drizzle wraps what the database says in an error that repeats the statement. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? reasonOf(error.cause) : error.message;
}

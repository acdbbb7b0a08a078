import type { ExtractTablesWithRelations } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT, PgTransaction } from 'drizzle-orm/pg-core';
import type { ConstructorOptions as QueueConnection } from 'pg-boss';
import type * as schema from '../../schema/schema.ts';

type Schema = typeof schema;
type Tables = ExtractTablesWithRelations<Schema>;

/** What both drivers answer to raw SQL. Count changed rows with `returning`: the rest differs. */
interface Rows<Row> {
  readonly rows: Row[];
}

interface RowsResult extends PgQueryResultHKT {
  readonly type: Rows<this['row']>;
}

/** Queries outside a transaction. Transactions are begun by `Database.transaction` alone. */
type Orm = Omit<PgDatabase<RowsResult, Schema, Tables>, 'transaction'>;

/** The driver's handle inside a transaction; its own `transaction` sets a savepoint. */
export type DatabaseTransaction = PgTransaction<RowsResult, Schema, Tables>;

/** The handle inside a transaction. */
export type Transaction = DatabaseTransaction & {
  /** Calls `effect` once the transaction has committed; never when it is rolled back. */
  afterCommit(effect: () => void): void;
};

/** For reads that may run in or out of a transaction. */
export type Queryable = Orm | DatabaseTransaction;

/** One database, embedded or PostgreSQL: the rest of the server cannot tell which. */
export interface Database {
  readonly kind: 'embedded' | 'postgres';

  /**
   * Throws when it is used while the caller is inside `transaction`: the embedded database has one
   * connection, so that the query would wait for its own end.
   */
  readonly orm: Orm;

  /** Commits when `work` resolves, rolls back when it rejects. Cannot be nested. */
  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;

  /**
   * Hears every payload sent to a channel by any process, from now on. Messages that are sent while
   * the connection is down are lost: poll as well.
   * @returns stops listening
   */
  listen(channel: string, onPayload: (payload: string) => void): Promise<() => Promise<void>>;

  /**
   * Sends at most 7,999 bytes within a few milliseconds, together with others. In a transaction, call
   * it in `afterCommit`.
   */
  notify(channel: string, payload: string): void;

  /**
   * Grows with everything that may have changed the data: what was read is true as long as it stands.
   * null when other processes can change the data unseen.
   */
  changeCount(): number | null;

  /** What pg-boss's constructor needs to work on this database. */
  readonly queueConnection: QueueConnection;

  /** Whether a query is answered at the moment. Never rejects. */
  isReady(): Promise<boolean>;

  /** Waits for running work, then lets go of everything. Safe to call twice. */
  close(): Promise<void>;
}

/** Channel names go into SQL unquoted on one of the drivers. */
export function checkChannelName(channel: string): void {
  if (!/^[a-z][a-z_]{0,62}$/.test(channel)) {
    throw new Error(`Not a channel name: '${channel}' (lower-case letters and underscores)`);
  }
}

/** Answers whether `query` succeeds within the time. */
export async function succeedsWithin(
  query: () => Promise<unknown>,
  timeoutMs: number,
): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => resolve(false), timeoutMs);
  query().then(
    () => resolve(true),
    () => resolve(false),
  );
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
  }
}

import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import type { Clock } from '../clock.ts';
import { dueAt } from './due.ts';
import type { Kind, Kinds } from './kinds.ts';

/** A condition on a field; `path` in SQLite's JSON notation. */
export interface Filter {
  /** Of the object as shown (the default), or of what is kept beside it. */
  readonly column?: 'wire' | 'hidden';
  readonly path: string;
  readonly operator: '=' | '!=' | '<' | '<=' | '>' | '>=' | 'in' | 'not in' | 'glob';
  readonly value: string | number | readonly string[];
}

export interface Page {
  readonly filters: readonly Filter[];
  readonly limit: number;
  readonly startingAfter?: string | undefined;
  readonly endingBefore?: string | undefined;
}

type Row = Record<string, SQLOutputValue>;

/** Everything the sandbox remembers, newest first. */
export class Resources {
  readonly #database: DatabaseSync;
  readonly #clock: Clock;

  constructor(database: DatabaseSync, clock: Clock) {
    this.#database = database;
    this.#clock = clock;
  }

  insert<K extends Kind>(kind: K, record: Kinds[K]): void {
    this.#database
      .prepare('INSERT INTO resources (kind, id, due_at, wire, hidden) VALUES (?, ?, ?, ?, ?)')
      .run(kind, record.wire.id, this.#dueAt(kind, record), ...serialize(record));
  }

  save<K extends Kind>(kind: K, record: Kinds[K]): void {
    this.#database
      .prepare('UPDATE resources SET due_at = ?, wire = ?, hidden = ? WHERE kind = ? AND id = ?')
      .run(this.#dueAt(kind, record), ...serialize(record), kind, record.wire.id);
  }

  find<K extends Kind>(kind: K, id: string): Kinds[K] | undefined {
    const row = this.#database
      .prepare('SELECT wire, hidden FROM resources WHERE kind = ? AND id = ?')
      .get(kind, id);
    return row && (parse(row) as Kinds[K]);
  }

  /** The customer that owns the thing with this id, of whatever kind; null: none does. */
  findOwner(id: string): string | null {
    const row = this.#database
      .prepare('SELECT kind, wire, hidden FROM resources WHERE id = ?')
      .get(id);
    return row ? customerOf(row['kind'] as Kind, parse(row) as Kinds[Kind]) : null;
  }

  /** For what must be there because something else names it. */
  get<K extends Kind>(kind: K, id: string): Kinds[K] {
    const record = this.find(kind, id);
    if (!record) throw new Error(`The state has no ${kind} ${id}`);
    return record;
  }

  /** The newest record that fits. */
  first<K extends Kind>(kind: K, filters: readonly Filter[]): Kinds[K] | undefined {
    return this.list(kind, { filters, limit: 1 }).records[0];
  }

  /** @returns up to `limit` records and whether there are more in the direction of travel. */
  list<K extends Kind>(kind: K, page: Page): { records: Kinds[K][]; hasMore: boolean } {
    const conditions = ['kind = ?'];
    const values: (string | number)[] = [kind];
    for (const filter of page.filters) addCondition(filter, conditions, values);
    const cursor = page.endingBefore ?? page.startingAfter;
    const backwards = page.endingBefore !== undefined;
    if (cursor !== undefined) {
      const comparison = backwards ? '>' : '<';
      conditions.push(`sequence ${comparison} (SELECT sequence FROM resources WHERE id = ?)`);
      values.push(cursor);
    }
    const rows = this.#database
      .prepare(
        `SELECT wire, hidden FROM resources WHERE ${conditions.join(' AND ')}
         ORDER BY sequence ${backwards ? 'ASC' : 'DESC'} LIMIT ?`,
      )
      .all(...values, page.limit + 1);
    const records = rows.slice(0, page.limit).map((row) => parse(row) as Kinds[K]);
    if (backwards) records.reverse();
    return { records, hasMore: rows.length > page.limit };
  }

  /** Every record of the kind that fits, newest first. */
  all<K extends Kind>(kind: K, filters: readonly Filter[]): Kinds[K][] {
    return this.list(kind, { filters, limit: Number.MAX_SAFE_INTEGER - 1 }).records;
  }

  /** The column is in seconds of the sandbox's clock, so that one index orders all customers. */
  #dueAt<K extends Kind>(kind: K, record: Kinds[K]): number | null {
    const at = dueAt(kind, record);
    return at === null ? null : at - this.#clock.secondsAhead(customerOf(kind, record));
  }

  /** To be called when the customer's clock has moved on by so many seconds. */
  bringForward(customerId: string, seconds: number): void {
    this.#database
      .prepare(
        `UPDATE resources SET due_at = due_at - ?
         WHERE due_at IS NOT NULL AND json_extract(wire, '$.customer') = ?`,
      )
      .run(seconds, customerId);
  }

  /** What is due first, at or before `now` on the sandbox's clock. */
  firstDue(now: number): { kind: Kind; id: string; at: number } | undefined {
    const row = this.#database
      .prepare(
        'SELECT kind, id, due_at FROM resources WHERE due_at <= ? ORDER BY due_at, sequence LIMIT 1',
      )
      .get(now);
    return row && { kind: row['kind'] as Kind, id: String(row['id']), at: Number(row['due_at']) };
  }

  nextDueAt(): number | null {
    const row = this.#database.prepare('SELECT min(due_at) AS at FROM resources').get();
    return row?.['at'] == null ? null : Number(row['at']);
  }
}

/** The customer at whose time the thing lives; null: the sandbox's own time. */
function customerOf<K extends Kind>(kind: K, record: Kinds[K]): string | null {
  if (kind === 'customer') return record.wire.id;
  const { customer } = record.wire as { customer?: unknown };
  return typeof customer === 'string' ? customer : null;
}

function serialize(record: { wire: object; hidden: object }): [string, string] {
  return [JSON.stringify(record.wire), JSON.stringify(record.hidden)];
}

function parse(row: Row): unknown {
  const { wire, hidden } = row;
  return { wire: JSON.parse(String(wire)), hidden: JSON.parse(String(hidden)) };
}

function addCondition(
  { column = 'wire', path, operator, value }: Filter,
  conditions: string[],
  values: (string | number)[],
): void {
  if (typeof value === 'string' || typeof value === 'number') {
    conditions.push(`json_extract(${column}, ?) ${operator} ?`);
    values.push(path, value);
    return;
  }
  const places = value.map(() => '?').join(', ');
  conditions.push(`json_extract(${column}, ?) ${operator} (${places})`);
  values.push(path, ...value);
}

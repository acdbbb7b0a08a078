import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
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

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  insert<K extends Kind>(kind: K, record: Kinds[K]): void {
    this.#database
      .prepare('INSERT INTO resources (kind, id, due_at, wire, hidden) VALUES (?, ?, ?, ?, ?)')
      .run(kind, record.wire.id, dueAt(kind, record), ...serialize(record));
  }

  save<K extends Kind>(kind: K, record: Kinds[K]): void {
    this.#database
      .prepare('UPDATE resources SET due_at = ?, wire = ?, hidden = ? WHERE kind = ? AND id = ?')
      .run(dueAt(kind, record), ...serialize(record), kind, record.wire.id);
  }

  find<K extends Kind>(kind: K, id: string): Kinds[K] | undefined {
    const row = this.#database
      .prepare('SELECT wire, hidden FROM resources WHERE kind = ? AND id = ?')
      .get(kind, id);
    return row && (parse(row) as Kinds[K]);
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

  /** What is due first, at or before `now`. */
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

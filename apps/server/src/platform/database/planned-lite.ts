import {
  type ExecProtocolOptions,
  PGlite,
  type PGliteOptions,
  protocol,
} from '@electric-sql/pglite';

const { serialize } = protocol;
type Answers = Awaited<ReturnType<PGlite['execProtocolStream']>>;
type Send = (...messages: Uint8Array[]) => Promise<Answers>;

/** Statements with lists of any length must not fill the memory. */
const STATEMENTS_MAXIMUM = 400;
/** The SQLSTATE of a full disk. */
const DISK_FULL = '53100';
const IS_PLANNED = /^\s*(?:select|insert|update|delete|with)\b/i;
/** What was known about columns may be wrong after these. */
const CHANGES_SCHEMA = /\b(?:create|alter|drop|discard|deallocate)\b/i;

/** https://www.postgresql.org/docs/18/protocol-message-formats.html */
const MESSAGE = { parse: 'P', describe: 'D', bind: 'B', execute: 'E', sync: 'S', query: 'Q' };
/** Type and length, before anything else in a message. */
const HEADER_BYTES = 5;

interface Statement {
  readonly name: string;
  /** Types of its parameters and of its columns. */
  readonly description: Answers;
  /** For its columns alone: PGlite copies what it has with each query. */
  readonly parsers: PGlite['parsers'];
}

/**
 * PGlite that keeps statements parsed and planned under names of their own. PGlite as it comes does
 * all of that again for each query, which is three to eight times the work of running it. Here, as in
 * PgBouncer, the nameless statement of a query becomes a named one on its way to the database; neither
 * callers nor PGlite notice. PostgreSQL plans again what has been vacuumed or analysed
 * (docs/decisions/0023).
 */
export class PlannedLite extends PGlite {
  readonly #parsers = this.parsers;
  /** By text, the least lately used first. */
  readonly #statements = new Map<string, Statement>();
  #prepared = 0;
  /** Not before PGlite has asked what it needs for itself. */
  #keepsPlans = false;
  /** Of the query whose messages are on their way. */
  #current: Statement | null = null;
  /** Its values, held back until it is executed. */
  #bind: Uint8Array | null = null;

  #onDiskFull: () => void = () => undefined;

  /** @param onDiskFull hears of every statement that fails because the disk is full */
  static async open(options: PGliteOptions, onDiskFull?: () => void): Promise<PlannedLite> {
    const lite = new PlannedLite(options);
    if (onDiskFull !== undefined) lite.#onDiskFull = onDiskFull;
    await lite.waitReady;
    lite.#keepsPlans = true;
    return lite;
  }

  /** PGlite calls this with each message of a query, and with no other query's between them. */
  override async execProtocolStream(
    message: Uint8Array,
    options: ExecProtocolOptions = {},
  ): Promise<Answers> {
    const send: Send = async (...messages) => {
      try {
        return await super.execProtocolStream(Buffer.concat(messages), options);
      } catch (error) {
        if ((error as { code?: unknown }).code === DISK_FULL) this.#onDiskFull();
        throw error;
      }
    };
    switch (typeOf(message)) {
      case MESSAGE.parse:
        return await this.#parse(message, send);
      case MESSAGE.query:
        this.#setCurrent(null);
        await this.#forgetBefore(textOf(message), send);
        return await send(message);
      default:
        return this.#current === null
          ? await send(message)
          : await this.#continue(this.#current, message, send);
    }
  }

  async #parse(message: Uint8Array, send: Send): Promise<Answers> {
    this.#setCurrent(null);
    const text = textOf(message);
    if (this.#keepsPlans && IS_PLANNED.test(text)) {
      this.#setCurrent(this.#find(text) ?? (await this.#prepare(text, send)));
      return [];
    }
    await this.#forgetBefore(text, send);
    return await send(message);
  }

  async #continue(current: Statement, message: Uint8Array, send: Send): Promise<Answers> {
    switch (typeOf(message)) {
      case MESSAGE.describe:
        return current.description;
      case MESSAGE.bind:
        this.#bind = nameStatement(message, current.name);
        return [];
      case MESSAGE.execute:
        return await send(...(this.#bind === null ? [] : [this.#bind]), message, serialize.sync());
      case MESSAGE.sync:
        // Sent with what was executed.
        this.#current = null;
        this.#bind = null;
        return [];
      default:
        return await send(message);
    }
  }

  #setCurrent(statement: Statement | null): void {
    this.#current = statement;
    this.parsers = statement?.parsers ?? this.#parsers;
  }

  #find(text: string): Statement | undefined {
    const statement = this.#statements.get(text);
    if (statement !== undefined) {
      this.#statements.delete(text);
      this.#statements.set(text, statement);
    }
    return statement;
  }

  async #prepare(text: string, send: Send): Promise<Statement> {
    this.#prepared += 1;
    const name = `s${this.#prepared}`;
    const description = await send(
      ...this.#closeOldest(),
      serialize.parse({ name, text }),
      serialize.describe({ type: 'S', name }),
      serialize.sync(),
    );
    const statement = { name, description, parsers: this.#pickParsers(description) };
    this.#statements.set(text, statement);
    return statement;
  }

  #pickParsers(description: Answers): PGlite['parsers'] {
    const columns = description.flatMap((answer) =>
      answer instanceof protocol.messages.RowDescriptionMessage ? answer.fields : [],
    );
    const types = new Set(columns.map(({ dataTypeID }) => dataTypeID));
    return Object.fromEntries(
      Object.entries(this.#parsers).filter(([type]) => types.has(Number(type))),
    );
  }

  #closeOldest(): Uint8Array[] {
    if (this.#statements.size < STATEMENTS_MAXIMUM) return [];
    const [oldest] = this.#statements;
    if (oldest === undefined) return [];
    const [text, { name }] = oldest;
    this.#statements.delete(text);
    return [serialize.close({ type: 'S', name })];
  }

  async #forgetBefore(text: string, send: Send): Promise<void> {
    if (this.#statements.size === 0 || !CHANGES_SCHEMA.test(text)) return;
    this.#statements.clear();
    await send(serialize.query('deallocate all'));
  }
}

const typeOf = (message: Uint8Array): string => String.fromCharCode(message[0] ?? 0);

/** Of `Parse` (behind an empty name) or `Query`. */
function textOf(message: Uint8Array): string {
  const start = HEADER_BYTES + (typeOf(message) === MESSAGE.parse ? 1 : 0);
  return Buffer.from(message.subarray(start, message.indexOf(0, start))).toString();
}

/** The `Bind` of the nameless statement as one of a named: portal, statement, values. */
function nameStatement(message: Uint8Array, name: string): Uint8Array {
  const statementAt = HEADER_BYTES + 1;
  const named = Buffer.concat([
    message.subarray(0, statementAt),
    Buffer.from(name),
    message.subarray(statementAt),
  ]);
  // The length counts itself but not the type before it.
  named.writeInt32BE(named.length - 1, 1);
  return named;
}

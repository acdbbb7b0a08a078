import { sql } from 'drizzle-orm';
import { checkChannelName, type Queryable } from './database.ts';
import type { DatabaseLog } from './log.ts';

/** How long notifications are gathered, to be sent in one statement. */
const GATHER_MS = 10;

interface Notification {
  readonly channel: string;
  readonly payload: string;
}

/**
 * Sends notifications in statements of their own. PostgreSQL takes one lock for the whole server when a
 * transaction with a notification commits, so one that also writes would hold up all others.
 */
export class Notifier {
  readonly #send: (notifications: readonly Notification[]) => Promise<unknown>;
  readonly #log: DatabaseLog;
  /** By channel and payload: PostgreSQL tells equal ones of a transaction once as well. */
  readonly #waiting = new Map<string, Notification>();
  #timer: NodeJS.Timeout | null = null;

  constructor(
    orm: Pick<Queryable, 'execute'>,
    log: DatabaseLog,
    detach: (send: () => void) => () => void,
  ) {
    this.#send = async (notifications) => {
      const channels = sql.param(notifications.map(({ channel }) => channel));
      const payloads = sql.param(notifications.map(({ payload }) => payload));
      await orm.execute(
        sql`select pg_notify(channel, payload)
          from unnest(${channels}::text[], ${payloads}::text[]) as sent(channel, payload)`,
      );
    };
    this.#log = log;
    this.#flushSoon = detach(() => void this.flush());
  }

  readonly #flushSoon: () => void;

  /** @throws Error when the name of the channel would have to be quoted */
  notify(channel: string, payload: string): void {
    checkChannelName(channel);
    this.#waiting.set(`${channel} ${payload}`, { channel, payload });
    this.#timer ??= setTimeout(this.#flushSoon, GATHER_MS);
  }

  /** Sends what waits. Never rejects: subscribers poll for what is lost. */
  async flush(): Promise<void> {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    const notifications = [...this.#waiting.values()];
    this.#waiting.clear();
    if (notifications.length === 0) return;
    try {
      await this.#send(notifications);
    } catch (err) {
      this.#log.warn({ err, count: notifications.length }, 'notifications were lost');
    }
  }
}

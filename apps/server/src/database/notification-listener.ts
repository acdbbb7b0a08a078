import { Client } from 'pg';
import { checkChannelName } from './database.ts';
import type { DatabaseLog } from './log.ts';

const RECONNECT_FLOOR_MS = 250;
const RECONNECT_CEILING_MS = 15_000;

/** One dedicated connection that hears all channels and comes back when it breaks. */
export class NotificationListener {
  readonly #databaseUrl: string;
  readonly #log: DatabaseLog;
  readonly #listeners = new Map<string, Set<(payload: string) => void>>();
  #connection: Promise<Client> | null = null;
  #reconnectTimer: NodeJS.Timeout | null = null;
  #failures = 0;
  #isClosed = false;

  constructor(databaseUrl: string, log: DatabaseLog) {
    this.#databaseUrl = databaseUrl;
    this.#log = log;
  }

  async listen(
    channel: string,
    onPayload: (payload: string) => void,
  ): Promise<() => Promise<void>> {
    checkChannelName(channel);
    const listeners = this.#listeners.get(channel) ?? new Set();
    this.#listeners.set(channel, listeners.add(onPayload));
    try {
      const client = await this.#connect();
      await client.query(`listen "${channel}"`);
    } catch (error) {
      listeners.delete(onPayload);
      throw error;
    }
    // The channel stays subscribed: a stray UNLISTEN could cross a new LISTEN of the same name.
    return async () => {
      listeners.delete(onPayload);
    };
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#listeners.clear();
    if (this.#reconnectTimer !== null) clearTimeout(this.#reconnectTimer);
    const client = await this.#connection?.catch(() => null);
    await client?.end();
  }

  #connect(): Promise<Client> {
    this.#connection ??= this.#open();
    return this.#connection;
  }

  async #open(): Promise<Client> {
    const client = new Client({
      connectionString: this.#databaseUrl,
      keepAlive: true,
      application_name: 'loopwright listener',
    });
    client.on('notification', ({ channel, payload }) => {
      for (const onPayload of this.#listeners.get(channel) ?? []) onPayload(payload ?? '');
    });
    client.on('error', (error) => this.#log.warn({ err: error }, 'the listening connection broke'));
    client.on('end', () => this.#lose());
    try {
      await client.connect();
      for (const channel of this.#listeners.keys()) await client.query(`listen "${channel}"`);
    } catch (error) {
      this.#lose();
      throw error;
    }
    this.#failures = 0;
    return client;
  }

  #lose(): void {
    this.#connection = null;
    if (this.#isClosed || this.#reconnectTimer !== null) return;
    const delayMs = Math.min(RECONNECT_CEILING_MS, RECONNECT_FLOOR_MS * 2 ** this.#failures);
    this.#failures += 1;
    this.#reconnectTimer = setTimeout(() => {
      this.#reconnectTimer = null;
      // A failure schedules the next attempt by itself.
      if (this.#listeners.size > 0) this.#connect().catch(() => undefined);
    }, delayMs).unref();
  }
}

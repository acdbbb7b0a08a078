import { Client } from 'pg';
import { checkChannelName } from './database.ts';
import type { DatabaseLog } from './log.ts';

const RECONNECT_FLOOR_MS = 250;
const RECONNECT_CEILING_MS = 15_000;

/** One connection that listens to all channels and reconnects when it breaks. */
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

  /** @returns stops listening */
  async listen(
    channel: string,
    onPayload: (payload: string) => void,
  ): Promise<() => Promise<void>> {
    checkChannelName(channel);
    const listeners = this.#listeners.get(channel) ?? new Set();
    this.#listeners.set(channel, listeners.add(onPayload));
    // The channel itself stays subscribed: an UNLISTEN could cross a new LISTEN of the same name.
    const stop = async (): Promise<void> => {
      listeners.delete(onPayload);
    };
    try {
      const client = await this.#connect();
      await client.query(`listen "${channel}"`);
      return stop;
    } catch (error) {
      await stop();
      throw error;
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    if (this.#reconnectTimer !== null) clearTimeout(this.#reconnectTimer);
    const client = await this.#connection?.catch(() => null);
    await client?.end();
  }

  #connect(): Promise<Client> {
    if (this.#connection !== null) return this.#connection;
    const connection = this.#open(() => {
      if (this.#connection === connection) this.#connection = null;
      this.#reconnectLater();
    });
    this.#connection = connection;
    return connection;
  }

  /** @param onLost called when the connection could not be made or has ended */
  async #open(onLost: () => void): Promise<Client> {
    const client = new Client({
      connectionString: this.#databaseUrl,
      keepAlive: true,
      application_name: 'loopwright listener',
    });
    client.on('notification', ({ channel, payload }) => {
      for (const onPayload of this.#listeners.get(channel) ?? []) onPayload(payload ?? '');
    });
    client.on('error', (error) => this.#log.warn({ err: error }, 'the listening connection broke'));
    client.on('end', onLost);
    try {
      await client.connect();
      for (const channel of this.#listeners.keys()) await client.query(`listen "${channel}"`);
    } catch (error) {
      await client.end().catch(() => undefined);
      onLost();
      throw error;
    }
    this.#failures = 0;
    return client;
  }

  #reconnectLater(): void {
    if (this.#isClosed || this.#reconnectTimer !== null) return;
    const delayMs = Math.min(RECONNECT_CEILING_MS, RECONNECT_FLOOR_MS * 2 ** this.#failures);
    this.#failures += 1;
    this.#reconnectTimer = setTimeout(() => {
      this.#reconnectTimer = null;
      // A failure comes back here by itself.
      this.#connect().catch(() => undefined);
    }, delayMs).unref();
  }
}

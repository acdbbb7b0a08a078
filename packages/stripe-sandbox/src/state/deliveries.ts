import type { DatabaseSync } from 'node:sqlite';

export interface Delivery {
  readonly id: number;
  readonly eventId: string;
  /** How many attempts there were before. */
  readonly attempts: number;
  readonly firstAttemptAtMs: number | null;
}

/** The events that still have to reach the webhook, in real milliseconds. */
export class Deliveries {
  readonly #database: DatabaseSync;

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  add(eventId: string): void {
    this.#database
      .prepare(
        'INSERT INTO deliveries (event_id, attempts, next_attempt_at_ms, delivered) VALUES (?, 0, 0, 0)',
      )
      .run(eventId);
  }

  /** In random order, because Stripe promises none and callers must not rely on one. */
  due(nowMs: number, limit: number, exceptIds: readonly number[]): Delivery[] {
    const places = exceptIds.map(() => '?').join(', ');
    return this.#database
      .prepare(
        `SELECT id, event_id, attempts, first_attempt_at_ms FROM deliveries
         WHERE next_attempt_at_ms <= ? AND id NOT IN (${places}) ORDER BY random() LIMIT ?`,
      )
      .all(nowMs, ...exceptIds, limit)
      .map((row) => ({
        id: Number(row['id']),
        eventId: String(row['event_id']),
        attempts: Number(row['attempts']),
        firstAttemptAtMs:
          row['first_attempt_at_ms'] === null ? null : Number(row['first_attempt_at_ms']),
      }));
  }

  /** When the next attempt is to be made; null: nothing is left to deliver. */
  nextAttemptAtMs(exceptIds: readonly number[]): number | null {
    const places = exceptIds.map(() => '?').join(', ');
    const row = this.#database
      .prepare(`SELECT min(next_attempt_at_ms) AS at FROM deliveries WHERE id NOT IN (${places})`)
      .get(...exceptIds);
    return row?.['at'] == null ? null : Number(row['at']);
  }

  succeeded(id: number): void {
    this.#database
      .prepare(
        'UPDATE deliveries SET attempts = attempts + 1, next_attempt_at_ms = NULL, delivered = 1 WHERE id = ?',
      )
      .run(id);
  }

  /** @param retryAtMs null: it was tried long enough. */
  failed(id: number, attemptedAtMs: number, retryAtMs: number | null): void {
    this.#database
      .prepare(
        `UPDATE deliveries SET attempts = attempts + 1, next_attempt_at_ms = ?,
           first_attempt_at_ms = coalesce(first_attempt_at_ms, ?) WHERE id = ?`,
      )
      .run(retryAtMs, attemptedAtMs, id);
  }

  /** How many deliveries of the event have not succeeded. */
  pendingFor(eventId: string): number {
    const row = this.#database
      .prepare('SELECT count(*) AS pending FROM deliveries WHERE event_id = ? AND delivered = 0')
      .get(eventId);
    return Number(row?.['pending'] ?? 0);
  }

  undeliveredEventIds(): string[] {
    return this.#database
      .prepare('SELECT DISTINCT event_id FROM deliveries WHERE delivered = 0')
      .all()
      .map((row) => String(row['event_id']));
  }
}

import type { DatabaseSync } from 'node:sqlite';

/** Stripe forgets idempotency keys after a day. */
const KEPT_MS = 24 * 60 * 60 * 1000;

export interface Answer {
  readonly status: number;
  readonly body: string;
  readonly requestId: string;
}

/** What was answered under each idempotency key. */
export class Answers {
  readonly #database: DatabaseSync;

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  find(idempotencyKey: string): (Answer & { fingerprint: string }) | undefined {
    const row = this.#database
      .prepare('SELECT * FROM answers WHERE idempotency_key = ? AND answered_at_ms > ?')
      .get(idempotencyKey, Date.now() - KEPT_MS);
    return (
      row && {
        fingerprint: String(row['fingerprint']),
        status: Number(row['status']),
        body: String(row['body']),
        requestId: String(row['request_id']),
      }
    );
  }

  keep(idempotencyKey: string, fingerprint: string, answer: Answer): void {
    this.#database
      .prepare('DELETE FROM answers WHERE answered_at_ms <= ?')
      .run(Date.now() - KEPT_MS);
    this.#database
      .prepare('INSERT INTO answers VALUES (?, ?, ?, ?, ?, ?)')
      .run(idempotencyKey, fingerprint, answer.status, answer.body, answer.requestId, Date.now());
  }
}

import type { Activity } from './activity.ts';
import type { DatabaseLog } from './log.ts';

const LOOK_INTERVAL_MS = 5000;

interface Task {
  readonly statement: string;
  readonly intervalMs: number;
  /** After this long it runs although the database is busy. */
  readonly latestMs: number;
  doneAtMs: number;
  doneAtTotal: number;
}

const MINUTE_MS = 60_000;

/**
 * What PostgreSQL's background processes would do. The embedded database has none: without
 * checkpoints its log grows without end, without vacuum its tables do.
 */
export class Maintenance {
  readonly #run: (statement: string) => Promise<unknown>;
  readonly #activity: Activity;
  readonly #log: DatabaseLog;
  readonly #nowMs: () => number;
  readonly #tasks: readonly Task[];
  #timer: NodeJS.Timeout | null = null;

  constructor(
    run: (statement: string) => Promise<unknown>,
    activity: Activity,
    log: DatabaseLog,
    nowMs: () => number = () => performance.now(),
  ) {
    this.#run = run;
    this.#activity = activity;
    this.#log = log;
    this.#nowMs = nowMs;
    const since = { doneAtMs: nowMs(), doneAtTotal: activity.total };
    this.#tasks = [
      { statement: 'checkpoint', intervalMs: MINUTE_MS, latestMs: 5 * MINUTE_MS, ...since },
      {
        statement: 'vacuum (analyze)',
        intervalMs: 30 * MINUTE_MS,
        latestMs: 120 * MINUTE_MS,
        ...since,
      },
    ];
  }

  start(): void {
    this.#timer = setInterval(() => {
      this.runDue().catch((error: unknown) =>
        this.#log.warn({ err: error }, 'the maintenance of the embedded database failed'),
      );
    }, LOOK_INTERVAL_MS).unref();
  }

  stop(): void {
    if (this.#timer !== null) clearInterval(this.#timer);
  }

  /** Runs what is due: in a quiet moment, or when it cannot wait any longer. */
  async runDue(): Promise<void> {
    for (const task of this.#tasks) {
      const waitedMs = this.#nowMs() - task.doneAtMs;
      const isNeeded = this.#activity.total > task.doneAtTotal;
      if (!isNeeded || waitedMs < task.intervalMs) continue;
      if (this.#activity.isBusy && waitedMs < task.latestMs) continue;
      // Set first, so that a slow run is not started twice.
      task.doneAtMs = this.#nowMs();
      await this.#run(task.statement);
      task.doneAtTotal = this.#activity.total;
    }
  }
}

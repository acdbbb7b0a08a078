/**
 * Troubles for tests: `status` answers with an error and does nothing; `no_answer` does nothing and
 * keeps the caller waiting; `drop_before` and `drop_after` end the connection before or after the
 * work; `slow` does the work and answers late.
 */
export const FAULT_KINDS = ['status', 'no_answer', 'drop_before', 'drop_after', 'slow'] as const;

export interface Fault {
  readonly kind: (typeof FAULT_KINDS)[number];
  /** Beginning of the path it applies to, e.g. /v1/subscriptions. */
  readonly path: string;
  readonly method?: string | undefined;
  /** For `status`: 429, 500, … */
  readonly status: number;
  /** For `slow`. */
  readonly delayMs: number;
  /** How many calls it strikes. */
  times: number;
}

/** Faults waiting to strike; kept in memory alone, so a restart is always whole again. */
export class Faults {
  #waiting: Fault[] = [];

  add(fault: Fault): void {
    this.#waiting.push(fault);
  }

  clear(): void {
    this.#waiting = [];
  }

  list(): readonly Fault[] {
    return this.#waiting;
  }

  /** The fault that strikes this call, if any; each call uses one up. */
  take(method: string, path: string): Fault | undefined {
    const fault = this.#waiting.find(
      (candidate) =>
        path.startsWith(candidate.path) &&
        (candidate.method === undefined || candidate.method === method),
    );
    if (!fault) return undefined;
    fault.times -= 1;
    if (fault.times <= 0) this.#waiting = this.#waiting.filter((other) => other !== fault);
    return fault;
  }
}

import type { Logger } from 'pino';
import type { Slots } from './concurrency.ts';
import type { Job } from './job-definition.ts';
import type { AbortReason } from './outcome.ts';
import { type RunDependencies, runJob } from './run-job.ts';

interface RunningJob {
  readonly controller: AbortController;
  readonly ended: Promise<void>;
  readonly exclusive: boolean;
  readonly isInterruptible: boolean;
}

/** The jobs that run in this process. */
export interface RunningJobs {
  begin(job: Job): void;
  abort(id: string, reason: AbortReason): void;
  /** Has jobs requeued: all, or those that may be interrupted at any time. */
  interrupt(which: 'all' | 'interruptible'): void;
  allEnded(): Promise<unknown>;
  readonly hasExclusive: boolean;
  readonly count: number;
}

export function createRunningJobs(
  dependencies: RunDependencies & {
    readonly slots: Slots;
    readonly log: Pick<Logger, 'info' | 'warn' | 'error'>;
    readonly onSlotFree: () => void;
  },
): RunningJobs {
  const { slots, log, definitions, onSlotFree } = dependencies;
  const running = new Map<string, RunningJob>();
  const endedExcept = (id?: string): Promise<unknown> =>
    Promise.all([...running].flatMap(([other, { ended }]) => (other === id ? [] : [ended])));

  return {
    begin(job) {
      const controller = new AbortController();
      const ended = runJob(dependencies, job, controller, () => endedExcept(job.id))
        .catch((err: unknown) => {
          const details = { err, jobId: job.id, kind: job.kind };
          log.error(details, 'an outcome could not be written down, and the job awaits rescue');
        })
        .finally(() => {
          running.delete(job.id);
          slots.free(job.id);
          onSlotFree();
        });
      const isInterruptible = definitions.get(job.kind)?.isInterruptible ?? false;
      running.set(job.id, { controller, ended, exclusive: job.exclusive, isInterruptible });
      slots.take(job.id, job.concurrencyGroup);
    },
    abort: (id, reason) => running.get(id)?.controller.abort(reason),
    interrupt(which) {
      for (const { controller, isInterruptible } of running.values()) {
        if (which === 'all' || isInterruptible) controller.abort('shutdown' satisfies AbortReason);
      }
    },
    allEnded: () => endedExcept(),
    get hasExclusive() {
      return [...running.values()].some(({ exclusive }) => exclusive);
    },
    get count() {
      return running.size;
    },
  };
}

import type { Logger } from 'pino';
import type { Slots } from './concurrency.ts';
import type { Job } from './job-definition.ts';
import type { AbortReason } from './outcome.ts';
import { type RunDependencies, runJob } from './run-job.ts';

interface RunningJob {
  readonly controller: AbortController;
  readonly ended: Promise<void>;
  readonly exclusive: boolean;
}

/** The jobs that run in this process. */
export interface RunningJobs {
  begin(job: Job): void;
  abort(id: string, reason: AbortReason): void;
  abortAll(reason: AbortReason): void;
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
  const { slots, log, onSlotFree } = dependencies;
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
      running.set(job.id, { controller, ended, exclusive: job.exclusive });
      slots.take(job.id, job.concurrencyGroup);
    },
    abort: (id, reason) => running.get(id)?.controller.abort(reason),
    abortAll(reason) {
      for (const { controller } of running.values()) controller.abort(reason);
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

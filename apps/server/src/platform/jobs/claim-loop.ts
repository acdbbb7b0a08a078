import type { Logger } from 'pino';
import type { Job } from './job-definition.ts';
import { stickySignal } from './sticky-signal.ts';
import type { WaitingJobs } from './waiting-jobs.ts';

/** Finds jobs whose announcement was lost. */
const POLL_MS = 1_500;

export interface ClaimLoopDependencies {
  readonly log: Pick<Logger, 'error'>;
  readonly waiting: WaitingJobs;
  /** False while an exclusive job runs. */
  readonly mayClaim: () => boolean;
  readonly claimNext: () => Promise<Job | null>;
  /** Must not wait for the job. */
  readonly begin: (row: Job) => void;
}

/** Claims jobs whenever there may be one and room for it. */
export interface ClaimLoop {
  start(): void;
  /** Something has changed: a job waits or a slot is free. */
  wake(): void;
  /** Resolves when no claim is under way any more. */
  stop(): Promise<void>;
}

export function createClaimLoop(dependencies: ClaimLoopDependencies): ClaimLoop {
  const { log, waiting, mayClaim, claimNext, begin } = dependencies;
  const signal = stickySignal();
  const stopping = new AbortController();
  let looping: Promise<void> = Promise.resolve();

  async function fillSlots(): Promise<void> {
    while (!stopping.signal.aborted && mayClaim() && waiting.mayWait()) {
      const sawNothing = waiting.look();
      const row = await claimNext();
      if (row === null) return sawNothing();
      waiting.taken(row.concurrencyGroup);
      begin(row);
    }
  }

  async function loop(): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        await fillSlots();
      } catch (err) {
        log.error({ err }, 'the queue could not be asked');
      }
      const wasWoken = await signal.next(POLL_MS);
      if (!wasWoken) waiting.forget();
    }
  }

  return {
    start() {
      looping = loop();
    },
    wake: signal.set,
    async stop() {
      stopping.abort();
      signal.set();
      await looping;
    },
  };
}

import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { createClaimLoop } from './claim-loop.ts';
import { claimNext } from './claiming.ts';
import { type ConcurrencyLimits, createSlots } from './concurrency.ts';
import { type AnyJobDefinition, definitionsByKind } from './job-definition.ts';
import { markShutdownRequested } from './job-store.ts';
import type { Jobs } from './open-jobs.ts';
import { rescueJobs } from './rescue.ts';
import { createRunningJobs } from './running-jobs.ts';
import { sendMissing } from './send-missing.ts';
import { createWaitingJobs } from './waiting-jobs.ts';

const RESCUE_INTERVAL_MS = 10_000;
/** Six missed heartbeats. */
const SILENT_FOR_SECONDS = 30;

export interface JobRunnerDependencies {
  readonly database: Database;
  readonly jobs: Pick<Jobs, 'boss' | 'events'>;
  readonly clock: Clock;
  readonly log: Pick<Logger, 'info' | 'warn' | 'error'>;
  readonly definitions: readonly AnyJobDefinition[];
  readonly concurrencyLimits: ConcurrencyLimits;
  /** For tests: between attempts to write an outcome down. */
  readonly recordPausesMs?: readonly number[];
}

/** Takes jobs from the queue and runs what their definitions say. */
export interface JobRunner {
  start(): Promise<void>;
  /** Takes no more, lets running ones finish for a while and requeues what is left. */
  stop(graceMs: number): Promise<void>;
  readonly runningCount: number;
}

/** @throws Error for two definitions of a kind and for a retry limit over 9 */
export function createJobRunner(dependencies: JobRunnerDependencies): JobRunner {
  const { database, log } = dependencies;
  const { boss, events } = dependencies.jobs;
  const definitions = definitionsByKind(dependencies.definitions);
  const workerId = randomUUID();
  const slots = createSlots(dependencies.concurrencyLimits);
  const waiting = createWaitingJobs(slots);
  const runDependencies = { ...dependencies, boss, events, definitions, slots, workerId };
  const running = createRunningJobs({ ...runDependencies, onSlotFree: () => loop.wake() });
  let isStopping = false;
  let rescueTimer: NodeJS.Timeout | undefined;
  let stopListening: (() => void)[] = [];

  const loop = createClaimLoop({
    log,
    waiting,
    mayClaim: () => !running.hasExclusive,
    claimNext: () => claimNext(runDependencies),
    begin(job) {
      running.begin(job);
      // Claimed while it was told to stop: requeued before it has begun.
      if (isStopping) running.abort(job.id, 'shutdown');
    },
  });

  async function rescue(silentForSeconds: number): Promise<void> {
    try {
      await rescueJobs(runDependencies, silentForSeconds);
    } catch (err) {
      log.error({ err }, 'silent workers could not be looked for');
    }
  }

  return {
    get runningCount() {
      return running.count;
    },

    async start() {
      // The embedded database belongs to this process alone: what runs in it died with the last one.
      await rescue(database.kind === 'embedded' ? 0 : SILENT_FOR_SECONDS);
      await sendMissing(database, boss);
      rescueTimer = setInterval(() => void rescue(SILENT_FOR_SECONDS), RESCUE_INTERVAL_MS);
      stopListening = [
        events.onQueued((group) => {
          waiting.announce(group);
          loop.wake();
        }),
        events.onCancelled((id) => running.abort(id, 'lost')),
      ];
      loop.start();
    },

    async stop(graceMs) {
      isStopping = true;
      clearInterval(rescueTimer);
      await loop.stop();
      await markShutdownRequested(database.orm, workerId).catch((err: unknown) => {
        log.warn({ err }, 'running jobs could not be marked');
      });
      running.interrupt('interruptible');
      await endedWithin(running.allEnded(), graceMs);
      running.interrupt('all');
      await running.allEnded();
      for (const stop of stopListening) stop();
    },
  };
}

async function endedWithin(ended: Promise<unknown>, graceMs: number): Promise<void> {
  const grace = new AbortController();
  const timeout = delay(graceMs, undefined, { signal: grace.signal }).catch(() => undefined);
  await Promise.race([ended, timeout]);
  grace.abort();
}

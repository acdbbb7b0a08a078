import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from '../../platform/database/database.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { type Engines, type ConcurrencyLimits, isUnconfirmedSubmission } from '../engines/index.ts';
import { keepClaimAlive } from './claim-keeper.ts';
import { stickySignal } from './changes.ts';
import { conclude } from './conclude.ts';
import { clearLeftovers } from './leftovers.ts';
import type { GenerationLog } from '../../platform/observability/log.ts';
import type { AbortReason } from './outcome.ts';
import { keepOperation } from './operation-store.ts';
import type { PromptGuard } from '../prompts/index.ts';
import { rescueGenerations } from './rescue.ts';
import { runGeneration } from './run-generation.ts';
import { type Claim, claimGeneration, excuseRuns, type GenerationRow } from './store.ts';
import type { TransitionParts } from './transitions.ts';

/** Between attempts to keep what was made: it may have cost a lot, and the database be back at once. */
const CONCLUDE_PAUSES_MS = [1_000, 4_000, 10_000];
/** Finds work whose notification was lost. */
const POLL_MS = 1_500;
const RESCUE_INTERVAL_MS = 10_000;
/** Six missed heartbeats. */
const SILENT_FOR_SECONDS = 30;

export interface WorkerParts extends TransitionParts {
  readonly database: Database;
  readonly storage: Storage;
  readonly log: GenerationLog;
  readonly engines: Pick<Engines, 'find' | 'recut'>;
  /** Those of a lane that is not named here run one by one. */
  readonly places: ConcurrencyLimits;
  readonly checkPrompt: PromptGuard;
  readonly concludePausesMs?: readonly number[];
}

/** Takes generations from the queue and lets the engines draw them. */
export interface Worker {
  start(): Promise<void>;
  /** Takes no more, lets running ones finish for a while and hands back what is left. */
  stop(graceMs: number): Promise<void>;
  /** How many run at the moment. */
  readonly runningCount: number;
}

interface Run {
  readonly controller: AbortController;
  readonly ended: Promise<void>;
  readonly lane: string;
  /** Nothing else may run beside it. */
  readonly isAlone: boolean;
}

export function createWorker(parts: WorkerParts): Worker {
  const { database, storage, queue, changes, log, engines, places, checkPrompt } = parts;
  const workerId = randomUUID();
  const runs = new Map<string, Run>();
  const wake = stickySignal();
  const stopping = new AbortController();
  const stopListening: (() => void)[] = [];
  let looping: Promise<void> = Promise.resolve();
  let clearing: Promise<void> = Promise.resolve();
  let rescueTimer: NodeJS.Timeout | undefined;
  /** How many wait, as far as we were told. */
  let announced = 0;
  /** Whether others may wait, for a lane that was full or because nobody told us. */
  let mayOthersWait = true;

  const abort = (run: Run | undefined, reason: AbortReason): void => run?.controller.abort(reason);

  const mayWait = (): boolean => announced > 0 || mayOthersWait;

  function noteWaiting(): void {
    announced += 1;
    wake.set();
  }

  /** The next generation, or null when none waits outside these lanes. */
  async function claimNext(fullLanes: readonly string[]): Promise<GenerationRow | null> {
    return await database.transaction(async (tx) => {
      for (;;) {
        const id = await queue.take(tx, fullLanes);
        if (id === null) return null;
        const row = await claimGeneration(tx, id, workerId);
        if (row !== null) {
          changes.tellChanged(id, tx);
          return row;
        }
        // Its person is gone, and the row with them.
        await queue.complete(tx, id);
      }
    });
  }

  function begin(row: GenerationRow): void {
    const controller = new AbortController();
    const ended = run(row, controller)
      .catch((err: unknown) => {
        log.error({ err, generationId: row.id }, 'a run could not be concluded and awaits rescue');
      })
      .finally(() => {
        runs.delete(row.id);
        if (mayWait()) wake.set();
      });
    const { lane, runsAlone: isAlone } = row;
    runs.set(row.id, { controller, ended, lane, isAlone });
  }

  async function run(row: GenerationRow, controller: AbortController): Promise<void> {
    const claim: Claim = { id: row.id, attempt: row.attempt, workerId };
    const operation = keepOperation(database, row, claim);
    const keeper = keepClaimAlive(
      { database, changes },
      claim,
      () => controller.abort('lost' satisfies AbortReason),
      (err) => log.warn({ err, generationId: row.id }, 'progress could not be noted'),
    );
    try {
      if (row.runsAlone) await othersEnded(row.id, controller.signal);
      const runParts = { storage, engines, keeper, operation, checkPrompt };
      const outcome = await runGeneration(runParts, row, controller);
      const conclusion = () => conclude({ ...parts, keeper }, row, claim, outcome);
      await patiently(conclusion, row, controller.signal);
      // It may have ended, here or because its person does not want it any more.
      if (!isUnconfirmedSubmission(operation.latest)) clearSoon();
    } finally {
      keeper.stop();
    }
  }

  async function patiently(
    conclusion: () => Promise<void>,
    row: GenerationRow,
    signal: AbortSignal,
  ): Promise<void> {
    for (const pauseMs of parts.concludePausesMs ?? CONCLUDE_PAUSES_MS) {
      try {
        return await conclusion();
      } catch (err) {
        log.warn({ err, generationId: row.id }, 'a run could not be concluded yet');
      }
      // Told to stop, it tries once more at once.
      await delay(pauseMs, undefined, { signal }).catch(() => undefined);
    }
    return await conclusion();
  }

  /** Or until the signal fires. */
  async function othersEnded(id: string, signal: AbortSignal): Promise<void> {
    const others = [...runs].flatMap(([other, { ended }]) => (other === id ? [] : [ended]));
    await Promise.race([Promise.all(others), aborted(signal)]);
  }

  function isFull(lane: string): boolean {
    const running = [...runs.values()].filter((run) => run.lane === lane);
    return running.length >= (places.get(lane) ?? 1);
  }

  const findFullLanes = (): string[] =>
    [...new Set([...runs.values()].map(({ lane }) => lane))].filter(isFull);

  const hasRoom = (): boolean =>
    [...places.keys()].some((lane) => !isFull(lane)) &&
    ![...runs.values()].some(({ isAlone }) => isAlone);

  async function fillSlots(): Promise<void> {
    while (!stopping.signal.aborted && hasRoom()) {
      const fullLanes = findFullLanes();
      const told = announced;
      const row = await claimNext(fullLanes);
      if (row === null) {
        announced -= told;
        mayOthersWait = fullLanes.length > 0;
        return;
      }
      if (told > 0) announced -= 1;
      else mayOthersWait = true;
      begin(row);
      // Claimed while we were told to stop: given back before it has begun.
      if (stopping.signal.aborted) abort(runs.get(row.id), 'stopping');
      // One more look would keep the person waiting whose run has just begun.
      if (!mayWait()) return;
    }
  }

  async function loop(): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        await fillSlots();
      } catch (err) {
        log.error({ err }, 'the queue could not be asked');
      }
      await wake.next(POLL_MS);
    }
  }

  async function rescue(silentForSeconds: number): Promise<void> {
    try {
      await rescueGenerations(parts, silentForSeconds);
    } catch (err) {
      log.error({ err }, 'silent workers could not be looked for');
    }
  }

  async function clear(): Promise<void> {
    try {
      await clearLeftovers(parts, stopping.signal);
    } catch (err) {
      log.error({ err }, 'leftovers could not be looked for');
    }
  }

  /** No run waits for it, since providers may be slow. */
  function clearSoon(): void {
    clearing = clearing.then(clear);
  }

  async function excuse(): Promise<void> {
    try {
      await excuseRuns(database.orm, workerId);
    } catch (err) {
      log.warn({ err }, 'running generations could not be excused');
    }
  }

  return {
    get runningCount() {
      return runs.size;
    },

    async start() {
      // The embedded database belongs to this process alone: whatever runs in it died with the last.
      await rescue(database.kind === 'embedded' ? 0 : SILENT_FOR_SECONDS);
      clearSoon();
      rescueTimer = setInterval(
        () => void rescue(SILENT_FOR_SECONDS).then(clearSoon),
        RESCUE_INTERVAL_MS,
      );
      stopListening.push(
        changes.onQueued(noteWaiting),
        changes.onCancelled((id) => abort(runs.get(id), 'lost')),
      );
      looping = loop();
    },

    async stop(graceMs) {
      stopping.abort();
      clearInterval(rescueTimer);
      wake.set();
      await looping;
      await excuse();
      const allEnded = Promise.all([...runs.values()].map(({ ended }) => ended));
      const grace = new AbortController();
      await Promise.race([
        allEnded,
        delay(graceMs, undefined, { signal: grace.signal }).catch(() => undefined),
      ]);
      grace.abort();
      for (const run of runs.values()) abort(run, 'stopping');
      await allEnded;
      await clearing;
      for (const stop of stopListening) stop();
    },
  };
}

async function aborted(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return;
  await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
}

import { Piscina } from 'piscina';
import { createTurns } from './turns.ts';

type PiscinaOptions = NonNullable<ConstructorParameters<typeof Piscina>[0]>;
type Transferable = NonNullable<NonNullable<Parameters<Piscina['run']>[1]>['transferList']>[number];

export interface ThreadPoolOptions extends Pick<PiscinaOptions, 'atomics' | 'niceIncrement'> {
  readonly threads: number;
  readonly heapMb: number;
  /** A thread without work is ended after it. */
  readonly idleMs: number;
}

interface TaskOptions {
  /** Ends the waiting for a thread. */
  readonly signal?: AbortSignal;
  /** Ends the thread that does the task. */
  readonly ender?: AbortSignal;
  readonly transferList?: Transferable[];
}

/** Threads that do one kind of task. */
export interface ThreadPool<Task, Answer> {
  /** @throws what the task threw, or an error when its thread has died */
  run(task: Task, options?: TaskOptions): Promise<Answer>;
  close(): Promise<void>;
}

/**
 * Tasks wait here and not in Piscina: after a thread has died or was ended it starts no other one for
 * those in its queue.
 *
 * @param file its default export does a task
 */
export function openThreadPool<Task, Answer>(
  file: URL,
  { threads, heapMb, idleMs, ...others }: ThreadPoolOptions,
): ThreadPool<Task, Answer> {
  const pool = new Piscina<Task, Answer>({
    filename: file.href,
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: idleMs,
    resourceLimits: { maxOldGenerationSizeMb: heapMb },
    ...others,
  });
  const turns = createTurns(threads);
  const closing = new AbortController();
  return {
    async run(task, { signal, ender, transferList } = {}) {
      await turns.take(signal ? AbortSignal.any([signal, closing.signal]) : closing.signal);
      try {
        return await pool.run(task, {
          ...(ender !== undefined && { signal: ender }),
          ...(transferList !== undefined && { transferList }),
        });
      } finally {
        turns.pass();
      }
    },
    async close() {
      closing.abort(new Error('The threads are closed.'));
      await pool.destroy();
    },
  };
}

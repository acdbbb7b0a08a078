import PQueue from 'p-queue';
import { Piscina } from 'piscina';
import { runInQueue } from './run-in-queue.ts';

type PiscinaOptions = NonNullable<ConstructorParameters<typeof Piscina>[0]>;
type Transferable = NonNullable<NonNullable<Parameters<Piscina['run']>[1]>['transferList']>[number];

export interface ThreadPoolOptions extends Pick<PiscinaOptions, 'atomics' | 'niceIncrement'> {
  readonly threads: number;
  readonly heapMb: number;
  /** A thread without work ends after this time. */
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
  /** Ends all threads and frees their memory, unless one of them works. They start again when there is a task. */
  endIdle(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Tasks wait in a queue of this pool and not in Piscina's, because Piscina does not replace a thread
 * that has died or was ended while tasks wait.
 *
 * @param file its default export does a task
 */
export function openThreadPool<Task, Answer>(
  file: URL,
  { threads, heapMb, idleMs, ...others }: ThreadPoolOptions,
): ThreadPool<Task, Answer> {
  const open = (): Piscina<Task, Answer> =>
    new Piscina<Task, Answer>({
      filename: file.href,
      minThreads: 0,
      maxThreads: threads,
      idleTimeout: idleMs,
      resourceLimits: { maxOldGenerationSizeMb: heapMb },
      ...others,
    });
  let pool = open();
  const queue = new PQueue({ concurrency: threads });
  const closing = new AbortController();
  return {
    run(task, { signal, ender, transferList } = {}) {
      const waiting = signal ? AbortSignal.any([signal, closing.signal]) : closing.signal;
      return runInQueue(queue, waiting, () =>
        pool.run(task, {
          ...(ender !== undefined && { signal: ender }),
          ...(transferList !== undefined && { transferList }),
        }),
      );
    },
    async endIdle() {
      if (queue.pending + queue.size > 0 || closing.signal.aborted) return;
      // Piscina ends a single thread only when its time is up.
      const ended = pool;
      pool = open();
      await ended.destroy();
    },
    async close() {
      closing.abort(new Error('The threads are closed.'));
      await pool.destroy();
    },
  };
}

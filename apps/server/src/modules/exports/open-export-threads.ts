import { MessageChannel } from 'node:worker_threads';
import { AppError } from '../../platform/errors.ts';
import { runStoppable } from '../../platform/threads/stop-flag.ts';
import { openThreadPool } from '../../platform/threads/thread-pool.ts';
import type { ExportAnswer, ExportTask } from './export-task.ts';

const HEAP_MB = 1_024;
const IDLE_MS = 30_000;
/** A thread that has written a picture with a longer side than this keeps memory that the next large drawing needs. */
const LARGE_SIDE_PX = 1920;
/** Lowers the priority of the threads, so that the API responds quickly on a machine with few cores. */
const NICENESS = 10;

type ThreadInput = Omit<ExportTask, 'stop' | 'port'>;

const isLarge = ({ request }: ThreadInput): boolean =>
  'format' in request && Math.max(request.width ?? 0, request.height ?? 0) > LARGE_SIDE_PX;

/** Threads that write files, so that the API's event loop never waits for one. */
export interface ExportThreads {
  /**
   * @throws AppError retryable `internal` when the thread died
   * @throws the signal's reason when it fires
   */
  run(
    input: ThreadInput,
    context: { readonly signal: AbortSignal; readonly onProgress: (fraction: number) => void },
  ): Promise<ExportAnswer>;
  close(): Promise<void>;
}

export function openExportThreads(threads: number): ExportThreads {
  const pool = openThreadPool<ExportTask, ExportAnswer>(
    new URL('./export-thread.ts', import.meta.url),
    {
      threads,
      heapMb: HEAP_MB,
      idleMs: IDLE_MS,
      niceIncrement: NICENESS,
      // The image library's callbacks need the thread's event loop between tasks, too.
      atomics: 'disabled',
    },
  );
  return {
    async run(input, { signal, onProgress }) {
      const { port1: ownPort, port2: port } = new MessageChannel();
      ownPort.on('message', (fraction: number) => onProgress(fraction));
      const ender = new AbortController();
      try {
        return await runStoppable(
          signal,
          (stop) =>
            pool.run(
              { ...input, stop, port },
              { signal, ender: ender.signal, transferList: [port] },
            ),
          () => ender.abort(),
        );
      } catch (cause) {
        signal.throwIfAborted();
        throw new AppError('exportFailed', { isRetryable: true, cause });
      } finally {
        ownPort.close();
        if (isLarge(input)) await pool.endIdle();
      }
    },
    close: () => pool.close(),
  };
}

import { MessageChannel } from 'node:worker_threads';
import { AppError } from '../../../platform/errors.ts';
import { runStoppable } from '../../../platform/threads/stop-flag.ts';
import { threadDied } from '../../../platform/threads/thread-died.ts';
import { openThreadPool } from '../../../platform/threads/thread-pool.ts';
import type {
  EngineProgress,
  EngineRequest,
  EngineResult,
  LoopFrames,
  WorkContext,
} from '../engine/engine.ts';
import { createDrawingPlace, isLargeDrawing } from './drawing-place.ts';
import type { DrawingAnswer, DrawingTask } from './drawing-task.ts';

const IDLE_MS = 5 * 60 * 1000;
const HEAP_MB = 1_024;
/** Lowers the priority of the threads, so that the API responds quickly on a machine with few cores. */
const NICENESS = 10;

/** Threads that draw and encode, so that the API's event loop never waits for an image. */
export interface DrawingPool {
  /**
   * @throws AppError `refused`, or retryable `internal` when the thread died
   * @throws the signal's reason when it fires
   */
  draw(request: EngineRequest, context: WorkContext): Promise<EngineResult>;
  /** Draws the frames of a loop again, into a file. @throws like `draw` */
  redraw(request: EngineRequest, path: string, signal: AbortSignal): Promise<LoopFrames>;
  close(): Promise<void>;
}

/**
 * Opens the pool, with one extra thread for a light drawing beyond `threads` (docs/decisions/0043).
 * @param threadFile its default export answers a `DrawingTask` with a `DrawingAnswer`
 */
export function openDrawingPool(threadFile: URL, threads: number): DrawingPool {
  const place = createDrawingPlace(threads);
  const options = {
    heapMb: HEAP_MB,
    niceIncrement: NICENESS,
    // Between tasks a thread must stay awake for the callbacks of the image library.
    atomics: 'disabled',
  } as const;
  const pools = {
    pool: openThreadPool<DrawingTask, DrawingAnswer>(threadFile, {
      ...options,
      threads,
      idleMs: IDLE_MS,
    }),
    // It ends with its drawing, so that it takes no memory from a large drawing after it.
    extra: openThreadPool<DrawingTask, DrawingAnswer>(threadFile, {
      ...options,
      threads: 1,
      idleMs: 0,
    }),
  };

  async function run(
    request: EngineRequest,
    framesPath: string | null,
    { signal, onProgress }: WorkContext,
  ): Promise<EngineResult | LoopFrames> {
    const { port1: ownPort, port2: threadPort } = new MessageChannel();
    ownPort.on('message', (progress: EngineProgress) => onProgress(progress));
    const ender = new AbortController();
    const draw = async (stop: SharedArrayBuffer): Promise<DrawingAnswer> => {
      const task: DrawingTask = { request, framesPath, stop, port: threadPort };
      const isLarge = isLargeDrawing(request);
      return await place(isLarge, async (where) => {
        // It needs the memory that idle threads keep, and leaves more behind than they did.
        if (isLarge) await pools.pool.endIdle();
        return await pools[where]
          .run(task, { signal, ender: ender.signal, transferList: [threadPort] })
          .finally(async () => isLarge && (await pools.pool.endIdle()));
      });
    };
    try {
      return takeResult(await runStoppable(signal, draw, () => ender.abort()));
    } catch (cause) {
      signal.throwIfAborted();
      throw cause instanceof AppError ? cause : threadDied(cause);
    } finally {
      ownPort.close();
    }
  }

  return {
    draw: async (request, context) => (await run(request, null, context)) as EngineResult,
    redraw: async (request, path, signal) =>
      (await run(request, path, { signal, onProgress: () => undefined })) as LoopFrames,
    async close() {
      await Promise.all([pools.pool.close(), pools.extra.close()]);
    },
  };
}

function takeResult(answer: DrawingAnswer): EngineResult | LoopFrames {
  switch (answer.status) {
    case 'drawn':
      return answer.result;
    case 'refused':
      throw new AppError(answer.code);
    case 'threw':
      throw new AppError('generationFailed', { cause: answer.error });
    default:
      return answer satisfies never;
  }
}

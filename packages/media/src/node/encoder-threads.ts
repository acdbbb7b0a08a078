import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { createEncoderPool, type EncoderPool } from '../codecs/gif/encoder/encoder-pool.ts';

/**
 * Worker threads for `GifOptions.runner`, one for each file that is made at the same time; close them
 * when the last file is done. They keep the
 * process alive only while they compress.
 */
export function openEncoderThreads(threads: number = availableParallelism()): EncoderPool {
  return createEncoderPool(({ answered, died }) => {
    const worker = new Worker(new URL('./segment-thread.ts', import.meta.url));
    worker.unref();
    worker.on('message', (answer) => {
      worker.unref();
      answered(answer);
    });
    worker.on('error', died);
    return {
      post(segment) {
        worker.ref();
        worker.postMessage(segment, []);
      },
      end: () => void worker.terminate(),
    };
  }, threads);
}

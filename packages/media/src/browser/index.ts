import {
  createEncoderPool,
  type EncoderPool,
  type SegmentAnswer,
} from '../codecs/gif/encoder/encoder-pool.ts';
import type { BrowserWorker } from './worker-types.ts';

declare const Worker: new (url: URL, options: { readonly type: 'module' }) => BrowserWorker;
declare const navigator: { readonly hardwareConcurrency: number };

/** Web workers for `GifOptions.runner`; close them when the last file is done. */
export function openEncoderWorkers(threads: number = navigator.hardwareConcurrency): EncoderPool {
  return createEncoderPool(({ answered, died }) => {
    // Bundlers look for exactly this expression.
    const worker = new Worker(new URL('./segment-worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }) => answered(data as SegmentAnswer));
    worker.addEventListener('error', died);
    return {
      post: (segment) => worker.postMessage(segment, []),
      end: () => worker.terminate(),
    };
  }, threads);
}

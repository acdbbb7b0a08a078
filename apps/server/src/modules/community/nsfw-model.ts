import { openThreadPool } from '../../platform/threads/thread-pool.ts';
import type { ImageCheck } from './image-check.ts';

const HEAP_MB = 512;
/** Lowers the priority of the thread, so that the API responds quickly on a machine with few cores. */
const NICENESS = 10;
/** The model takes 120 MB while the thread lives, and half a second to load. */
const IDLE_MS = 60_000;

/** The classes of nsfwjs, each from 0 to 1; together they are 1. */
export interface NsfwClasses {
  readonly drawing: number;
  readonly neutral: number;
  readonly hentai: number;
  readonly porn: number;
  readonly sexy: number;
}

/** What is pornography with this probability, photographed or drawn, is doubtful. */
const EXPLICIT = 0.4;
/** Swimwear and close portraits are often `sexy`, so only what is hardly anything else is doubtful. */
const SEXY = 0.8;

export const isDoubtful = ({ hentai, porn, sexy }: NsfwClasses): boolean =>
  hentai + porn >= EXPLICIT || sexy >= SEXY;

/** The image check that needs no service. */
export interface NsfwModel extends ImageCheck {
  close(): Promise<void>;
}

/**
 * Classifies pictures with nsfwjs (https://github.com/infinitered/nsfwjs) and the weights in its package, in a thread
 * that starts with the first picture.
 */
export function openNsfwModel(): NsfwModel {
  const thread = openThreadPool<Uint8Array, NsfwClasses>(
    new URL('./nsfw-thread.ts', import.meta.url),
    { threads: 1, heapMb: HEAP_MB, idleMs: IDLE_MS, niceIncrement: NICENESS, atomics: 'disabled' },
  );
  return {
    async check(frames, signal) {
      for (const frame of frames) {
        if (isDoubtful(await thread.run(frame, { signal }))) return 'doubtful';
      }
      return 'clear';
    },
    close: () => thread.close(),
  };
}

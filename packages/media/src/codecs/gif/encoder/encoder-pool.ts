import type { EncodedSegment, Segment, SegmentRunner } from './segment.ts';

/** Compresses the files of several callers on threads of its own; they are the same to the byte. */
export interface EncoderPool extends SegmentRunner {
  /** Ends the threads; segments under way fail. */
  close(): void;
}

/** What a thread says about the one segment it was given. */
export type SegmentAnswer =
  | { readonly status: 'done'; readonly result: EncodedSegment }
  | { readonly status: 'failed'; readonly message: string };

/** A thread of Node or of a browser; it is given one segment at a time. */
export interface EncoderThread {
  readonly post: (segment: Segment) => void;
  readonly end: () => void;
}

/** What a thread is told to call. */
export interface ThreadEvents {
  readonly answered: (answer: SegmentAnswer) => void;
  /** The thread is gone. */
  readonly died: (cause: unknown) => void;
}

interface Job {
  readonly segment: Segment;
  readonly resolve: (result: EncodedSegment) => void;
  readonly reject: (cause: unknown) => void;
}

/**
 * Shares segments out among threads, which are started when they are first needed. The segments of
 * one file wait for one another, so more than one thread serves only more than one file. A thread
 * that dies fails its segment only; another takes its place.
 *
 * @param threads 1 or more
 */
export function createEncoderPool(
  spawn: (events: ThreadEvents) => EncoderThread,
  threads: number,
): EncoderPool {
  const idle: EncoderThread[] = [];
  const busy = new Map<EncoderThread, Job>();
  const queue: Job[] = [];
  let isClosed = false;

  const start = (): EncoderThread => {
    const thread = spawn({
      answered(answer) {
        const job = busy.get(thread);
        busy.delete(thread);
        idle.push(thread);
        if (answer.status === 'done') job?.resolve(answer.result);
        else job?.reject(new Error(answer.message));
        next();
      },
      died(cause) {
        const job = busy.get(thread);
        busy.delete(thread);
        if (idle.includes(thread)) idle.splice(idle.indexOf(thread), 1);
        job?.reject(new Error('An encoder thread has died', { cause }));
        next();
      },
    });
    return thread;
  };
  const next = (): void => {
    if (isClosed || queue.length === 0) return;
    const thread = idle.pop() ?? (busy.size < threads ? start() : undefined);
    const job = thread && queue.shift();
    if (!thread || !job) return;
    busy.set(thread, job);
    thread.post(job.segment);
  };

  return {
    run: (segment) =>
      new Promise((resolve, reject) => {
        if (isClosed) throw new Error('The encoder threads are closed');
        queue.push({ segment, resolve, reject });
        next();
      }),
    close() {
      isClosed = true;
      for (const job of [...busy.values(), ...queue]) {
        job.reject(new Error('The encoder threads are closed'));
      }
      for (const thread of [...idle, ...busy.keys()]) thread.end();
      idle.length = 0;
      queue.length = 0;
      busy.clear();
    },
  };
}

import type { Timing } from '../fit/plan-timing.ts';
import type { FrameSource } from '../frame-source.ts';

/** The frames of a source in another order of time. Those of one round must not go back. */
export function retimed(source: FrameSource, { frames, delaysMs, rounds }: Timing): FrameSource {
  return {
    ...source,
    delaysMs: Array.from({ length: rounds }, () => delaysMs).flat(),
    async *frames(signal) {
      for (let round = 0; round < rounds; round++) {
        let next = 0;
        let index = 0;
        for await (const frame of source.frames(signal)) {
          for (; frames[next] === index; next++) yield frame;
          index += 1;
          if (next === frames.length) break;
        }
        if (next < frames.length) throw new RangeError('The source has fewer frames than planned');
      }
    },
    close: () => source.close(),
  };
}

import { SegmentEncoder } from './encode-segment.ts';
import type { SegmentAnswer } from './encoder-pool.ts';
import type { Segment } from './segment.ts';

const encoder = new SegmentEncoder();

/** What a thread does with a segment. */
export function answerSegment(segment: Segment): SegmentAnswer {
  try {
    return { status: 'done', blocks: encoder.encode(segment) };
  } catch (error) {
    return { status: 'failed', message: error instanceof Error ? error.message : String(error) };
  }
}

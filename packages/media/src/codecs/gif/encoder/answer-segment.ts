import { SegmentEncoder } from './encode-segment.ts';
import type { SegmentAnswer } from './encoder-pool.ts';
import type { Segment } from './segment.ts';

const encoder = new SegmentEncoder();

/** What a thread does with a segment. */
export function answerSegment(segment: Segment): SegmentAnswer {
  try {
    return { status: 'done', result: encoder.encode(segment) };
  } catch (error) {
    return { status: 'failed', message: error instanceof Error ? error.message : String(error) };
  }
}

/** The memory of an answer that can be handed over instead of copied. */
export function transferable(answer: SegmentAnswer): ArrayBuffer[] {
  if (answer.status === 'failed') return [];
  const { blocks, screen } = answer.result;
  const shown = screen.first === null ? [] : [screen.first.shown.buffer];
  return [blocks.buffer, screen.canvas.buffer, ...shown];
}

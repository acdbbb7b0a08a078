import { parentPort } from 'node:worker_threads';
import { answerSegment } from '../gif/encoder/answer-segment.ts';
import type { Segment } from '../gif/encoder/segment.ts';

parentPort?.on('message', (segment: Segment) => {
  const answer = answerSegment(segment);
  const transfer = answer.status === 'done' ? [answer.blocks.buffer] : [];
  parentPort?.postMessage(answer, transfer);
});

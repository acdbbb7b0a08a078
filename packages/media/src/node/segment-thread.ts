import { parentPort } from 'node:worker_threads';
import { answerSegment, transferable } from '../codecs/gif/encoder/answer-segment.ts';
import type { Segment } from '../codecs/gif/encoder/segment.ts';

parentPort?.on('message', (segment: Segment) => {
  const answer = answerSegment(segment);
  parentPort?.postMessage(answer, transferable(answer));
});

import { answerSegment, transferable } from '../codecs/gif/encoder/answer-segment.ts';
import type { Segment } from '../codecs/gif/encoder/segment.ts';
import type { WorkerScope } from './worker-types.ts';

const scope = globalThis as unknown as WorkerScope;

scope.addEventListener('message', ({ data }) => {
  const answer = answerSegment(data as Segment);
  scope.postMessage(answer, transferable(answer));
});

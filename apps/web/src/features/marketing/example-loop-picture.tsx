import { useStillness } from '../../lib/stillness.ts';
import { EXAMPLE_LOOPS } from './example-loops.ts';
import { LoopPicture } from './loop-picture.tsx';

/** One of the examples, in motion unless motion is not wanted; without a name for screen readers. */
export function ExampleLoopPicture() {
  const isStill = useStillness();
  const loop = EXAMPLE_LOOPS.at(-1);
  return loop && <LoopPicture loop={loop} isMoving={!isStill} isUrgent alt="" />;
}

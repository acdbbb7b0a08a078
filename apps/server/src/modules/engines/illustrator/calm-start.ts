import { createLoopPointMeter } from '@loopwright/media';
import type { OpenedScene } from './open-scene.ts';

/** Frames are compared by cells, 120 across: a larger drawing takes longer and adds no information. */
const SHORTER_SIDE_PX = 160;

interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * The number of the frame that a loop best begins with, found with a small drawing of it. The
 * illustrator's motion is periodic, so a loop may begin anywhere; see `LoopPointMeter.calmStart`.
 *
 * @param openScene composes the same scene in another size
 * @throws what `beforeFrame`, which is called before each frame is drawn, throws
 */
export async function findCalmStart(
  openScene: (size: Size) => Promise<Pick<OpenedScene, 'pixelsAt'>>,
  full: Size,
  frameCount: number,
  beforeFrame: () => void,
): Promise<number> {
  const scale = Math.min(1, SHORTER_SIDE_PX / Math.min(full.width, full.height));
  const width = Math.round(full.width * scale);
  const height = Math.round(full.height * scale);
  const scene = await openScene({ width, height });
  const meter = createLoopPointMeter(width, height);
  for (let frame = 0; frame < frameCount; frame++) {
    beforeFrame();
    meter.add(scene.pixelsAt(frame / frameCount));
  }
  return meter.calmStart(Array.from({ length: frameCount }, (_, frame) => frame));
}

import type { PixelData } from '../canvas.ts';
import { paintOnce } from '../painting.ts';
import type { Stage } from '../stage/stage.ts';

/**
 * The picture at the start of the loop, small. Whatever a style learns from the picture, such as
 * its palette, it learns from this one frame, so that it is the same in every frame of the loop.
 */
export function referenceFrame(stage: Stage, shorterSidePx: number): PixelData {
  const scale = shorterSidePx / Math.min(stage.width, stage.height);
  const width = Math.max(1, Math.round(stage.width * scale));
  const height = Math.max(1, Math.round(stage.height * scale));
  const canvas = paintOnce(stage.environment, width, height, (context) => {
    context.scale(width / stage.width, height / stage.height);
    for (const layer of stage.layers.toSorted((a, b) => a.order - b.order)) {
      context.save();
      layer.draw(context, 0);
      context.restore();
    }
  });
  return canvas.getContext('2d').getImageData(0, 0, width, height);
}

import type { PixelData } from '../canvas.ts';
import { paintOnce } from '../painting.ts';
import type { Stage } from '../stage/stage.ts';
import type { DrawReference } from './style-filter.ts';

/**
 * One frame, small: of a loop its first, of a still the one that is shown. Whatever a style learns from the picture,
 * such as its palette or where its shapes are, it learns from this frame, so that it is the same in all frames of a loop.
 */
export function referenceFrame(
  stage: Stage,
  draw: DrawReference,
  shorterSidePx: number,
): PixelData {
  const scale = shorterSidePx / Math.min(stage.width, stage.height);
  const width = Math.max(1, Math.round(stage.width * scale));
  const height = Math.max(1, Math.round(stage.height * scale));
  const canvas = paintOnce(stage.environment, width, height, (context) => {
    context.scale(width / stage.width, height / stage.height);
    draw(context);
  });
  return canvas.getContext('2d').getImageData(0, 0, width, height);
}

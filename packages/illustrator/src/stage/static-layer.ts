import type { Canvas2D } from '../canvas.ts';
import { shrink } from '../own-canvases.ts';
import { paintOnce } from '../painting.ts';
import type { Layer, Stage } from './stage.ts';

/** How far a static layer reaches over each edge of the picture, for the camera's drift. */
const OVERSCAN = 0.06;

/** A layer that is painted once; `paint` draws in the coordinates of the picture. */
export function staticLayer(
  { environment, width, height }: Pick<Stage, 'environment' | 'width' | 'height'>,
  order: number,
  depth: number,
  paint: (context: Canvas2D) => void,
): Required<Layer> {
  const marginX = Math.ceil(width * OVERSCAN);
  const marginY = Math.ceil(height * OVERSCAN);
  const picture = paintOnce(environment, width + 2 * marginX, height + 2 * marginY, (context) => {
    context.translate(marginX, marginY);
    paint(context);
  });
  return {
    order,
    depth,
    draw: (context) => context.drawImage(picture, -marginX, -marginY),
    release: () => shrink(picture),
  };
}

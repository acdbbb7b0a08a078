import { shrink } from '../own-canvases.ts';
import { drawRecorded } from '../painting.ts';
import type { Stage } from '../stage/stage.ts';

const SHRINK = 4;
/** Behind the lens's plane of focus everything is larger as well, which hides the soft borders. */
const GROW = 0.07;

/**
 * Puts all that is on the stage so far out of focus, as behind things that are seen from near.
 * @param blur in thousandths of the shorter side
 */
export function putOutOfFocus(stage: Stage, blur: number): void {
  const { width, height, unit, environment } = stage;
  const layers = stage.layers.splice(0).toSorted((a, b) => a.order - b.order);
  const sharp = environment.createCanvas(width, height);
  const small = environment.createCanvas(Math.ceil(width / SHRINK), Math.ceil(height / SHRINK));
  const soft = environment.createCanvas(small.width, small.height);
  stage.addLayer(
    1,
    0.3,
    (context, phase) => {
      const sharpContext = sharp.getContext('2d');
      sharpContext.clearRect(0, 0, width, height);
      for (const { draw } of layers) {
        sharpContext.save();
        draw(sharpContext, phase);
        sharpContext.restore();
      }
      // Made smaller while they are only recorded, they would give other pixels than later.
      drawRecorded(sharpContext);
      const near = small.getContext('2d');
      near.clearRect(0, 0, small.width, small.height);
      near.drawImage(sharp, 0, 0, small.width, small.height);
      drawRecorded(near);
      const softened = soft.getContext('2d');
      softened.clearRect(0, 0, soft.width, soft.height);
      softened.filter = `blur(${Math.max(0.6, (blur * unit) / SHRINK)}px)`;
      softened.drawImage(small, 0, 0);
      softened.filter = 'none';
      drawRecorded(softened);
      context.drawImage(
        soft,
        -GROW * width,
        -GROW * height,
        (1 + 2 * GROW) * width,
        (1 + 2 * GROW) * height,
      );
    },
    () => {
      for (const { release } of layers) release?.();
      shrink(sharp);
      shrink(small);
      shrink(soft);
    },
  );
}

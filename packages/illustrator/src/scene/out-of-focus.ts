import type { Canvas, Environment } from '../canvas.ts';
import { shrink } from '../own-canvases.ts';
import { drawRecorded } from '../painting.ts';
import type { Stage } from '../stage/stage.ts';

/** Sides of the copies, as parts of the picture's: each softens the one before. */
const COPIES = [1, 1 / 2, 1 / 4, 1 / 8, 1 / 4, 1 / 2] as const;
/** Behind the lens's plane of focus everything is larger as well, which hides the soft borders. */
export const GROW = 0.07;

/** Draws a canvas over the whole of another one. */
function copyOver(environment: Environment, from: Canvas, to: Canvas): void {
  const context = to.getContext('2d');
  context.clearRect(0, 0, to.width, to.height);
  context.drawImage(from, 0, 0, to.width, to.height);
  drawRecorded(environment, to);
}

/**
 * Puts all that is on the stage so far out of focus, as behind things that are seen from near. Smaller
 * copies of the picture that are enlarged again are as soft as a blur, and cheap for every frame.
 */
export function putOutOfFocus(stage: Stage): void {
  const { width, height, environment } = stage;
  const layers = stage.layers.splice(0).toSorted((a, b) => a.order - b.order);
  const copies = COPIES.map((part) =>
    environment.createCanvas(Math.ceil(width * part), Math.ceil(height * part)),
  );
  stage.addLayer(
    1,
    0.3,
    (context, phase) => {
      const [sharp] = copies;
      const soft = copies.at(-1);
      if (!sharp || !soft) return;
      const sharpContext = sharp.getContext('2d');
      sharpContext.clearRect(0, 0, width, height);
      for (const { draw } of layers) {
        sharpContext.save();
        draw(sharpContext, phase);
        sharpContext.restore();
      }
      // Made smaller while it is only recorded, it would give other pixels than later.
      drawRecorded(environment, sharp);
      copies.forEach((copy, i) => {
        const next = copies[i + 1];
        if (next) copyOver(environment, copy, next);
      });
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
      copies.forEach(shrink);
    },
  );
}

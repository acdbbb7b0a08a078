import type { Canvas } from '../canvas.ts';
import { fract, wave } from '../math/periodic.ts';
import type { Stage } from '../stage/stage.ts';

/** How much nearer the camera comes. */
const ZOOM = 0.3;
/** How much larger the view has become when it has passed. */
const PASSED = 1;

function drawEnlarged(canvas: Canvas, picture: Canvas, scale: number, alpha: number): void {
  const { width, height } = canvas;
  const context = canvas.getContext('2d');
  context.save();
  context.globalAlpha = alpha;
  context.translate(width / 2, height / 2);
  context.scale(scale, scale);
  context.drawImage(picture, -width / 2, -height / 2);
  context.restore();
}

/**
 * Moves the camera through what is on a canvas: near and back again, or onwards without end. Onwards, two views half
 * a loop apart come nearer and fade into each other, as the tones of a Shepard scale do.
 * @returns null where the camera stays
 */
export function createCameraMove({
  plan,
  still,
  width,
  height,
  environment,
}: Stage): ((canvas: Canvas, phase: number) => void) | null {
  const kind = still ? undefined : plan.cameraMove;
  if (kind === undefined) return null;
  const picture = environment.createCanvas(width, height);
  return (canvas, phase) => {
    picture.width = width;
    picture.getContext('2d').drawImage(canvas, 0, 0);
    if (kind === 'zoom') {
      drawEnlarged(canvas, picture, 1 + (ZOOM * (1 - wave(phase, 1, 0.25))) / 2, 1);
      return;
    }
    const [first, second] = [fract(phase), fract(phase + 0.5)];
    drawEnlarged(canvas, picture, 1 + PASSED * first, 1);
    drawEnlarged(canvas, picture, 1 + PASSED * second, Math.sin(Math.PI * second) ** 2);
  };
}

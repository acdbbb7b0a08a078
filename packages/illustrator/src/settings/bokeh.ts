import type { Canvas } from '../canvas.ts';
import { type Colour, css, mix } from '../math/colour.ts';
import { wave } from '../math/periodic.ts';
import { createRandom } from '../math/random.ts';
import { fillCircle, paintOnce } from '../painting.ts';
import type { Stage } from '../stage/stage.ts';
import { crowd } from './extent.ts';

const LIGHTS: readonly Colour[] = [
  [0.85, 0.14, 75],
  [0.7, 0.2, 350],
  [0.78, 0.13, 210],
  [0.8, 0.15, 50],
];
const SIZE = 64;

/** The disc that a lamp out of focus becomes: flat, with a slightly brighter edge. */
const discs = (stage: Stage): Canvas[] =>
  LIGHTS.map((colour) =>
    paintOnce(stage.environment, SIZE, SIZE, (context) => {
      context.fillStyle = css(colour, 0.7);
      fillCircle(context, SIZE / 2, SIZE / 2, SIZE / 2 - 2);
      context.strokeStyle = css(mix(colour, [1, 0, 0], 0.25), 0.9);
      context.lineWidth = 2;
      context.beginPath();
      context.arc(SIZE / 2, SIZE / 2, SIZE / 2 - 2.5, 0, Math.PI * 2);
      context.stroke();
    }),
  );

/** City lights out of focus, close to the lens, along the picture's lower edge. */
export function addBokeh(stage: Stage, count = 15): void {
  const { width, height, unit } = stage;
  const random = createRandom(stage.seed + 65);
  const sprites = discs(stage);
  const lights = Array.from({ length: crowd(stage, count) }, () => {
    const x = random();
    return {
      x: x * width,
      y: (0.86 + 0.16 * random() - 0.1 * Math.abs(x - 0.5)) * height,
      radius: (12 + 32 * random()) * unit,
      sprite: sprites[Math.floor(random() * sprites.length)],
      offset: random(),
    };
  });
  stage.addLayer(65, 1.5, (context, phase) => {
    context.globalCompositeOperation = 'screen';
    for (const { x, y, radius, sprite, offset } of lights) {
      if (!sprite) continue;
      context.globalAlpha = 0.15 + 0.08 * wave(phase, 1, offset);
      context.drawImage(sprite, x - radius, y - radius, radius * 2, radius * 2);
    }
    context.globalAlpha = 1;
    context.globalCompositeOperation = 'source-over';
  });
}

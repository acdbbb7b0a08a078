import { saw, wave } from '../math/periodic.ts';
import { createRandom } from '../math/random.ts';
import { softDisc } from '../painting.ts';
import type { Stage } from '../stage/stage.ts';
import { GROW } from './out-of-focus.ts';

const SIZE = 32;
/** Per picture as wide as its window. */
const FLAKES = 90;
const DROPS = 110;

/** How far inside of the window's border, which curtains and a sill hide; of its sides. */
const INSIDE = 0.06;

/** From a fraction of the picture to the same place of the enlarged one that is out of focus. */
const enlarged = (part: number): number => 0.5 + (part - 0.5) * (1 + 2 * GROW);

/** Snow or rain in the window of a room that is out of focus: large and soft, so that it is seen to fall. */
export function addWeatherOutOfFocus(stage: Stage): void {
  const { width, height, unit, plan, environment, window } = stage;
  const isSnow = plan.weather.includes('snow');
  if (window === null || !(isSnow || plan.weather.includes('rain'))) return;
  const left = enlarged(window.x + INSIDE * window.width) * width;
  const top = enlarged(window.y) * height;
  const across = (1 - 2 * INSIDE) * (1 + 2 * GROW) * window.width * width;
  const down = (1 - INSIDE) * (1 + 2 * GROW) * window.height * height;
  const random = createRandom(stage.seed + 67);
  const soft = softDisc(environment, SIZE, [
    [0, [0.99, 0.006, 240], 1],
    [0.4, [0.99, 0.006, 240], 0.8],
    [1, [0.99, 0.006, 240], 0],
  ]);
  const share = (window.width * window.height) ** 0.5;
  const motes = Array.from({ length: Math.round((isSnow ? FLAKES : DROPS) * share) }, () => ({
    x: random(),
    offset: random(),
    size: 0.6 + 0.7 * random(),
  }));
  stage.addLayer(1.2, 0.3, (context, phase) => {
    context.beginPath();
    context.rect(left, top, across, down);
    context.clip();
    for (const { x, offset, size } of motes) {
      const y = top + (saw(phase, isSnow ? 1 : 4, offset) * 1.2 - 0.1) * down;
      const at = left + x * across + (isSnow ? 10 * unit * wave(phase, 1, offset) : 0);
      const half = (isSnow ? 7 : 1.8) * size * unit;
      const tall = isSnow ? half : 20 * size * unit;
      context.globalAlpha = isSnow ? 0.85 : 0.55;
      context.drawImage(soft, at - half, y - tall, 2 * half, 2 * tall);
    }
  });
}

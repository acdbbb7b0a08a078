import type { Canvas } from '../../canvas.ts';
import { createNoise } from '../../math/noise.ts';
import { TAU } from '../../math/periodic.ts';
import { createRandom } from '../../math/random.ts';
import { shrink } from '../../own-canvases.ts';
import { drawRecorded, paintOnce } from '../../painting.ts';
import type { Stage } from '../../stage/stage.ts';
import { createSmoothing } from '../smoothed.ts';
import type { StyleFilter } from '../style-filter.ts';

/** Strokes of a picture of 1000 by 1000. */
const STROKES = 9000;

/** The relief of thick paint: short strokes that bend with a field of directions, lighter and darker than grey. */
function brushwork(stage: Stage): Canvas {
  const { width, height, unit, environment } = stage;
  const random = createRandom(11);
  const direction = createNoise(21, 2, 3);
  const count = Math.round((STROKES * width * height) / (1000 * unit) ** 2);
  return paintOnce(environment, width, height, (context) => {
    context.fillStyle = '#808080';
    context.fillRect(0, 0, width, height);
    context.lineCap = 'round';
    for (let i = 0; i < count; i++) {
      const [x, y] = [random() * width, random() * height];
      const turn = direction(x / width, y / height) * TAU * 1.3;
      const long = (12 + 24 * random()) * unit;
      const [dx, dy] = [Math.cos(turn) * long, Math.sin(turn) * long];
      const tone = Math.round(128 + (random() - 0.5) * 120);
      context.strokeStyle = `rgba(${tone}, ${tone}, ${tone}, 0.55)`;
      context.lineWidth = (3 + 5 * random()) * unit;
      context.beginPath();
      context.moveTo(x - dx / 2, y - dy / 2);
      context.quadraticCurveTo(x + dy * 0.12, y - dx * 0.12, x + dx / 2, y + dy / 2);
      context.stroke();
    }
  });
}

/** Thick paint up to the border: areas of one tone with the relief of a brush. */
export const oil: StyleFilter = (stage) => {
  const smooth = createSmoothing(stage, { fineness: 150, strength: 0.8 });
  let strokes: Canvas | undefined;
  return (canvas) => {
    smooth(canvas);
    strokes ??= brushwork(stage);
    const context = canvas.getContext('2d');
    context.save();
    context.globalCompositeOperation = 'overlay';
    context.globalAlpha = 0.42;
    context.drawImage(strokes, 0, 0);
    context.restore();
    if (!stage.still) return;
    drawRecorded(stage.environment, canvas);
    shrink(strokes);
  };
};

import type { Canvas } from '../../canvas.ts';
import { createNoise } from '../../math/noise.ts';
import { TAU } from '../../math/periodic.ts';
import { createRandom } from '../../math/random.ts';
import { shrink } from '../../own-canvases.ts';
import { drawRecorded, paintOnce } from '../../painting.ts';
import type { Stage } from '../../stage/stage.ts';
import { Kuwahara } from '../kuwahara.ts';
import type { StyleFilter } from '../style-filter.ts';

/** Strokes of a picture of 1000 by 1000. */
const STROKES = 5200;

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
      const long = (16 + 34 * random()) * unit;
      const [dx, dy] = [Math.cos(turn) * long, Math.sin(turn) * long];
      const tone = Math.round(128 + (random() - 0.5) * 150);
      context.strokeStyle = `rgba(${tone}, ${tone}, ${tone}, 0.55)`;
      context.lineWidth = (4 + 7 * random()) * unit;
      context.beginPath();
      context.moveTo(x - dx / 2, y - dy / 2);
      context.quadraticCurveTo(x + dy * 0.12, y - dx * 0.12, x + dx / 2, y + dy / 2);
      context.stroke();
    }
  });
}

/** Thick paint up to the border: areas of one tone with the relief of a brush. Worked out at half the size. */
export const oil: StyleFilter = (stage) => {
  const { width, height, environment } = stage;
  const small = environment.createCanvas(Math.ceil(width / 2), Math.ceil(height / 2));
  const smallContext = small.getContext('2d');
  const shorter = Math.min(small.width, small.height);
  const kuwahara = new Kuwahara(small.width, small.height, Math.max(2, Math.round(shorter / 110)));
  let strokes: Canvas | undefined;
  return (canvas) => {
    smallContext.drawImage(canvas, 0, 0, small.width, small.height);
    const pixels = smallContext.getImageData(0, 0, small.width, small.height);
    kuwahara.apply(pixels.data);
    smallContext.putImageData(pixels, 0, 0);
    const context = canvas.getContext('2d');
    context.save();
    // Some of the sharp picture stays, or small faces would lose their eyes.
    context.globalAlpha = 0.8;
    context.drawImage(small, 0, 0, width, height);
    if (stage.still) {
      drawRecorded(environment, canvas);
      shrink(small);
    }
    strokes ??= brushwork(stage);
    context.globalCompositeOperation = 'overlay';
    context.globalAlpha = 0.5;
    context.drawImage(strokes, 0, 0);
    context.restore();
    if (stage.still) {
      drawRecorded(environment, canvas);
      shrink(strokes);
    }
  };
};

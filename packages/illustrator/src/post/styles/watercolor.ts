import type { Canvas } from '../../canvas.ts';
import { createNoise, noiseTexture } from '../../math/noise.ts';
import { clamp } from '../../math/periodic.ts';
import { createRandom } from '../../math/random.ts';
import { shrink } from '../../own-canvases.ts';
import { drawRecorded, paintOnce } from '../../painting.ts';
import type { Stage } from '../../stage/stage.ts';
import { createPaper } from '../paper.ts';
import { createSmoothing } from '../smoothed.ts';
import type { StyleFilter } from '../style-filter.ts';

/** Bare paper around the picture with the ragged edge of a wash, and blooms of water in it. */
function paperBorder(stage: Stage): Canvas {
  const { width, height, unit, environment, plan } = stage;
  const noise = createNoise(9, 4, 3);
  const blooms = noiseTexture(environment, 128, noise, (at, x, y) => [
    255,
    253,
    248,
    clamp((at(x, y) - 0.38) * 3.2) * 55,
  ]);
  const border = paintOnce(environment, width, height, (context) => {
    context.fillStyle = '#fdfbf5';
    context.fillRect(0, 0, width, height);
    context.globalCompositeOperation = 'destination-out';
    context.filter = `blur(${8 * unit}px)`;
    const random = createRandom(4);
    const margin = 44 * unit;
    const ragged = (): number => margin + (random() - 0.5) * 34 * unit;
    const steps = 24;
    context.beginPath();
    for (let side = 0; side < 4; side++) {
      for (let i = 0; i < steps; i++) {
        const t = i / steps;
        const alongX = margin + t * (width - 2 * margin);
        const alongY = margin + t * (height - 2 * margin);
        if (side === 0) context.lineTo(alongX, ragged());
        else if (side === 1) context.lineTo(width - ragged(), alongY);
        else if (side === 2) context.lineTo(width - alongX, height - ragged());
        else context.lineTo(ragged(), height - alongY);
      }
    }
    context.closePath();
    context.fill();
  });
  const sheet = paintOnce(environment, width, height, (context) => {
    context.drawImage(blooms, 0, 0, width, height);
    // A pattern goes on where the picture ends.
    if (plan.format !== 'pattern') context.drawImage(border, 0, 0);
  });
  drawRecorded(environment, sheet);
  shrink(border);
  return sheet;
}

/** Pigment gathers where a wash ends: pixels darker than their surroundings get darker still. */
function darkenEdges(
  data: Uint8ClampedArray,
  luminance: Float32Array,
  width: number,
  height: number,
): void {
  const reach = 2;
  for (let y = reach; y < height - reach; y++) {
    for (let x = reach; x < width - reach; x++) {
      const i = y * width + x;
      const around =
        (luminance[i - reach]! +
          luminance[i + reach]! +
          luminance[i - reach * width]! +
          luminance[i + reach * width]!) /
        4;
      const darker = around - luminance[i]!;
      const keep = 1 - Math.min(0.3, Math.max(0, darker - 1) * 0.014);
      const p = i * 4;
      data[p] = data[p]! * keep;
      data[p + 1] = data[p + 1]! * keep;
      data[p + 2] = data[p + 2]! * keep;
    }
  }
}

/** Flat washes with darker edges on rough paper. */
export const watercolor: StyleFilter = (stage) => {
  const { width, height, environment } = stage;
  const wash = createSmoothing(stage, { fineness: 150, strength: 0.72, alter: darkenEdges });
  let border: Canvas | undefined;
  const layPaper = createPaper(stage, {
    brightness: 247,
    stains: 16,
    tooth: 14,
    warmth: -2,
  });
  return (canvas) => {
    wash(canvas);
    const context = canvas.getContext('2d');
    context.save();
    context.globalAlpha = 0.06;
    context.fillStyle = '#fff6e6';
    context.fillRect(0, 0, width, height);
    context.globalAlpha = 1;
    border ??= paperBorder(stage);
    context.drawImage(border, 0, 0);
    context.restore();
    if (stage.still) {
      drawRecorded(environment, canvas);
      shrink(border);
    }
    layPaper(context);
  };
};

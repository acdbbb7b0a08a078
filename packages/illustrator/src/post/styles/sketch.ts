import { clamp, fract } from '../../math/periodic.ts';
import type { Stage } from '../../stage/stage.ts';
import { changePixels } from '../change-pixels.ts';
import { luminanceInto, visitEdges } from '../luminance.ts';
import { createPaper } from '../paper.ts';
import { referenceFrame } from '../reference-frame.ts';
import type { DrawReference, StyleFilter } from '../style-filter.ts';

const HATCH_LIGHT = 1;
const HATCH_MIDDLE = 2;
const HATCH_DARK = 4;

/** Which of the three directions of hatching have a line at a pixel, as bits. */
function hatching(width: number, height: number): Uint8Array {
  const step = Math.min(width, height) / 480;
  const lines = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const u = x / step;
      const v = y / step;
      const wobble = 0.6 * Math.sin(v * 0.11) + 0.6 * Math.sin(u * 0.07);
      lines[y * width + x] =
        (fract((u + v + wobble) / 7) < 0.2 ? HATCH_LIGHT : 0) |
        (fract((u - v + wobble) / 8) < 0.22 ? HATCH_MIDDLE : 0) |
        (fract((u * 1.6 + v * 0.4 + wobble) / 6) < 0.32 ? HATCH_DARK : 0);
    }
  }
  return lines;
}

/** A drawing is mostly bare paper, at night too: the mean brightness that a picture is lifted to, and the most it is. */
const MEAN = 150;
const MOST_LIFT = 3;

/** How much brighter a picture becomes before it is hatched. */
function liftOf(stage: Stage, draw: DrawReference): number {
  const { data, width, height } = referenceFrame(stage, draw, 64);
  const luminance = new Float32Array(width * height);
  luminanceInto(data, luminance);
  const mean = luminance.reduce((sum, value) => sum + value, 0) / luminance.length;
  return clamp(MEAN / Math.max(1, mean), 1, MOST_LIFT);
}

/** Pencil: outlines and three directions of hatching, with a memory of the colours. */
export const sketch: StyleFilter = (stage, drawReference) => {
  const { width, height } = stage;
  const lines = hatching(width, height);
  const lift = liftOf(stage, drawReference);
  const edgeStrength = 1.1 * (Math.min(width, height) / 480) * Math.sqrt(lift);
  const colourShare = 0.31 * lift;
  const layPaper = createPaper(stage, {
    brightness: 244,
    stains: 10,
    tooth: 22,
    warmth: -6,
  });
  const draw = (data: Uint8ClampedArray): void =>
    visitEdges(data, width, height, (y, luminance, edges) => {
      for (let x = 0, i = y * width, p = i * 4; x < width; x++, i++, p += 4) {
        const light = luminance[x]! * lift;
        const hatch = lines[i]!;
        let tone = 1 - Math.min(0.88, (edges[x]! / 255) * edgeStrength);
        if (light < 138 && hatch & HATCH_LIGHT) tone *= 0.8;
        if (light < 98 && hatch & HATCH_MIDDLE) tone *= 0.72;
        if (light < 60 && hatch & HATCH_DARK) tone *= 0.62;
        data[p] = tone * Math.min(255, 176 + colourShare * data[p]!);
        data[p + 1] = tone * Math.min(252, 173 + colourShare * data[p + 1]!);
        data[p + 2] = tone * Math.min(246, 167 + colourShare * data[p + 2]!);
      }
    });
  return (canvas) => {
    changePixels(stage, canvas, draw);
    layPaper(canvas.getContext('2d'));
  };
};

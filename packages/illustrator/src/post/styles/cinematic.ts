import { isLetterboxed, LETTERBOX } from '../../layout/fit.ts';
import { changePixels } from '../change-pixels.ts';
import type { StyleFilter } from '../style-filter.ts';

/** Contrast around the middle, and how far shadows go to teal and lights to orange, in levels. */
const CONTRAST = 1.16;
const MIDDLE = 118;
const SHADOWS = [-16, 6, 20] as const;
const LIGHTS = [20, 6, -18] as const;

/** What is added to each channel at each luminance. */
const SHIFT = Float32Array.from({ length: 256 * 3 }, (_, i) => {
  const light = Math.floor(i / 3) / 255;
  const channel = i % 3;
  return (SHADOWS[channel] ?? 0) * (1 - light) ** 1.5 + (LIGHTS[channel] ?? 0) * light ** 1.5;
});

function grade(data: Uint8ClampedArray): void {
  for (let p = 0; p < data.length; p += 4) {
    const grey = (data[p]! * 0.3 + data[p + 1]! * 0.58 + data[p + 2]! * 0.12) | 0;
    for (let channel = 0; channel < 3; channel++) {
      const contrasted = MIDDLE + (data[p + channel]! - MIDDLE) * CONTRAST;
      data[p + channel] = contrasted + SHIFT[grey * 3 + channel]!;
    }
  }
}

/** The grade of a feature film, between the black bars of a wide screen. */
export const cinematic: StyleFilter = (stage) => {
  const { width, height } = stage;
  const bar = Math.round(LETTERBOX.bar * height);
  const up = Math.round(LETTERBOX.up * height);
  return (canvas) => {
    changePixels(stage, canvas, grade);
    if (!isLetterboxed(stage.plan)) return;
    const context = canvas.getContext('2d');
    // Who stands low in the picture keeps the feet on the ground.
    context.drawImage(canvas, 0, -up);
    context.fillStyle = 'rgb(6,6,8)';
    context.fillRect(0, 0, width, bar);
    context.fillRect(0, height - bar, width, bar);
  };
};

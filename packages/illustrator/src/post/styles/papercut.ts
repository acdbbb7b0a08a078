import { luminanceInto } from '../luminance.ts';
import { createPaper } from '../paper.ts';
import type { StyleFilter } from '../style-filter.ts';

/**
 * Sheets of coloured paper. The places cut their layers and shadows themselves; here the subjects
 * get an edge and a shadow too, and everything gets the tooth of paper.
 */
export const papercut: StyleFilter = (stage) => {
  const { width, height } = stage;
  const luminance = new Float32Array(width * height);
  const layPaper = createPaper(stage, { brightness: 246, stains: 7, tooth: 26 });
  const offset = Math.max(1, Math.round(Math.min(width, height) / 180));
  const near = offset * (width + 1);
  const far = near * 2;
  return (canvas) => {
    const context = canvas.getContext('2d');
    const pixels = context.getImageData(0, 0, width, height);
    const { data } = pixels;
    luminanceInto(data, luminance);
    for (let i = 0, p = 0; i < luminance.length; i++, p += 4) {
      const here = luminance[i]!;
      const above = luminance[i - near] ?? here;
      const further = luminance[i - far] ?? above;
      const below = luminance[i + (near >> 1)] ?? here;
      const shadow = Math.min(
        0.26,
        Math.abs(above - here) * 0.0035 + Math.abs(further - here) * 0.002,
      );
      const edge = Math.min(0.2, Math.abs(below - here) * 0.004);
      const tone = (1 - shadow) * (1 + edge);
      data[p] = data[p]! * tone;
      data[p + 1] = data[p + 1]! * tone;
      data[p + 2] = data[p + 2]! * tone;
    }
    context.putImageData(pixels, 0, 0);
    layPaper(context);
  };
};

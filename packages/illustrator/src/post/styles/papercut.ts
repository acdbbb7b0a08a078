import { changePixels } from '../change-pixels.ts';
import { createPaper } from '../paper.ts';
import type { StyleFilter } from '../style-filter.ts';

/**
 * Sheets of coloured paper. The places cut their layers and shadows themselves; here the subjects
 * get an edge and a shadow too, and everything gets the tooth of paper.
 */
export const papercut: StyleFilter = (stage) => {
  const layPaper = createPaper(stage, { brightness: 246, stains: 7, tooth: 26 });
  return (canvas) => {
    changePixels(stage, canvas, (data) => cutOut(data, stage.width, stage.height));
    layPaper(canvas.getContext('2d'));
  };
};

/** RGBA in place. Only the luminance within reach of a pixel is kept, in a buffer that goes round. */
function cutOut(data: Uint8ClampedArray, width: number, height: number): void {
  const offset = Math.max(1, Math.round(Math.min(width, height) / 180));
  const near = offset * (width + 1);
  const far = near * 2;
  const ahead = near >> 1;
  const pixels = width * height;
  const luminance = new Float32Array(2 ** Math.ceil(Math.log2(far + ahead + 1)));
  const mask = luminance.length - 1;
  const light = (i: number): number => luminance[i & mask]!;
  let measured = 0;
  for (let i = 0, p = 0; i < pixels; i++, p += 4) {
    for (; measured < pixels && measured <= i + ahead; measured++) {
      const q = measured * 4;
      luminance[measured & mask] = data[q]! * 0.3 + data[q + 1]! * 0.58 + data[q + 2]! * 0.12;
    }
    const here = light(i);
    const above = i < near ? here : light(i - near);
    const further = i < far ? above : light(i - far);
    const below = i + ahead < pixels ? light(i + ahead) : here;
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
}

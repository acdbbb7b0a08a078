import { toRgb } from '../../math/colour.ts';
import { smoothstep } from '../../math/periodic.ts';
import { lineColours } from '../../plan/mark-colours.ts';
import { changePixels } from '../change-pixels.ts';
import { colourEdges, widened } from '../edge-strength.ts';
import type { StyleFilter } from '../style-filter.ts';

/** From which difference of two colors on there is a line between them, and where it is black. */
const FAINT = 17;
const SURE = 30;
const INK = [22, 22, 22] as const;
const PAPER = [255, 255, 255] as const;

/** Of the shorter side: the reach of a line to each of its sides. */
const THICK = 380;
const THIN = 1100;

const BY_CHILDREN = /colou?ring|ausmal|colorear|coloriage|塗り絵|ぬりえ|thick|bold/iu;

/** How dark a line is, by the difference of the colors that it parts. */
const DARKNESS = Uint8Array.from({ length: 256 }, (_, i) => 255 * smoothstep(FAINT, SURE, i));

/** Black outlines around white areas, as in a coloring book; thinner ones in a drawing of lines. */
export const lineart: StyleFilter = (stage) => {
  const { width, height, plan } = stage;
  const isThick = BY_CHILDREN.test(plan.prompt);
  const radius = Math.round(Math.min(width, height) / (isThick ? THICK : THIN));
  const ofMark = plan.mark == null ? null : lineColours(plan);
  const colours = ofMark
    ? ([toRgb(ofMark.paper), toRgb(ofMark.ink)] as const)
    : ([PAPER, INK] as const);
  const draw = (data: Uint8ClampedArray): void => {
    const lines = colourEdges(data, width, height).map((edge) => DARKNESS[edge]!);
    const ink = radius > 0 ? widened(lines, width, height, radius) : lines;
    const [paper, line] = colours;
    for (let y = 0, i = 0; y < height; y++) {
      for (let x = 0; x < width; x++, i++) {
        // Means of five pixels: no steps along slanted lines.
        const sum =
          ink[i]! * 2 +
          (x > 0 ? ink[i - 1]! : 0) +
          (x < width - 1 ? ink[i + 1]! : 0) +
          (y > 0 ? ink[i - width]! : 0) +
          (y < height - 1 ? ink[i + width]! : 0);
        const share = sum / 6 / 255;
        for (let c = 0; c < 3; c++) data[i * 4 + c] = paper[c]! + (line[c]! - paper[c]!) * share;
      }
    }
  };
  return (canvas) => changePixels(stage, canvas, draw);
};

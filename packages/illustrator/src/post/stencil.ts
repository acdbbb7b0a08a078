import { type Colour, toRgb } from '../math/colour.ts';
import { smoothstep } from '../math/periodic.ts';
import type { Stage } from '../stage/stage.ts';
import { changePixels } from './change-pixels.ts';
import { colourEdges, widened } from './edge-strength.ts';

/** Brightness below which the first of two inks is printed, and above which nothing is. */
const DARK = 92;
const LIGHT = 205;
const SOFTNESS = 4;
/** From which difference of two colors on a line parts them, and where it is drawn in full. */
const FAINT = 14;
const SURE = 34;

/** Of the shorter side: the reach of a parting line to each of its sides. */
const LINE = 640;

/**
 * Prints a mark with one ink or two. Dark and colored areas take the ink; where two of them meet, a line of paper
 * parts them, and where two light ones meet, a line of ink does.
 * @param inks the first one is for outlines and for the darkest areas
 */
export function printInInks(
  stage: Stage,
  canvas: Parameters<typeof changePixels>[1],
  paper: Colour,
  inks: readonly Colour[],
): void {
  const { width, height } = stage;
  const radius = Math.max(1, Math.round(Math.min(width, height) / LINE));
  const [first = paper, second] = inks;
  const [paperRgb, firstRgb, secondRgb] = [paper, first, second ?? first].map(toRgb) as [
    ReturnType<typeof toRgb>,
    ReturnType<typeof toRgb>,
    ReturnType<typeof toRgb>,
  ];
  changePixels(stage, canvas, (data) => {
    const edges = colourEdges(data, width, height);
    const light = new Uint8Array(edges.length);
    const dark = new Uint8Array(edges.length);
    for (let i = 0, p = 0; i < light.length; i++, p += 4) {
      const brightness = data[p]! * 0.3 + data[p + 1]! * 0.59 + data[p + 2]! * 0.11;
      const colourful =
        Math.max(data[p]!, data[p + 1]!, data[p + 2]!) -
        Math.min(data[p]!, data[p + 1]!, data[p + 2]!);
      // A pure yellow is as telling as a dark grey.
      const weight = brightness - 0.3 * colourful;
      light[i] = 255 * smoothstep(LIGHT - SOFTNESS, LIGHT, weight);
      dark[i] = second ? 255 * (1 - smoothstep(DARK, DARK + SOFTNESS, brightness)) : 0;
    }
    // Where light and ink meet they part each other.
    const meets = (values: Uint8Array): Uint8Array => {
      const own = new Uint8Array(values.length);
      const wide = widened(values, width, height, radius + 2);
      const low = widened(
        values.map((value) => 255 - value),
        width,
        height,
        radius + 2,
      );
      for (let i = 0; i < own.length; i++) own[i] = Math.min(wide[i]!, low[i]!);
      return own;
    };
    const border = meets(light);
    const inner = second ? meets(dark) : null;
    const lines = widened(
      edges.map((edge, i) =>
        border[i]! > 60 || (inner !== null && inner[i]! > 60)
          ? 0
          : 255 * smoothstep(FAINT, SURE, edge),
      ),
      width,
      height,
      radius - 1,
    );
    for (let i = 0, p = 0; i < light.length; i++, p += 4) {
      const line = lines[i]! / 255;
      const bare = light[i]! / 255;
      const isLight = bare > 0.5;
      // Ink on light areas, paper between inked ones.
      const coverage = isLight ? Math.max(1 - bare, line) : (1 - bare) * (1 - line);
      const ofFirst = second === undefined ? 1 : isLight && line > 1 - bare ? 1 : dark[i]! / 255;
      for (let c = 0; c < 3; c++) {
        const ink = firstRgb[c]! * ofFirst + secondRgb[c]! * (1 - ofFirst);
        data[p + c] = paperRgb[c]! * (1 - coverage) + ink * coverage;
      }
    }
  });
}

import type { Canvas } from '../canvas.ts';
import { type Colour, toRgb } from '../math/colour.ts';
import { smoothstep } from '../math/periodic.ts';
import type { Stage } from '../stage/stage.ts';
import { changePixels } from './change-pixels.ts';
import { colourEdges, widened } from './edge-strength.ts';
import { greyOf } from './grey.ts';

/** Brightness below which the first of two inks is printed, and above which nothing is. */
const DARK = 92;
const LIGHT = 205;
const SOFTNESS = 4;
/** From which difference of two colors on a line parts them, and where it is drawn in full. */
const FAINT = 14;
const SURE = 34;
/** From which share of both sides on, 0–255, a pixel is on the border of an area. */
const ON_BORDER = 60;

/** Of the shorter side: the reach of a parting line to each of its sides. */
const LINE = 640;

/** How far areas and lines are printed, 0–255 each. */
interface Areas {
  /** Bare of ink. */
  readonly light: Uint8Array;
  /** Printed with the first of two inks. */
  readonly dark: Uint8Array;
}

/**
 * Prints a mark with one ink or two. Dark and colored areas take the ink; where two of them meet, a line of paper
 * parts them, and where two light ones meet, a line of ink does.
 * @param inks the first one is for outlines and for the darkest areas
 */
export function printInInks(
  stage: Stage,
  canvas: Canvas,
  paper: Colour,
  [first = paper, second]: readonly Colour[],
): void {
  const hasTwo = second !== undefined;
  const sheet = toRgb(paper);
  const [outline, filling] = [toRgb(first), toRgb(second ?? first)];
  changePixels(stage, canvas, (data) => {
    const { light, dark } = areasOf(data, hasTwo);
    const lines = linesBetween(data, stage, hasTwo ? [light, dark] : [light]);
    for (let i = 0, p = 0; i < light.length; i++, p += 4) {
      const line = lines[i]! / 255;
      const bare = light[i]! / 255;
      const isLight = bare > 0.5;
      // Ink on light areas, paper between inked ones.
      const coverage = isLight ? Math.max(1 - bare, line) : (1 - bare) * (1 - line);
      const ofFirst = !hasTwo || (isLight && line > 1 - bare) ? 1 : dark[i]! / 255;
      for (let c = 0; c < 3; c++) {
        const ink = outline[c]! * ofFirst + filling[c]! * (1 - ofFirst);
        data[p + c] = sheet[c]! * (1 - coverage) + ink * coverage;
      }
    }
  });
}

function areasOf(data: Uint8ClampedArray, hasTwo: boolean): Areas {
  const light = new Uint8Array(data.length / 4);
  const dark = new Uint8Array(light.length);
  for (let i = 0, p = 0; i < light.length; i++, p += 4) {
    const [red, green, blue] = [data[p]!, data[p + 1]!, data[p + 2]!];
    const brightness = greyOf(red, green, blue);
    const colourful = Math.max(red, green, blue) - Math.min(red, green, blue);
    // A pure yellow is as telling as a dark grey.
    light[i] = 255 * smoothstep(LIGHT - SOFTNESS, LIGHT, brightness - 0.3 * colourful);
    if (hasTwo) dark[i] = 255 * (1 - smoothstep(DARK, DARK + SOFTNESS, brightness));
  }
  return { light, dark };
}

/** Lines that part two colors, but for those along borders of areas: there light and ink part each other. */
function linesBetween(
  data: Uint8ClampedArray,
  { width, height }: Stage,
  areas: readonly Uint8Array[],
): Uint8Array {
  const radius = Math.max(1, Math.round(Math.min(width, height) / LINE));
  const borders = areas.map((area) => {
    const high = widened(area, width, height, radius + 2);
    const bare = area.map((value) => 255 - value);
    const low = widened(bare, width, height, radius + 2);
    return high.map((value, i) => Math.min(value, low[i]!));
  });
  const lines = colourEdges(data, width, height).map((edge, i) =>
    borders.some((border) => border[i]! > ON_BORDER) ? 0 : 255 * smoothstep(FAINT, SURE, edge),
  );
  return widened(lines, width, height, radius - 1);
}

import type { Canvas } from '../canvas.ts';
import { type Colour, type Rgb, toRgb } from '../math/colour.ts';
import { clamp, smoothstep } from '../math/periodic.ts';
import type { Stage } from '../stage/stage.ts';
import { changePixels } from './change-pixels.ts';
import { colourEdges, widened } from './edge-strength.ts';
import { apartInHue, greyOf } from './grey.ts';
import { Kuwahara } from './kuwahara.ts';
import { createPaper, type Paper } from './paper.ts';

/** What a picture is printed with. */
export interface BlockPrint {
  /** The colors of its flat areas. */
  readonly blocks: readonly Colour[];
  /** Colors that are printed as others: a bright sky as bare paper. */
  readonly replaced: readonly (readonly [from: Colour, to: Colour])[];
  /** Of the lines around the areas. */
  readonly ink: Colour;
  readonly paper: Paper;
}

/** How much brightness counts beside hue in the choice of a block. */
const OF_BRIGHTNESS = 1.3;
/** Colors of a pixel are looked up in steps of so many levels. */
const STEP = 8;
const STEPS = 256 / STEP;
/** How much of a pixel is of its block: the rest lets faces be told apart. */
const SHARE = 0.8;
/** From which difference of two colors on there is a line between them, and where it is full. */
const FAINT = 15;
const SURE = 46;
const LINE = 0.9;

/** The block that is nearest to a color. */
function blockFor(
  [r, g, b]: Rgb,
  blocks: readonly { readonly from: Rgb; readonly to: Rgb }[],
): Rgb {
  let best: Rgb = [r, g, b];
  let least = Infinity;
  for (const { from, to } of blocks) {
    const lighter = greyOf(r - from[0], g - from[1], b - from[2]);
    const apart = apartInHue(r, g, b, from, lighter) + OF_BRIGHTNESS * lighter ** 2;
    if (apart < least) [least, best] = [apart, to];
  }
  return best;
}

/** The block of each color, in steps. */
function createTable({ blocks, replaced }: BlockPrint): Uint8Array {
  const known = [
    ...blocks.map((colour) => ({ from: toRgb(colour), to: toRgb(colour) })),
    ...replaced.map(([from, to]) => ({ from: toRgb(from), to: toRgb(to) })),
  ];
  const table = new Uint8Array(STEPS ** 3 * 3);
  const at = (step: number): number => (step + 0.5) * STEP;
  for (let i = 0; i < STEPS ** 3; i++) {
    const [r, g, b] = [i % STEPS, Math.floor(i / STEPS) % STEPS, Math.floor(i / STEPS ** 2)];
    table.set(blockFor([at(r), at(g), at(b)], known), i * 3);
  }
  return table;
}

const stepOf = (value: number): number => Math.floor(value / STEP);

/**
 * Prepares a print in flat areas of few colors with lines around them, on paper.
 * @returns changes a frame in place
 */
export function createBlockPrint(stage: Stage, print: BlockPrint): (canvas: Canvas) => void {
  const { width, height } = stage;
  const shorter = Math.min(width, height);
  const flatten = new Kuwahara(width, height, Math.max(1, Math.round(shorter / 260)));
  const table = createTable(print);
  const thick = Math.round(shorter / 900);
  const lineColour = toRgb(print.ink);
  const layPaper = createPaper(stage, print.paper);
  const change = (data: Uint8ClampedArray): void => {
    flatten.apply(data);
    const edges = colourEdges(data, width, height);
    const lines = thick > 0 ? widened(edges, width, height, thick) : edges;
    for (let i = 0, p = 0; i < lines.length; i++, p += 4) {
      const [r, g, b] = [stepOf(data[p]!), stepOf(data[p + 1]!), stepOf(data[p + 2]!)];
      const entry = (r + g * STEPS + b * STEPS ** 2) * 3;
      const ink = LINE * clamp(smoothstep(FAINT, SURE, lines[i]!));
      for (let c = 0; c < 3; c++) {
        const own = data[p + c]!;
        const printed = own + SHARE * (table[entry + c]! - own);
        data[p + c] = printed + ink * (lineColour[c]! - printed);
      }
    }
  };
  return (canvas) => {
    changePixels(stage, canvas, change);
    layPaper(canvas.getContext('2d'));
  };
}

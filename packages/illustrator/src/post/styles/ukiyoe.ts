import { type Colour, toRgb } from '../../math/colour.ts';
import { clamp, smoothstep } from '../../math/periodic.ts';
import { changePixels } from '../change-pixels.ts';
import { colourEdges, widened } from '../edge-strength.ts';
import { Kuwahara } from '../kuwahara.ts';
import { createPaper } from '../paper.ts';
import type { StyleFilter } from '../style-filter.ts';

/** The blocks that such a print has: paper, blues of indigo, a few earths and one red. */
const BLOCKS: readonly Colour[] = [
  [0.94, 0.035, 88],
  [0.86, 0.04, 90],
  [0.79, 0.045, 225],
  [0.64, 0.075, 240],
  [0.48, 0.095, 252],
  [0.33, 0.085, 262],
  [0.24, 0.03, 270],
  [0.83, 0.075, 75],
  [0.72, 0.1, 65],
  [0.6, 0.15, 38],
  [0.48, 0.08, 45],
  [0.88, 0.045, 62],
  [0.77, 0.07, 50],
  [0.62, 0.07, 48],
  [0.3, 0.025, 50],
  [0.74, 0.1, 20],
  [0.62, 0.07, 130],
  [0.44, 0.06, 150],
];
const INK = [34, 38, 66] as const;
/** A bright sky is left as bare paper. */
const BARE: Colour = [0.9, 0.04, 220];
/** How much brightness counts beside hue in the choice of a block. */
const OF_BRIGHTNESS = 1.3;
/** Colors of a pixel are looked up in steps of so many levels. */
const STEP = 8;
const STEPS = 256 / STEP;
/** How much of a pixel is of its block: the rest lets faces be told apart. */
const SHARE = 0.8;
const FAINT = 15;
const SURE = 46;

interface Block {
  readonly from: readonly [number, number, number];
  readonly to: readonly [number, number, number];
}

const BLOCKS_OF_COLOURS: readonly Block[] = [
  ...BLOCKS.map((colour) => ({ from: toRgb(colour), to: toRgb(colour) })),
  { from: toRgb(BARE), to: toRgb([0.91, 0.035, 90]) },
];

/** The block that is nearest to a color. */
function blockFor(r: number, g: number, b: number): Block['to'] {
  let best = BLOCKS_OF_COLOURS[0]!;
  let least = Infinity;
  for (const block of BLOCKS_OF_COLOURS) {
    const [red, green, blue] = block.from;
    const lighter = (r - red) * 0.3 + (g - green) * 0.59 + (b - blue) * 0.11;
    const apart =
      (r - red - lighter) ** 2 +
      (g - green - lighter) ** 2 +
      (b - blue - lighter) ** 2 +
      OF_BRIGHTNESS * lighter ** 2;
    if (apart < least) [least, best] = [apart, block];
  }
  return best.to;
}

/** The block of each color, in steps. */
function createTable(): Uint8Array {
  const table = new Uint8Array(STEPS ** 3 * 3);
  const at = (step: number): number => (step + 0.5) * STEP;
  for (let i = 0; i < STEPS ** 3; i++) {
    const [r, g, b] = [i % STEPS, Math.floor(i / STEPS) % STEPS, Math.floor(i / STEPS ** 2)];
    table.set(blockFor(at(r), at(g), at(b)), i * 3);
  }
  return table;
}

/** A Japanese print from wood blocks: flat areas of few colors, in lines of indigo, on soft paper. */
export const ukiyoe: StyleFilter = (stage) => {
  const { width, height } = stage;
  const shorter = Math.min(width, height);
  const flatten = new Kuwahara(width, height, Math.max(1, Math.round(shorter / 260)));
  const table = createTable();
  const thick = Math.round(shorter / 900);
  const layPaper = createPaper(stage, { brightness: 250, stains: 7, tooth: 16, warmth: -6 });
  const print = (data: Uint8ClampedArray): void => {
    flatten.apply(data);
    const edges = colourEdges(data, width, height);
    const lines = thick > 0 ? widened(edges, width, height, thick) : edges;
    for (let i = 0, p = 0; i < lines.length; i++, p += 4) {
      const steps = [data[p]!, data[p + 1]!, data[p + 2]!].map((value) => Math.floor(value / STEP));
      const entry = (steps[0]! + steps[1]! * STEPS + steps[2]! * STEPS ** 2) * 3;
      const ink = 0.9 * clamp(smoothstep(FAINT, SURE, lines[i]!));
      for (let c = 0; c < 3; c++) {
        const own = data[p + c]!;
        const printed = own + SHARE * (table[entry + c]! - own);
        data[p + c] = printed + ink * (INK[c]! - printed);
      }
    }
  };
  return (canvas) => {
    changePixels(stage, canvas, print);
    layPaper(canvas.getContext('2d'));
  };
};

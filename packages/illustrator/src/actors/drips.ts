import { fillEllipse, fillOutline } from '../art/props/brush.ts';
import type { Canvas, Canvas2D } from '../canvas.ts';
import { type Colour, css, shift } from '../math/colour.ts';
import { clamp, lerp, saw, smoothstep } from '../math/periodic.ts';
import type { Body } from './body.ts';
import type { PlacedSprite } from './placed-sprite.ts';
import type { Point } from './pose-name.ts';
import { colourAt } from './sprite-arm.ts';

/** Where drops run down, in widths of the drawing; those at the middle first. */
const COLUMNS: readonly number[] = [0.5, 0.3, 0.7, 0.4, 0.62];
/** The same along the stream of what runs off a spoon, at three times of the loop. */
const STREAMS: ReadonlyMap<string, readonly number[]> = new Map([
  ['@honeydipper', [0.4, 0.41, 0.42]],
  ['@drippingspoon', [0.36, 0.37, 0.38]],
]);
/** Where the pool below it is, in heights of the drawing. */
const POOL = 0.93;
/** How far down the drawing a drop begins. */
const START = 0.45;
/** Of a drop, in widths of the drawing. */
const SIZE = 0.052;
const SEEN = 110;

/** A drop's way: down the front of a thing, and from its lower edge to the ground. In pixels. */
interface Way {
  readonly x: number;
  readonly from: number;
  readonly edge: number;
  /** Where it ends. */
  readonly end: number;
  readonly colour: Colour;
}

/** The first and the last drawn row of a column, in fractions of the height. */
function spanOfColumn(sprite: Canvas, x: number): readonly [top: number, bottom: number] | null {
  const { height } = sprite;
  const at = Math.round(x * (sprite.width - 1));
  const { data } = sprite.getContext('2d').getImageData(at, 0, 1, height);
  const rows = Array.from({ length: height }, (_, y) => y).filter(
    (y) => (data[y * 4 + 3] ?? 0) > SEEN,
  );
  const [top, bottom] = [rows[0], rows.at(-1)];
  return top === undefined || bottom === undefined ? null : [top / height, (bottom + 1) / height];
}

/** What drips, where the prompt says it; otherwise drops have the color of their thing. */
const LIQUIDS: readonly (readonly [named: RegExp, colour: Colour])[] = [
  [/\b(?:water|rain|dew|wet)\b/i, [0.8, 0.09, 228]],
  [/\b(?:snowm[ae]n|snow|icicles?)\b/i, [0.93, 0.04, 230]],
  [/\b(?:blood|bloody|ketchup)\b/i, [0.52, 0.2, 27]],
  [/\b(?:honey|syrup|caramel)\b/i, [0.78, 0.16, 72]],
  [/\bchocolate\b/i, [0.4, 0.08, 45]],
  [/\bslime\b/i, [0.8, 0.2, 135]],
];

const liquidSaid = (prompt: string): Colour | undefined =>
  LIQUIDS.find(([named]) => named.test(prompt))?.[1];

function waysDown(
  { sprite, x, y, bounds }: PlacedSprite,
  stream: readonly number[] | undefined,
  liquid?: Colour,
): readonly Way[] {
  return (stream ?? COLUMNS).flatMap((column): Way | readonly Way[] => {
    const across = lerp(bounds.left, bounds.right, column);
    const span = spanOfColumn(sprite, across);
    if (span === null) return [];
    const pool = stream && y + POOL * sprite.height;
    const start = lerp(span[0], span[1], START);
    return {
      x: x + across * sprite.width,
      from: y + start * sprite.height,
      edge: pool ?? y + span[1] * sprite.height,
      // The ground is at height 0.
      end: pool ?? 0,
      colour: liquid ?? shift(colourAt(sprite, across, start), 0.05, 1.15),
    };
  });
}

const DROP =
  'M 0 -150 C 26 -60 80 -10 80 38 C 80 86 44 110 0 110 C -44 110 -80 86 -80 38 C -80 -10 -26 -60 0 -150 Z';

const GLINT = css([0.98, 0.02, 90], 0.75);

/** A drop about a point in pixels. @param side half of its width @param alpha as a part of that of its thing */
export function drawDrop(
  context: Canvas2D,
  [x, y]: Point,
  side: number,
  colour: Colour,
  alpha: number,
): void {
  context.save();
  context.globalAlpha *= alpha;
  context.translate(x, y);
  context.scale(1.18 * side, 1.12 * side);
  fillOutline(context, DROP, css(shift(colour, -0.2)));
  context.scale(1 / 1.18, 1 / 1.12);
  fillOutline(context, DROP, css(colour));
  fillEllipse(context, [-0.28, 0.3, 0.14, 0.28], GLINT);
  context.restore();
}

/** Drops that run down over a thing one after the other and fall from its lower edge to the ground. */
export function drippingDrawing(placed: PlacedSprite, glyph: string, prompt: string): Body['draw'] {
  const ways = waysDown(placed, STREAMS.get(glyph), liquidSaid(prompt));
  const { sprite, bounds } = placed;
  const side = SIZE * (bounds.right - bounds.left) * sprite.width;
  return (context, phase) => {
    for (const [i, { x, from, edge, end, colour }] of ways.entries()) {
      const t = saw(phase, 1, i * 0.618);
      const fallen = clamp((t - 0.75) / 0.25) ** 2;
      const y = lerp(lerp(from, edge, smoothstep(0.2, 0.75, t)), end, fallen);
      const alpha = 1 - smoothstep(0.94, 1, t);
      drawDrop(context, [x, y], side * smoothstep(0, 0.2, t), colour, alpha);
    }
  };
}

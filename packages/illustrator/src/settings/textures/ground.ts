import type { Canvas2D } from '../../canvas.ts';
import type { TextureName } from '../../language/picture-look.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import { linearGradient } from '../../painting.ts';
import type { Stage } from '../../stage/stage.ts';
import { addStrip } from '../strip.ts';

export const WHITE: Colour = [0.99, 0.003, 90];
export const CREAM: Colour = [0.95, 0.022, 85];
export const GOLD: Colour = [0.78, 0.13, 86];

/** The colors that the prompt names, or those that the texture has by itself. */
export const coloursOf = (
  { plan, accents }: Stage,
  ...own: readonly Colour[]
): readonly Colour[] => {
  return plan.colours.length > 0 ? accents.slice(0, plan.colours.length) : own;
};

export function fillWith(stage: Stage, paint: (context: Canvas2D) => void): void {
  addStrip(stage, { order: 0, depth: 0, top: -0.1, bottom: 1.1 }, paint);
}

export const cover = (context: Canvas2D, { width, height }: Stage): void =>
  context.fillRect(-width, -height, 3 * width, 3 * height);

/** How far every other row is moved aside, in widths of what is in it. */
export const aside = (row: number): number => (row % 2 === 0 ? 0 : 0.5);

/**
 * Round scales in rows from the uppermost downwards, each row half over the one before it.
 * @param across how many there are along the shorter side
 * @param least how many there are at least from side to side
 */
export function scalesOf(
  { width, height }: Stage,
  across: number,
  least: number,
): { readonly wide: number; readonly middles: readonly (readonly [x: number, y: number])[] } {
  const columns = Math.max(least, Math.round((across * width) / Math.min(width, height)));
  const wide = width / columns;
  // As many moved aside as not, so that the last row goes on in the first.
  const rows = Math.max(4, Math.round(height / (wide * 0.5) / 2) * 2);
  const middles = Array.from({ length: rows + 5 }, (_, i) => i - 2).flatMap((row) =>
    Array.from({ length: columns + 3 }, (_, i): readonly [number, number] => [
      (i - 1 + aside(row)) * wide,
      ((row + 1) * height) / rows,
    ]),
  );
  return { wide, middles };
}

/** Soft light from the upper left over a plain tone. */
export function paintLitTone(context: Canvas2D, stage: Stage, tone: Colour, depth = 0.05): void {
  const { width, height } = stage;
  context.fillStyle = linearGradient(
    context,
    [0, 0, width, height],
    [
      [0, shift(tone, depth * 0.6, 0.9)],
      [0.5, tone],
      [1, shift(tone, -depth, 1.05)],
    ],
  );
  cover(context, stage);
}

/** What words stand on over figures. */
export const PLATE: Colour = [0.975, 0.008, 90];
const FIGURED: ReadonlySet<TextureName> = new Set<TextureName>([
  'geometric',
  'memphis',
  'hexagons',
  'deco',
  'mandala',
]);

/** Whether words over a texture need a plate to be read. */
export const needsPlate = (texture: TextureName | null | undefined): boolean =>
  texture != null && FIGURED.has(texture);

/** A plate with a line in it under the words of a texture with figures, where it has words. */
export function addPlate(stage: Stage, line: Colour): void {
  const { width, height, unit, plan } = stage;
  if (plan.caption === null || plan.format !== null) return;
  const [left, top, wide, tall] = [0.08 * width, 0.26 * height, 0.84 * width, 0.48 * height];
  stage.addLayer(1, 0, (context) => {
    context.fillStyle = css(PLATE);
    context.fillRect(left, top, wide, tall);
    context.strokeStyle = css(line);
    context.lineWidth = 5 * unit;
    const inset = 20 * unit;
    context.beginPath();
    context.rect(left + inset, top + inset, wide - 2 * inset, tall - 2 * inset);
    context.stroke();
  });
}

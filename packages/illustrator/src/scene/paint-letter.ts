import type { Canvas2D, Fill } from '../canvas.ts';
import { COLOURS } from '../language/colours.ts';
import { type Colour, css, mix, shift } from '../math/colour.ts';
import { verticalGradient } from '../painting.ts';
import type { ScenePlan } from '../plan/plan.ts';
import type { Stage } from '../stage/stage.ts';
import { isMeme } from './headline-font.ts';
import { paintMaterial } from './letter-materials.ts';
import type { LetteringDesign } from './lettering-look.ts';
import { NEON_PINK, paintTubes } from './neon-sign.ts';

export const INK: Colour = [0.26, 0.01, 280];
const BLACK: Colour = [0.14, 0.01, 280];
export const PALE: Colour = [0.98, 0.01, 90];
/** Around the picture of a letter, in heights of it. */
export const LETTER_MARGIN = 0.45;

/** Whether a text is printed on a card. */
export const isOnCard = ({ format, setting }: ScenePlan): boolean =>
  format === 'card' && setting === 'flatlay';

export const isNeon = ({ style }: ScenePlan): boolean => style === 'synthwave' || style === 'neon';

/** Around letters over a scene. */
export const outlineOf = (night: boolean): Colour => (night ? [0.22, 0.1, 290] : [0.34, 0.13, 290]);

/** The outline's and the face's paint; neon tubes or soft sticker letters. */
export function paintLetter(
  context: Canvas2D,
  stage: Stage,
  letter: string,
  fontPx: number,
  x: number,
  y: number,
  design: LetteringDesign | null,
): void {
  if (design !== null) {
    paintFlat(context, stage, letter, x, y, design, fontPx);
    return;
  }
  const { palette, unit, plan } = stage;
  if (plan.isNeonSign) return paintTubes(context, stage, letter, { x, y, fontPx });
  const neon = isNeon(plan);
  const night = palette.night > 0.5;
  context.lineJoin = 'round';
  context.shadowColor = neon ? css(NEON_PINK) : css(palette.shadow, 0.6);
  context.shadowBlur = (neon ? 34 : 18) * unit;
  context.shadowOffsetY = neon ? 0 : 6 * unit;
  const named = plan.captionColour === null ? undefined : COLOURS[plan.captionColour];
  // In a drawing of lines and on a card the words are in ink.
  const isOnPaper = plan.isColourless || isOnCard(plan);
  const colour = named ?? (isOnPaper ? INK : isMeme(plan) ? PALE : undefined);
  const isDark = colour !== undefined && colour[0] < 0.55;
  const outline = isDark ? PALE : isMeme(plan) ? BLACK : outlineOf(night);
  context.strokeStyle = css(neon ? NEON_PINK : outline);
  context.lineWidth = fontPx * (neon ? 0.07 : isMeme(plan) ? 0.13 : 0.2);
  // On a card the words are printed.
  if (!isOnCard(plan)) context.strokeText(letter, x, y);
  context.shadowBlur = 0;
  context.shadowOffsetY = 0;
  context.fillStyle = colour
    ? verticalGradient(context, y - fontPx / 2, y + fontPx / 2, [
        [0, shift(colour, 0.06)],
        [1, shift(colour, -0.06)],
      ])
    : faceOf(context, stage, neon, y - fontPx / 2, y + fontPx / 2);
  context.fillText(letter, x, y);
}

/** The white border of a sticker around a letter. */
export function paintBorder(
  context: Canvas2D,
  { unit, palette }: Stage,
  letter: string,
  fontPx: number,
) {
  context.lineJoin = 'round';
  context.shadowColor = css(palette.shadow, 0.5);
  context.shadowBlur = 14 * unit;
  context.strokeStyle = css(PALE);
  context.lineWidth = fontPx * 0.38;
  const at = fontPx * LETTER_MARGIN;
  context.strokeText(letter, at, at + fontPx / 2);
}

/** As print has it, or as tubes of light. */
function paintFlat(
  context: Canvas2D,
  { unit }: Stage,
  letter: string,
  x: number,
  y: number,
  { colour, glow, material }: LetteringDesign,
  fontPx: number,
): void {
  if (material !== undefined) {
    paintMaterial(context, letter, { x, y, fontPx }, material, colour);
    return;
  }
  if (glow !== undefined) {
    context.shadowColor = css(glow);
    context.shadowBlur = 40 * unit;
    context.fillStyle = css(glow);
    context.fillText(letter, x, y);
    context.shadowBlur = 0;
  }
  context.fillStyle = css(glow === undefined ? colour : shift(colour, 0.2, 0.7));
  context.fillText(letter, x, y);
}

function faceOf(context: Canvas2D, stage: Stage, neon: boolean, top: number, bottom: number): Fill {
  if (neon) {
    return verticalGradient(
      context,
      top,
      bottom,
      [
        [0, [0.99, 0.03, 200]],
        [0.48, [0.82, 0.14, 210]],
        [0.5, [0.6, 0.2, 300]],
        [1, [0.85, 0.2, 345]],
      ],
      12,
    );
  }
  return verticalGradient(context, top, bottom, [
    [0, [1, 0, 90]],
    [1, mix([0.95, 0.1, 90], stage.palette.light, 0.4)],
  ]);
}

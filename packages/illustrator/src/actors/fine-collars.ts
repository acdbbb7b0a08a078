import type { Canvas2D } from '../canvas.ts';
import { type Colour, css, shift } from '../math/colour.ts';
import { fillCircle } from '../painting.ts';
import type { CollarName } from './outfit-parts.ts';

const LACE: Colour = [0.97, 0.008, 85];
const SPECK: Colour = [0.28, 0.02, 60];
/** The ellipse that the folds lie on, in the puppet's units: before the chest, its upper part behind the chin. */
const RIM = { y: 0.86, wide: 0.36, tall: 0.15 } as const;
const FOLDS = 15;

/** A point on the rim, from the left shoulder (0) over the chest to the right shoulder (1). */
function onRim(share: number, scale: number): readonly [x: number, y: number] {
  const angle = Math.PI * (1.06 - 1.12 * share);
  return [Math.cos(angle) * RIM.wide * scale, RIM.y + Math.sin(angle) * RIM.tall * scale];
}

/** The round ends of the folds, each with a shadow between it and the next. */
function drawFolds(context: Canvas2D, scale: number, radius: number, colour: Colour): void {
  const [shade, light] = [css(shift(colour, -0.12)), css(colour)];
  for (let fold = 0; fold < FOLDS; fold++) {
    const [x, y] = onRim(fold / (FOLDS - 1), scale);
    context.fillStyle = shade;
    fillCircle(context, x + radius * 0.16, y + radius * 0.16, radius);
    context.fillStyle = light;
    fillCircle(context, x, y, radius * 0.94);
  }
}

function fillInside(context: Canvas2D, colour: Colour): void {
  context.fillStyle = css(colour);
  context.beginPath();
  context.ellipse(0, RIM.y, RIM.wide, RIM.tall, 0, 0, Math.PI * 2);
  context.fill();
}

function drawSpecks(context: Canvas2D): void {
  context.fillStyle = css(SPECK);
  for (const [scale, count] of [
    [0.86, 7],
    [1.06, 8],
  ] as const) {
    for (let i = 0; i < count; i++) {
      const [x, y] = onRim((i + 0.5) / count, scale);
      context.beginPath();
      context.ellipse(x, y, 0.01, 0.021, 0, 0, Math.PI * 2);
      context.fill();
    }
  }
}

/** A collar around the neck of a puppet, drawn before its head. */
export function drawCollar(context: Canvas2D, name: CollarName): void {
  const isLace = name === 'lace';
  fillInside(context, shift(LACE, -0.07));
  drawFolds(context, 1, isLace ? 0.062 : 0.075, LACE);
  if (isLace) drawFolds(context, 0.72, 0.05, shift(LACE, -0.015));
  else drawSpecks(context);
}

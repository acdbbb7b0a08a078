import type { Canvas } from '../canvas.ts';
import type { Expression } from '../language/expression-name.ts';
import { paintOnce } from '../painting.ts';
import type { Stage } from '../stage/stage.ts';
import { shedsTears } from './face.ts';
import { drawDrops, drawSimpleFace } from './simple-face.ts';

/** The point between the eyes, and how far apart these are, in widths and heights of the box. */
const FACES_AT: Readonly<
  Record<string, { readonly x: number; readonly y: number; readonly apart: number }>
> = { '@slime': { x: 0.5, y: 0.6, apart: 0.3 } };

/** The drawing of a thing without a face, with one that shows something. */
export function withChangedFace(
  stage: Stage,
  sprite: Canvas,
  glyph: string,
  expression: Expression,
): Canvas {
  const { x, y, apart } = FACES_AT[glyph] ?? { x: 0.5, y: 0.5, apart: 0.3 };
  const { width, height } = sprite;
  return paintOnce(stage.environment, width, height, (context) => {
    context.drawImage(sprite, 0, 0);
    context.translate(x * width, y * height);
    context.scale(apart * width, apart * width);
    drawSimpleFace(context, expression, false);
    if (shedsTears(expression)) drawDrops(context, TEARS_AT);
  });
}

/** When the tears of a loop are well to be seen. */
const TEARS_AT = 0.25;

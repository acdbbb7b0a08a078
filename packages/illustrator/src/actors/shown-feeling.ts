import type { Canvas } from '../canvas.ts';
import type { Expression } from '../language/expression-name.ts';
import { FACES } from '../language/faces.ts';
import { canPaintFeeling } from '../language/painted-feelings.ts';
import { paintOnce } from '../painting.ts';
import type { Stage } from '../stage/stage.ts';
import { withClosedEyes } from './closed-eyes.ts';
import { paintExpression } from './face.ts';
import { withFeeling } from './faces-of-small-animals.ts';
import type { SpriteBodyOptions } from './sprite-body-options.ts';

/** A head with what it shows painted over its face. */
function withExpression(
  stage: Stage,
  sprite: Canvas,
  glyph: string,
  expression: Expression,
): Canvas {
  return paintOnce(stage.environment, sprite.width, sprite.height, (context) => {
    context.drawImage(sprite, 0, 0);
    paintExpression(context, sprite, glyph, expression);
  });
}

/** The drawing with what its face shows, or with closed eyes. */
export function showingFeeling(
  stage: Stage,
  awake: Canvas,
  { glyph, expression, motion }: SpriteBodyOptions,
): Canvas {
  if (expression != null && FACES[glyph] !== undefined)
    return withExpression(stage, awake, glyph, expression);
  if (expression != null && canPaintFeeling(glyph, expression))
    return withFeeling(stage.environment, awake, glyph, expression);
  const isTired = expression === 'sleepy';
  return motion === 'sleep' || isTired || expression === 'asleep'
    ? withClosedEyes(stage, awake, glyph, isTired)
    : awake;
}

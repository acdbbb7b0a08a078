import type { Canvas } from '../canvas.ts';
import { FACES } from '../language/faces.ts';
import { canPaintFeeling } from '../language/painted-feelings.ts';
import type { Stage } from '../stage/stage.ts';
import { withClosedEyes } from './closed-eyes.ts';
import { withFeeling } from './faces-of-small-animals.ts';
import { expressive } from './moving-face.ts';
import type { SpriteBodyOptions } from './sprite-body-options.ts';

/** The drawing with what its face shows, or with closed eyes. */
export function showingFeeling(
  stage: Stage,
  awake: Canvas,
  { glyph, expression, motion }: SpriteBodyOptions,
): Canvas {
  if (expression != null && FACES[glyph] !== undefined)
    return expressive(stage, awake, glyph, expression);
  if (expression != null && canPaintFeeling(glyph, expression))
    return withFeeling(stage.environment, awake, glyph, expression);
  const isTired = expression === 'sleepy';
  return motion === 'sleep' || isTired || expression === 'asleep'
    ? withClosedEyes(stage, awake, glyph, isTired)
    : awake;
}

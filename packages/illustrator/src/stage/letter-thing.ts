import type { Canvas, Canvas2D } from '../canvas.ts';
import { type Colour, css } from '../math/colour.ts';
import { paintOnce } from '../painting.ts';
import type { ScenePlan } from '../plan/plan.ts';
import { hangTag } from './hang-tag.ts';
import { type LetteringStage, letterSurface } from './letter-surface.ts';
import { belowPrint } from './shared-surface.ts';
import { groundOf, surfaceFor } from './text-surface.ts';

/** Of a surface, so that a cover ends outside of the letters. */
const COVERED = 1.06;
/** Strips that a line is cut into to follow a curve. */
const STRIPS = 48;

/** Who holds a sign holds it as a placard, and a jar with things in it is drawn empty around them. */
const HELD_FORMS: Readonly<Record<string, string>> = { '@placard': '@sign', '@emptyjar': '@jar' };

/** The text that a picture's things of a glyph bear. */
export function textOn({ subjects }: Pick<ScenePlan, 'subjects'>, glyph: string): string | null {
  const bearer =
    subjects.find((each) => each.glyph === glyph && each.lettering !== undefined) ??
    subjects.find((each) => each.glyph === HELD_FORMS[glyph] && each.lettering !== undefined);
  return bearer?.lettering ?? null;
}

/** Draws flat letters as they lie around a cylinder. */
function drawBowed(context: Canvas2D, flat: Canvas, sag: number): void {
  const strip = flat.width / STRIPS;
  for (let i = 0; i < STRIPS; i++) {
    const across = (i + 0.5) / STRIPS;
    const fall = sag * (1 - (2 * across - 1) ** 2);
    const wide = Math.min(strip + 1, flat.width - i * strip);
    context.drawImage(flat, i * strip, 0, wide, flat.height, i * strip, fall, wide, flat.height);
  }
}

/** Hides what is drawn around the middle. */
function paintCover(context: Canvas2D, colour: Colour, wide: number, tall: number): void {
  const [width, height] = [wide * COVERED, tall * COVERED];
  context.fillStyle = css(colour);
  context.beginPath();
  context.roundRect(-width / 2, -height / 2, width, height, 0.06 * tall);
  context.fill();
}

/**
 * Letters a thing that bears a text, on its own surface and in its shape. Other sprites come back as they are.
 * @param glyph of the sprite
 */
export function letterThing(
  stage: LetteringStage & { readonly plan: Pick<ScenePlan, 'subjects'> },
  glyph: string,
  sprite: Canvas,
): Canvas {
  const { environment, plan } = stage;
  const text = textOn(plan, glyph);
  if (plan.subjects.some((each) => each.glyph === glyph && each.hasTag === true))
    return hangTag(stage, sprite, text);
  const whole = text === null ? null : surfaceFor(environment, glyph, text, sprite);
  if (text === null || whole === null) return sprite;
  const isBelowPrint = plan.subjects.some(
    (each) => each.glyph === glyph && each.prints !== undefined,
  );
  const surface = isBelowPrint ? { ...whole, box: belowPrint(whole) } : whole;
  const [left, top, width, height] = surface.box;
  const cover =
    surface.cover === 'own' ? groundOf(sprite, [left, top, width, 0.04]) : surface.cover;
  const ground = cover ?? groundOf(sprite, surface.box);
  const [wide, tall] = [width * sprite.width, height * sprite.height];
  const sag = (surface.bow ?? 0) * wide;
  const picture = letterSurface(stage, text, surface, ground, { wide, tall: tall - sag });
  return paintOnce(environment, sprite.width, sprite.height, (context) => {
    context.drawImage(sprite, 0, 0);
    context.save();
    context.translate((left + width / 2) * sprite.width, (top + height / 2) * sprite.height);
    context.rotate(surface.tilt ?? 0);
    if (cover !== undefined) paintCover(context, cover, wide, tall);
    context.translate(-wide / 2, -tall / 2);
    if (sag === 0) context.drawImage(picture, 0, 0);
    else drawBowed(context, picture, sag);
    context.restore();
  });
}

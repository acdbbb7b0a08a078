import type { Canvas2D } from '../canvas.ts';
import type { HeldPlace } from './held-place.ts';
import { knotOf, strokeString } from './held-string.ts';
import type { HeldThing } from './held-thing.ts';
import type { Point } from './pose-name.ts';

/** Draws a thing at its place on a body, with the string from the hand of what flies. */
export function drawHeldAt(
  context: Canvas2D,
  thing: HeldThing,
  place: HeldPlace,
  rightHand: Point,
): void {
  if (thing.hold === 'tether') strokeString(context, rightHand, knotOf(thing, place));
  context.save();
  context.translate(place.x, place.y);
  context.rotate(place.rotation);
  thing.draw(context, place.size);
  context.restore();
}

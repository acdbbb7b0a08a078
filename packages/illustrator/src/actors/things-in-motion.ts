import { saysToastPops } from '../language/popping-toast.ts';
import type { Stage } from '../stage/stage.ts';
import { isBarChart } from '../things/machines.ts';
import { isGlobe } from '../things/nature.ts';
import { openingOf } from '../things/openable.ts';
import type { Body } from './body.ts';
import { carouselDrawing } from './carousel.ts';
import { turningBlades } from './ceiling-fan.ts';
import { drawFilling } from './filling.ts';
import { growingBars } from './growing-bars.ts';
import { growingDrawing } from './growing-plant.ts';
import { linkageDrawing } from './linkage.ts';
import { openingDrawing } from './opening.ts';
import type { PlacedSprite } from './placed-sprite.ts';
import { rotorsDrawing } from './rotors.ts';
import type { SpriteBodyOptions } from './sprite-body-options.ts';
import { stackingDrawing } from './stacking-layers.ts';
import { toastDrawing } from './toast.ts';
import { turningThing } from './turning-thing.ts';

/** What a thing shows in place of its picture: a lid that opens, a drink or bars that rise, horses or rotors that go round; null for others. */
export async function drawingInMotion(
  stage: Stage,
  thing: SpriteBodyOptions,
  placed: PlacedSprite,
): Promise<Body['draw'] | null> {
  const { glyph, motion } = thing;
  if (glyph === '@carousel') return carouselDrawing(stage, thing, placed);
  if (stage.still) return null;
  if (glyph === '@ceilingfan' && motion === 'twirl') return turningBlades(placed);
  if (glyph === '@toaster' && saysToastPops(stage.plan.prompt)) return toastDrawing(placed);
  const arm = await linkageDrawing(stage, thing, placed);
  if (arm !== null) return arm;
  const stacking = stackingDrawing(glyph, placed);
  if (stacking !== null) return stacking;
  const opening = motion === 'openclose' ? openingOf(glyph) : undefined;
  if (opening) return openingDrawing(stage, placed, opening);
  if (motion === 'grow') return growingDrawing(glyph, placed);
  if (motion === 'revolve' && !isGlobe(glyph)) {
    const plain = await stage.sprite(glyph, Math.ceil(thing.sizePx), thing.colour, thing.skin);
    return turningThing(stage, placed, plain);
  }
  if (motion !== 'fill') return motion === 'sit' ? null : rotorsDrawing(glyph, placed);
  return isBarChart(glyph) ? growingBars(stage, placed) : fillDrawing(stage, thing, placed);
}

/** A glass in which the drink rises. */
async function fillDrawing(
  stage: Stage,
  { sizePx, light }: SpriteBodyOptions,
  { sprite, x, y }: PlacedSprite,
): Promise<Body['draw']> {
  const empty = stage.lit(await stage.sprite('@plainglass', Math.ceil(sizePx)), light);
  return (context, phase) => drawFilling(context, { empty, full: sprite }, { x, y }, phase);
}

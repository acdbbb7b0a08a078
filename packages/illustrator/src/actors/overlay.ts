import { saysTimeFlies } from '../language/clocks.ts';
import type { Stage } from '../stage/stage.ts';
import { dialOf } from '../things/dials.ts';
import type { Body } from './body.ts';
import { drawClickCursor } from './click-cursor.ts';
import { clockHandsDrawing } from './clock-hands.ts';
import { drippingDrawing } from './drips.ts';
import { tearsDrawing } from './emoji-tears.ts';
import { drawGlobeSnow } from './globe-snow.ts';
import { jetsDrawing } from './jets.ts';
import { drawLava } from './lava.ts';
import { workDrawing } from './machines-at-work.ts';
import { pagesDrawing } from './page-turn.ts';
import type { PlacedSprite } from './placed-sprite.ts';
import type { SpriteBodyOptions } from './sprite-body-options.ts';
import { drawStirring } from './stirring.ts';
import { drawTankBubbles, waterOf } from './tank-bubbles.ts';
import { drawTrickle, trickleOf } from './trickles.ts';
import { drawTurningRecord } from './turning-record.ts';

/** What moves over the picture of a thing: a spoon, drops, snow in a globe, the hands of a clock; null for nothing. */
export function overlayOf(
  stage: Stage,
  { glyph, motion, colour }: SpriteBodyOptions,
  placed: PlacedSprite,
): Body['draw'] | null {
  const { x, y, sprite } = placed;
  const box = { x, y, width: sprite.width, height: sprite.height };
  if (glyph === '@coffee' && motion === 'stir')
    return (context, phase) => drawStirring(context, box, phase);
  if (motion === 'click') return (context, phase) => drawClickCursor(context, box, phase);
  const water = waterOf(glyph);
  if (water && stage.plan.weather.includes('bubbles'))
    return (context, phase) => drawTankBubbles(context, water, box, phase);
  if (stage.still) return null;
  if (glyph === '@lavalamp') return (context, phase) => drawLava(context, box, colour, phase);
  if (glyph === '@snowglobe') return (context, phase) => drawGlobeSnow(context, box, phase);
  if (glyph === '@turntable') return (context, phase) => drawTurningRecord(context, box, phase);
  if (glyph === '@fountain') return jetsDrawing(placed);
  if (motion === 'pageturn') return pagesDrawing(placed);
  if (motion === 'drip' || motion === 'melt')
    return drippingDrawing(placed, glyph, stage.plan.prompt);
  const drawTears = tearsDrawing(glyph, placed);
  if (drawTears !== null) return drawTears;
  const isIdle = glyph === 'battery' && !/charg/i.test(stage.plan.prompt);
  const drawWork = isIdle ? null : workDrawing(glyph, box, colour);
  if (drawWork !== null) return drawWork;
  const trickle = trickleOf(glyph);
  if (trickle) return (context, phase) => drawTrickle(context, trickle, box, phase);
  const dial = dialOf(glyph);
  return dial ? clockHandsDrawing(dial, placed, saysTimeFlies(stage.plan.prompt)) : null;
}

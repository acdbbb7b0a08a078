import type { Actor } from '../actors/actor.ts';
import { fillBox, strokeOutline } from '../art/props/brush.ts';
import type { Canvas2D } from '../canvas.ts';
import { type Colour, css } from '../math/colour.ts';
import { smoothstep, wave } from '../math/periodic.ts';
import type { Effect } from './effect.ts';

/** Where the trolley of a crane is on its jib, from its middle and above its foot, in sizes of the crane. */
const TROLLEY = { across: -0.3, up: 0.73 } as const;
/** How long the rope is, in sizes of the crane. */
const ROPE = { shortest: 0.14, longest: 0.5 } as const;
/** How far the load swings. Radians. */
const SWING = 0.03;
/** A loop begins with the load half way up. */
const BEGINS_AT = 0.2;

const IRON: Colour = [0.3, 0.02, 270];
const PAINT: Colour = [0.58, 0.16, 30];
const RIB: Colour = [0.5, 0.15, 30];

/** A shipping container below its ropes, in sizes of the crane; the origin is the hook. */
function drawLoad(context: Canvas2D): void {
  strokeOutline(context, 'M 0 0 L -11 9 M 0 0 L 11 9', 0.007, css(IRON));
  fillBox(context, [-0.15, 0.09, 0.3, 0.13], 0.008, css(PAINT));
  for (let i = 0; i < 8; i++) fillBox(context, [-0.137 + i * 0.036, 0.1, 0.012, 0.11], 0, css(RIB));
}

/** A crane that pulls its load up and lets it down. */
export function createHoist({ sizePx }: Actor): Effect {
  return {
    before(context, phase) {
      const high = smoothstep(0.05, 0.95, (1 - wave(phase + BEGINS_AT, 1, 0.25)) / 2);
      const rope = ROPE.longest + (ROPE.shortest - ROPE.longest) * high;
      context.save();
      context.scale(sizePx, sizePx);
      context.translate(TROLLEY.across, -TROLLEY.up);
      context.rotate(SWING * wave(phase));
      fillBox(context, [-0.004, 0, 0.008, rope], 0, css(IRON));
      context.translate(0, rope);
      drawLoad(context);
      context.restore();
    },
  };
}

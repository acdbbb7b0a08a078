import { type Colour, mix, shift } from '../math/colour.ts';
import { clamp, wave } from '../math/periodic.ts';
import { linearGradient, paintOnce } from '../painting.ts';
import type { Stage } from '../stage/stage.ts';
import type { Body } from './body.ts';
import { drawLimb } from './limb.ts';
import { createPuppet } from './puppet.ts';
import { drawTail } from './tail.ts';

export interface QuadrupedOptions {
  readonly glyph: string;
  readonly category: string;
  /** From the soles to the top of the head. */
  readonly heightPx: number;
  readonly colour: Colour | null;
  readonly facing: 'left' | 'right';
  /** Eats or sniffs at the ground, and stands meanwhile. */
  readonly grazes?: boolean;
}

/** In widths of the head; y is 0 at the soles and grows upwards negative. */
const HEIGHT = 1.42;
const TRUNK = { x: -0.78, y: -1.02, width: 1.3, height: 0.78 } as const;
const BACK = 0.96;
const LEGS = [
  { x: 0.3, near: false, turn: 0.5 },
  { x: -0.44, near: false, turn: 0 },
  { x: 0.16, near: true, turn: 0 },
  { x: -0.58, near: true, turn: 0.5 },
] as const;

/** Where the head is, in widths of it, and how it is turned. */
const HEAD = {
  up: { x: 0.46, y: -0.92, turn: 0 },
  down: { x: 0.66, y: -0.46, turn: 0.3 },
} as const;

/**
 * A body on four legs for an animal whose glyph is only its head, so that it can be ridden: the
 * puppet's colours, seen from the side, with the head turned to the viewer.
 */
export async function createQuadrupedBody(stage: Stage, options: QuadrupedOptions): Promise<Body> {
  const { glyph, category, heightPx, colour, facing, grazes = false } = options;
  const place = grazes ? HEAD.down : HEAD.up;
  const unit = heightPx / HEIGHT;
  const puppet = await createPuppet(stage, glyph, category, unit * 0.92, colour, {
    skin: null,
    expression: null,
  });
  const trunk = stage.lit(
    paintOnce(stage.environment, TRUNK.width * unit, TRUNK.height * unit, (context) => {
      context.scale(unit, unit);
      context.fillStyle = linearGradient(
        context,
        [0, 0, 0, TRUNK.height],
        [
          [0, shift(puppet.fur, 0.08)],
          [0.55, puppet.fur],
          [1, shift(mix(puppet.fur, [0.45, 0.16, 325], 0.2), -0.08)],
        ],
      );
      context.beginPath();
      context.roundRect(0.02, 0.04, TRUNK.width - 0.04, TRUNK.height - 0.1, 0.34);
      context.fill();
    }),
  );
  return {
    glyph,
    width: unit * 1.75,
    height: heightPx,
    seatDepth: unit * 0.26,
    saddlePx: unit * BACK,
    grazes,
    draw(context, phase) {
      context.save();
      context.scale(facing === 'left' ? -unit : unit, unit);
      const bob = -0.0125 * (1 + wave(phase, 4));
      if (puppet.tail) {
        context.save();
        context.translate(-0.7, -0.66 + bob);
        context.scale(-1, 1);
        drawTail(context, puppet.tail.kind, 0.3 * wave(phase, 2), puppet.tail);
        context.restore();
      }
      const leg = ({ x, near, turn }: (typeof LEGS)[number]): void => {
        const swing = grazes ? 0 : 0.13 * wave(phase, 2, turn);
        const lift = grazes ? 0 : 0.1 * clamp(wave(phase, 2, turn + 0.25)) ** 2;
        const foot = [x + 0.06 + swing, -0.1 - lift] as const;
        drawLimb(
          context,
          {
            from: [x + 0.06, -0.5 + bob],
            bend: [x + 0.06 + swing * 0.2, -0.28 - lift * 0.4],
            to: foot,
            widthFrom: 0.3,
            widthTo: 0.24,
          },
          near ? puppet.leg : { ...puppet.leg, main: shift(puppet.leg.main, -0.08), rimAlpha: 0 },
        );
      };
      LEGS.filter((each) => !each.near).forEach(leg);
      context.drawImage(trunk, TRUNK.x, TRUNK.y + bob, TRUNK.width, TRUNK.height);
      LEGS.filter((each) => each.near).forEach(leg);
      context.save();
      context.translate(place.x, place.y + bob * 1.6);
      context.rotate(place.turn + 0.05 * wave(phase, 2, 0.15));
      context.drawImage(puppet.head, -0.46, -0.5, 0.92, 0.92);
      context.restore();
      context.restore();
    },
  };
}

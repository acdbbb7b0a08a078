import { fillEllipse } from '../art/props/brush.ts';
import type { Canvas2D } from '../canvas.ts';
import type { Expression } from '../language/expression-name.ts';
import { type Colour, css, mix, shift } from '../math/colour.ts';
import { clamp, fract, wave } from '../math/periodic.ts';
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
  readonly gait: 'graze' | 'dig' | 'stand' | 'walk' | 'run';
  readonly expression?: Expression | null;
}

/** In widths of the head; y is 0 at the soles and grows upwards negative. */
const HEIGHT = 1.42;
const TRUNK = { x: -0.78, y: -1.02, width: 1.3, height: 0.78 } as const;
const BACK = 0.96;
const LEGS = [
  { x: 0.3, near: false, turn: 0.5, gallop: 0.86 },
  { x: -0.44, near: false, turn: 0, gallop: 0.36 },
  { x: 0.16, near: true, turn: 0, gallop: 0.93 },
  { x: -0.58, near: true, turn: 0.5, gallop: 0.43 },
] as const;

/** How far the feet swing and are lifted. */
const STRIDES = {
  graze: { swing: 0, lift: 0 },
  dig: { swing: 0, lift: 0 },
  stand: { swing: 0, lift: 0 },
  walk: { swing: 0.13, lift: 0.1 },
  run: { swing: 0.3, lift: 0.1 },
} as const;

/** Where the head is, in widths of it, and how it is turned. */
const HEAD = {
  up: { x: 0.46, y: -0.92, turn: 0 },
  down: { x: 0.66, y: -0.46, turn: 0.3 },
  low: { x: 0.58, y: -0.62, turn: 0.2 },
} as const;

/**
 * A body on four legs for an animal whose glyph is only its head: the puppet's colours, seen from the side, with the head turned to the viewer.
 */
export async function createQuadrupedBody(stage: Stage, options: QuadrupedOptions): Promise<Body> {
  const { glyph, category, heightPx, colour, facing, gait } = options;
  const grazes = gait === 'graze';
  const digs = gait === 'dig';
  const place = grazes ? HEAD.down : digs ? HEAD.low : HEAD.up;
  const stride = STRIDES[gait];
  const unit = heightPx / HEIGHT;
  const puppet = await createPuppet(stage, glyph, category, unit * 0.92, colour, {
    skin: null,
    expression: options.expression ?? null,
  });
  const trunk = stage.lit(
    paintOnce(stage.environment, TRUNK.width * unit, TRUNK.height * unit, (context) => {
      context.scale(unit, unit);
      paintTrunk(context, puppet.fur);
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
      if (digs) drawHole(context, phase);
      if (puppet.tail) {
        context.save();
        context.translate(-0.54, -0.7 + bob);
        context.scale(-1, 1);
        drawTail(context, puppet.tail.kind, 0.3 * wave(phase, 2), puppet.tail);
        context.restore();
      }
      const leg = ({ x, near, ...phases }: (typeof LEGS)[number]): void => {
        // The forelegs scrape by turns.
        const scrapes = digs && x > 0;
        const scrape = scrapes ? wave(phase, 4, near ? 0.5 : 0) : 0;
        const turn = gait === 'run' ? phases.gallop : phases.turn;
        const swing = stride.swing * wave(phase, 2, turn);
        const lift = stride.lift * clamp(wave(phase, 2, turn + 0.25)) ** 2;
        const foot = scrapes
          ? ([
              HOLE.x - 0.06 + 0.16 * scrape,
              -0.06 - 0.06 * wave(phase, 4, near ? 0.75 : 0.25),
            ] as const)
          : ([x + 0.06 + swing, -0.08 - lift] as const);
        const shade = near ? 0 : -0.08;
        drawLimb(
          context,
          {
            from: [x + 0.06, -0.5 + bob],
            bend: [x + 0.06 + swing * 0.2, -0.28 - lift * 0.4],
            to: foot,
            widthFrom: 0.3,
            widthTo: 0.19,
          },
          { ...puppet.leg, main: shift(puppet.leg.main, shade), ...(!near && { rimAlpha: 0 }) },
        );
        context.fillStyle = css(shift(puppet.foot, shade));
        context.beginPath();
        context.ellipse(foot[0] + 0.03, foot[1] + 0.02, 0.135, 0.075, 0, 0, Math.PI * 2);
        context.fill();
      };
      LEGS.filter((each) => !each.near).forEach(leg);
      context.drawImage(trunk, TRUNK.x, TRUNK.y + bob, TRUNK.width, TRUNK.height);
      LEGS.filter((each) => each.near).forEach(leg);
      context.save();
      context.translate(place.x, place.y + bob * 1.6);
      context.rotate(place.turn + 0.05 * wave(phase, 2, 0.15));
      context.translate(-0.46, -0.5);
      context.scale(0.92, 0.92);
      puppet.drawFace(context, phase);
      context.restore();
      context.restore();
    },
  };
}

/** Under the forepaws. */
const HOLE = { x: 0.72, wide: 0.3 } as const;
const EARTH: Colour = [0.44, 0.06, 55];
const CLODS = 14;
/** What was dug out lies behind the animal; the rim and the dark of the hole. */
const HEAPS: readonly (readonly [x: number, y: number, wide: number, tall: number, Colour])[] = [
  [-0.98, 0.02, 0.3, 0.1, shift(EARTH, -0.04)],
  [-0.94, -0.03, 0.2, 0.09, shift(EARTH, 0.03)],
  [HOLE.x, 0.015, HOLE.wide * 1.4, 0.115, EARTH],
  [HOLE.x, -0.005, HOLE.wide * 1.25, 0.085, shift(EARTH, 0.06)],
  [HOLE.x, 0.01, HOLE.wide, 0.062, [0.2, 0.03, 50]],
];

/** A hole with the earth that was dug out of it, and clods that fly to where the animal comes from. */
function drawHole(context: Canvas2D, phase: number): void {
  for (const [x, y, wide, tall, colour] of HEAPS)
    fillEllipse(context, [x, y, wide, tall], css(colour));
  for (let i = 0; i < CLODS; i++) {
    const t = fract(2 * phase + i / CLODS);
    const spread = 0.7 + 0.5 * fract(i * 0.618);
    const size = fract(i * 0.7);
    fillEllipse(
      context,
      [
        HOLE.x - 0.1 - 1.7 * t * spread,
        -0.02 - Math.sin(Math.PI * t) * 0.75 * (0.6 + 0.6 * fract(i * 0.382)),
        0.03 + 0.025 * size,
        0.026 + 0.02 * size,
      ],
      css(shift(EARTH, 0.08 * fract(i * 0.45) - 0.03)),
    );
  }
}

/** From the rump on the left to the chest on the right, in the space of `TRUNK`. */
function paintTrunk(context: Canvas2D, fur: Colour): void {
  context.fillStyle = linearGradient(
    context,
    [0, 0, 0, TRUNK.height],
    [
      [0, shift(fur, 0.08)],
      [0.5, fur],
      [1, shift(mix(fur, [0.45, 0.16, 325], 0.2), -0.08)],
    ],
  );
  context.beginPath();
  context.moveTo(0.03, 0.4);
  context.bezierCurveTo(0.01, 0.1, 0.22, 0.04, 0.48, 0.08);
  context.bezierCurveTo(0.75, 0.12, 0.95, 0.02, 1.1, 0.04);
  context.bezierCurveTo(1.32, 0.08, 1.32, 0.56, 1.12, 0.68);
  context.bezierCurveTo(0.9, 0.77, 0.6, 0.64, 0.4, 0.66);
  context.bezierCurveTo(0.14, 0.7, 0.03, 0.62, 0.03, 0.4);
  context.fill();
}

import type { Canvas2D } from '../canvas.ts';
import type { Expression } from '../language/expression-name.ts';
import { type Colour, css, mix, shift } from '../math/colour.ts';
import { wave } from '../math/periodic.ts';
import { linearGradient, paintOnce } from '../painting.ts';
import type { Stage } from '../stage/stage.ts';
import type { Body } from './body.ts';
import { drawLimb } from './limb.ts';
import { createPuppet, type Puppet } from './puppet.ts';

export interface CurledOptions {
  /** Of the animal's face. */
  readonly glyph: string;
  readonly category: string;
  /** Width of a sprite's box. */
  readonly sizePx: number;
  readonly colour: Colour | null;
  readonly facing: 'left' | 'right';
  /** What its face shows while it lies there; null for its usual look. */
  readonly expression: Expression | null;
  /** Runs round after its tail instead of sleeping. */
  readonly isAwake?: boolean;
}

/** In widths of the head. */
const WIDTH = 1.9;
const HEIGHT = 0.98;
const TRUNK = { x: -0.62, y: -0.96, width: 1.62, height: 0.98 } as const;
const HEAD = { x: -0.47, y: -0.4 } as const;

/** How long the legs are of who is awake, in widths of the head. */
const LEGS = 0.3;

/** An animal that sleeps or lies there: curled up on its belly, its head on its paws. */
export async function createCurledBody(stage: Stage, options: CurledOptions): Promise<Body> {
  const { glyph, category, sizePx, colour, facing, isAwake = false } = options;
  const unit = sizePx / WIDTH;
  const puppet = await createPuppet(stage, glyph, category, unit, colour, {
    skin: null,
    expression: isAwake ? null : options.expression,
  });
  const { fur, tail } = puppet;
  const trunk = stage.lit(
    paintOnce(stage.environment, TRUNK.width * unit, TRUNK.height * unit, (context) => {
      context.scale(unit, unit);
      context.translate(-TRUNK.x, -TRUNK.y);
      context.fillStyle = linearGradient(
        context,
        [0, -0.95, 0, 0],
        [
          [0, shift(fur, 0.08)],
          [0.55, fur],
          [1, shift(mix(fur, [0.45, 0.16, 325], 0.2), -0.1)],
        ],
      );
      context.beginPath();
      context.moveTo(-0.5, 0);
      context.bezierCurveTo(-0.7, -0.6, -0.1, -0.92, 0.3, -0.92);
      context.bezierCurveTo(0.9, -0.92, 1.15, -0.1, 0.8, 0);
      context.closePath();
      context.fill();
      context.strokeStyle = css(shift(fur, -0.13), 0.7);
      context.lineWidth = 0.03;
      context.lineCap = 'round';
      context.beginPath();
      context.arc(0.56, -0.24, 0.3, Math.PI * 0.95, Math.PI * 1.75);
      context.stroke();
    }),
  );
  const height = (HEIGHT + (isAwake ? LEGS : 0)) * unit;
  return {
    glyph,
    width: unit * WIDTH,
    height,
    crown: { x: (facing === 'left' ? HEAD.x : -HEAD.x) * unit, y: -0.82 * unit },
    seatDepth: unit * 0.05,
    insideDepth: -0.25,
    draw(context, phase) {
      context.save();
      context.scale(facing === 'left' ? unit : -unit, unit);
      if (isAwake) drawRunningLegs(context, puppet, phase);
      const breath = 1 + 0.022 * wave(phase);
      context.save();
      context.scale(1, breath);
      context.drawImage(trunk, TRUNK.x, TRUNK.y, TRUNK.width, TRUNK.height);
      context.restore();
      if (tail && isAwake) drawTailToMouth(context, tail, phase);
      else if (tail) {
        context.strokeStyle = css(tail.main);
        context.lineWidth = 0.17;
        context.lineCap = 'round';
        context.beginPath();
        context.moveTo(0.84, -0.16);
        context.bezierCurveTo(0.8, -0.02, 0.4, -0.08, 0.16, -0.1);
        context.stroke();
        context.strokeStyle = css(tail.tip);
        context.beginPath();
        context.moveTo(0.2, -0.095);
        context.lineTo(0.13, -0.1);
        context.stroke();
      }
      context.fillStyle = css(puppet.foot);
      for (const x of isAwake ? [] : [-0.72, -0.24]) {
        context.beginPath();
        context.ellipse(x, -0.06, 0.15, 0.075, 0, 0, Math.PI * 2);
        context.fill();
      }
      context.save();
      context.translate(HEAD.x, HEAD.y - 0.012 * wave(phase, 1, 0.1));
      context.rotate(-0.06);
      context.translate(-0.45, -0.49);
      context.scale(0.9, 0.9);
      puppet.drawFace(context, phase);
      context.restore();
      context.restore();
    },
  };
}

/** Under the body, which they lift. */
function drawRunningLegs(context: Canvas2D, { leg, foot }: Puppet, phase: number): void {
  for (const [i, x] of [-0.34, -0.02, 0.42, 0.7].entries()) {
    const swing = 0.12 * wave(phase, 4, i * 0.31);
    drawLimb(
      context,
      {
        from: [x, -0.4],
        bend: [x + swing * 0.4, -0.2],
        to: [x + swing, -0.05],
        widthFrom: 0.24,
        widthTo: 0.18,
      },
      leg,
    );
    context.fillStyle = css(foot);
    context.beginPath();
    context.ellipse(x + swing - 0.03, -0.05, 0.12, 0.065, 0, 0, Math.PI * 2);
    context.fill();
  }
  context.translate(0, -LEGS);
}

/** Round the back and forward to the teeth. */
function drawTailToMouth(
  context: Canvas2D,
  tail: NonNullable<Puppet['tail']>,
  phase: number,
): void {
  const end = [-0.16, -0.22 + 0.02 * wave(phase, 3)] as const;
  context.strokeStyle = css(tail.main);
  context.lineWidth = 0.15;
  context.lineCap = 'round';
  context.beginPath();
  context.moveTo(0.84, -0.24);
  context.bezierCurveTo(1.05, 0.06, 0.4, 0.1, ...end);
  context.stroke();
  context.strokeStyle = css(tail.tip);
  context.beginPath();
  context.moveTo(end[0] + 0.1, end[1] + 0.09);
  context.lineTo(...end);
  context.stroke();
}

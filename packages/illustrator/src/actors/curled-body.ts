import { type Colour, css, mix, shift } from '../math/colour.ts';
import { wave } from '../math/periodic.ts';
import { linearGradient, paintOnce } from '../painting.ts';
import type { Stage } from '../stage/stage.ts';
import type { Body } from './body.ts';
import { createPuppet } from './puppet.ts';

export interface CurledOptions {
  /** Of the animal's face. */
  readonly glyph: string;
  readonly category: string;
  /** Width of a sprite's box. */
  readonly sizePx: number;
  readonly colour: Colour | null;
  readonly facing: 'left' | 'right';
}

/** In widths of the head. */
const WIDTH = 1.9;
const HEIGHT = 0.98;
const TRUNK = { x: -0.62, y: -0.96, width: 1.62, height: 0.98 } as const;
const HEAD = { x: -0.47, y: -0.4 } as const;

/** An animal asleep: curled up on its belly, its head on its paws, its eyes closed. */
export async function createCurledBody(stage: Stage, options: CurledOptions): Promise<Body> {
  const { glyph, category, sizePx, colour, facing } = options;
  const unit = sizePx / WIDTH;
  const puppet = await createPuppet(stage, glyph, category, unit, colour, {
    skin: null,
    expression: 'asleep',
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
  const height = HEIGHT * unit;
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
      const breath = 1 + 0.022 * wave(phase);
      context.save();
      context.scale(1, breath);
      context.drawImage(trunk, TRUNK.x, TRUNK.y, TRUNK.width, TRUNK.height);
      context.restore();
      if (tail) {
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
      for (const x of [-0.72, -0.24]) {
        context.beginPath();
        context.ellipse(x, -0.06, 0.15, 0.075, 0, 0, Math.PI * 2);
        context.fill();
      }
      context.save();
      context.translate(HEAD.x, HEAD.y - 0.012 * wave(phase, 1, 0.1));
      context.rotate(-0.06);
      context.drawImage(puppet.head, -0.45, -0.49, 0.9, 0.9);
      context.restore();
      context.restore();
    },
  };
}

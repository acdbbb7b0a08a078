import type { Canvas, Canvas2D, Environment } from '../../canvas.ts';
import { drawGlow, glowSprite } from '../../glow-sprite.ts';
import { type Colour, css } from '../../math/colour.ts';
import { wave } from '../../math/periodic.ts';
import { fillCircle, linearGradient, paintOnce } from '../../painting.ts';
import type { Stage } from '../../stage/stage.ts';
import { scaleOf } from '../extent.ts';

export interface Beam {
  /** Where its lamp hangs, fractions of the picture. */
  readonly x: number;
  readonly y: number;
  /** Where its light falls. */
  readonly to: readonly [x: number, y: number];
  readonly colour: Colour;
  /** How far it swings to both sides in a loop, a fraction of the width. */
  readonly swing?: number;
}

/** Half the breadth of a cone where it falls, of its length. */
const SPREAD = 0.32;

/** Pixels of the picture of a cone. */
const SIDE = 200;

interface Cone {
  readonly colour: Colour;
  /** Half the breadth of its upper end, of its length. */
  readonly mouth: number;
  /** Its opacity at the lamp, and shortly before it falls. */
  readonly alphas: readonly [near: number, far: number];
}

/** The picture of light that falls from the middle of its upper edge. */
export const coneSprite = (environment: Environment, { colour, mouth, alphas }: Cone): Canvas =>
  paintOnce(environment, SIDE, SIDE, (context) => {
    context.filter = 'blur(3px)';
    context.fillStyle = linearGradient(
      context,
      [0, 0, 0, SIDE],
      [
        [0, colour, alphas[0]],
        [0.7, colour, alphas[1]],
        [1, colour, 0],
      ],
    );
    context.beginPath();
    context.moveTo(SIDE * (0.5 - mouth), 0);
    context.lineTo(SIDE * (0.5 + mouth), 0);
    context.lineTo(SIDE * (0.5 + SPREAD), SIDE);
    context.lineTo(SIDE * (0.5 - SPREAD), SIDE);
    context.fill();
  });

interface Pool {
  readonly sprite: Canvas;
  readonly radius: number;
  /** Its height, of its breadth. */
  readonly flat: number;
  readonly alpha: number;
}

/** The light that a cone leaves on the floor. */
export function drawPool(
  context: Canvas2D,
  x: number,
  y: number,
  { sprite, radius, flat, alpha }: Pool,
): void {
  context.save();
  context.translate(x, y);
  context.scale(1, flat);
  drawGlow(context, sprite, 0, 0, radius, alpha);
  context.restore();
}

/** Cones of light from lamps above, and the pools that they leave on the floor. */
export function addBeams(stage: Stage, beams: readonly Beam[], strength = 0.5): void {
  const { width, height, environment, unit } = stage;
  const lights = beams.map((beam) => ({
    ...beam,
    pool: {
      sprite: glowSprite(environment, beam.colour),
      radius: 0.36 * scaleOf(stage),
      flat: 0.26,
      alpha: strength,
    },
    cone: coneSprite(environment, { colour: beam.colour, mouth: 0.04, alphas: [0.8, 0.26] }),
  }));
  const lamp = css([0.98, 0.03, 95]);
  stage.addLayer(24, 0.4, (context, phase) => {
    for (const [i, { x, y, to, cone, pool, swing = 0 }] of lights.entries()) {
      const [fromX, fromY] = [x * width, y * height];
      const toX = (to[0] + swing * wave(phase, 1, i * 0.31)) * width;
      const toY = to[1] * height;
      const long = Math.hypot(toX - fromX, toY - fromY);
      context.save();
      context.globalCompositeOperation = 'screen';
      context.globalAlpha = strength * (0.94 + 0.06 * wave(phase, 1, i * 0.37));
      context.translate(fromX, fromY);
      context.rotate(Math.atan2(toY - fromY, toX - fromX) - Math.PI / 2);
      context.drawImage(cone, -long / 2, 0, long, long * 1.04);
      context.restore();
      drawPool(context, toX, toY, pool);
      context.fillStyle = lamp;
      fillCircle(context, fromX, fromY, 9 * unit);
    }
  });
}

import type { Canvas, Environment } from '../../canvas.ts';
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

const coneOf = (environment: Environment, colour: Colour): Canvas =>
  paintOnce(environment, SIDE, SIDE, (context) => {
    context.filter = 'blur(3px)';
    context.fillStyle = linearGradient(
      context,
      [0, 0, 0, SIDE],
      [
        [0, colour, 0.8],
        [0.7, colour, 0.26],
        [1, colour, 0],
      ],
    );
    context.beginPath();
    context.moveTo(SIDE * 0.46, 0);
    context.lineTo(SIDE * 0.54, 0);
    context.lineTo(SIDE * (0.5 + SPREAD), SIDE);
    context.lineTo(SIDE * (0.5 - SPREAD), SIDE);
    context.fill();
  });

/** Cones of light from lamps above, and the pools that they leave on the floor. */
export function addBeams(stage: Stage, beams: readonly Beam[], strength = 0.5): void {
  const { width, height, environment, unit } = stage;
  const lights = beams.map((beam) => ({
    ...beam,
    pool: glowSprite(environment, beam.colour),
    cone: coneOf(environment, beam.colour),
  }));
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
      context.save();
      context.translate(toX, toY);
      context.scale(1, 0.26);
      drawGlow(context, pool, 0, 0, 0.36 * scaleOf(stage), strength);
      context.restore();
      context.fillStyle = css([0.98, 0.03, 95]);
      fillCircle(context, fromX, fromY, 9 * unit);
    }
  });
}

import { drawGlow, glowSprite } from '../glow-sprite.ts';
import { css, shift } from '../math/colour.ts';
import { fract, smoothstep, TAU } from '../math/periodic.ts';
import { type CreateMotif, inTurn } from './motif-colours.ts';

/** Rings of each color. */
const ROUNDS = 3;
/** Radius of the farthest ring, in shorter sides of the picture, and how much larger the nearest is, as a power of two. */
const [FARTHEST, GROWTH] = [0.022, 5.4];
const CORNERS = 6;
/** How far a ring turns on its way. Radians. */
const TWIST = 0.9;

/** Glowing rings that come towards the viewer out of a light. */
export const tunnel: CreateMotif = (stage, colours) => {
  const { width, height, environment } = stage;
  const side = Math.min(width, height);
  const count = colours.length * ROUNDS;
  const halo = glowSprite(environment, [0.97, 0.04, 250]);
  const inks = Array.from({ length: count }, (_, i) => {
    const colour = inTurn(colours, i);
    return {
      glow: css(colour, 0.3),
      edge: css(shift(colour, 0.08)),
      core: css(shift(colour, 0.22, 0.5)),
    };
  });
  return (context, phase) => {
    context.save();
    context.translate(width / 2, height / 2);
    context.lineJoin = 'round';
    drawGlow(context, halo, 0, 0, side * 0.34, 0.9);
    context.globalCompositeOperation = 'screen';
    for (const [i, { glow, edge, core }] of inks.entries()) {
      // A loop moves each ring to the place of the next one of its color.
      const near = fract((i + colours.length * phase) / count);
      const radius = side * FARTHEST * 2 ** (GROWTH * near);
      context.globalAlpha = smoothstep(0, 0.22, near) * (1 - smoothstep(0.93, 1, near));
      context.beginPath();
      for (let corner = 0; corner < CORNERS; corner++) {
        const turn = (corner / CORNERS) * TAU + TWIST * near;
        context.lineTo(Math.cos(turn) * radius, Math.sin(turn) * radius);
      }
      context.closePath();
      for (const [ink, thick] of [
        [glow, 0.24],
        [edge, 0.055],
        [core, 0.018],
      ] as const) {
        context.strokeStyle = ink;
        context.lineWidth = radius * thick;
        context.stroke();
      }
    }
    context.restore();
  };
};

import type { Bounds } from '../art/bounds.ts';
import { css } from '../math/colour.ts';
import { clamp, TAU } from '../math/periodic.ts';
import { radialGradient } from '../painting.ts';
import type { Body } from './body.ts';
import type { PlacedSprite } from './placed-sprite.ts';

const STRIPS = 72;
/** Nearer to its edge the picture of a ball shows too little. */
const EDGE = 0.94;
/** The same of a ball that is drawn with a light edge. */
const LIT_EDGE = 0.78;

/** Where the ball is of a drawing that also shows what holds it. */
const HELD_BALLS: Readonly<Record<string, Bounds>> = {
  '@deskglobe': { left: 0.15, right: 0.85, top: 0.07, bottom: 0.77 },
};

/**
 * A ball whose picture moves around it: a column of the screen at the longitude λ shows the column
 * of the picture at λ plus the turn. The hidden half is the mirror image of the seen one.
 */
export function turningDrawing(
  { sprite, x, y, bounds: all }: PlacedSprite,
  glyph: string,
): Body['draw'] {
  const { width, height } = sprite;
  const held = HELD_BALLS[glyph];
  const bounds = held ?? all;
  const radius = ((bounds.right - bounds.left) / 2) * width;
  const centreX = ((bounds.left + bounds.right) / 2) * width;
  const centreY = ((bounds.top + bounds.bottom) / 2) * height;
  const step = 2 / STRIPS;
  const edge = held ? LIT_EDGE : EDGE;
  return (context, phase) => {
    if (held) context.drawImage(sprite, x, y);
    context.save();
    context.beginPath();
    context.arc(x + centreX, y + centreY, radius, 0, TAU);
    context.clip();
    for (let i = 0; i < STRIPS; i++) {
      const across = -1 + (i + 0.5) * step;
      const shown = clamp(Math.sin(Math.asin(across) - TAU * phase), -edge, edge);
      // A little more, or the soft edge of the picture would show.
      const taller = (1.05 * Math.sqrt(1 - across ** 2)) / Math.sqrt(1 - shown ** 2);
      context.drawImage(
        sprite,
        clamp(centreX + shown * radius - 1, 0, width - 2),
        0,
        2,
        height,
        x + centreX + (across - step / 2) * radius,
        y + centreY - centreY * taller,
        step * radius + 0.7,
        height * taller,
      );
    }
    // The light stays where it is.
    context.fillStyle = radialGradient(
      context,
      x + centreX - radius * 0.35,
      y + centreY - radius * 0.4,
      radius * 1.5,
      [
        [0, [1, 0, 0], 0.28],
        [0.45, [0.6, 0.05, 260], 0],
        [1, [0.2, 0.08, 275], 0.5],
      ],
    );
    context.fillRect(x + centreX - radius, y + centreY - radius, 2 * radius, 2 * radius);
    context.restore();
    if (held) return;
    context.strokeStyle = css([0.85, 0.08, 230], 0.35);
    context.lineWidth = radius * 0.03;
    context.beginPath();
    context.arc(x + centreX, y + centreY, radius * 0.985, 0, TAU);
    context.stroke();
  };
}

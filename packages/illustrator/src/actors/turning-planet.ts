import type { Canvas2D } from '../canvas.ts';
import { type Colour, css, shift } from '../math/colour.ts';
import { TAU } from '../math/periodic.ts';
import { radialGradient } from '../painting.ts';
import type { Body } from './body.ts';
import type { PlacedSprite } from './placed-sprite.ts';

const ORANGE: Colour = [0.72, 0.17, 52];
/** The axis leans to the side. Radians. */
const LEAN = -0.3;
/** How far the rings are seen from above: their height over their width. */
const OPENING = 0.26;
/** Radii of the rings in radii of the ball, and how light each is. */
const RINGS: readonly (readonly [radius: number, thick: number, light: number])[] = [
  [1.38, 0.1, 0.06],
  [1.56, 0.16, 0.2],
  [1.74, 0.07, 0.12],
];
/** Latitude and height of the bands of cloud, in radii, and how light each is. */
const BANDS: readonly (readonly [y: number, tall: number, light: number])[] = [
  [-0.78, 0.2, 0.1],
  [-0.38, 0.16, -0.07],
  [-0.06, 0.24, 0.09],
  [0.34, 0.18, -0.09],
  [0.7, 0.2, 0.05],
];
/** Storms in the bands: longitude in turns, latitude, half their width in turns, half their height, light. */
const STORMS: readonly (readonly [
  at: number,
  y: number,
  wide: number,
  tall: number,
  light: number,
])[] = [
  [0.05, 0.36, 0.055, 0.1, 0.17],
  [0.3, -0.38, 0.08, 0.06, 0.14],
  [0.42, 0.02, 0.05, 0.05, -0.13],
  [0.58, 0.38, 0.045, 0.07, -0.16],
  [0.7, -0.12, 0.09, 0.05, -0.12],
  [0.86, -0.44, 0.05, 0.07, -0.14],
  [0.93, 0.08, 0.07, 0.045, 0.15],
];

interface Ball {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly colour: Colour;
}

/** One half of the rings: that behind the ball, or that before it. */
function drawRings(context: Canvas2D, { radius, colour }: Ball, half: 'far' | 'near'): void {
  const start = half === 'far' ? Math.PI : 0;
  for (const [reach, thick, light] of RINGS) {
    context.strokeStyle = css(shift(colour, light, 0.6, 30), 0.95);
    context.lineWidth = thick * radius * 0.55;
    context.beginPath();
    context.ellipse(0, 0, reach * radius, reach * radius * OPENING, 0, start, start + Math.PI);
    context.stroke();
  }
}

/** The bands, and the storms that come round from behind the ball. */
function drawSurface(context: Canvas2D, { radius, colour }: Ball, phase: number): void {
  context.fillStyle = css(colour);
  context.fillRect(-radius, -radius, 2 * radius, 2 * radius);
  for (const [y, tall, light] of BANDS) {
    context.fillStyle = css(shift(colour, light, 0.85, 12));
    context.fillRect(-radius, (y - tall / 2) * radius, 2 * radius, tall * radius);
  }
  for (const [at, y, wide, tall, light] of STORMS) {
    const longitude = TAU * (at + phase);
    if (Math.cos(longitude) <= 0) continue;
    const along = Math.sqrt(1 - y * y) * radius;
    const across = Math.abs(Math.cos(longitude)) * wide * TAU * along;
    context.fillStyle = css(shift(colour, light, 0.9, 8));
    context.beginPath();
    context.ellipse(Math.sin(longitude) * along, y * radius, across, tall * radius, 0, 0, TAU);
    context.fill();
  }
}

function drawBall(context: Canvas2D, ball: Ball, phase: number): void {
  const { radius } = ball;
  context.save();
  context.beginPath();
  context.arc(0, 0, radius, 0, TAU);
  context.clip();
  drawSurface(context, ball, phase);
  context.fillStyle = radialGradient(context, -radius * 0.35, -radius * 0.4, radius * 1.6, [
    [0, [1, 0.02, 90], 0.34],
    [0.4, [1, 0, 0], 0],
    [1, [0.22, 0.1, 300], 0.7],
  ]);
  context.fillRect(-radius, -radius, 2 * radius, 2 * radius);
  context.restore();
}

/** A planet with rings that turns about its axis once in a loop, in the box of its picture. */
export function turningPlanet(
  { sprite, x, y }: PlacedSprite,
  colour: Colour | null | undefined,
): Body['draw'] {
  const ball: Ball = {
    x: x + sprite.width / 2,
    y: y + sprite.height / 2,
    radius: sprite.width * 0.285,
    colour: colour ?? ORANGE,
  };
  return (context, phase) => {
    context.save();
    context.translate(ball.x, ball.y);
    context.rotate(LEAN);
    drawRings(context, ball, 'far');
    drawBall(context, ball, phase);
    drawRings(context, ball, 'near');
    context.restore();
  };
}

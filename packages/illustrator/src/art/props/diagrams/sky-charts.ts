import type { Canvas2D } from '../../../canvas.ts';
import { type Colour, css, shift } from '../../../math/colour.ts';
import { TAU } from '../../../math/periodic.ts';
import { createRandom } from '../../../math/random.ts';
import { fillCircle, radialGradient } from '../../../painting.ts';
import { fillBall, fillEllipse, type PropFamily } from '../brush.ts';

/** From the sun outwards: radius and color. Not to scale, as on every poster. */
const PLANETS: readonly (readonly [radius: number, colour: Colour])[] = [
  [0.014, [0.66, 0.03, 60]],
  [0.021, [0.82, 0.1, 80]],
  [0.023, [0.62, 0.14, 245]],
  [0.018, [0.6, 0.16, 35]],
  [0.052, [0.76, 0.08, 65]],
  [0.042, [0.84, 0.09, 88]],
  [0.031, [0.84, 0.07, 205]],
  [0.03, [0.58, 0.16, 262]],
];
const SUN = { x: 0.02, y: 0.5 } as const;

function night(context: Canvas2D): void {
  context.save();
  context.beginPath();
  context.roundRect(0, 0, 1, 1, 0.04);
  context.clip();
  context.fillStyle = css([0.2, 0.05, 275]);
  context.fillRect(0, 0, 1, 1);
  const random = createRandom(11);
  for (let i = 0; i < 130; i++) {
    context.fillStyle = css([0.97, 0.02, 90], 0.25 + 0.6 * random());
    fillCircle(context, random(), random(), 0.0014 + 0.0024 * random());
  }
}

function planet(context: Canvas2D, i: number, x: number, y: number): void {
  const [radius, colour] = PLANETS[i]!;
  const isSaturn = i === 5;
  const ring = (from: number, to: number): void => {
    context.strokeStyle = css([0.88, 0.06, 80]);
    context.lineWidth = 0.011;
    context.beginPath();
    context.ellipse(x, y, radius * 1.85, radius * 0.52, -0.3, from, to);
    context.stroke();
  };
  if (isSaturn) ring(Math.PI, TAU);
  fillBall(context, x, y, radius, colour);
  if (i === 2) {
    for (const [dx, dy, size] of [[-0.3, -0.2, 0.4], [0.3, 0.3, 0.35], [0.25, -0.45, 0.25]] as const) // prettier-ignore
      fillEllipse(context, [x + dx * radius, y + dy * radius, size * radius, size * radius * 0.8], css([0.64, 0.15, 145])); // prettier-ignore
  }
  if (i === 4) {
    for (const dy of [-0.45, 0.05, 0.5])
      fillEllipse(context, [x, y + dy * radius, radius * Math.sqrt(1 - dy * dy) * 0.97, radius * 0.1], css(shift(colour, -0.14, 1.2), 0.7)); // prettier-ignore
    fillEllipse(context, [x + radius * 0.3, y + radius * 0.3, radius * 0.2, radius * 0.13], css([0.58, 0.15, 35])); // prettier-ignore
  }
  if (isSaturn) ring(0, Math.PI);
}

/** The sun and its eight planets on their orbits. */
function solarSystem(context: Canvas2D): void {
  night(context);
  for (let i = 0; i < 8; i++) {
    context.strokeStyle = css([0.85, 0.04, 265], 0.32);
    context.lineWidth = 0.0035;
    context.beginPath();
    context.ellipse(SUN.x, SUN.y, orbitOf(i), orbitOf(i) * 0.78, 0, 0, TAU);
    context.stroke();
  }
  context.fillStyle = radialGradient(context, SUN.x, SUN.y, 0.3, [
    [0, [0.9, 0.16, 80], 0.9],
    [1, [0.7, 0.18, 50], 0],
  ]);
  fillCircle(context, SUN.x, SUN.y, 0.3);
  fillBall(context, SUN.x, SUN.y, 0.155, [0.86, 0.17, 75]);
  for (let i = 0; i < 8; i++) {
    const turn = [-0.5, 0.55, -0.25, 0.4, -0.42, 0.3, -0.5, 0.34][i]!;
    planet(
      context,
      i,
      SUN.x + orbitOf(i) * Math.cos(turn),
      SUN.y + orbitOf(i) * 0.78 * Math.sin(turn),
    );
  }
  context.restore();
}

const orbitOf = (i: number): number => 0.225 + [0, 0.065, 0.135, 0.205, 0.32, 0.47, 0.6, 0.71][i]!;

/** The moon from new to full and back, clockwise. */
function moonPhases(context: Canvas2D): void {
  night(context);
  for (let i = 0; i < 8; i++) {
    const turn = (i / 8) * TAU - Math.PI / 2;
    const [x, y, radius] = [0.5 + Math.cos(turn) * 0.35, 0.5 + Math.sin(turn) * 0.35, 0.088];
    fillEllipse(context, [x, y, radius, radius], css([0.34, 0.03, 275]));
    const isWaxing = i <= 4;
    const lit = Math.cos((i / 8) * TAU);
    context.fillStyle = css([0.93, 0.03, 95]);
    context.beginPath();
    context.arc(x, y, radius, -Math.PI / 2, Math.PI / 2, !isWaxing);
    context.ellipse(x, y, Math.abs(lit) * radius, radius, 0, Math.PI / 2, -Math.PI / 2, isWaxing ? lit > 0 : lit < 0); // prettier-ignore
    if (i > 0) context.fill();
  }
  fillBall(context, 0.5, 0.5, 0.13, [0.6, 0.14, 245]);
  for (const [x, y, size] of [
    [0.46, 0.47, 0.05],
    [0.54, 0.54, 0.045],
    [0.53, 0.43, 0.03],
  ] as const)
    // prettier-ignore
    fillEllipse(context, [x, y, size, size * 0.8], css([0.64, 0.15, 145]));
  context.restore();
}

/** Diagrams of the sky. */
export const SKY_CHARTS: PropFamily = {
  '@solarsystem': solarSystem,
  '@moonphases': moonPhases,
};

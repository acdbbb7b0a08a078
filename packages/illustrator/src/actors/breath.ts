import type { Canvas2D } from '../canvas.ts';
import { type Colour, css } from '../math/colour.ts';
import { fract, TAU, wave } from '../math/periodic.ts';
import { fillCircle, linearGradient } from '../painting.ts';

/** Flames from the outside to the inside: color, share of the length, share of the width. */
const FLAMES: readonly (readonly [colour: Colour, long: number, wide: number])[] = [
  [[0.62, 0.22, 32], 1, 1],
  [[0.76, 0.18, 62], 0.82, 0.72],
  [[0.92, 0.14, 95], 0.58, 0.42],
];
const FROST: readonly (readonly [colour: Colour, long: number, wide: number])[] = [
  [[0.8, 0.09, 225], 1, 1],
  [[0.9, 0.05, 220], 0.82, 0.72],
  [[0.98, 0.01, 220], 0.58, 0.42],
];

/** How wide a jet is at its widest, in its lengths. */
const WIDTH = 0.2;
const SPARKS = 9;

/** One tongue: narrow at the mouth, wide and torn at its end. */
function drawTongue(context: Canvas2D, length: number, half: number, phase: number): void {
  const flicker = (share: number): number => 1 + 0.14 * wave(phase, 3, share);
  context.beginPath();
  context.moveTo(0, -half * 0.12);
  context.bezierCurveTo(
    length * 0.3,
    -half * 0.5,
    length * 0.45,
    -half * 1.1 * flicker(0.1),
    length * 0.78,
    -half * flicker(0.3),
  );
  context.quadraticCurveTo(length * 0.76, -half * 0.5, length * flicker(0), -half * 0.42);
  context.quadraticCurveTo(length * 0.8, -half * 0.1, length * 0.98 * flicker(0.6), half * 0.3);
  context.quadraticCurveTo(length * 0.74, half * 0.4, length * 0.8, half * flicker(0.7));
  context.bezierCurveTo(
    length * 0.45,
    half * 1.1 * flicker(0.4),
    length * 0.3,
    half * 0.5,
    0,
    half * 0.12,
  );
  context.closePath();
  context.fill();
}

function drawJet(context: Canvas2D, layers: typeof FLAMES, length: number, phase: number): void {
  for (const [colour, long, wide] of layers) {
    context.fillStyle = linearGradient(
      context,
      [0, 0, length * long, 0],
      [
        [0, colour],
        [0.75, colour],
        [1, colour, 0.75],
      ],
    );
    drawTongue(context, length * long, length * WIDTH * wide, phase);
  }
  const [outer] = layers;
  for (let i = 0; i < SPARKS; i++) {
    const t = fract(2 * phase + i / SPARKS);
    const aside = (fract(i * 0.618) - 0.5) * WIDTH * 2.2 * t;
    context.fillStyle = css(outer?.[0] ?? [0.7, 0.2, 50], Math.sin(Math.PI * t));
    fillCircle(context, length * (0.35 + 0.75 * t), length * aside, length * 0.018);
  }
}

const DROPS = 26;

/** Drops in an arc that comes down again. */
function drawSpray(context: Canvas2D, length: number, phase: number): void {
  context.lineCap = 'round';
  for (const [aside, alpha] of [
    [-0.12, 0.35],
    [0, 0.55],
    [0.12, 0.35],
  ] as const) {
    context.strokeStyle = css([0.82, 0.09, 230], alpha);
    context.lineWidth = length * 0.05;
    context.beginPath();
    context.moveTo(0, 0);
    context.quadraticCurveTo(
      length * (0.35 + aside),
      -length * (0.9 + aside),
      length * (0.85 + aside),
      length * 0.1,
    );
    context.stroke();
  }
  for (let i = 0; i < DROPS; i++) {
    const t = fract(2 * phase + i / DROPS);
    const spread = fract(i * 0.618) - 0.5;
    const x = length * (0.7 + 0.5 * spread) * 1.25 * t;
    const y = -length * (1.7 + 0.6 * spread) * t * (1 - t) + length * 0.1 * t;
    context.fillStyle = css([0.86 + 0.08 * spread, 0.07, 230], Math.sin(Math.PI * t) ** 0.5);
    fillCircle(context, x, y, length * (0.022 + 0.02 * fract(i * 0.37)));
  }
}

const SMOKE: Colour = [0.72, 0.01, 280];

function drawSmoke(context: Canvas2D, length: number, phase: number): void {
  for (let i = 0; i < 7; i++) {
    const t = fract(phase + i / 7);
    context.fillStyle = css(SMOKE, 0.75 * Math.sin(Math.PI * t));
    fillCircle(context, length * 0.8 * t, -length * 0.25 * t * t, length * (0.05 + 0.12 * t));
  }
}

/** How far down a jet points. Radians. */
const DOWN = { standing: 0.12, flying: 0.5 } as const;

/**
 * What somebody breathes or sprays, from the mouth at the origin.
 * @param glyph of what it is: fire, snowflake, droplet, dashing-away
 * @param side 1 to the right
 */
export function drawBreath(
  context: Canvas2D,
  glyph: string,
  {
    length,
    side,
    isFlying,
  }: { readonly length: number; readonly side: number; readonly isFlying: boolean },
  phase: number,
): void {
  context.save();
  context.scale(side, 1);
  if (glyph === 'droplet') drawSpray(context, length, phase);
  else if (glyph === 'dashing-away') drawSmoke(context, length, phase);
  else {
    context.rotate((isFlying ? DOWN.flying : DOWN.standing) + 0.03 * Math.sin(TAU * phase));
    drawJet(context, glyph === 'snowflake' ? FROST : FLAMES, length, phase);
  }
  context.restore();
}

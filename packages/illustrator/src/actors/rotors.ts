import type { Canvas, Canvas2D } from '../canvas.ts';
import { css } from '../math/colour.ts';
import { TAU } from '../math/periodic.ts';
import type { Body } from './body.ts';
import type { PlacedSprite } from './placed-sprite.ts';

/** Two blades on opposite sides of a hub, in fractions of the box. */
interface Rotor {
  readonly x: number;
  readonly y: number;
  /** From the hub to where a blade begins and ends. */
  readonly from: number;
  readonly to: number;
  /** Half of the width of a blade. */
  readonly half: number;
  /** Of the blades to the horizontal. Radians. */
  readonly angle: number;
}

const ofDrone = (x: number, y: number, to: number): Rotor => ({
  x,
  y,
  from: 0.028,
  to,
  half: 0.032,
  angle: 0,
});

/** Measured on the drawings. */
const ROTORS: Readonly<Record<string, readonly Rotor[]>> = {
  helicopter: [{ x: 0.39, y: 0.249, from: 0.02, to: 0.34, half: 0.04, angle: 0 }],
  '@drone': [
    ofDrone(0.15, 0.31, 0.145),
    ofDrone(0.85, 0.31, 0.145),
    ofDrone(0.1, 0.5, 0.175),
    ofDrone(0.9, 0.5, 0.175),
  ],
  '@biplane': [{ x: 0.075, y: 0.52, from: 0.03, to: 0.31, half: 0.022, angle: TAU / 4 }],
  'small-airplane': [{ x: 0.787, y: 0.215, from: 0.035, to: 0.15, half: 0.03, angle: TAU / 8 }],
};

/** In a loop. Not a divisor of the usual numbers of frames, so that frames differ. */
const TURNS = 7;

/** The same rotor on a mirrored drawing. */
const mirrored = (rotor: Rotor): Rotor => ({ ...rotor, x: 1 - rotor.x, angle: -rotor.angle });

/** The outline of both blades, against the clock, in fractions of the box. */
function traceBlades(context: Canvas2D, { x, y, from, to, half, angle }: Rotor): void {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  for (const side of [1, -1]) {
    const corners = [
      [from, -half],
      [from, half],
      [to, half],
      [to, -half],
    ] as const;
    for (const [i, [out, across]] of corners.entries()) {
      const [along, aside] = [side * out, side * across];
      const [atX, atY] = [x + along * cos - aside * sin, y + along * sin + aside * cos];
      if (i === 0) context.moveTo(atX, atY);
      else context.lineTo(atX, atY);
    }
    context.closePath();
  }
}

const BLUR = css([0.92, 0.01, 250], 0.4);

/** What the eye keeps of blades that are faster than it. */
function drawBlur(context: Canvas2D, { to, half }: Rotor): void {
  context.fillStyle = BLUR;
  context.beginPath();
  context.ellipse(0, 0, to, half, 0, 0, TAU);
  context.fill();
}

/** The blades of a rotor at a moment: how far they reach to the side, -1 to 1. */
function drawBlades(context: Canvas2D, sprite: Canvas, rotor: Rotor, reach: number): void {
  context.save();
  context.translate(rotor.x, rotor.y);
  context.rotate(rotor.angle);
  drawBlur(context, rotor);
  context.scale(reach, 1);
  context.rotate(-rotor.angle);
  context.translate(-rotor.x, -rotor.y);
  context.beginPath();
  traceBlades(context, rotor);
  context.clip();
  context.drawImage(sprite, 0, 0, 1, 1);
  context.restore();
}

/** All but the blades, which are holes in a clip that runs with the clock. */
function drawRest(context: Canvas2D, sprite: Canvas, rotors: readonly Rotor[]): void {
  context.beginPath();
  context.rect(0, 0, 1, 1);
  for (const rotor of rotors) traceBlades(context, rotor);
  context.clip();
  context.drawImage(sprite, 0, 0, 1, 1);
}

/** The rotors of helicopters and drones and the propellers of planes go round; null for other glyphs. */
export function rotorsDrawing(
  glyph: string,
  { sprite, x, y, turned }: PlacedSprite,
): Body['draw'] | null {
  const own = ROTORS[glyph];
  if (own === undefined) return null;
  const rotors = turned ? own.map(mirrored) : own;
  return (context, phase) => {
    context.save();
    context.translate(x, y);
    context.scale(sprite.width, sprite.height);
    for (const [i, rotor] of rotors.entries()) {
      const angle = TAU * (TURNS * phase + 0.13 * i);
      drawBlades(context, sprite, rotor, Math.cos(angle));
    }
    drawRest(context, sprite, rotors);
    context.restore();
  };
}

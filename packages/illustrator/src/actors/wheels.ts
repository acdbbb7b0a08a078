import type { Canvas2D } from '../canvas.ts';
import { css } from '../math/colour.ts';
import { TAU } from '../math/periodic.ts';

interface Wheel {
  /** Middle and radius, fractions of the glyph's box. */
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

const pair = (front: number, back: number, y: number, radius: number): readonly Wheel[] => [
  { x: front, y, radius },
  { x: back, y, radius },
];

/** Measured on the drawings. */
const WHEELS: Readonly<Record<string, readonly Wheel[]>> = {
  automobile: pair(0.265, 0.735, 0.797, 0.115),
  'racing-car': pair(0.27, 0.827, 0.827, 0.118),
  '@convertible': pair(0.21, 0.79, 0.885, 0.1),
  '@sportscar': pair(0.19, 0.8, 0.903, 0.059),
  '@classicsportscar': pair(0.2, 0.795, 0.903, 0.05),
  '@vintagecar': pair(0.22, 0.78, 0.855, 0.095),
  '@campervan': pair(0.24, 0.78, 0.875, 0.08),
  '@vintagetruck': pair(0.21, 0.79, 0.855, 0.095),
  '@schoolbus': pair(0.2, 0.79, 0.88, 0.077),
  '@gokart': pair(0.2, 0.84, 0.87, 0.09),
  '@moped': pair(0.19, 0.81, 0.81, 0.14),
  '@quadbike': pair(0.2, 0.8, 0.795, 0.14),
  '@tuktuk': pair(0.2, 0.8, 0.88, 0.08),
  '@limousine': pair(0.17, 0.83, 0.917, 0.055),
  taxi: pair(0.265, 0.705, 0.808, 0.112),
  motorcycle: pair(0.2, 0.8, 0.797, 0.14),
  'kick-scooter': pair(0.185, 0.81, 0.81, 0.12),
  'sport-utility-vehicle': pair(0.265, 0.7, 0.83, 0.115),
  'pickup-truck': pair(0.29, 0.73, 0.83, 0.115),
  'delivery-truck': pair(0.29, 0.73, 0.83, 0.115),
  bus: pair(0.265, 0.73, 0.83, 0.112),
  tractor: [
    { x: 0.235, y: 0.795, radius: 0.11 },
    { x: 0.765, y: 0.73, radius: 0.175 },
  ],
  locomotive: pair(0.655, 0.84, 0.813, 0.09),
  bicycle: pair(0.23, 0.765, 0.7625, 0.15),
};

/** Symmetric in fifths, so that a whole number of turns closes the loop. */
const SPOKES = 5;
const TURNS = 2;

export const hasWheels = (glyph: string): boolean => glyph in WHEELS;

/**
 * Spokes over the wheels of a vehicle, turning with the phase: the drawn wheels are round and show
 * no turning by themselves.
 * @param x left edge of the sprite, which is `sizePx` wide and high
 * @param turned the sprite is mirrored and travels to the right
 */
export function drawSpokes(
  context: Canvas2D,
  glyph: string,
  {
    x,
    y,
    sizePx,
    turned,
  }: { readonly x: number; readonly y: number; readonly sizePx: number; readonly turned: boolean },
  phase: number,
): void {
  const isBicycle = glyph === 'bicycle';
  context.save();
  context.strokeStyle = isBicycle ? css([0.45, 0.05, 285], 0.75) : css([0.95, 0.02, 285], 0.6);
  context.lineCap = 'round';
  for (const wheel of WHEELS[glyph] ?? []) {
    const radius = wheel.radius * sizePx;
    context.lineWidth = radius * (isBicycle ? 0.05 : 0.13);
    const centreX = x + (turned ? 1 - wheel.x : wheel.x) * sizePx;
    const centreY = y + wheel.y * sizePx;
    const angle = (turned ? 1 : -1) * TURNS * TAU * phase;
    context.beginPath();
    for (let i = 0; i < SPOKES; i++) {
      const at = angle + (i / SPOKES) * TAU;
      const inner = radius * (isBicycle ? 0.05 : 0.46);
      const outer = radius * (isBicycle ? 0.95 : 0.74);
      context.moveTo(centreX + Math.cos(at) * inner, centreY + Math.sin(at) * inner);
      context.lineTo(centreX + Math.cos(at) * outer, centreY + Math.sin(at) * outer);
    }
    context.stroke();
  }
  context.restore();
}

import type { Canvas2D } from '../canvas.ts';
import { type Colour, css, mix } from '../math/colour.ts';
import { fract, TAU } from '../math/periodic.ts';
import { createRandom } from '../math/random.ts';
import { radialGradient } from '../painting.ts';
import type { Body } from './body.ts';
import type { PlacedSprite } from './placed-sprite.ts';

const ROWS = 13;
/** Of the widest row. */
const COLUMNS = 36;
const DARK: Colour = [0.42, 0.035, 285];
const BRIGHT: Colour = [0.97, 0.015, 250];
const TINTS: readonly Colour[] = [
  [0.8, 0.14, 350],
  [0.82, 0.11, 205],
  [0.86, 0.12, 95],
];
/** A joint between mirrors, as a part of one. */
const JOINT = 0.12;

interface Mirror {
  /** In turns. */
  readonly longitude: number;
  readonly wide: number;
  /** Latitudes of its edges, in radians. */
  readonly top: number;
  readonly bottom: number;
  readonly light: number;
  /** Its color without light. */
  readonly dark: Colour;
}

function createMirrors(): readonly Mirror[] {
  const random = createRandom(977);
  return Array.from({ length: ROWS }, (_, row) => {
    const top = Math.PI * (row / ROWS - 0.5);
    const bottom = Math.PI * ((row + 1) / ROWS - 0.5);
    const count = Math.max(5, Math.round(COLUMNS * Math.cos((top + bottom) / 2)));
    return Array.from({ length: count }, (__, i): Mirror => ({
      longitude: i / count,
      wide: 1 / count,
      top,
      bottom,
      light: random(),
      dark: mix(DARK, TINTS[Math.floor(random() * TINTS.length)] ?? BRIGHT, 0.3),
    }));
  }).flat();
}

function drawMirror(context: Canvas2D, radius: number, mirror: Mirror, phase: number): void {
  const { longitude, wide, top, bottom, light, dark } = mirror;
  const middle = TAU * fract(longitude + phase);
  if (Math.cos(middle) <= 0.02) return;
  const half = Math.PI * wide * (1 - JOINT);
  const inset = ((bottom - top) * JOINT) / 2;
  const [high, low] = [top + inset, bottom - inset];
  // Each flashes where it throws the light to the viewer.
  const flash = Math.max(0, Math.cos(TAU * (light + 3 * fract(longitude + phase)))) ** 6;
  const facing = Math.cos(middle + 0.5) * Math.cos((top + bottom) / 2 + 0.5);
  const shine = Math.min(1, 0.12 + 0.5 * Math.max(0, facing) + 0.25 * light + 0.6 * flash);
  context.fillStyle = css(mix(dark, BRIGHT, shine));
  context.beginPath();
  for (const [i, [latitude, side]] of (
    [
      [high, -1],
      [high, 1],
      [low, 1],
      [low, -1],
    ] as const
  ).entries()) {
    const x = radius * Math.sin(middle + side * half) * Math.cos(latitude);
    const y = radius * Math.sin(latitude);
    if (i === 0) context.moveTo(x, y);
    else context.lineTo(x, y);
  }
  context.fill();
}

/** A mirror ball that turns once in a loop, below the cap of its picture. */
export function turningMirrorBall({ sprite, x, y, bounds }: PlacedSprite): Body['draw'] {
  const mirrors = createMirrors();
  const radius = ((bounds.right - bounds.left) / 2) * sprite.width;
  const centreX = x + ((bounds.left + bounds.right) / 2) * sprite.width;
  const centreY = y + bounds.bottom * sprite.height - radius;
  return (context, phase) => {
    context.drawImage(sprite, x, y);
    context.save();
    context.translate(centreX, centreY);
    context.fillStyle = css(DARK);
    context.beginPath();
    context.arc(0, 0, radius, 0, TAU);
    context.fill();
    for (const mirror of mirrors) drawMirror(context, radius, mirror, phase);
    context.fillStyle = radialGradient(context, -radius * 0.35, -radius * 0.4, radius * 1.6, [
      [0, [1, 0, 0], 0.3],
      [0.4, [1, 0, 0], 0],
      [1, [0.2, 0.08, 290], 0.6],
    ]);
    context.beginPath();
    context.arc(0, 0, radius, 0, TAU);
    context.fill();
    context.restore();
  };
}

import { IRON } from '../art/props/brush.ts';
import type { Canvas2D } from '../canvas.ts';
import { css, shift } from '../math/colour.ts';
import { wave } from '../math/periodic.ts';
import type { Body } from './body.ts';

/** How high cabins and chairs have the cable that they hang from, and how much it climbs, in their heights and widths. */
const CABLES: Readonly<Record<string, { readonly up: number; readonly slope: number }>> = {
  '@cablecar': { up: 0.945, slope: 0.059 },
  '@chairlift': { up: 0.957, slope: 0.055 },
};

/** In widths of the cabin: beyond both sides of the picture. */
const REACH = 8;
const THICKNESS = 0.016;

/** How far it goes to and fro along its cable, in its own widths. */
const WAY = 0.06;

/** Its way along the cable; null for what hangs from none. */
export function alongCable(glyph: string, phase: number): { x: number; y: number } | null {
  const cable = CABLES[glyph];
  if (!cable) return null;
  const x = WAY * wave(phase);
  return { x, y: -x * cable.slope };
}

/** The cable goes on from side to side of the picture. */
export function drawCableOf(context: Canvas2D, { glyph, width, height }: Body): void {
  const cable = CABLES[glyph];
  if (!cable) return;
  const y = -cable.up * height;
  context.strokeStyle = css(shift(IRON, 0.3));
  context.lineWidth = THICKNESS * width;
  context.beginPath();
  context.moveTo(-REACH * width, y + cable.slope * REACH * width);
  context.lineTo(REACH * width, y - cable.slope * REACH * width);
  context.stroke();
}

import type { Manner } from '../layout/placement.ts';
import type { RideFit } from '../things/ride-fits.ts';
import { brimOf, hasSaddle, hookOf, saddleOf } from '../things/seats.ts';
import type { Body } from './body.ts';

/**
 * Where riders are on a mount: at its saddle, or where its drawing ends above its middle.
 *
 * @returns pixels above its foot
 */
export function seatHeight(body: Body, manner: Manner, ride: RideFit | null): number {
  const { glyph } = body;
  if (manner === 'hanging') return body.height * hookOf(glyph);
  if (body.saddlePx !== undefined) return body.saddlePx;
  if (manner === 'inside') return body.height * (1 - (brimOf(glyph) ?? (saddleOf(glyph) || 0.1)));
  if (ride) return body.height * ride.seat[1];
  return hasSaddle(glyph) || body.middlePx === undefined
    ? body.height * (1 - saddleOf(glyph))
    : body.middlePx;
}

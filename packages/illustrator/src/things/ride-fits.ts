/** How vehicles that are ridden are sat on: where the seat, the handlebar and the pedals of each drawing are. */

/** Across from the left of the drawing, up from the ground; fractions of what is drawn, which goes to the right. */
type Place = readonly [across: number, up: number];

interface Ride {
  /** The saddles, the first of who steers. */
  readonly seats: readonly Place[];
  /** What the hands are at, for each seat; none for what is ridden without hands. */
  readonly grips: readonly Place[];
  /** What the feet are at, for each seat. */
  readonly feet: readonly Place[];
  /** How far the feet go round, in heights of the drawing; 0 for what has no pedals. */
  readonly crank: number;
  /** Its side hides the legs up to here; 0 for what hides nothing. */
  readonly side: number;
  /** Ridden standing, so that the seat is where the feet are. */
  readonly isStoodOn?: boolean;
}

const RIDES: Readonly<Record<string, Ride>> = {
  bicycle: ride([0.37, 0.82], [0.57, 0.95], [0.46, 0.25], { crank: 0.1 }),
  '@flowerbicycle': ride([0.36, 0.8], [0.6, 0.93], [0.46, 0.25], { crank: 0.1 }),
  '@tandem': {
    seats: [
      [0.54, 0.9],
      [0.28, 0.88],
    ],
    grips: [
      [0.83, 0.88],
      [0.58, 0.95],
    ],
    feet: [
      [0.58, 0.28],
      [0.46, 0.28],
    ],
    crank: 0.1,
    side: 0,
  },
  '@tricycle': ride([0.28, 0.53], [0.47, 0.94], [0.66, 0.3], { crank: 0.07 }),
  '@unicycle': {
    ...ride([0.5, 0.93], [0.5, 0.9], [0.5, 0.32], { crank: 0.12 }),
    grips: [],
  },
  'motor-scooter': ride([0.4, 0.74], [0.64, 0.95], [0.58, 0.36]),
  '@moped': ride([0.3, 0.6], [0.52, 0.82], [0.5, 0.3]),
  motorcycle: ride([0.38, 0.66], [0.7, 0.84], [0.51, 0.36]),
  '@quadbike': ride([0.38, 0.62], [0.58, 0.92], [0.52, 0.3]),
  '@snowmobile': ride([0.33, 0.66], [0.53, 0.94], [0.55, 0.36]),
  '@jetski': ride([0.36, 0.64], [0.52, 0.93], [0.54, 0.4]),
  '@gokart': ride([0.4, 0.34], [0.57, 0.78], [0.72, 0.3], { side: 0.3 }),
  'kick-scooter': { ...ride([0.4, 0.2], [0.72, 0.94], [0.4, 0.2]), isStoodOn: true },
};

function ride(
  seat: Place,
  grip: Place,
  foot: Place,
  { crank = 0, side = 0 }: { readonly crank?: number; readonly side?: number } = {},
): Ride {
  return { seats: [seat], grips: [grip], feet: [foot], crank, side };
}

/** One seat of a vehicle, see `Ride`. */
export interface RideFit {
  readonly seat: Place;
  readonly grip: Place | null;
  readonly foot: Place;
  readonly crank: number;
  readonly side: number;
  readonly isStoodOn: boolean;
}

/** How far apart two are on a seat for one, in the measure of `seatShift`. */
const CLOSE = 0.55;
/** Where the hands of who sits behind are, from the own seat: at the waist of the one before. */
const AT_WAIST = [0.2, 0.32] as const;
const FOOTREST = 0.08;

/** On a seat for one, several sit close behind each other; only the first has the handlebar. */
function sharedSeat(fit: RideFit, shift: number): RideFit {
  const { seat, grip, foot } = fit;
  const [x, y] = [seat[0] + shift * CLOSE, seat[1]];
  if (shift > 0) return { ...fit, seat: [x, y] };
  return {
    ...fit,
    seat: [x, y],
    grip: grip && [x + AT_WAIST[0], y + AT_WAIST[1]],
    foot: [foot[0] + shift, foot[1] + FOOTREST],
    crank: 0,
  };
}

/**
 * @param shift place on a shared vehicle, see `Placement.seatShift`: less than 0 behind
 * @returns null for what is not ridden like a bicycle
 */
export function rideFitOf(glyph: string, shift: number): RideFit | null {
  const found = RIDES[glyph];
  if (!found) return null;
  const { seats, grips, feet, crank, side, isStoodOn = false } = found;
  const place = shift < 0 ? seats.length - 1 : 0;
  const [seat, foot] = [seats[place], feet[place]];
  if (!seat || !foot) return null;
  const fit = { seat, grip: grips[place] ?? null, foot, crank, side, isStoodOn };
  return seats.length > 1 || shift === 0 ? fit : sharedSeat(fit, shift);
}

/** Whether a vehicle is ridden like a bicycle: with both hands and feet at their places. */
export const isRidden = (glyph: string): boolean => RIDES[glyph] !== undefined;

/** Made for two: it is no wider for them. */
export const isForTwo = (glyph: string): boolean => (RIDES[glyph]?.seats.length ?? 0) > 1;

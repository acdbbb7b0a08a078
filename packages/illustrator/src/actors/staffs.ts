import { isNationalFlag } from '../things/machines.ts';

/** The width of a stick, and where its shaft is from its middle, in widths. */
interface Staff {
  readonly size: number;
  readonly shaft: number;
}
/** Sticks that stand on the ground. */
const STAFFS: Readonly<Record<string, Staff>> = {
  '@flagpole': { size: 1.75, shaft: -0.237 },
  '@wizardstaff': { size: 1.5, shaft: 0 },
  '@crook': { size: 1.5, shaft: -0.12 },
  '@scythe': { size: 1.6, shaft: -0.28 },
  '@hikingpole': { size: 0.86, shaft: 0 },
  '@icehockeystick': { size: 0.95, shaft: 0.2 },
};

/** The stick of a glyph that stands on the ground; undefined: it is none. */
export const staffOf = (glyph: string): Staff | undefined =>
  STAFFS[isNationalFlag(glyph) ? '@flagpole' : glyph];

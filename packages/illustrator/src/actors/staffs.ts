/** Sticks that stand on the ground: their width, and where the shaft is from their middle, in widths. */
export const STAFFS: Readonly<Record<string, { readonly size: number; readonly shaft: number }>> = {
  '@flagpole': { size: 1.75, shaft: -0.237 },
  '@crook': { size: 1.5, shaft: -0.12 },
  '@scythe': { size: 1.6, shaft: -0.28 },
  '@hikingpole': { size: 0.86, shaft: 0 },
  '@icehockeystick': { size: 0.95, shaft: 0.2 },
};

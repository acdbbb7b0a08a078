/** Up to here the joint moves as the loop does: the bound for files. */
const GOOD = 1.15;
/** From here on a jump begins to show. */
const JUMP = 1.25;

export type SeamState = 'unknown' | 'good' | 'close' | 'jump';

export const seamState = (seam: number | null): SeamState =>
  seam === null ? 'unknown' : seam <= GOOD ? 'good' : seam <= JUMP ? 'close' : 'jump';

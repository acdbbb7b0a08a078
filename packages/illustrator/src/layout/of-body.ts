import type { Subject } from '../language/subject.ts';

/** What takes the place of a head or of hair, or floats on a string, belongs to somebody however large it is. */
export const isOfBody = ({ isAsHead, isAsHair, isOnString }: Subject): boolean =>
  isAsHead === true || isAsHair === true || isOnString === true;

import type { Plane } from '../plane.ts';

/** Where each cell of a picture is found in another one, relative to where it is. */
export interface Flow {
  readonly across: Plane;
  readonly down: Plane;
}

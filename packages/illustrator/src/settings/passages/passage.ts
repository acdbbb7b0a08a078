import type { Colour } from '../../math/colour.ts';
import type { Stage } from '../../stage/stage.ts';
import type { EndName } from './ends.ts';
import type { Floor } from './floor.ts';
import type { PaintBay, Tube } from './perspective.ts';

/** A long room: what stands along its two walls, and what is at its end. */
export interface Passage {
  readonly tube: Tube;
  readonly left: PaintBay;
  readonly right: PaintBay;
  /** Instead, where the prompt says that the place is empty. */
  readonly whenEmpty?: PaintBay;
  readonly floor: Floor;
  /** `springs`: where a vault begins, of the walls; null for a flat ceiling. */
  readonly ceiling: { readonly colour: Colour; readonly springs: number | null };
  readonly end: EndName;
  /** What the distance fades into, and how much. */
  readonly far: Colour;
  readonly fade: number;
  /** Color of the lamps along the middle of the ceiling; null: they stand elsewhere. */
  readonly lamps: Colour | null;
}

export const TUBE: Tube = { eye: 0.46, half: 0.52, below: 0.6, above: 0.52, bay: 0.62, far: 4.6 };
export const WARM: Colour = [0.95, 0.1, 85];
export const COOL: Colour = [0.97, 0.02, 220];

/** The same along both walls. */
export const both = (bay: PaintBay): Pick<Passage, 'left' | 'right'> => ({ left: bay, right: bay });

/** What is along the two walls of a place as the prompt wants it. */
export const wallsOf = (
  { left, right, whenEmpty }: Passage,
  { plan }: Stage,
): Pick<Passage, 'left' | 'right'> =>
  plan.isEmptyPlace && whenEmpty !== undefined ? both(whenEmpty) : { left, right };

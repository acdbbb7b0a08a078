import type { ScenePlan } from '../plan/plan.ts';
import { rolesAtCrossing } from '../plan/stop-for-crossing.ts';
import { acrossOf } from './frame-measures.ts';
import type { LayoutFrame } from './lead.ts';
import type { Placement } from './placement.ts';

/** The least size of one who crosses, and the size of the vehicles that wait. */
const CROSSER = 0.34;
const VEHICLE = 0.36;
/** How far from the edge of the picture their middles are, in sizes. */
const FROM_EDGE = 0.4;

/** An animal or a person on the crossing is in the middle; a vehicle waits at each side and faces the crossing. */
export function stopForCrossing(
  placements: readonly Placement[],
  plan: ScenePlan,
  frame: LayoutFrame,
): readonly Placement[] {
  const roles = rolesAtCrossing(plan);
  if (roles === null) return placements;
  const crossers = placements.filter(({ subject }) => roles.crossers.has(subject));
  const waiting = placements.filter(({ subject }) => roles.vehicles.has(subject));
  const [first] = crossers;
  if (first === undefined) return placements;
  const size = crossers.length === 1 ? Math.max(first.size, CROSSER) : first.size;
  const edge = acrossOf(VEHICLE * FROM_EDGE, frame);
  return placements.flatMap((each) => {
    const crosser = crossers.indexOf(each);
    const vehicle = waiting.indexOf(each);
    if (crosser >= 0) {
      const x = 0.5 + (crosser - (crossers.length - 1) / 2) * acrossOf(size * 0.7, frame);
      return [{ ...each, x, size, order: 53 + crosser * 0.01 }];
    }
    if (vehicle < 0) return [each];
    if (vehicle > 1) return [];
    return [
      {
        ...each,
        x: vehicle === 0 ? edge : 1 - edge,
        y: first.y - 0.02,
        size: VEHICLE,
        facing: vehicle === 0 ? ('right' as const) : ('left' as const),
        motion: 'idle' as const,
        order: 50,
      },
    ];
  });
}

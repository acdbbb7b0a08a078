import type { ScenePlan } from '../plan/plan.ts';
import { downOf } from './frame-measures.ts';
import type { LayoutFrame } from './lead.ts';
import type { Placement } from './placement.ts';

/** How large it is, and how high its middle is above the feet, in sizes of whose head it is over. */
const SIZE = 0.56;
const MIDDLE = 1.34;
/** The largest whose head leaves room above it. */
const LARGEST_OWNER = 0.5;

/** What is over somebody's head hangs in the air right above it. */
export function hangOverHeads(
  placements: readonly Placement[],
  plan: ScenePlan,
  frame: LayoutFrame,
): readonly Placement[] {
  const at = plan.subjects.findIndex(({ isOverHead }) => isOverHead === true);
  const above = plan.relations.find(({ from, kind }) => from === at && kind === 'above');
  const owner = placements.find(({ subject }) => subject === above?.to);
  if (!above || !owner || owner.mounts.length > 0) return placements;
  const size = Math.min(owner.size, LARGEST_OWNER);
  const feet = owner.airborne ? owner.y + downOf(size / 2, frame) : owner.y;
  const areAlone = placements.every((each) => each === owner || each.subject === at);
  const x = areAlone ? 0.5 : owner.x;
  return placements.map((each): Placement => {
    if (each === owner) return { ...each, x, size };
    if (each.subject !== at) return each;
    return {
      ...each,
      role: 'main',
      x,
      y: feet - downOf(size * MIDDLE, frame),
      size: size * SIZE,
      airborne: true,
      orbit: null,
      order: owner.order + 1,
      depth: owner.depth,
    };
  });
}

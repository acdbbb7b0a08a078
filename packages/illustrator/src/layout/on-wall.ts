import { clings, clungTo } from '../language/clingers.ts';
import { isIndoors } from '../language/indoors.ts';
import type { ScenePlan } from '../plan/plan.ts';
import type { Cast } from './cast.ts';
import { acrossOf, downOf } from './frame-measures.ts';
import type { LayoutFrame } from './lead.ts';
import type { Placement } from './placement.ts';

/** The largest on a wall that fills the picture and on one of a furnished room, fractions of the shorter side. */
const LARGEST = { bare: 0.42, furnished: 0.26 } as const;
/** Each of several is so much smaller. */
const OF_SEVERAL = 0.6;
/** Heights on the wall of one and of its neighbors. */
const HEIGHTS = [0.38, 0.28, 0.48, 0.34, 0.44] as const;
/** Beside a window, where there is one. */
const BESIDE_WINDOW = { left: 0.3, right: 0.7 } as const;

/** "a spider on a wall", "a gecko on the ceiling": it is up there, and not on the floor before it. */
export function clingToWalls(
  placements: readonly Placement[],
  cast: Cast,
  plan: ScenePlan,
  frame: LayoutFrame,
): readonly Placement[] {
  const surface = clungTo(plan.prompt);
  const hasWall = plan.setting === 'wallside' || isIndoors(plan.setting);
  if (surface === null || !hasWall) return placements;
  const isUp = ({ subject, role, mounts, held }: Placement): boolean =>
    role !== 'back' &&
    mounts.length === 0 &&
    held.length === 0 &&
    clings(cast.members[subject]?.subject.glyph ?? '');
  const up = placements.filter(isUp);
  const largest = LARGEST[plan.setting === 'wallside' ? 'bare' : 'furnished'];
  return placements.map((placement) => {
    const place = up.indexOf(placement);
    if (place < 0) return placement;
    const size = Math.min(placement.size, up.length > 1 ? largest * OF_SEVERAL : largest);
    const half = acrossOf(size, frame) / 2;
    const spread = (place + 0.5) / up.length;
    return {
      ...placement,
      size,
      x: up.length > 1 ? half + spread * (1 - 2 * half) : placeOfOne(frame),
      y: surface === 'ceiling' ? downOf(size, frame) / 2 : (HEIGHTS[place % HEIGHTS.length] ?? 0.4),
      airborne: true,
      motion: 'idle' as const,
      hangs: surface === 'ceiling' ? ('head down' as const) : ('to a wall' as const),
    };
  });
}

function placeOfOne({ window }: LayoutFrame): number {
  if (window === null) return 0.5;
  return window.x + window.width / 2 > 0.5 ? BESIDE_WINDOW.left : BESIDE_WINDOW.right;
}

/** Where the foot of a board at a wall is, of the height. */
const BOARD_FOOT = 0.78;

/** What stands on a board at the wall is up there with it. */
export const onWallBoard = (placement: Placement, { subjects }: ScenePlan): Placement =>
  placement.mounts.some(({ subject }) => subjects[subject]?.glyph === '@wallboard')
    ? { ...placement, y: BOARD_FOOT }
    : placement;

import { isAtWindow } from '../language/at-window.ts';
import type { ScenePlan } from '../plan/plan.ts';
import { SMALLER_FAR_AWAY } from './far-away.ts';
import type { LayoutFrame } from './lead.ts';
import type { Placement } from './placement.ts';

/** Of a room whose window is one thing among others, the hero is on its sill. */
export function onSill(placement: Placement, plan: ScenePlan, { window }: LayoutFrame): Placement {
  if (window !== null && plan.subjects[placement.subject]?.isOnSill === true)
    return behindOnSill(placement, window);
  const isThere =
    window !== null && plan.setting !== 'room' && !plan.isTabletop && isAtWindow(plan);
  if (!isThere || placement.role !== 'hero') return placement;
  // Several stand in a row.
  const count = plan.subjects[placement.subject]?.count ?? 1;
  const room = window.width / count;
  return {
    ...placement,
    x: window.x + room * (placement.copy + 0.5),
    y: window.y + window.height + 0.012,
    size: Math.min(placement.size, room * (count > 1 ? 1.05 : 0.92), window.height * 0.8),
  };
}

/** Of the width of the window. */
const ON_SILL = 0.55;

/** Small in the corner of the window, behind those in the room. */
const behindOnSill = (
  placement: Placement,
  window: NonNullable<LayoutFrame['window']>,
): Placement => ({
  ...placement,
  x: window.x + window.width * 0.7,
  y: window.y + window.height + 0.012,
  size: Math.min(placement.size * SMALLER_FAR_AWAY, window.width * ON_SILL),
  airborne: false,
  order: 30 + placement.copy * 0.01,
});

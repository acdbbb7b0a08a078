import type { ScenePlan } from '../plan/plan.ts';
import { isProductShot } from '../plan/still-life.ts';
import type { LayoutFrame } from './lead.ts';
import { boxOf, type Placement, timesSize } from './placement.ts';

/** How much of the picture things before a plain ground may fill, and how much larger they become at most. */
const WIDE = 0.84;
const TALL = 0.62;
const MOST = 1.4;
/** Where their middle is, as a share of the height. */
const MIDDLE = 0.53;

/** Things alone before a plain ground fill the picture, and do not lie small at its lower edge. */
export function fillPlainGround(
  placements: readonly Placement[],
  plan: ScenePlan,
  frame: LayoutFrame,
): readonly Placement[] {
  const isPlain =
    plan.setting === 'abstract' &&
    plan.caption === null &&
    plan.format === null &&
    plan.shot === null &&
    !plan.isTabletop &&
    (plan.backdrop !== null || isProductShot(plan));
  const areThings = plan.subjects.every(({ person, scale }) => person === null && scale === 1);
  if (placements.length === 0) return placements;
  if (!isPlain || !areThings || placements.some(({ airborne }) => airborne)) return placements;
  const boxes = placements.map((placement) => boxOf(placement, frame));
  const [left, right] = [Math.min(...boxes.map((box) => box.left)), Math.max(...boxes.map((box) => box.right))]; // prettier-ignore
  const [top, bottom] = [Math.min(...boxes.map((box) => box.top)), Math.max(...boxes.map((box) => box.bottom))]; // prettier-ignore
  const factor = Math.max(1, Math.min(MOST, WIDE / (right - left), TALL / (bottom - top)));
  const middle = (left + right) / 2;
  const foot = Math.min(bottom, MIDDLE + ((bottom - top) * factor) / 2);
  return placements.map((placement) => ({
    ...placement,
    ...timesSize(placement, factor),
    x: 0.5 + (placement.x - middle) * factor,
    y: foot + (placement.y - bottom) * factor,
  }));
}

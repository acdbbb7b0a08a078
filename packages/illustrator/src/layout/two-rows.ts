import { clamp } from '../math/periodic.ts';
import { acrossOf, downOf } from './frame-measures.ts';
import type { LayoutFrame } from './lead.ts';
import type { Placement } from './placement.ts';

/** How far heads of the second row rise behind large people of the first, in sizes of those. */
const RISE = 0.3;
/** Who is large enough for it, fraction of the shorter side. */
const LARGE = 0.3;
/** Half the width of who hides somebody, in sizes. */
const HALF = 0.36;
const BORDER = 0.06;

/**
 * Moves those of the second row to where the first row does not hide them: into its gaps, or to both
 * sides of somebody who stands alone in front.
 */
export function separateRows(
  front: readonly Placement[],
  behind: readonly Placement[],
  frame: LayoutFrame,
): Placement[] {
  const isHidden = behind.some((each) =>
    front.some(({ x, size }) => Math.abs(x - each.x) < acrossOf(size * HALF, frame) * 0.8),
  );
  if (!isHidden || front.length === 0) return [...front, ...behind];
  const raised = raise(front, behind, frame);
  if (front.length === 1) return [...front, ...besideOne(front[0]!, raised, frame)];
  if (raised.length > front.length) return [...front, ...raised];
  const step = (front.at(-1)!.x - front[0]!.x) / (front.length - 1);
  const isEven = raised.length === front.length;
  const shift = isEven ? step / 4 : 0;
  const first = Math.floor((front.length - 1 - raised.length) / 2);
  const gapAt = (i: number): number => {
    const at = isEven ? i : Math.max(0, first) + i;
    const [left, right] = [front[at], front[at + 1]];
    return left && right ? (left.x + right.x) / 2 - shift : (left?.x ?? 0.5) - shift + step / 2;
  };
  const moved = (each: Placement, x: number): Placement => ({ ...each, x });
  return [
    ...front.map((each) => moved(each, each.x - shift)),
    ...raised.map((each, i) => moved(each, Math.min(1 - BORDER, gapAt(i)))),
  ];
}

/** Of large people in front, only the heads of those behind are to be seen. */
function raise(
  front: readonly Placement[],
  behind: readonly Placement[],
  frame: LayoutFrame,
): readonly Placement[] {
  const size = Math.max(...front.map((each) => each.size));
  const [y, nearest] = [Math.min(...front.map((each) => each.y)), behind[0]?.y ?? 0];
  const more = size < LARGE ? 0 : Math.max(0, downOf(size * RISE, frame) - (y - nearest));
  return behind.map((each) => ({ ...each, y: each.y - more }));
}

function besideOne(
  one: Placement,
  behind: readonly Placement[],
  frame: LayoutFrame,
): readonly Placement[] {
  const onLeft = Math.ceil(behind.length / 2);
  const half = acrossOf(one.size * HALF, frame);
  return behind.map((each, i) => {
    const own = acrossOf(each.size * HALF, frame);
    const isLeft = i < onLeft;
    const [from, to] = isLeft ? [BORDER, one.x - half] : [one.x + half, 1 - BORDER];
    const count = isLeft ? onLeft : behind.length - onLeft;
    const place = isLeft ? i : i - onLeft;
    const room = Math.max(own, (to - from) / count);
    const x = isLeft ? to - room * (count - place - 0.5) : from + room * (place + 0.5);
    return { ...each, x: clamp(x, BORDER, 1 - BORDER) };
  });
}

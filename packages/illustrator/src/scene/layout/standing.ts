import { mountsOf } from './cast.ts';
import { type LeadContext, placementOf, type Slot } from './lead.ts';
import { packRow } from './pack-row.ts';
import { extentOf, type Placement } from './placement.ts';

/** Uneven feet make a row look like a crowd. Fractions of the height. */
const STAGGER = [0, 0.03, -0.012, 0.04, 0.01, 0.026, -0.006, 0.036, 0.014] as const;
const DEFAULT_GROUND = 0.84;

/** The part of the width that the leads may use: a building beside them takes its share. */
function rowBounds({
  cast,
  backdrops,
  floating,
}: LeadContext): readonly [left: number, right: number] {
  const beside = backdrops.filter((b) => !b.airborne && b.x !== 0.5 && !floating);
  if (cast.hero === null || beside.length === 0) return [0.03, 0.97];
  const right = beside.some((b) => b.x > 0.6);
  const left = beside.some((b) => b.x < 0.4);
  if (left && right) return [0.14, 0.86];
  if (right) return [0.03, 0.8];
  if (left) return [0.2, 0.97];
  return [0.03, 0.97];
}

/** Leads on the ground, side by side. */
export function placeStanding(slots: readonly Slot[], context: LeadContext): Placement[] {
  const { frame, plan, cast } = context;
  const shorter = Math.min(frame.width, frame.height);
  const [left, right] = rowBounds(context);
  const length = ((right - left) * frame.width) / shorter;
  const sized = slots.map((slot) => {
    const mounts = mountsOf(cast, slot.member, slot.size);
    return { slot, width: extentOf({ size: slot.size, mounts }).width * 0.88 };
  });
  const close = plan.relations.some(({ kind }) => kind === 'hug');
  const crowded = slots.length > 5;
  const gap = close ? -0.14 : crowded ? -0.05 : slots.length > 3 ? 0.02 : 0.07;
  const packed = packRow(sized, length, gap);
  const ground = frame.ground ?? DEFAULT_GROUND;
  return slots.map((slot, i) => {
    const { centre, factor } = packed[i] ?? { centre: length / 2, factor: 1 };
    const behind = crowded && i % 2 === 1;
    const y =
      ground +
      (slots.length > 1 && !close ? (STAGGER[i % STAGGER.length] ?? 0) : 0) -
      (behind ? 0.06 : 0);
    const position = {
      x: left + (centre * shorter) / frame.width,
      y: Math.min(0.985, y),
      size: slot.size * factor * (behind ? 0.88 : 1),
    };
    return placementOf(slot, position, i, slots.length, context);
  });
}

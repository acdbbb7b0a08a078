import { saysQueue } from '../language/queues.ts';
import { clamp } from '../math/periodic.ts';
import { type Cast, isPersonAt } from './cast.ts';
import type { DeedScene } from './deed-scene.ts';
import { acrossOf, groundBefore } from './frame-measures.ts';
import { heightAmongPeople } from './height.ts';
import type { LayoutFrame } from './lead.ts';
import { isOnGround, type Placement } from './placement.ts';

/** From one to the next, in sizes. */
const STEPS = { people: 0.46, animals: 0.86 } as const;
const SIZES = [0.16, 0.34] as const;
const HEIGHTS = [0.55, 1.2] as const;
const MARGIN = 0.07;
/** What is nearer to the middle has the line before it, not beside it. */
const ASIDE = 0.16;

/** Those who wait in line stand one behind the other, and look at what they wait for. */
export function standInLine(
  placements: Placement[],
  { cast, frame, prompt }: DeedScene,
): Placement[] {
  if (!saysQueue(prompt)) return placements;
  const line = placements
    .filter((each) => isWaiting(each, cast))
    .sort((one, other) => one.x - other.x);
  if (line.length < 2) return placements;
  const others = placements.filter((each) => each.role !== 'back' && !isWaiting(each, cast));
  const [first] = others.sort((one, other) => other.size - one.size);
  const arePeople = line.every(({ subject }) => isPersonAt(cast, subject));
  const goal = first && !arePeople ? atEndOfLine(first, frame) : first;
  const isAside = goal !== undefined && Math.abs(goal.x - 0.5) > ASIDE;
  const facing = isAside && goal.x < 0.5 ? ('left' as const) : ('right' as const);
  const [from, to] = roomFor(isAside ? goal : undefined, frame);
  const across = acrossOf(arePeople ? STEPS.people : STEPS.animals, frame);
  const size = clamp((to - from) / (across * line.length), ...SIZES);
  const step = Math.min(across * size, (to - from) / line.length);
  const start = facing === 'right' ? to - step * (line.length - 0.5) : from + step * 0.5;
  return placements.map((each) => {
    const place = line.indexOf(each);
    if (place < 0) return each === first && goal ? goal : each;
    return {
      ...each,
      x: start + place * step,
      y: groundBefore(frame, 0.03),
      size: size * (arePeople ? heightAmongPeople(each, cast, HEIGHTS) : 1),
      facing,
      order: 52 + place * 0.001,
    };
  });
}

/** One of several people or animals that stand on the ground. */
function isWaiting(placement: Placement, cast: Cast): boolean {
  const member = cast.members[placement.subject];
  if (member === undefined || member.subject.count < 2) return false;
  const isAlive = member.subject.person !== null || member.category.startsWith('animal');
  return isAlive && isOnGround(placement);
}

/** What animals wait for is at the right end of their line, however small it is beside them. */
function atEndOfLine(goal: Placement, frame: LayoutFrame): Placement {
  if (goal.airborne || goal.mounts.length > 0) return goal;
  const size = Math.max(goal.size, LEAST_GOAL);
  const x = 1 - MARGIN - acrossOf(size, frame) / 2;
  return { ...goal, size, x, y: groundBefore(frame, 0.03) };
}
const LEAST_GOAL = 0.22;

/** From where to where the line may reach. */
function roomFor(goal: Placement | undefined, frame: LayoutFrame): readonly [number, number] {
  if (goal === undefined) return [MARGIN, 1 - MARGIN];
  const half = acrossOf(goal.size, frame) / 2;
  return goal.x < 0.5
    ? [Math.min(0.5, goal.x + half), 1 - MARGIN]
    : [MARGIN, Math.max(0.5, goal.x - half)];
}

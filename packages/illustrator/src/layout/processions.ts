import { saysProcession } from '../language/processions.ts';
import type { Cast } from './cast.ts';
import type { DeedScene } from './deed-scene.ts';
import { acrossOf, groundBefore } from './frame-measures.ts';
import { isOnGround, type Placement } from './placement.ts';

/** From one to the next, in sizes. */
const STEP = 0.92;
/** Each is so much larger than the one behind it, which is farther away. */
const NEARER = 1.15;
const LARGEST = 0.4;
const MARGIN = 0.04;
/** How far the first is before the last, fraction of the height. */
const TOWARDS_VIEWER = 0.1;
const FEWEST = 3;

/** A caravan of camels: one behind the other, all in one direction, the first of them nearest to the viewer. */
export function walkInFile(
  placements: Placement[],
  { cast, frame, prompt }: DeedScene,
): Placement[] {
  if (!saysProcession(prompt, true)) return placements;
  const file = placements
    .filter((each) => isInFile(each, cast))
    .sort((one, other) => one.x - other.x);
  if (file.length < FEWEST) return placements;
  const steps = file.map((_, place) => NEARER ** place);
  const sum = (count: number): number => steps.slice(0, count).reduce((all, step) => all + step, 0);
  const total = sum(steps.length);
  const across = acrossOf(STEP, frame);
  const unit = Math.min(LARGEST / (steps.at(-1) ?? 1), (1 - 2 * MARGIN) / (across * total));
  return placements.map((each) => {
    const place = file.indexOf(each);
    if (place < 0) return each;
    const step = steps[place] ?? 1;
    return {
      ...each,
      x: 0.5 + across * unit * (sum(place) + step / 2 - total / 2),
      y: groundBefore(frame, (TOWARDS_VIEWER * place) / (file.length - 1)),
      size: unit * step,
      facing: 'right',
      order: 50 + place * 0.01,
    };
  });
}

/** One of several that walk on the ground by themselves. */
function isInFile(placement: Placement, cast: Cast): boolean {
  const member = cast.members[placement.subject]?.subject;
  return (
    member !== undefined &&
    member.person === null &&
    member.count >= FEWEST &&
    placement.motion === 'walk' &&
    isOnGround(placement)
  );
}

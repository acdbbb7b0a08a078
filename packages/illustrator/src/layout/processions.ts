import { saysProcession } from '../language/processions.ts';
import { clamp } from '../math/periodic.ts';
import type { DeedScene } from './deed-scene.ts';
import { acrossOf, groundBefore } from './frame-measures.ts';
import type { Placement } from './placement.ts';

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
  const isInFile = ({ subject, role, mounts, airborne, motion }: Placement): boolean => {
    const member = cast.members[subject]?.subject;
    return (
      member !== undefined &&
      member.person === null &&
      member.count >= FEWEST &&
      motion === 'walk' &&
      role !== 'back' &&
      mounts.length === 0 &&
      !airborne &&
      saysProcession(prompt, true)
    );
  };
  const file = placements.filter(isInFile).sort((one, other) => one.x - other.x);
  if (file.length < FEWEST) return placements;
  const steps = file.map((_, place) => NEARER ** place);
  const total = steps.reduce((sum, step) => sum + step, 0);
  const room = 1 - 2 * MARGIN;
  const most = LARGEST / (steps.at(-1) ?? 1);
  const unit = Math.min(most, room / (acrossOf(STEP, frame) * total));
  const width = acrossOf(STEP * unit, frame) * total;
  const starts = steps.map((_, place) =>
    steps.slice(0, place).reduce((sum, each) => sum + each, 0),
  );
  return placements.map((each) => {
    const place = file.indexOf(each);
    if (place < 0) return each;
    const step = steps[place] ?? 1;
    const share = place / (file.length - 1);
    return {
      ...each,
      x: clamp(
        (1 - width) / 2 + acrossOf(STEP * unit, frame) * ((starts[place] ?? 0) + step / 2),
        0,
        1,
      ),
      y: groundBefore(frame, TOWARDS_VIEWER * share),
      size: unit * step,
      facing: 'right',
      order: 50 + place * 0.01,
    };
  });
}

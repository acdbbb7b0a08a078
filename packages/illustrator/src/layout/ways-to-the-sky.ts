import { ENDS_OF_WAYS } from '../art/props/ways-to-the-sky.ts';
import { glyphOf } from './cast.ts';
import type { DeedScene } from './deed-scene.ts';
import { acrossOf, downOf } from './frame-measures.ts';
import type { Placement } from './placement.ts';

const LADDER = { size: 0.84, bottom: 0.95, goal: 0.3 } as const;
const STAIRS = { size: 1, bottom: 1.01, goal: 0.3 } as const;
const CLIMBER = 0.26;

/** A ladder or stairs up into the sky fill the picture: at their top is what they lead to, halfway who climbs. */
export function reachTheSky(
  placements: Placement[],
  { cast, frame, relations }: DeedScene,
): Placement[] {
  const way = placements.find(({ subject }) => glyphOf(cast, subject) in ENDS_OF_WAYS);
  if (way === undefined) return placements;
  const glyph = glyphOf(cast, way.subject) as keyof typeof ENDS_OF_WAYS;
  const { size, bottom, goal } = glyph === '@skyladder' ? LADDER : STAIRS;
  const x = glyph === '@skyladder' ? 0.46 : 0.5;
  const at = ([shareX, shareY]: readonly [number, number]) => ({
    x: x + acrossOf((shareX - 0.5) * size, frame),
    y: bottom - downOf((1 - shareY) * size, frame),
  });
  const { top, halfway } = ENDS_OF_WAYS[glyph];
  const isGoal = ({ subject }: Placement): boolean =>
    relations.some(({ from, to }) => from === way.subject && to === subject);
  const isClimber = ({ subject }: Placement): boolean =>
    relations.some(({ from, to }) => to === way.subject && from === subject);
  const still = { airborne: true, orbit: null, depth: way.depth } as const;
  return placements.map((each): Placement => {
    if (each === way)
      return {
        ...each,
        x,
        y: bottom,
        size,
        airborne: false,
        motion: 'idle',
        order: 50,
        mounts: [],
      };
    if (isGoal(each)) {
      const end = at(top);
      return {
        ...each,
        ...still,
        x: end.x + acrossOf(goal * 0.2, frame),
        y: end.y + downOf(goal * 0.06, frame),
        size: goal,
        role: 'main',
        order: 46,
      };
    }
    if (!isClimber(each)) return each;
    const half = at(halfway);
    return {
      ...each,
      ...still,
      x: half.x,
      y: half.y - downOf(CLIMBER / 2, frame),
      size: CLIMBER,
      order: 52,
    };
  });
}

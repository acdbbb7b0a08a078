import { ENDS_OF_WAYS } from '../art/props/ways-to-the-sky.ts';
import { glyphOf } from './cast.ts';
import type { DeedScene } from './deed-scene.ts';
import { acrossOf, downOf } from './frame-measures.ts';
import type { Placement } from './placement.ts';

const LADDER = { x: 0.46, size: 0.84, bottom: 0.95, goal: 0.3 } as const;
const STAIRS = { x: 0.5, size: 1, bottom: 1.01, goal: 0.3 } as const;
const CLIMBER = 0.26;

type Way = keyof typeof ENDS_OF_WAYS;

/** The places of the way, its goal and the climber. */
function placesOn(glyph: Way, { frame }: DeedScene) {
  const { x, size, bottom, goal } = glyph === '@skyladder' ? LADDER : STAIRS;
  const at = ([shareX, shareY]: readonly [number, number]) => ({
    x: x + acrossOf((shareX - 0.5) * size, frame),
    y: bottom - downOf((1 - shareY) * size, frame),
  });
  const [top, half] = [at(ENDS_OF_WAYS[glyph].top), at(ENDS_OF_WAYS[glyph].halfway)];
  const still = { airborne: true, orbit: null } as const;
  return {
    way: { x, y: bottom, size, airborne: false, motion: 'idle', order: 50, mounts: [] },
    goal: {
      ...still,
      x: top.x + acrossOf(goal * 0.2, frame),
      y: top.y + downOf(goal * 0.06, frame),
      size: goal,
      role: 'main',
      order: 46,
    },
    climber: {
      ...still,
      x: half.x,
      y: half.y - downOf(CLIMBER / 2, frame),
      size: CLIMBER,
      order: 52,
    },
  } as const;
}

/** A ladder or stairs up into the sky fill the picture: at their top is what they lead to, halfway who climbs. */
export function reachTheSky(placements: Placement[], scene: DeedScene): Placement[] {
  const { cast, relations } = scene;
  const way = placements.find(({ subject }) => glyphOf(cast, subject) in ENDS_OF_WAYS);
  if (way === undefined) return placements;
  const places = placesOn(glyphOf(cast, way.subject) as Way, scene);
  const isRelated = (from: number, to: number): boolean =>
    relations.some((each) => each.from === from && each.to === to);
  return placements.map((each): Placement => {
    if (each === way) return { ...each, ...places.way };
    if (isRelated(way.subject, each.subject)) return { ...each, ...places.goal, depth: way.depth };
    return isRelated(each.subject, way.subject)
      ? { ...each, ...places.climber, depth: way.depth }
      : each;
  });
}

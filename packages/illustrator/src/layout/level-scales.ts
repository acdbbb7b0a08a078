import { SPOTS_ON } from '../art/props/playground.ts';
import { glyphOf, isPersonAt } from './cast.ts';
import type { DeedScene } from './deed-scene.ts';
import { acrossOf, downOf, groundBefore } from './frame-measures.ts';
import { heightAmongPeople } from './height.ts';
import type { Placement } from './placement.ts';

const SCALE_SIZE = 0.8;
/** Of one alone in a pan, and of each of several. */
const LOADS = { one: 0.27, several: 0.24 } as const;
const HEIGHTS = [0.6, 1.1] as const;
/** From one of several to the next, in sizes. */
const STEP = 0.58;

/** What is weighed stands in the pans of the scales, or on both ends of the plank. */
export function weighOnScales(
  placements: Placement[],
  { cast, frame, relations }: DeedScene,
): Placement[] {
  const scale = placements.find(({ subject }) => glyphOf(cast, subject) in SPOTS_ON);
  if (scale === undefined) return placements;
  const spots = SPOTS_ON[glyphOf(cast, scale.subject) as keyof typeof SPOTS_ON];
  const ground = groundBefore(frame, 0.06);
  const loadsAt = (kind: 'left' | 'right'): Placement[] =>
    placements.filter(({ subject }) =>
      relations.some(
        ({ from, to, kind: side }) => from === subject && to === scale.subject && side === kind,
      ),
    );
  const sides = { left: loadsAt('left'), right: loadsAt('right') };
  return placements.map((each): Placement => {
    if (each === scale)
      return {
        ...each,
        x: 0.5,
        y: ground,
        size: SCALE_SIZE,
        airborne: false,
        motion: 'idle',
        order: 48,
      };
    const side = sides.left.includes(each) ? 'left' : sides.right.includes(each) ? 'right' : null;
    if (side === null) return each;
    const loads = sides[side];
    const most = loads.length > 1 ? LOADS.several : LOADS.one;
    const isPerson = isPersonAt(cast, each.subject);
    const size = most * (isPerson ? heightAmongPeople(each, cast, HEIGHTS) : 1);
    const [x, y] = spots[side];
    const aside = (loads.indexOf(each) - (loads.length - 1) / 2) * STEP * most;
    return {
      ...each,
      x: 0.5 + acrossOf((x - 0.5) * SCALE_SIZE + aside, frame),
      y: ground - downOf((1 - y) * SCALE_SIZE - 0.004, frame),
      size,
      airborne: false,
      orbit: null,
      facing: side === 'left' ? 'right' : 'left',
      order: 50 + loads.indexOf(each) * 0.01,
      depth: scale.depth,
    };
  });
}

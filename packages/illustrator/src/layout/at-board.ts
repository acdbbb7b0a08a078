import type { ScenePlan } from '../plan/plan.ts';
import { type Cast, isPersonAt } from './cast.ts';
import { groundBefore } from './frame-measures.ts';
import type { LayoutFrame } from './lead.ts';
import type { Placement } from './placement.ts';

const POINTS =
  /\bpoint(?:s|ed|ing)? (?:at|to|toward|towards) (?:\S+ ){0,3}?(?:black|chalk)?board\b/iu;
/** At the left of the board, near enough to reach it. */
const PLACE = { x: 0.18, least: 0.56 } as const;

/** Who points at the words on the board of a classroom stands beside it, the arm up. */
export function pointAtBoard(
  placements: readonly Placement[],
  { setting, caption, prompt }: ScenePlan,
  cast: Pick<Cast, 'members'>,
  frame: LayoutFrame,
): readonly Placement[] {
  const people = placements.filter(({ subject }) => isPersonAt(cast, subject));
  const [only] = people;
  if (setting !== 'classroom' || caption === null || !POINTS.test(prompt)) return placements;
  if (people.length !== 1 || only?.motion !== 'point' || only.held.length > 0) return placements;
  const placed: Placement = {
    ...only,
    x: PLACE.x,
    y: groundBefore(frame, 0.04),
    size: Math.max(only.size, PLACE.least),
    facing: 'right',
    pose: 'pointup',
  };
  return placements.map((each) => (each === only ? placed : each));
}

import { isSkyBody } from '../language/scenery-things.ts';
import { clamp } from '../math/periodic.ts';
import type { ScenePlan } from '../plan/plan.ts';
import { groundOfWays } from '../things/ground-of-ways.ts';
import type { Placement } from './placement.ts';
import { IN_SKY } from './sky-bodies.ts';

/** Where a way ends, as a share of the width. */
const MIDDLE = 0.53;
/** Of a building or a thing there: its least and largest size, and how much smaller it is than near. */
const SIZES = [0.24, 0.46] as const;
const SMALLER = 0.66;

/** What a way or stairs lead to stands at their end; the sun and the moon hang over it. */
export function placeAtEndOfWay(placement: Placement, plan: ScenePlan): Placement {
  const subject = plan.subjects[placement.subject];
  if (subject?.isAtEndOfWay !== true) return placement;
  const isOnSteps = plan.setting === 'steps';
  const x = isOnSteps ? 0.5 : MIDDLE;
  if (isSkyBody(subject.glyph)) {
    return {
      ...placement,
      x,
      y: isOnSteps ? 0.26 : 0.54,
      size: 0.44,
      airborne: true,
      ...IN_SKY,
    };
  }
  if (isOnSteps) return { ...placement, x };
  return {
    ...placement,
    role: 'back',
    x,
    y: groundOfWays(plan.setting)[0] + 0.014,
    size: clamp(placement.size * SMALLER, ...SIZES),
    airborne: false,
    order: 28,
    depth: 0.5,
  };
}

import { saysQueue } from '../language/queues.ts';
import type { ScenePlan } from '../plan/plan.ts';
import { placeAcrossNet } from './across-net.ts';
import { standAtBarriers } from './at-barriers.ts';
import { pointAtBoard } from './at-board.ts';
import { faceScreen } from './at-screen.ts';
import { standBeforeVehicle } from './before-vehicle.ts';
import type { Cast } from './cast.ts';
import type { LayoutFrame } from './lead.ts';
import type { Placement } from './placement.ts';

/** Places people around what the whole picture is made up of: a fence, a net or the board of a classroom. */
export function composeAround(
  placements: readonly Placement[],
  plan: ScenePlan,
  cast: Cast,
  frame: LayoutFrame,
): readonly Placement[] {
  const atBarriers = standAtBarriers(placements, plan.relations, cast, frame);
  const acrossNet = placeAcrossNet(atBarriers, cast, frame);
  const atScreen = faceScreen(acrossNet, cast, frame);
  const atVehicle = saysQueue(plan.prompt) ? atScreen : standBeforeVehicle(atScreen, cast, frame);
  return pointAtBoard(atVehicle, plan, cast, frame);
}

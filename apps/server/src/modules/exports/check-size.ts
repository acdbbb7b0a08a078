import { type ExportRequest, type PlanName, PLANS } from '@loopwright/contract';
import { type AvailableFormats, planFile, type SourceFacts } from '@loopwright/media';
import { AppError } from '../../platform/errors.ts';
import { wishOf } from './plan-export.ts';

/** The shorter side of an animation, in pixels, without the highest plan. */
const MOVING_SIDE_MAXIMUM = 1080;
/** The same without a subscription: standard resolution. */
const FREE_MOVING_SIDE_MAXIMUM = 480;

/**
 * Checks the size of a custom file against the plan. Targets need no check: none of them is larger than what
 * a paid plan has, and without a plan they are made as small as standard resolution.
 * @throws AppError `plan-required`
 */
export function checkSize(
  plan: PlanName,
  facts: SourceFacts,
  request: ExportRequest,
  available: AvailableFormats,
): void {
  if ('target' in request) return;
  const choice = { fit: request.fit ?? 'pad', available };
  const planned = planFile(facts, wishOf(request, facts), choice);
  if (!planned.isPossible) return;
  const { width, height, timing } = planned.plan;
  const isMoving = timing.frames.length > 1;
  if (plan === 'premium') return;
  if (plan === 'basic') {
    if (isMoving && Math.min(width, height) > MOVING_SIDE_MAXIMUM) {
      throw new AppError('exportNeedsSubscription');
    }
    return;
  }
  const standard = isMoving ? FREE_MOVING_SIDE_MAXIMUM : PLANS.free.imageSizes[0]!;
  const side = isMoving ? Math.min(width, height) : Math.max(width, height);
  const ownSide = isMoving
    ? Math.min(facts.width, facts.height)
    : Math.max(facts.width, facts.height);
  // What was made on a plan that has ended can be exported in its own size.
  if (side > Math.max(standard, ownSide)) throw new AppError('exportSizeNeedsSubscription');
}

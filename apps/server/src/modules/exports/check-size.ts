import { EXPORT_SIZES, type ExportRequest, type PlanName, PLANS } from '@loopwright/contract';
import { type AvailableFormats, planFile, type SourceFacts } from '@loopwright/media';
import { AppError } from '../../platform/errors.ts';
import { wishOf } from './plan-export.ts';

/** HD: the shorter side of an animation, in pixels. */
const MOVING_SIDE_MAXIMUM = 1080;
/** The same without a subscription: standard resolution. */
const FREE_MOVING_SIDE_MAXIMUM = 480;

const isMovingSource = ({ delaysMs }: SourceFacts): boolean => delaysMs.length > 1;

/** The side that standard resolution limits: the shorter one of an animation, the longer one of a still. */
const sideOf = (
  { width, height }: { readonly width: number; readonly height: number },
  isMoving: boolean,
) => (isMoving ? Math.min(width, height) : Math.max(width, height));

const standardSide = (isMoving: boolean): number =>
  isMoving ? FREE_MOVING_SIDE_MAXIMUM : PLANS.free.imageSizes[0]!;

/**
 * What a file in standard resolution is planned from: where a place leaves the size open, the picture becomes no
 * larger than the free plan has. Exact sizes, such as those of stickers, stay.
 * @param canShrink false: what is larger already keeps its size
 */
export function inStandardSize(facts: SourceFacts, canShrink: boolean): SourceFacts {
  const isMoving = isMovingSource(facts);
  const scale = standardSide(isMoving) / sideOf(facts, isMoving);
  if (scale >= 1 || !canShrink) {
    return { ...facts, enlargement: Math.min(facts.enlargement, Math.max(1, scale)) };
  }
  const shrunk = (side: number): number => Math.max(1, Math.round(side * scale));
  return { ...facts, width: shrunk(facts.width), height: shrunk(facts.height), enlargement: 1 };
}

/**
 * Checks the size of a custom file against the plan. Targets need no check: none of them is larger than what
 * a paid plan has, and without a plan they are planned by `inStandardSize`.
 * @throws AppError `plan-required`, and `invalid` for more pixels than the format can have
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
  if (!planned.isPossible) {
    if (planned.reason === 'tooManyPixels') throw new AppError('exportTooManyPixels');
    return;
  }
  const { width, height, timing } = planned.plan;
  const isMoving = timing.frames.length > 1;
  const exportSize = EXPORT_SIZES[plan];
  if (exportSize === '4k') return;
  if (exportSize === 'hd') {
    if (isMoving && Math.min(width, height) > MOVING_SIDE_MAXIMUM) {
      throw new AppError('exportNeedsSubscription');
    }
    return;
  }
  // What was made on a plan that has ended can be exported in its own size.
  const largest = Math.max(standardSide(isMoving), sideOf(facts, isMoving));
  if (sideOf({ width, height }, isMoving) > largest)
    throw new AppError('exportSizeNeedsSubscription');
}

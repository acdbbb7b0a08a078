import { clamp } from '../../math/periodic.ts';
import type { ScenePlan } from '../plan.ts';
import { boxOf, type Placement } from './placement.ts';

const MARGIN = 0.015;
/** The lettering's share of the height. */
const CAPTION_BOTTOM = 0.23;

/** Shrinks and moves a placement until it lies inside the frame, and below the lettering. */
export function fitInFrame(
  placement: Placement,
  plan: Pick<ScenePlan, 'caption'>,
  frame: { readonly width: number; readonly height: number },
): Placement {
  const top = plan.caption && placement.role !== 'back' ? CAPTION_BOTTOM : MARGIN;
  const box = boxOf(placement, frame);
  const bottom = placement.airborne ? 1 - MARGIN : Math.min(placement.y, 0.985);
  const factor = Math.min(
    1,
    (1 - 2 * MARGIN) / (box.right - box.left),
    (bottom - top) / (box.bottom - box.top),
  );
  const fitted: Placement =
    factor === 1
      ? placement
      : {
          ...placement,
          size: placement.size * factor,
          mounts: placement.mounts.map((mount) => ({ ...mount, size: mount.size * factor })),
        };
  const { left, right, top: crown, bottom: base } = boxOf(fitted, frame);
  const halfWidth = (right - left) / 2;
  const halfHeight = (base - crown) / 2;
  return {
    ...fitted,
    x: clamp(fitted.x, MARGIN + halfWidth, 1 - MARGIN - halfWidth),
    y: fitted.airborne
      ? clamp(fitted.y, top + halfHeight, 1 - MARGIN - halfHeight)
      : Math.min(fitted.y, 0.985),
  };
}

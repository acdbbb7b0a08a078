import { type Cast, glyphOf } from './cast.ts';
import { acrossOf, groundBefore } from './frame-measures.ts';
import type { LayoutFrame } from './lead.ts';
import type { Placement } from './placement.ts';

const SCREENS = /^@(?:laptopcall|tabletcall)$/;
/** In shares of the shorter side: from the middle, and how large. */
const CALLER = { aside: 0.25, size: 0.52 } as const;
const SCREEN = { aside: 0.2, size: 0.56 } as const;
/** A tablet is held in the air. */
const TABLET_UP = 0.22;

/** A caller is beside a screen that is large enough to show the other one. */
export function faceScreen(
  placements: readonly Placement[],
  cast: Cast,
  frame: LayoutFrame,
): readonly Placement[] {
  const screen = placements.find(({ subject }) => SCREENS.test(glyphOf(cast, subject)));
  const caller = placements.find((each) => each !== screen && each.motion === 'wave');
  if (screen === undefined || caller === undefined) return placements;
  const isTablet = glyphOf(cast, screen.subject) === '@tabletcall';
  const y = caller.airborne ? caller.y : groundBefore(frame, 0.03);
  return placements.map((each) => {
    if (each === caller)
      return {
        ...each,
        x: 0.5 - acrossOf(CALLER.aside, frame),
        y,
        size: Math.max(each.size, CALLER.size),
        facing: 'right' as const,
        order: 52,
      };
    if (each !== screen) return each;
    return {
      ...each,
      x: 0.5 + acrossOf(SCREEN.aside, frame),
      y: isTablet && !caller.airborne ? y - TABLET_UP : y,
      size: SCREEN.size,
      airborne: caller.airborne,
      motion: 'idle' as const,
      facing: 'left' as const,
      mounts: [],
      order: 51,
    };
  });
}

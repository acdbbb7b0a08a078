import type { Cast } from './cast.ts';
import type { Placement } from './placement.ts';

/** Below the lower edge, so that heads and shoulders are to be seen; fractions of the height and of the shorter side. */
const FRONT_ROW = { y: 1.17, size: 0.4 } as const;
const BACK_ROW = { y: 1.03, size: 0.32 } as const;
const IN_ROW = 4;
/** Where the speaker stands. */
const AT_BOARD = { x: 0.2, y: 0.88, size: 0.46 } as const;
const ON_STAGE = { x: 0.5, y: 0.84, size: 0.46 } as const;
/** Where a board that is named stands. */
const BOARD = { x: 0.62, y: 0.86, size: 0.58 } as const;
/** Nearer than all others. */
const NEAREST = 54;

/** Who presents something stands at the board, and those who watch are before us with their backs to us. */
export function seatAudience(placements: readonly Placement[], cast: Cast): readonly Placement[] {
  const subjectOf = ({ subject }: Placement) => cast.members[subject]?.subject;
  const audience = placements.filter((each) => subjectOf(each)?.isAudience === true);
  const speaker = placements.find((each) => subjectOf(each)?.presentsTo !== undefined);
  if (audience.length === 0 || speaker === undefined) return placements;
  const isAtBoard = subjectOf(speaker)?.presentsTo === 'board';
  return placements.map((each): Placement => {
    const seat = audience.indexOf(each);
    const still = { orbit: null, airborne: false, mounts: [] };
    if (seat >= 0) return { ...each, ...still, ...seatIn(audience.length, seat), motion: 'idle' };
    if (each === speaker)
      return {
        ...each,
        ...still,
        ...(isAtBoard ? AT_BOARD : ON_STAGE),
        facing: 'right',
        order: 52,
      };
    return subjectOf(each)?.glyph === '@whiteboard'
      ? { ...each, ...still, ...BOARD, order: 48 }
      : each;
  });
}

/** The last ones are in a row behind the first ones, between their heads. */
function seatIn(
  count: number,
  index: number,
): Pick<Placement, 'x' | 'y' | 'size' | 'order' | 'facing'> {
  const inFront = Math.min(count, IN_ROW);
  const isFront = index < inFront;
  const inRow = isFront ? inFront : count - inFront;
  const place = isFront ? index : index - inFront;
  const step = Math.min(0.3, 0.92 / inRow);
  const x = 0.5 + (place - (inRow - 1) / 2) * step;
  return {
    x,
    ...(isFront ? FRONT_ROW : BACK_ROW),
    order: NEAREST + (isFront ? 1 : 0) + index * 0.001,
    facing: x < 0.5 ? 'right' : 'left',
  };
}

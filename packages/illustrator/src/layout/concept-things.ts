import { firstOfGlyph, glyphOf, isPersonAt } from './cast.ts';
import type { DeedScene } from './deed-scene.ts';
import { acrossOf, downOf, groundOf, widthOf } from './frame-measures.ts';
import type { Placement } from './placement.ts';

/** The road fills the lower half of its drawing. */
const ROAD_TOP = 0.5;
/** How far behind the ground of the actors its ends are, fraction of the height. */
const BEHIND_GROUND = 0.1;
const BEFORE_FORK = { y: 0.96, size: 0.32 } as const;

/** A road that parts reaches from the lower edge to the horizon, and a traveler stands on it. */
export function layRoad(placements: Placement[], { cast, frame }: DeedScene): Placement[] {
  const road = firstOfGlyph(placements, cast, '@forkedroad');
  if (road === undefined) return placements;
  const far = Math.max(frame.horizon ?? 0, groundOf(frame) - BEHIND_GROUND);
  const size = (1.01 - far) / downOf(1 - ROAD_TOP, frame);
  const others = placements.filter((each) => each !== road && each.role !== 'back');
  return placements.map((each): Placement => {
    if (each === road)
      return { ...each, x: 0.5, y: 1.01, size, airborne: false, motion: 'idle', order: 28 };
    const place = others.indexOf(each);
    if (place < 0) return each;
    const aside = (place - (others.length - 1) / 2) * BEFORE_FORK.size * 0.6;
    return { ...each, ...BEFORE_FORK, x: 0.5 + acrossOf(aside, frame), order: 52 };
  });
}

/** Of the gap of the board, from its middle in sizes. */
const GAP = { x: 0.105, y: -0.395 } as const;
const BOARD = { x: 0.47, size: 0.72 } as const;
const PIECE = 0.3;

/** The missing piece is beside the gap of its puzzle. */
export function besideItsGap(placements: Placement[], { cast, frame }: DeedScene): Placement[] {
  const board = firstOfGlyph(placements, cast, '@puzzleboard');
  const piece = firstOfGlyph(placements, cast, 'puzzle-piece');
  if (board === undefined || piece === undefined) return placements;
  const y = Math.max(board.y, 0.86);
  return placements.map((each): Placement => {
    if (each === board)
      return {
        ...each,
        x: BOARD.x,
        y,
        size: BOARD.size,
        airborne: false,
        order: 46,
        motion: 'idle',
      };
    if (each !== piece) return each;
    return {
      ...each,
      x: BOARD.x + acrossOf((GAP.x + 0.2) * BOARD.size, frame),
      y: y + downOf((GAP.y + 0.2) * BOARD.size + PIECE / 2, frame),
      size: PIECE,
      order: 52,
    };
  });
}

const AT_BOOK = { y: 0.955, size: 0.25 } as const;

/** Before a large open book with something on its pages: people sit at its sides, and between them. */
export function sitAtBook(placements: Placement[], { cast }: DeedScene): Placement[] {
  const isOnBook = ({ mounts }: Placement): boolean =>
    mounts.some(({ subject }) => glyphOf(cast, subject) === '@spreadbook');
  const people = placements.filter(
    ({ subject, mounts }) => isPersonAt(cast, subject) && mounts.length === 0,
  );
  if (people.length === 0 || !placements.some(isOnBook)) return placements;
  return placements.map((each): Placement => {
    if (isOnBook(each)) return { ...each, x: 0.5, y: 0.86, order: 48 };
    const place = people.indexOf(each);
    if (place < 0) return each;
    const share = people.length === 1 ? 0.14 : 0.14 + (0.72 * place) / (people.length - 1);
    return { ...each, ...AT_BOOK, x: share, facing: share < 0.5 ? 'right' : 'left', order: 53 };
  });
}

/** Where the water is in the drawing of the iceberg, and in the picture. */
const WATER = { drawn: 0.34, shown: 0.34 } as const;

const BEYOND_EDGES = 1.06;

/** The cut through the sea is wider than the picture, and before the waves. */
export function floatIceberg(placements: Placement[], { cast, frame }: DeedScene): Placement[] {
  const size = BEYOND_EDGES * Math.max(widthOf(frame), (1 - WATER.shown) / downOf(1, frame));
  const y = WATER.shown + downOf((1 - WATER.drawn) * size, frame);
  const isIceberg = ({ subject }: Placement): boolean => glyphOf(cast, subject) === '@wholeiceberg';
  const placed = {
    x: 0.5,
    y,
    size,
    airborne: false,
    motion: 'idle',
    role: 'back',
    order: 78,
  } as const;
  return placements.map((each) => (isIceberg(each) ? { ...each, ...placed } : each));
}

const CAGE = { x: 0.34, y: 0.92, size: 0.6 } as const;
const FREED = { x: 0.74, y: 0.3, size: 0.34 } as const;

/** A bird flies away from the open door of its cage. */
export function flyFromCage(placements: Placement[], { cast }: DeedScene): Placement[] {
  const cage = firstOfGlyph(placements, cast, '@opencage');
  const bird = placements.find(({ motion, role }) => motion === 'fly' && role !== 'back');
  if (cage === undefined || bird === undefined) return placements;
  return placements.map((each): Placement => {
    if (each === cage) return { ...each, ...CAGE };
    return each === bird ? { ...each, ...FREED, airborne: true, facing: 'right' } : each;
  });
}

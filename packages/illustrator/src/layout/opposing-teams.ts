import { glyphOf } from './cast.ts';
import type { DeedScene } from './deed-scene.ts';
import { acrossOf, downOf, groundBefore } from './frame-measures.ts';
import { heightAmongPeople } from './height.ts';
import type { Placement } from './placement.ts';

const HEIGHTS = [0.72, 1.1] as const;
/** The size of a player, by how many are on the larger side. */
const SIZES = [0.4, 0.36, 0.28, 0.22, 0.18] as const;
/** From the middle to the first player, and from one to the next, in sizes. */
const FIRST = 0.44;
const NEXT = 0.5;
/** Every other player is farther away, fraction of the height. */
const FARTHER = 0.055;
const BALL = 0.3;
const HOOP = { x: 0.9, size: 1.5 } as const;

/** Two teams stand on both sides of their ball, turned to each other. */
export function facingTeams(placements: Placement[], scene: DeedScene): Placement[] {
  const { cast, frame } = scene;
  const sideOf = ({ subject }: Placement) => cast.members[subject]?.subject.side;
  const teamOf = (side: 'left' | 'right') => placements.filter((each) => sideOf(each) === side);
  const teams = { left: teamOf('left'), right: teamOf('right') };
  const most = Math.max(teams.left.length, teams.right.length);
  if (most === 0) return placements;
  const size = SIZES[Math.min(most, SIZES.length) - 1] ?? 0.22;
  const ground = groundBefore(frame, 0.02);
  const playerAt = (each: Placement, side: 'left' | 'right', place: number): Placement => ({
    ...each,
    x: 0.5 + (side === 'left' ? -1 : 1) * acrossOf(size * (FIRST + NEXT * place), frame),
    y: ground - (place % 2) * FARTHER,
    size: size * heightAmongPeople(each, cast, HEIGHTS),
    airborne: false,
    attends: null,
    facing: side === 'left' ? 'right' : 'left',
    order: 52 - (place % 2) - place * 0.01,
  });
  return placements.map((each) => {
    const side = sideOf(each);
    if (side !== undefined) return playerAt(each, side, teams[side].indexOf(each));
    const glyph = glyphOf(cast, each.subject);
    if (glyph.endsWith('ball')) return ballBetween(each, size, ground, scene);
    if (glyph === '@hoop')
      return { ...each, x: HOOP.x, y: ground - 0.08, size: size * HOOP.size, order: 44 };
    return each;
  });
}

/** On the ground where it is kicked, in the air where hands reach for it. */
function ballBetween(
  ball: Placement,
  size: number,
  ground: number,
  { frame, cast }: DeedScene,
): Placement {
  const isThrown = cast.members.some(
    ({ subject }) => subject.side !== undefined && subject.motion === 'cheer',
  );
  return {
    ...ball,
    x: 0.5,
    y: isThrown ? ground - downOf(size * 1.05, frame) : ground,
    size: size * BALL,
    airborne: isThrown,
    motion: isThrown ? 'spin' : 'idle',
    mounts: [],
    order: 53,
  };
}

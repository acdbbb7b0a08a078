import { type Cast, glyphOf, isPersonAt } from './cast.ts';
import { acrossOf, downOf, groundBefore } from './frame-measures.ts';
import { heightAmongPeople } from './height.ts';
import type { LayoutFrame } from './lead.ts';
import type { Placement } from './placement.ts';

const NETS = /^@(?:courtnet|volleynet)$/;
const HEIGHTS = [0.62, 1.15] as const;
/** Players alone on their side, and several: their size, and how far the first one is from the net. */
const ALONE = { size: 0.44, first: 0.28, step: 0 } as const;
const SEVERAL = { size: 0.33, first: 0.19, step: 0.17 } as const;
/** Towards the viewer and away from it, in turn. */
const STAGGER = [0.035, -0.045, 0.03] as const;
const NET = { size: 0.62, order: 51 } as const;
/** Where the ball is, and how large, in shares of the shorter side. */
const BALL = { beside: 0.07, up: 0.57, size: 0.08 } as const;

/** Both sides of a game over a net face each other across it, the ball above. */
export function placeAcrossNet(
  placements: readonly Placement[],
  cast: Cast,
  frame: LayoutFrame,
): readonly Placement[] {
  const net = placements.find(({ subject }) => NETS.test(glyphOf(cast, subject)));
  if (net === undefined) return placements;
  const players = placements
    .filter(({ subject }) => isPersonAt(cast, subject))
    .sort((one, other) => one.subject - other.subject || one.copy - other.copy);
  const half = Math.ceil(players.length / 2);
  const ground = groundBefore(frame, 0);
  return placements.map((each) => {
    const place = players.indexOf(each);
    if (place >= 0)
      return inHalf(each, place % half, { isLeft: place < half, half, ground }, cast, frame);
    const base = { ...each, airborne: false, mounts: [], motion: 'idle' as const };
    if (each === net)
      return {
        ...base,
        x: 0.5,
        y: ground + 0.06,
        size: NET.size,
        role: 'back' as const,
        order: NET.order,
        depth: 1,
      };
    return {
      ...base,
      x: 0.5 + acrossOf(BALL.beside, frame),
      y: ground - downOf(BALL.up, frame),
      size: BALL.size,
      airborne: true,
      order: 54,
    };
  });
}

interface Half {
  readonly isLeft: boolean;
  /** The players on one side. */
  readonly half: number;
  readonly ground: number;
}

function inHalf(
  player: Placement,
  place: number,
  { isLeft, half, ground }: Half,
  cast: Cast,
  frame: LayoutFrame,
): Placement {
  const { size, first, step } = half > 1 ? SEVERAL : ALONE;
  const nearer = half > 1 ? (STAGGER[place % STAGGER.length] ?? 0) : 0;
  return {
    ...player,
    x: 0.5 + (isLeft ? -1 : 1) * acrossOf(first + step * place, frame),
    y: ground + downOf(nearer, frame),
    size: size * heightAmongPeople(player, cast, HEIGHTS) * (1 + nearer),
    facing: isLeft ? 'right' : 'left',
    airborne: false,
    order: nearer < 0 ? 50 : 52 + place * 0.01,
  };
}

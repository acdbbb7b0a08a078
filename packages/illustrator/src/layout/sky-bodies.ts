import type { Relation } from '../language/relation.ts';
import { isSkyBody } from '../language/scenery-things.ts';
import { clamp } from '../math/periodic.ts';
import type { Cast } from './cast.ts';
import { groundOf } from './frame-measures.ts';
import type { Placement } from './placement.ts';

/** From this scale on it is what the picture is composed around: the others stand before it. */
const GIANT = 1.5;
const GIANT_SIZE = 0.44;
const LARGEST = 0.82;
/** How far the middle of a giant is above the ground, in shares of the height. */
const ABOVE_GROUND = 0.34;
const USUAL = 0.28;
const FLOATING = 0.46;
const SMALLEST = 0.1;
/** Several of a usual size leave sky between them. */
const OF_SEVERAL = 0.62;
/** How much larger those of a usual size are where the land shows nothing else. */
const AS_HERO = 1.5;
/** How much smaller each further one is. */
const FURTHER = [1, 0.66, 0.82, 0.56, 0.74] as const;

/** Over the sky, behind all land. */
export const IN_SKY = { order: 7, depth: 0.1 } as const;

type Spot = Pick<Placement, 'x' | 'y' | 'size'>;

interface SkyBody {
  /** As the prompt says it. */
  readonly scale: number;
  readonly count: number;
  /** The picture has no ground. */
  readonly floating: boolean;
  /** Something tall stands on the right. */
  readonly shared: boolean;
}

/**
 * Where suns, moons and planets are, and how large: a giant one low in the middle, behind all others; small ones
 * high and small. Pure.
 */
export function spotsInSky(
  { scale, count, floating, shared }: SkyBody,
  frame: Parameters<typeof groundOf>[0],
): readonly Spot[] {
  if (scale >= GIANT && count === 1 && !floating) {
    const size = Math.min(LARGEST, GIANT_SIZE * scale);
    return [{ x: 0.5, y: groundOf(frame) - ABOVE_GROUND, size }];
  }
  const factor = scale < 1 ? scale ** 1.6 : Math.sqrt(scale);
  const one = Math.max(SMALLEST, (floating ? FLOATING : USUAL) * factor);
  if (count === 1) return [{ x: shared ? 0.25 : 0.76, y: floating ? 0.34 : 0.22, size: one }];
  const size = one * (scale < 1 ? 1 : OF_SEVERAL);
  return Array.from({ length: count }, (_, copy) => ({
    x: 0.24 + (0.52 * copy) / (count - 1),
    y: clamp(0.17 + 0.13 * (copy % 2), size * 0.6, 0.4),
    size: size * (FURTHER[copy % FURTHER.length] ?? 1),
  }));
}

/**
 * Suns and moons that are all that a landscape is about are in its sky too, and not before it.
 * @param flying what is in the air
 */
export function inSkyOfLand(
  flying: readonly Placement[],
  { members, hero }: Pick<Cast, 'members' | 'hero'>,
  relations: readonly Relation[],
  frame: Parameters<typeof groundOf>[0],
): readonly Placement[] {
  if (hero === null || !isSkyBody(hero.subject.glyph) || hero.subject.hasLimbs) return flying;
  const isRelated = relations.some(({ from, to }) => from === hero.index || to === hero.index);
  const isAlive = hero.subject.motion !== null || hero.subject.expression !== null;
  if (isRelated || isAlive || members.length > 1) return flying;
  const { scale, count } = hero.subject;
  if (scale === 1 && count === 1) return flying;
  const spots = spotsInSky({ scale, count, floating: false, shared: false }, frame);
  return flying.flatMap((placement, i) => {
    const spot = spots[i];
    const size = (spot?.size ?? 0) * (scale === 1 ? AS_HERO : 1);
    return spot ? [{ ...placement, ...spot, ...IN_SKY, size }] : [];
  });
}

import { fract, plateau, wave } from '../math/periodic.ts';
import type { Actor } from './actor.ts';
import { type Movement, STILL } from './motion.ts';

/** How far one is turned who lies on the side. Radians. */
const ON_SIDE = 1.45;
/** A moment at which it lies. */
export const LIES = 0.6;
/** From the middle of one who lies to the ground, in heights of the body. */
const THICK = { person: 0.12, animal: 0.24 } as const;
/** How far aside the feet go, so that who lies is where it stood. */
const ASIDE = 0.42;

/** How far somebody is down who sways, falls over and gets up again, 0 to 1. */
const downAt = (phase: number): number => plateau([0.22, 0.4], [0.8, 0.97], fract(phase));

/** Falls over to the side about the feet; an animal that is seen from its side turns its legs up. */
export function fainting({ body, sizePx, puppet, isAnimal }: Actor, phase: number): Movement {
  const down = downAt(phase);
  const rotation = 0.05 * wave(phase, 4) * (1 - down);
  const tall = body.height / sizePx;
  if (!puppet) {
    const scaleY = Math.cos(Math.PI * down);
    return { ...STILL, rotation, scaleY, lift: (tall * (1 - scaleY)) / 2 };
  }
  const thick = THICK[isAnimal ? 'animal' : 'person'];
  return {
    ...STILL,
    rotation: rotation + ON_SIDE * down,
    x: -ASIDE * tall * down,
    lift: thick * tall * down,
  };
}

import type { SettingName } from '../language/setting-name.ts';
import { clamp } from '../math/periodic.ts';
import { isShip } from '../things/nature.ts';
import type { CastMember } from './cast.ts';
import { type LeadContext, placementsOf, type Slot } from './lead.ts';
import type { Placement } from './placement.ts';

/** Land before the sea: ships that are not what the picture is about sail behind those on it. */
const SHORES: ReadonlySet<SettingName> = new Set<SettingName>(['beach', 'cliff', 'pier']);
/** On the land of these stands what is theirs: the ship is on the water though the picture is about it. */
const WATERSIDES: ReadonlySet<SettingName> = new Set<SettingName>(['cliff', 'pier']);
const SWIMMERS = /^(whale|spouting-whale|dolphin|shark)$/;
/** After the waves, before the sand and the cliff. */
const ORDER = 15.8;
/** Fraction of the height below the horizon. */
const BELOW_HORIZON = 0.075;
const FARTHER = 0.5;
/** Moored beside the boards of a pier: as near as they are, and behind their posts. */
const MOORED = { y: 0.79, order: 44.5, depth: 0.65, nearer: 0.85, least: 0.3, most: 0.44 } as const;
/** Fractions of the width. */
const PLACES = [0.78, 0.22, 0.56, 0.4] as const;

/** Whether a lead is out on the water that the picture has behind its hero. */
export function isAfloat({ member }: Slot, { plan, cast }: LeadContext): boolean {
  if (!SHORES.has(plan.setting)) return false;
  const base: CastMember = cast.carriers.get(member.index)?.member ?? member;
  const { glyph, motion } = base.subject;
  if (member === cast.hero) return WATERSIDES.has(plan.setting) && isShip(glyph);
  return isShip(glyph) || SWIMMERS.test(glyph) || (motion === 'swim' && base === member);
}

/** Small, and away from the hero. */
export function placeAfloat(
  slots: readonly Slot[],
  standing: readonly Placement[],
  context: LeadContext,
): Placement[] {
  const { horizon } = context.frame;
  const isMoored = context.plan.setting === 'pier';
  const heroX = standing.find(({ role }) => role === 'hero')?.x ?? 0.3;
  return slots.flatMap((slot, i) => {
    const place = PLACES[i % PLACES.length] ?? 0.78;
    const x = heroX > 0.55 ? 1 - place : place;
    const position = isMoored
      ? { x, y: MOORED.y, size: clamp(slot.size * MOORED.nearer, MOORED.least, MOORED.most) }
      : {
          x,
          y: horizon + BELOW_HORIZON + 0.012 * (i % 3),
          size: clamp(slot.size * FARTHER, 0.12, 0.26),
        };
    const { order, depth } = isMoored ? MOORED : { order: ORDER, depth: 0.3 };
    return placementsOf({ ...slot, airborne: false }, position, i, slots.length, context).map(
      (placement) => Object.assign({}, placement, { order: order + i * 0.01, depth }),
    );
  });
}

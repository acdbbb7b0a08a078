import { GESTURES } from '../language/gestures.ts';
import type { MotionName } from '../language/motion-name.ts';
import type { Relation } from '../language/relation.ts';
import { isScenery } from '../language/scenery-things.ts';
import { isFlyingInsect, livesInTheAir } from '../things/nature.ts';
import { isHungBelow } from '../things/seats.ts';
import { type Cast, type CastMember, deedOf, glyphOf, isAnimate } from './cast.ts';
import { isHung } from './hung.ts';

interface Surroundings {
  /** Everything floats: space, the sky, under water. */
  readonly floating: boolean;
  readonly isUnderwater: boolean;
  /** In a furnished room. */
  readonly indoors: boolean;
  readonly relations: readonly Relation[];
}

/** From a balloon or a lamp, under which there is no ground. */
const hangsInTheAir = ({ index }: CastMember, cast: Cast): boolean => {
  const carrier = cast.carriers.get(index);
  return carrier?.manner === 'hanging' && !isHungBelow(carrier.member.subject.glyph);
};

const SEA_FLOOR = new Set(
  `crab lobster coral spiral-shell oyster snail @chest castle @cabin anchor shrimp rock @sandcastle
  @boulder`.split(/\s+/),
);

/** Ships that lie on the floor of the sea. */
const WRECKS = /^(@shipwreck|@pirateship|@sailingship|@vikingship|ship|passenger-ship)$/;

const ON_THE_GROUND: ReadonlySet<MotionName> = new Set<MotionName>([
  'walk',
  'run',
  'dance',
  'sit',
  'sleep',
  'lie',
  'graze',
  'dig',
  'slide',
  'splash',
  ...GESTURES,
]);

const IN_THE_AIR: ReadonlySet<MotionName> = new Set<MotionName>([
  'fly',
  'float',
  'orbit',
  'fall',
  'plunge',
  'flip',
]);

/** Whether a lead hangs in the air (or water) rather than stands. */
export function isAirborne(
  member: CastMember,
  cast: Cast,
  { floating, indoors, relations, isUnderwater }: Surroundings,
): boolean {
  const { glyph } = member.subject;
  const motion = deedOf(member, cast);
  const carrier = cast.carriers.get(member.index)?.member;
  if (motion === 'takeoff' || motion === 'touchdown') return false;
  if (floating) {
    const lowest = (carrier ?? member).subject.glyph;
    return !SEA_FLOOR.has(lowest) && !(isUnderwater && WRECKS.test(lowest));
  }
  if (carrier) {
    const base = cast.carriers.get(carrier.index)?.member ?? carrier;
    return (
      // Santa in a sleigh, a cat on a pizza.
      motion === 'fly' ||
      hangsInTheAir(member, cast) ||
      livesInTheAir(base.subject.glyph, base.category) ||
      /^(@carpet|broom)$/.test(base.subject.glyph)
    );
  }
  if (isHung(member, cast)) return true;
  const leapsOver = relations.some(
    ({ kind, from, to }) =>
      kind === 'above' &&
      from === member.index &&
      (motion === 'jump' || glyphOf(cast, to) === '@splash' || isScenery(glyphOf(cast, to))),
  );
  if (leapsOver) return true;
  if (motion !== null && IN_THE_AIR.has(motion)) return true;
  if (motion === 'pour' && !isAnimate(member)) return true;
  // Pigeons come down to be fed.
  const isFed = relations.some(
    ({ from, to }) => to === member.index && cast.members[from]?.subject.motion === 'feed',
  );
  if (isFed) return false;
  // Aircraft stay in the air whatever they do: a helicopter that drops petals.
  const isOnGround = motion !== null && ON_THE_GROUND.has(motion);
  if (isOnGround && member.category !== 'transport-air') return false;
  // Actors that wait, guard or look do it from the ground.
  if (motion === 'idle' && isAnimate(member)) return false;
  // A dragon at tea is no dragon in flight.
  if (
    indoors &&
    isAnimate(member) &&
    glyph !== 'bat' &&
    !isFlyingInsect(glyph) &&
    motion !== 'fly' &&
    motion !== 'float'
  )
    return false;
  return livesInTheAir(glyph, member.category);
}

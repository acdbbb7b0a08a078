import { canBeDoneSeated } from '../language/gestures.ts';
import { kinOf } from '../language/kin.ts';
import type { MotionName } from '../language/motion-name.ts';
import { isSkyBody } from '../language/scenery-things.ts';
import { glassOf } from '../things/glass.ts';
import { isBarChart, isFlag, movesByPart, turnsInside } from '../things/machines.ts';
import { isGlobe, isShip } from '../things/nature.ts';
import { isBoard, isOpenVehicle, isSeat } from '../things/seats.ts';
import { type Carrier, type Cast, type CastMember, deedOf, isAnimate } from './cast.ts';

/** Round enough to turn like a wheel; everything else turns like a coin. */
const ROUND =
  /globe-show|planet|wheel|fan|cyclone|pizza|doughnut|flower|blossom|rosette|gear|ball|cookie|@sun|@star|snowflake|dvd|disk|hibiscus|clock/;

/** So thin that they turn like a coin. */
const LIKE_COIN =
  /coin|card|(?<!head)phone|tablet|heart|star|medal|ticket|leaf|leaves|shirt|dress|jeans|shorts|coat|sock|glasses|mask|letter|envelope|page|book|poster|frame|map|flag|sign|key|disk|disc|record|vinyl|calendar|watch|clock|compass|laptop|computer|television|@?ring$|moon|mark|arrow|badge|shield|kite|feather|necktie|scissors|comb|knife|fork|spoon|pen|guitar|violin|hand|thumbs|face|bank|dollar|banknote|mirror|clover|bow/;

/** They turn like wheels whatever the word for it. */
const WHEELS = /^(gear|wheel|dvd|optical-disk|@pinwheel)$/;

/** A deer that drinks from a stream has nothing in its hands, and bends down. */
const isAtGround = (member: CastMember, cast: Cast): boolean =>
  member.category === 'animal-mammal' && (cast.held.get(member.index) ?? []).length === 0;

const isFlyingBird = ({ subject, category }: CastMember): boolean =>
  category === 'animal-bird' && !/penguin|ostrich|emu|chicken|rooster|turkey/.test(subject.glyph);

/** What people do sitting as well as standing. */
const AT_EASE: ReadonlySet<MotionName> = new Set<MotionName>(['walk', 'peer']);

/** What vehicles do on their wheels; a van that gives something delivers it. */
const GOING: ReadonlySet<MotionName | null> = new Set<MotionName | null>(['run', 'walk', 'give']);

/** Done on a mount as it is on the ground. */
const AS_ON_THE_GROUND: ReadonlySet<MotionName> = new Set<MotionName>([
  'jump',
  'touchdown',
  'fly',
  'sleep',
  'roar',
  'howl',
  'breathe',
  'grow',
]);

/** What carries a member; of those who share a mount, what carries the first of them. */
function carrierOf({ index }: CastMember, cast: Cast): Carrier | undefined {
  const first = [...cast.fellows].find(([, fellows]) =>
    fellows.some((fellow) => fellow.index === index),
  );
  return cast.carriers.get(first ? first[0] : index);
}

/** A fish in a bowl or a tank, or in other glass where it is said to swim. */
const swimsBehindGlass = (member: CastMember, { member: vessel }: Carrier): boolean =>
  /^(?:fish|tropical-fish|blowfish|shark|turtle|octopus)$/.test(kinOf(member.subject.glyph)) &&
  (/^@(?:fishbowl|fishtank)$/.test(vessel.subject.glyph) ||
    (member.subject.motion === 'swim' && glassOf(vessel.subject.glyph) !== null));

/** How things do it that have no legs and no hands. */
const OF_THINGS: Readonly<Partial<Record<MotionName, MotionName>>> = {
  bounce: 'rebound',
  toss: 'tumble',
  flip: 'tumble',
  fall: 'comedown',
};

const isLoose = (member: CastMember): boolean =>
  !isAnimate(member) && member.subject.hasLimbs !== true;

/** One stands in their baskets. */
const STOOD_IN = /^@(hotairballoon|airship)$/;

const SWINGS_THEMSELVES = /swing$|^@rocking(?:chair|horse)$|hammock/;

/** On a stand a thing turns about its upright axis. */
const turnOnStand = (glyph: string): MotionName =>
  isGlobe(glyph) || !LIKE_COIN.test(glyph) ? 'revolve' : 'turn';

/** How a thing turns by itself: in the plane of the picture, like a coin, or as a body about its upright axis. */
function turnFreely(motion: 'spin' | 'turn', glyph: string): MotionName {
  if (WHEELS.test(glyph) || (motion === 'spin' && ROUND.test(glyph))) return 'spin';
  return turnOnStand(glyph);
}

interface Circumstances {
  readonly airborne: boolean;
  readonly floating: boolean;
  readonly water: boolean;
}

/** The motion that was asked for, or what such a thing does by itself. */
export function chooseMotion(
  member: CastMember,
  cast: Cast,
  { airborne, floating, water }: Circumstances,
): MotionName {
  const { glyph } = member.subject;
  const motion = deedOf(member, cast);
  const turns = motion === 'turn' || motion === 'spin';
  const ofThing = motion !== null && isLoose(member) ? OF_THINGS[motion] : undefined;
  const carrier = carrierOf(member, cast);
  if (carrier?.manner === 'hanging') return 'hang';
  if (carrier) {
    if (motion !== null && isFlag(glyph) && movesByPart(glyph, motion)) return 'idle';
    // The seat moves, and the one that sits on it with it.
    if (motion === 'swing' && SWINGS_THEMSELVES.test(carrier.member.subject.glyph)) return 'sit';
    if (motion === 'hatch') return 'emerge';
    if (motion === 'emerge') return carrier.manner === 'inside' ? motion : 'sit';
    if (ofThing) return ofThing;
    if (turns && isAnimate(member)) return 'sit';
    if (turns && isLoose(member)) return turnOnStand(glyph);
    if (motion === 'fly' && carrier.member.subject.glyph === 'broom') return 'sit';
    if (motion !== null && AS_ON_THE_GROUND.has(motion)) return motion;
    if (motion === 'lie' && carrier.manner === 'standing') return motion;
    if (motion !== null && canBeDoneSeated(motion) && !isBoard(carrier.member.subject.glyph)) {
      return motion;
    }
    if (carrier.member.subject.glyph === '@hamsterwheel' && motion === 'run') return motion;
    if (carrier.manner === 'inside' && swimsBehindGlass(member, carrier)) return 'swim';
    if (STOOD_IN.test(carrier.member.subject.glyph)) return 'idle';
    if (carrier.manner === 'inside')
      return carrier.member.category.startsWith('transport-ground') ||
        isOpenVehicle(carrier.member.subject.glyph)
        ? 'drive'
        : motion === 'dance'
          ? 'dance'
          : 'sit';
    if (isBoard(carrier.member.subject.glyph)) return 'surf';
    const isAtEase =
      motion === null ||
      motion === 'idle' ||
      (AT_EASE.has(motion) && member.subject.person !== null);
    if (isAtEase && isSeat(carrier.member.subject.glyph)) return 'sit';
    const moves = /animal|transport/.test(carrier.member.category);
    return moves ? (airborne ? 'fly' : 'ride') : (motion ?? 'sit');
  }
  if (motion === 'shake' && glyph === 'bell') return 'swing';
  if (member.category === 'transport-ground' && GOING.has(motion)) return 'drive';
  if (motion !== null && movesByPart(glyph, motion)) return 'idle';
  if (motion === 'swing' && (isShip(glyph) || water) && !airborne) return 'sail';
  if (motion === 'grow' && isBarChart(glyph)) return 'fill';
  // Only who has been standing faints.
  if (motion === 'faint' && !isAnimate(member)) return 'sway';
  // One hand moves against the other, as a part of the drawing.
  if (glyph === 'clapping-hands') return 'idle';
  if (glyph === 'waving-hand' && (motion === null || motion === 'wave')) return 'wavehand';
  if (motion === 'swing') return 'sway';
  if (motion === 'emerge') return 'idle';
  // A boat or a buoy goes up and down with the water instead of leaping out of it.
  const isAfloat = water || isShip(glyph);
  if (motion === 'bounce' && isAfloat && !airborne && isLoose(member)) return 'sail';
  if (ofThing) return ofThing;
  if (turns) {
    // Seen from below, its blades go round in one plane.
    if (glyph === '@ceilingfan') return 'twirl';
    if (isGlobe(glyph)) return 'revolve';
    if (turnsInside(glyph)) return 'idle';
    if (isLoose(member)) return turnFreely(motion, glyph);
  }
  if (motion === 'spin' && !ROUND.test(glyph)) return 'twirl';
  if (motion === 'surf' || motion === 'ride') return 'idle';
  if (motion === 'hang') return 'swing';
  if ((motion === 'eat' || motion === 'drink') && isAtGround(member, cast)) return 'graze';
  // In deep water one swims instead of leaping.
  if (motion === 'splash' && (water || floating)) return 'swim';
  if (airborne && (motion === null || motion === 'float') && isFlyingBird(member)) return 'fly';
  if (motion) return motion;
  if (floating && member.category === 'animal-marine') return 'swim';
  if (airborne) return isSkyBody(glyph) ? 'idle' : 'float';
  if (isShip(glyph) || water) return 'sail';
  return 'idle';
}

import type { Expression } from '../language/expression-name.ts';
import { canLowerLids, hasFace } from '../language/faces.ts';
import { garmentNamed, isGarment } from '../language/garments.ts';
import { GESTURES, isDoneUpright } from '../language/gestures.ts';
import { kinOf } from '../language/kin.ts';
import type { MotionName } from '../language/motion-name.ts';
import { oneOf } from '../language/one-of.ts';
import type { Subject } from '../language/subject.ts';
import type { Placement } from '../layout/placement.ts';
import type { Stage } from '../stage/stage.ts';
import type { CategoryOf } from '../things/category-of.ts';
import { faceOf, headInClothes, headOf, wholeOf } from '../things/depiction.ts';
import { glassOf } from '../things/glass.ts';
import { glyphInCrowd } from '../things/mixed-crowd.ts';
import { isEyewear, isWorn } from '../things/nature.ts';
import { isRidden } from '../things/ride-fits.ts';
import { isSeat } from '../things/seats.ts';
import { holdOf, holdWhile } from './choose-hold.ts';
import { eyesOf } from './closed-eyes.ts';
import { colourOfCopy } from './colour-of-copy.ts';
import { needsHands } from './hold.ts';
import { type Garment, garmentsOfCostume, garmentsOfRole, isFemale } from './outfit.ts';
import { needsPuppet } from './puppet.ts';
import { type DressedRole, dressForRole, HEADS } from './role-dress.ts';
import { isHeldUpright } from './stands-up.ts';
import { isInSnow, knittedFor } from './winter-wear.ts';
import { wornFromBehind } from './worn-from-behind.ts';

const CAN = oneOf('@wateringcan', 'watering can');
const WATERS = /^@(?:wateringcan|gardenhose)$/;

/** In its whole picture the eyes are in the lower half. */
const hasLowEyes = (glyph: string): boolean => (eyesOf(wholeOf(glyph))?.[1] ?? 0) > 0.5;

/** Actors that share an umbrella stand upright below it, also those that do not hold it. */
const isUnderUmbrella = ({ relations, subjects }: Stage['plan'], subject: number): boolean =>
  relations.some(
    ({ from, to, kind }) =>
      from === subject &&
      (kind === 'hold' || kind === 'under') &&
      subjects[to]?.glyph === 'umbrella',
  );

/** Clothes are drawn on the body of an animal that can be drawn with one. */
function isClothedAnimal(subject: Subject | undefined, categoryOf: CategoryOf): boolean {
  const face = headInClothes(subject?.glyph ?? '');
  return subject?.hasLimbs !== true && needsPuppet(face, categoryOf(face) ?? '');
}

const WORN_AS_SAID = /^(?:in|with|wear(?:s|ing)?|dressed in)$/i;

/** A single shoe is carried, and what is eaten is not worn. */
function isPutOn({ plan }: Stage, { motion, subject }: Placement, index: number): boolean {
  const { glyph, count, word } = plan.subjects[index] as Subject;
  if (/shoe$|sandal$|boot$/.test(glyph) && count === 1 && !word.endsWith('s')) return false;
  const isSaidWorn = plan.relations.some(
    ({ from, to, said }) => from === subject && to === index && WORN_AS_SAID.test(said?.text ?? ''),
  );
  return motion !== 'eat' || isSaidWorn;
}

/** What an actor has on and carries, and the glyph it is drawn with. */
export interface Dressed {
  /** What it holds or wears that is drawn by itself. */
  readonly things: readonly Subject[];
  /** What is drawn on its body. */
  readonly garments: readonly Garment[];
  readonly beard: DressedRole['beard'];
  /** It runs in a hamster wheel. */
  readonly isInWheel: boolean;
  /** It stands under an umbrella. */
  readonly isSheltered: boolean;
  readonly expression: Expression | null;
  readonly glyph: string;
  /** null: as it is drawn. */
  readonly colourName: string | null;
}

/** What decides about how an actor is drawn: as its whole picture, as a face with a body, or in clothes. */
interface Wearer {
  readonly placement: Placement;
  readonly subject: Subject | undefined;
  readonly glyph: string;
  readonly things: readonly Subject[];
  readonly garments: readonly Garment[];
  /** Glyph of what it sits or stands on or in; '' for nothing. */
  readonly mount: string;
  /** What is at its mouth or nose and needs no hands. */
  readonly isAtMouth: (thing: Subject) => boolean;
  /** It roars in its whole picture, so that its jaws are seen from the side. */
  readonly roarsWhole: boolean;
  readonly isInWheel: boolean;
  /** It does something that its picture does not show. */
  readonly isRedrawn: boolean;
  readonly isSheltered: boolean;
  readonly isInside: boolean;
}

/** Known by their top hat. */
const IN_TOP_HAT = /magician|ringmaster|gentleman|groom|butler|chimney|hatter|snowman|president/i;

/** Known by their pointed hat. */
const IN_POINTED_HAT = /^(?:wo)?(?:man-)?mage$/;

/** A hat of no kind: on people it is one of today or of their trade, where others wear a top hat. */
function hatOfPerson(thing: Subject, { word, glyph: own }: Subject, glyph: string): Subject {
  const isAny = thing.glyph === 'top-hat' && /^hats?$/i.test(thing.word);
  if (!isAny || IN_TOP_HAT.test(word)) return thing;
  if (IN_POINTED_HAT.test(own)) return { ...thing, glyph: '@witchhat' };
  const isOfWoman = isFemale(glyph) && thing.colour === null;
  return { ...thing, glyph: isOfWoman ? 'womans-hat' : '@fedorahat' };
}

/** Splits what an actor has into the garments on its body and the things that are drawn by themselves. */
function sortThings(
  stage: Stage,
  placement: Placement,
  glyph: string,
  categoryOf: CategoryOf,
): { readonly things: readonly Subject[]; readonly garments: readonly Garment[] } {
  const { subjects } = stage.plan;
  const { held, motion } = placement;
  const subject = subjects[placement.subject];
  const isPerson = subject?.person != null;
  const all = held.flatMap((each) => {
    const thing = subjects[each];
    return thing === undefined ? [] : [isPerson ? hatOfPerson(thing, subject, glyph) : thing];
  });
  const canWear = isPerson || isClothedAnimal(subject, categoryOf);
  const ofRole = canWear && !hasBones(subject) ? garmentsOfRoleOf(subject) : [];
  const named = held.flatMap((each) => {
    const thing = subjects[each];
    const isWornHere = canWear && thing && isGarment(thing) && isPutOn(stage, placement, each);
    return isWornHere ? [thing] : [];
  });
  return {
    things: all.filter((thing) => !named.includes(thing)),
    garments: [
      ...ofRole,
      ...(isPerson && named.length === 0
        ? forWater(motion, glyph)
        : named.filter((thing) => subject === undefined || !isOfOwnRole(thing, subject))),
      ...(subject?.hasWings === true ? [WINGS] : []),
    ],
  };
}

function wearerOf(
  { plan }: Stage,
  placement: Placement,
  sorted: Pick<Wearer, 'things' | 'garments'>,
  glyph: string,
): Wearer {
  const { motion } = placement;
  const subject = plan.subjects[placement.subject];
  const top = placement.mounts.at(-1);
  const mount = plan.subjects[top?.subject ?? -1]?.glyph ?? '';
  const isInWheel = mount === '@hamsterwheel' && motion === 'run';
  return {
    ...sorted,
    placement,
    subject,
    glyph,
    mount,
    isAtMouth: (thing) =>
      plan.relations.some(
        ({ from, to, kind }) =>
          (kind === 'mouth' || kind === 'nose') &&
          from === placement.subject &&
          plan.subjects[to] === thing,
      ),
    roarsWhole:
      subject?.expression === 'roar' && (glyph === '@firedragon' || headOf(glyph) !== null),
    isInWheel,
    isRedrawn: subject?.isTurnedAway === true || motion === 'dig' || isInWheel,
    isSheltered: isUnderUmbrella(plan, placement.subject),
    isInside: top?.manner === 'inside',
  };
}

/** Birds perch on them as on a branch. */
const OUTDOOR_SEATS = /^(?:@bench|@widebench|@stump)$/;

/** On furniture animals sit as people do: an elephant on the couch. */
const sitsLikePeople = ({ mount, placement: { motion } }: Wearer, category: string): boolean =>
  (isSeat(mount) || mount === 'toilet') &&
  /^(?:sit|idle)$/.test(motion) &&
  !(category === 'animal-bird' && OUTDOOR_SEATS.test(mount));

/** Whether an animal is drawn as its head on a body that can be dressed, hold things and stand upright. */
function isInClothes(wearer: Wearer, categoryOf: CategoryOf): boolean {
  const { placement, subject, glyph, things, garments, mount, roarsWhole } = wearer;
  const { motion } = placement;
  if (subject?.person != null) return false;
  const expression = subject?.expression ?? null;
  const isFeeling = !roarsWhole && expression !== null && !canLowerLids(glyph, expression);
  if (garments.length > 0 || isFeeling || subject?.isBust === true) return true;
  if (headOf(glyph) === null) return false;
  const isUsedUpright = (thing: Subject): boolean =>
    !wearer.isAtMouth(thing) &&
    isHeldUpright(glyph, motion, holdWhile(thing.glyph, motion), categoryOf(glyph) ?? '');
  return (
    things.some(isFaceWear) ||
    wearer.isRedrawn ||
    wearer.isSheltered ||
    isDoneUpright(motion) ||
    sitsLikePeople(wearer, categoryOf(glyph) ?? '') ||
    isRidden(mount) ||
    things.some((thing) => holdOf(thing.glyph) === 'back') ||
    placement.pose === 'take' ||
    things.some(isUsedUpright) ||
    // A face near the ground would be behind the brim.
    (wearer.isInside && glassOf(mount) === null && hasLowEyes(glyph))
  );
}

/** Whether an actor does something that needs its face or its hands, so that its whole picture would not do. */
function isBusy(wearer: Wearer): boolean {
  const { placement, subject, glyph, things } = wearer;
  const { motion } = placement;
  const hasOwnFace = hasFace(faceOf(glyph));
  return (
    subject?.isHead === true ||
    wearer.isRedrawn ||
    wearer.garments.length > 0 ||
    wearer.isSheltered ||
    placement.attends !== null ||
    motion === 'dance' ||
    NEEDS_HANDS.has(motion) ||
    // An actor on all fours does not sit.
    (motion === 'sit' && hasOwnFace && kinOf(glyph) !== 'dragon') ||
    (motion === 'hang' && hasOwnFace) ||
    (subject?.expression != null && !wearer.roarsWhole) ||
    isRidden(wearer.mount) ||
    motion === 'drive' ||
    // The face of an actor that looks out of something is to be seen.
    wearer.isInside ||
    things.some(isFaceWear) ||
    things.some((thing) =>
      wearer.isAtMouth(thing)
        ? eyesOf(wholeOf(glyph)) === null
        : needsHands(holdWhile(thing.glyph, motion)),
    )
  );
}

/** Decides what an actor has on and carries; an animal that needs hands is drawn as its head on a body. */
export function dress(stage: Stage, placement: Placement, categoryOf: CategoryOf): Dressed {
  const { attends, motion, copy } = placement;
  const own = glyphInCrowd(stage.plan.subjects, placement.subject, copy);
  const sorted = sortThings(stage, placement, own, categoryOf);
  const wearer = wearerOf(stage, placement, sorted, own);
  const { subject, mount, roarsWhole, isInWheel, isSheltered } = wearer;
  const needsCan = attends === 'water' && !wearer.things.some(({ glyph }) => WATERS.test(glyph));
  const isCold = isInSnow(stage, own) && wearer.garments.length === 0;
  const things = needsCan ? [...wearer.things, CAN] : wearer.things;
  const role = dressForRole(subject, {
    isBusy: motion !== 'idle' || attends !== null || things.length > 0 || mount !== '',
    cloak: wearer.garments.find(({ word }) => /cloak|cape|robe/.test(word))?.colour ?? null,
    wearsHat: things.some(({ glyph: worn }) => isWorn(worn) && !isEyewear(worn)),
  });
  const isUndressed = isCold && role === null && things.every(({ glyph }) => !isWorn(glyph));
  const busy = isBusy(wearer);
  const drawn = isInClothes(wearer, categoryOf) ? headInClothes(own) : null;
  const worn = [
    ...things,
    ...(role?.hat ? [role.hat] : []),
    ...(isUndressed ? knittedFor(stage, placement) : []),
  ];
  return {
    things: subject?.isTurnedAway === true ? wornFromBehind(worn) : worn,
    garments: role ? [...role.garments, ...wearer.garments] : wearer.garments,
    beard: role?.beard ?? null,
    isInWheel,
    isSheltered,
    expression: roarsWhole ? null : (subject?.expression ?? null),
    glyph: role?.glyph ?? drawn ?? (busy ? faceOf(own) : wholeOf(own)),
    // The face knows no black cat of its own.
    colourName: colourOfCopy(subject, copy) ?? (busy && own === 'black-cat' ? 'black' : null),
  };
}

const WINGS: Garment = { word: 'wings', colour: null };

/** The clothes of a role would hide the bones of a skeleton. */
const hasBones = (subject: Subject | undefined): boolean => subject?.glyph === 'skull';

/** "a soldier in uniform", "a knight in armor": what the clothes of the role are anyway. */
export function isOfOwnRole(thing: Subject, wearer: Subject): boolean {
  const dressed = dressForRole(wearer, { isBusy: false, wearsHat: true });
  const ofRole = [...(dressed?.garments ?? []), ...garmentsOfRoleOf(wearer)];
  if (/^uniforms?$/i.test(thing.word)) return thing.colour === null && ofRole.length > 0;
  const name = garmentNamed(thing.word);
  return ofRole.some(
    ({ word, colour }) =>
      garmentNamed(word) === name && (thing.colour === null || thing.colour === colour),
  );
}

/** What its costume consists of, or of a person the word. */
function garmentsOfRoleOf(subject: Subject | undefined): readonly Garment[] {
  if (subject?.role !== undefined) return garmentsOfCostume(subject.role);
  if (subject?.person == null) return [];
  const own = garmentsOfRole(subject.word, subject.colour);
  // "a chef with a mustache": the head has what is said, and the body the clothes of the trade.
  return own.length === 0 && HEADS.test(subject.glyph) ? garmentsOfCostume(subject.word) : own;
}

/** Swimmers wear swimwear, not coats. */
const forWater = (motion: MotionName, glyph: string): readonly Garment[] =>
  !/^(swim|backfloat|plunge)$/.test(motion)
    ? []
    : isFemale(glyph)
      ? [{ word: 'swimsuit', colour: null }]
      : [{ word: 'swimming trunks', colour: null }];

/** Made for a face that looks at the viewer. */
const isFaceWear = ({ glyph }: Subject): boolean =>
  isEyewear(glyph) ||
  /@spacehelmet|@petconehat|headphone|@knighthelm|(?:bike|motorcycle|football|astronaut)helmet|mask$/.test(
    glyph,
  );

/** Gestures that only a puppet with hands can make. */
const NEEDS_HANDS: ReadonlySet<MotionName> = new Set<MotionName>([
  ...GESTURES,
  'howl',
  'slip',
  'twirl',
  'wave',
]);

import { COLOURS } from '../language/colours.ts';
import { canLowerLids, hasFace } from '../language/faces.ts';
import { isGarment } from '../language/garments.ts';
import { canBeDoneSeated, GESTURES, isDoneUpright } from '../language/gestures.ts';
import { kinOf } from '../language/kin.ts';
import type { MotionName, Relation, Subject } from '../language/spec.ts';
import type { Manner, Placement } from '../layout/placement.ts';
import type { Colour } from '../math/colour.ts';
import { skinOf } from '../stage/skin.ts';
import type { Stage } from '../stage/stage.ts';
import {
  drawnWhile,
  faceOf,
  headInClothes,
  headOf,
  looksLeft,
  openedAs,
  rideableAs,
  wholeOf,
} from '../things/depiction.ts';
import { type Glass, glassOf } from '../things/glass.ts';
import { glyphInCrowd } from '../things/mixed-crowd.ts';
import { isEyewear, isScenery, isStacked, isWorn } from '../things/nature.ts';
import { type RideFit, rideFitOf } from '../things/ride-fits.ts';
import { TEXT_SURFACES, type TextSurface } from '../things/text-surfaces.ts';
import type { Body } from './body.ts';
import { eyesOf } from './closed-eyes.ts';
import { colourOfCopy } from './colour-of-copy.ts';
import { createCurledBody } from './curled-body.ts';
import { createFigureBody, type FigureBodyOptions } from './figure-body.ts';
import { isFigure } from './figure.ts';
import { gaitOnFours } from './four-legged.ts';
import { withHandsAt } from './hands-at.ts';
import type { HeadMarks } from './head-marks.ts';
import {
  createHeldThing,
  type Hold,
  holdOf,
  isChewed,
  type HeldThing,
  holdWhile,
  needsHands,
  shareHands,
} from './held-thing.ts';
import { lightOf } from './light-of.ts';
import { createLimbedBody } from './limbed-body.ts';
import { withMaterial } from './material-body.ts';
import { type Garment, garmentsOfCostume, garmentsOfRole, isFemale } from './outfit.ts';
import type { PoseName } from './pose.ts';
import { choosePose, createPuppetBody, isPedalled, type PuppetBodyOptions } from './puppet-body.ts';
import { needsPuppet, PUPPET_HEIGHT } from './puppet.ts';
import { createQuadrupedBody } from './quadruped-body.ts';
import { ridingOf } from './riding-pose.ts';
import { dressForRole } from './role-dress.ts';
import { seatHeight } from './seat-height.ts';
import { createSpriteBody } from './sprite-body.ts';
import { isHeldUpright } from './stands-up.ts';
import { withWings } from './winged-body.ts';

/** A placement with everything that is needed to draw it. */
export interface Actor {
  readonly placement: Placement;
  readonly body: Body;
  /** The width of its sprite's box in pixels: the measure of its movements. */
  readonly sizePx: number;
  readonly mounts: readonly Seat[];
  /** Things of an actor that is drawn as one glyph; a puppet holds its own. */
  readonly held: readonly HeldThing[];
  readonly puppet: boolean;
  /** One glyph as it is, without a pose, a face or legs of its own. */
  readonly isWhole: boolean;
  /** On the back, with the head on the pillow. */
  readonly liesInBed: boolean;
  readonly isAnimal: boolean;
  /** Not made for the water. */
  readonly isLandAnimal: boolean;
  readonly isSeated: boolean;
  /** How much wider it is than others of its kind. */
  readonly girth: number;
  /** What is in the air around its head. */
  readonly headMarks: readonly HeadMarks[];
  /** Drawn once more over others: without shadow. */
  readonly isPart?: boolean;
}

export interface Seat {
  readonly body: Body;
  readonly manner: Manner;
  /** Height of the seat or the brim above the ground, in pixels. */
  readonly heightPx: number;
  /** Somebody who carries the rider on the shoulders. */
  readonly isCarrier?: boolean;
  /** Where one sees what is in it, null for what hides it. */
  readonly glass: Glass | null;
  /** Where a glass bears a text. */
  readonly label: TextSurface['box'] | null;
  /** Where its seat, its handlebar and its pedals are, null for what has none. */
  readonly ride: RideFit | null;
  /** Width of its sprite's box. */
  readonly sizePx: number;
  readonly drawn: boolean;
  /** Mirrored, so that what is at its left is at its right. */
  readonly isTurned: boolean;
}

const EVERGREEN = /evergreen|christmas|palm|cactus/;

function colourOf(stage: Stage, glyph: string, named: string | null): Colour | null {
  if (named !== null) return COLOURS[named] ?? null;
  if (stage.foliage && /tree/.test(glyph) && !EVERGREEN.test(glyph))
    return stage.foliage[0] ?? null;
  return null;
}

/** How a mount moves under its rider. */
function mountMotion(category: string, motion: MotionName): MotionName {
  if (motion === 'sit' || motion === 'sleep') return 'idle';
  if (category.startsWith('animal')) return motion === 'fly' ? 'fly' : 'walk';
  return category === 'transport-ground' ? 'drive' : 'idle';
}

/** The seat of somebody who is carried on shoulders, so that both faces are to be seen; in heights of the carrier. */
const SHOULDERS = 0.9;

async function createSeat(
  stage: Stage,
  placement: Placement,
  mount: Placement['mounts'][number],
  categoryOf: (glyph: string) => string | null,
): Promise<Seat> {
  const subject = stage.plan.subjects[mount.subject];
  const closed = subject?.glyph ?? '@star';
  const glyph = mount.manner === 'inside' ? openedAs(closed) : rideableAs(closed);
  const category = categoryOf(glyph) ?? 'prop';
  const sizePx = mount.size * Math.min(stage.width, stage.height);
  const colour = colourOf(stage, glyph, subject?.colour ?? null);
  const light = lightOf(stage, glyph, false);
  const motion = mountMotion(category, placement.motion);
  const skin = skinOf(stage.plan, mount.subject, placement.copy, stage.seed);
  const { facing } = placement;
  const body = category.startsWith('person')
    ? await createPersonBody(stage, {
        glyph,
        category,
        heightPx: sizePx * 1.06,
        colour,
        skin,
        pose: 'embrace',
        hands: null,
        facing,
        held: [],
        expression: null,
        garments: [],
        head: subject?.person?.head,
        seed: stage.seed + mount.subject,
      })
    : mount.manner !== 'inside' && needsPuppet(glyph, category) && !isScenery(glyph)
      ? await createQuadrupedBody(stage, {
          glyph,
          category,
          heightPx: sizePx * 0.9,
          colour,
          facing,
          gait: 'walk',
        })
      : await createSpriteBody(stage, {
          glyph,
          category,
          sizePx,
          colour,
          skin,
          light,
          motion,
          facing,
        });
  const shown = await withMaterial(stage, body, subject);
  const isCarrier = category.startsWith('person');
  const ride = mount.manner === 'astride' ? rideFitOf(glyph, placement.seatShift) : null;
  return {
    body: shown,
    manner: mount.manner,
    heightPx: isCarrier ? body.height * SHOULDERS : seatHeight(body, glyph, mount.manner, ride),
    isCarrier,
    glass: mount.manner === 'inside' ? glassOf(glyph) : null,
    label: subject?.lettering === undefined ? null : (TEXT_SURFACES[glyph]?.box ?? null),
    ride,
    sizePx,
    drawn: mount.drawn,
    isTurned: facing === 'right' && looksLeft(glyph, category),
  };
}

const CAN: Subject = {
  glyph: '@wateringcan',
  word: 'watering can',
  count: 1,
  colour: null,
  scale: 1,
  motion: null,
  expression: null,
  person: null,
};

/** In its whole picture the eyes are in the lower half. */
const hasLowEyes = (glyph: string): boolean => (eyesOf(wholeOf(glyph))?.[1] ?? 0) > 0.5;

/** All who share one stand upright below it, though one of them holds it. */
const isUnderUmbrella = ({ relations, subjects }: Stage['plan'], subject: number): boolean =>
  relations.some(
    ({ from, to, kind }) =>
      from === subject && /^(hold|under)$/.test(kind) && subjects[to]?.glyph === 'umbrella',
  );

/** Clothes are drawn on the body of an animal that can be drawn with one. */
function isClothedAnimal(
  subject: Subject | undefined,
  categoryOf: (glyph: string) => string | null,
): boolean {
  const face = headInClothes(subject?.glyph ?? '');
  return subject?.hasLimbs !== true && needsPuppet(face, categoryOf(face) ?? '');
}

/** A single shoe is carried, and what is eaten is not worn. */
const isPutOn = ({ glyph, count, word }: Subject, motion: MotionName): boolean =>
  motion !== 'eat' && !(/shoe$|sandal$|boot$/.test(glyph) && count === 1 && !word.endsWith('s'));

/** The glyph and the held things of an actor; an animal that needs hands is drawn as a puppet. */
function dress(stage: Stage, placement: Placement, categoryOf: (glyph: string) => string | null) {
  const { plan } = stage;
  const all = placement.held.flatMap((index) => plan.subjects[index] ?? []);
  const { attends, motion } = placement;
  const subject = plan.subjects[placement.subject];
  const glyph = glyphInCrowd(plan.subjects, placement.subject, placement.copy);
  const isPerson = subject?.person != null;
  const canWear = isPerson || isClothedAnimal(subject, categoryOf);
  const named = canWear ? all.filter((thing) => isGarment(thing) && isPutOn(thing, motion)) : [];
  const things = all.filter((thing) => !named.includes(thing));
  const isAtMouth = (thing: Subject): boolean =>
    plan.relations.some(
      ({ from, to, kind }) =>
        /^(mouth|nose)$/.test(kind) && from === placement.subject && plan.subjects[to] === thing,
    );
  const garments = [
    ...(canWear ? garmentsOfRoleOf(subject) : []),
    ...(isPerson && named.length === 0 ? forWater(motion, glyph) : named),
    ...(subject?.hasWings === true ? [WINGS] : []),
  ];
  // Its jaws are to be seen from the side.
  const roarsWhole =
    subject?.expression === 'roar' && (glyph === '@firedragon' || headOf(glyph) !== null);
  const isFeeling =
    !roarsWhole && subject?.expression != null && !canLowerLids(glyph, subject.expression);
  const isOnFace = things.some(isFaceWear);
  const isUsedUpright = (thing: Subject): boolean =>
    !isAtMouth(thing) &&
    isHeldUpright(glyph, motion, holdWhile(thing.glyph, motion), categoryOf(glyph) ?? '');
  const isInside = placement.mounts.at(-1)?.manner === 'inside';
  const mount = plan.subjects[placement.mounts.at(-1)?.subject ?? -1]?.glyph ?? '';
  const isInWheel = mount === '@hamsterwheel' && motion === 'run';
  // Its picture shows none of these.
  const isRedrawn = subject?.isTurnedAway === true || motion === 'dig' || isInWheel;
  const isSheltered = isUnderUmbrella(plan, placement.subject);
  const isInClothes =
    !isPerson &&
    (garments.length > 0 ||
      isFeeling ||
      (headOf(glyph) !== null &&
        (isOnFace ||
          isRedrawn ||
          isSheltered ||
          isDoneUpright(motion) ||
          isPedalled(mount) ||
          things.some((thing) => holdOf(thing.glyph) === 'back') ||
          placement.pose === 'take' ||
          things.some(isUsedUpright) ||
          // A face near the ground would be behind the brim.
          (isInside && glassOf(mount) === null && hasLowEyes(glyph)))));
  if (attends === 'water' && !things.some(({ glyph }) => glyph === CAN.glyph)) things.push(CAN);
  const busy =
    subject?.isHead === true ||
    isRedrawn ||
    garments.length > 0 ||
    isSheltered ||
    attends !== null ||
    motion === 'dance' ||
    NEEDS_HANDS.has(motion) ||
    // An actor on all fours does not sit.
    (motion === 'sit' && hasFace(faceOf(glyph)) && kinOf(glyph) !== 'dragon') ||
    (motion === 'hang' && hasFace(faceOf(glyph))) ||
    (subject?.expression != null && !roarsWhole) ||
    isPedalled(mount) ||
    motion === 'drive' ||
    // Of who looks out of something, the face is to be seen.
    isInside ||
    isOnFace ||
    things.some((thing) =>
      isAtMouth(thing)
        ? eyesOf(wholeOf(glyph)) === null
        : needsHands(holdWhile(thing.glyph, motion)),
    );
  const role = dressForRole(subject, {
    isBusy: motion !== 'idle' || attends !== null || things.length > 0 || mount !== '',
    wearsHat: things.some(({ glyph: worn }) => isWorn(worn) && !isEyewear(worn)),
  });
  return {
    things: role?.hat ? [...things, role.hat] : things,
    garments: role ? [...role.garments, ...garments] : garments,
    beard: role?.beard ?? null,
    isInWheel,
    expression: roarsWhole ? null : (subject?.expression ?? null),
    glyph:
      role?.glyph ?? (isInClothes ? headInClothes(glyph) : busy ? faceOf(glyph) : wholeOf(glyph)),
    // The face knows no black cat of its own.
    colourName:
      colourOfCopy(subject, placement.copy) ?? (busy && glyph === 'black-cat' ? 'black' : null),
  };
}

const WINGS: Garment = { word: 'wings', colour: null };

/** What its costume consists of, or of a person the word. */
function garmentsOfRoleOf(subject: Subject | undefined): readonly Garment[] {
  if (subject?.role !== undefined) return garmentsOfCostume(subject.role);
  return subject?.person != null ? garmentsOfRole(subject.word) : [];
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
const NEEDS_HANDS: ReadonlySet<MotionName> = new Set<MotionName>([...GESTURES, 'howl', 'twirl']);

const isSeat = (seat: Seat | null): boolean =>
  seat !== null && seat.manner === 'standing' && SEATED_ON.test(seat.body.glyph);
/** People who knit or type on these sit; on a stage or a table they may stand. */
const SEATED_ON =
  /@oneswing|@wheelchair|@trainseat|@patientchair|@examtable|bench|couch|chair|sofa|stump|stool|@swing|^bed$/;

/** Low boats and carriages: on the deck of a ship one stands. */
const SAT_IN = /^(@openboat|@opencanoe|@kayak|@gondola|speedboat|@horsecarriage)$/;

/** Swings and wheelchairs are held at their ropes and arms. */
function poseOnRide(pose: PoseName, seat: Seat | null): PoseName {
  if (pose !== 'seated' && pose !== 'sit' && pose !== 'ride') return pose;
  if (seat?.body.glyph === '@oneswing') return 'onswing';
  return seat?.body.glyph === '@wheelchair' ? 'inchair' : pose;
}

/** Containers too narrow to lie in: who sleeps there sits. */
const isNarrow = (seat: Seat | null): boolean =>
  seat?.manner === 'inside' &&
  seat.glass === null &&
  /teacup|@coffee|mug|@pot$|pot$|@vase|amphora|@bucket|@jar|sock|boot|shoe|hat$|handbag|@pumpkin|@mailbox/.test(
    seat.body.glyph,
  );

/** Who sits on something lets the feet hang. */
function onSeat(pose: PoseName, seat: Seat | null): PoseName {
  if (seat?.isCarrier && /^(sit|ride|idle|embrace)$/.test(pose)) return 'onshoulders';
  if (seat?.body.glyph === '@blanket' && pose === 'sit') return 'seated';
  if (pose === 'sleep' && isNarrow(seat)) return 'doze';
  if (seat === null || seat.manner === 'inside' || /rug|carpet|mat/.test(seat.body.glyph))
    return pose;
  return pose === 'sit' ? 'seated' : pose === 'sleep' ? 'doze' : pose;
}

/** How an actor holds a thing, or has it before them, by what they do. */
function holdFor(
  { plan }: Stage,
  { subject, motion }: Placement,
  thing: Subject,
  categoryOf: (glyph: string) => string | null,
): Hold {
  const does = (deed: Relation['kind']): boolean =>
    plan.relations.some(
      ({ from, to, kind }) => kind === deed && from === subject && plan.subjects[to] === thing,
    );
  const perches = plan.relations.some(
    ({ from, to, kind }) => kind === 'on' && to === subject && plan.subjects[from] === thing,
  );
  if (perches) return categoryOf(thing.glyph)?.startsWith('animal') ? 'shoulder' : 'crown';
  if (does('hug')) return 'arms';
  if (does('crown')) return 'crown';
  if (does('neck')) return 'neck';
  if (does('mouth')) return 'teeth';
  if (does('nose')) return 'nose';
  const isDish = motion === 'eat' && DISHES.test(thing.glyph);
  const own = holdOf(glyphInHand(thing, categoryOf));
  const isByAnimal = plan.subjects[subject]?.person === null;
  if (motion === 'eat' && isChewed(thing.glyph, categoryOf(thing.glyph), isByAnimal))
    return 'teeth';
  const said = plan.relations.find(
    ({ from, to, kind }) => kind === 'hold' && from === subject && plan.subjects[to] === thing,
  )?.said?.text;
  // Bags are on the back unless somebody is said to carry them.
  if (own === 'back') return CARRIED.test(said ?? '') ? 'hand' : own;
  // "throwing papers, with a suitcase": the suitcase is not thrown.
  const isBesides = OF_OBJECTS.has(motion) && thing.source !== undefined && said === 'with';
  if (isBesides)
    return /luggage|suitcase|briefcase|backpack/.test(thing.glyph) ? 'floor' : holdOf(thing.glyph);
  // Things with limbs have their faces where others have their chests.
  const inArms = plan.subjects[subject]?.hasLimbs ? IN_SIGHT_OF_FACE : IN_ARMS;
  if (EMBRACED.test(said ?? '') && inArms.test(own)) return 'arms';
  const deed = plan.subjects[subject]?.meanwhile ?? motion;
  return does('work') || isDish ? 'bench' : holdWhile(glyphInHand(thing, categoryOf), deed);
}

const CARRIED = /^(hold|carr|grab|lift|pack)/;
/** Both arms are around it. */
const IN_ARMS = /^(hand|chest|tether|overhead)$/;
const IN_SIGHT_OF_FACE = /^(hand|chest)$/;
const EMBRACED = /^(cry|cries|sob|weep|scream|hug|cuddl|embrac|snuggl|clutch|squeez)/;

/** Their object alone is in the air: what is held besides stays where it is. */
const OF_OBJECTS: ReadonlySet<MotionName> = new Set<MotionName>([
  'throw',
  'toss',
  'juggle',
  'catch',
  'lift',
  'drop',
]);

/** Several flowers are a bunch. */
const glyphInHand = (
  { glyph, count }: Subject,
  categoryOf: (glyph: string) => string | null,
): string => (count > 1 && categoryOf(glyph) === 'plant-flower' ? 'bouquet' : glyph);

/** Eaten from a table. */
const DISHES =
  /plate|bowl|spaghetti|pot-of-food|bento|curry|cooked-rice|stew|fondue|pancakes|@box|@crate/;
/** How many of one kind are drawn; of others, one. */
const MOST_HELD: Readonly<Partial<Record<Hold, number>>> = {
  bench: 3,
  tether: 9,
  chest: 2,
  leash: 5,
};

/** Of what is thrown into the air. */
const THROWN = 7;

const FAT = 1.26;

/** A figure for a person's head, a puppet for everybody else. */
const createPersonBody = (
  stage: Stage,
  options: PuppetBodyOptions & FigureBodyOptions,
): Promise<Body> =>
  options.skin !== null && isFigure(options.glyph, options.category)
    ? createFigureBody(stage, options)
    : createPuppetBody(stage, options);

interface Posing {
  readonly placement: Placement;
  readonly subject: Subject | undefined;
  /** What it sits or stands on or in. */
  readonly top: Seat | null;
  readonly held: readonly HeldThing[];
  /** The pose of the deed by itself. */
  readonly chosen: PoseName;
  /** On a seat, with the hands at a deed. */
  readonly worksSeated: boolean;
}

interface Posture {
  readonly pose: PoseName;
  /** The pose of the hands where it is not that of the body. */
  readonly hands: PoseName | null;
}

/** How the body is, and what the hands do besides. */
function postureOf(posing: Posing): Posture {
  const { placement, subject, top, held, chosen, worksSeated } = posing;
  const { motion } = placement;
  if (motion === 'holdhands' && subject?.meanwhile === 'walk' && top === null)
    return { pose: 'walk', hands: chosen };
  const poseAt = (own: PoseName): PoseName => placement.pose ?? poseOnRide(own, top);
  if (worksSeated) return { pose: poseAt('seated'), hands: chosen };
  // In a carriage a bouquet is held sitting, and in a boat the oar.
  if (sitsInside(placement, top)) {
    const rows = held.some(({ glyph }) => glyph === '@oar');
    if (rows || chosen === 'hold') return { pose: poseAt('sit'), hands: rows ? 'row' : 'hold' };
  }
  const pose = poseAt(top?.body.glyph === '@vine' ? 'cling' : onSeat(chosen, top));
  const meanwhile = subject?.meanwhile ?? null;
  if (pose === 'pedal')
    return { pose, hands: meanwhile ?? (canBeDoneSeated(motion) ? motion : null) };
  return { pose, hands: pose === motion || pose === 'seated' ? meanwhile : null };
}

const sitsInside = ({ motion, pose }: Placement, top: Seat | null): boolean =>
  top?.manner === 'inside' && SAT_IN.test(top.body.glyph) && motion === 'sit' && pose === undefined;

const upsideDown = (body: Body): Body => ({
  ...body,
  draw(context, phase) {
    context.save();
    context.translate(0, -body.height);
    context.scale(1, -1);
    body.draw(context, phase);
    context.restore();
  },
});

export async function createActor(
  stage: Stage,
  placement: Placement,
  categoryOf: (glyph: string) => string | null,
): Promise<Actor> {
  const dressed = dress(stage, placement, categoryOf);
  const { things, garments, beard, colourName, isInWheel } = dressed;
  const glyph = drawnWhile(placement.motion, dressed.glyph);
  // Lips are pursed for a kiss, whatever the arms do.
  const expression = dressed.expression ?? (placement.motion === 'kiss' ? 'blow' : null);
  const category = categoryOf(glyph) ?? 'prop';
  const back = placement.role === 'back';
  const sizePx = placement.size * Math.min(stage.width, stage.height);
  const colour = colourOf(stage, glyph, colourName);
  const light = lightOf(stage, glyph, back);
  const { motion, facing, attends } = placement;
  const subject = stage.plan.subjects[placement.subject];
  const puppet = !back && subject?.isHead !== true && needsPuppet(glyph, category);
  const limbed = !back && subject?.hasLimbs === true;
  const heightPx = sizePx * 1.06;
  const headPx = heightPx / PUPPET_HEIGHT;
  const carried = subject?.isHead === true ? [] : things;
  const holds = shareHands(carried.map((thing) => holdFor(stage, placement, thing, categoryOf)));
  const held = await Promise.all(
    carried.flatMap((thing, index) => {
      const hold = holds[index]!;
      const most = hold === 'chest' && !isStacked(thing.glyph) ? 1 : (MOST_HELD[hold] ?? 1);
      const copies = hold === 'thrown' && thing.count > 1 ? THROWN : Math.min(most, thing.count);
      const create = (copy: number): Promise<HeldThing> =>
        createHeldThing(stage, {
          glyph: glyphInHand(thing, categoryOf),
          hold,
          motion,
          colour: colourOf(stage, thing.glyph, colourOfCopy(thing, copy)),
          scale: thing.scale,
          headPx,
          holder: glyph,
          light,
        });
      const one = create(0);
      return Array.from({ length: copies }, async (each, copy) => ({
        ...(await (thing.isColourful === true ? create(copy) : one)),
        copy,
        copies,
      }));
    }),
  );
  const mounts = await Promise.all(
    placement.mounts.map((mount) => createSeat(stage, placement, mount, categoryOf)),
  );
  const top = mounts.at(-1) ?? null;
  const chosen = choosePose(motion, held, attends, top?.body.glyph ?? null);
  const worksSeated =
    isSeat(top) &&
    (canBeDoneSeated(motion) ||
      attends === 'hug' ||
      (motion === 'sit' && chosen !== 'sit') ||
      held.some(({ hold }) => hold === 'bench'));
  const { pose, hands } = postureOf({ placement, subject, top, held, chosen, worksSeated });
  const riding = top?.ride ? ridingOf(top.ride, top.body, headPx) : null;
  const skin = skinOf(stage.plan, placement.subject, placement.copy, stage.seed);
  const liesInBed =
    skin !== null &&
    isFigure(glyph, category) &&
    (pose === 'sleep' || pose === 'lie') &&
    top?.body.glyph === 'bed';
  // The pillow is at the left, where the head is of who faces right.
  const common = { glyph, category, colour, skin, facing: liesInBed ? 'right' : facing } as const;
  const isCurled =
    (motion === 'sleep' || motion === 'chasetail') &&
    !isNarrow(top) &&
    top?.body.glyph !== '@blanket' &&
    !back &&
    skin === null &&
    /^(animal|cat|monkey)/.test(category) &&
    hasFace(glyph);
  const isOnGround = mounts.length === 0 || (top?.manner === 'standing' && !isSeat(top));
  const gait = isInWheel
    ? 'run'
    : !isOnGround ||
        back ||
        skin !== null ||
        attends === 'hug' ||
        placement.pose === 'take' ||
        isUnderUmbrella(stage.plan, placement.subject) ||
        subject?.isTurnedAway
      ? null
      : gaitOnFours(motion, glyph, category);
  const onFours =
    gait !== null &&
    (gait === 'graze' || gait === 'dig' || (held.length === 0 && garments.length === 0));
  const body = onFours
    ? await createQuadrupedBody(stage, {
        ...common,
        glyph: faceOf(glyph),
        category: categoryOf(faceOf(glyph)) ?? category,
        heightPx: sizePx * 0.78,
        gait,
        expression,
      })
    : isCurled
      ? await createCurledBody(stage, {
          isAwake: motion === 'chasetail',
          glyph: faceOf(glyph),
          category: categoryOf(faceOf(glyph)) ?? category,
          sizePx,
          colour,
          facing,
        })
      : limbed
        ? await createLimbedBody(stage, {
            glyph,
            heightPx,
            colour,
            light,
            pose,
            hands,
            facing,
            held,
            expression,
          })
        : puppet
          ? await createPersonBody(stage, {
              ...common,
              heightPx,
              pose,
              hands,
              held,
              expression,
              garments,
              magic: subject?.magic ?? null,
              riding,
              isTurnedAway: subject?.isTurnedAway === true && mounts.length === 0,
              head: beard ? { ...subject?.person?.head, beard } : subject?.person?.head,
              hugged: placement.hugged,
              seed: stage.seed + 37 * placement.subject + 101 * placement.copy,
            })
          : withWings(
              await createSpriteBody(stage, { ...common, sizePx, light, motion, expression }),
              subject,
            );
  const hasPose = (puppet || limbed) && !onFours;
  const { hands: ofNobody, sleeve = null } = subject ?? {};
  const made = await withMaterial(stage, body, subject);
  const shown = subject?.isUpsideDown === true ? upsideDown(made) : made;
  const isSeated =
    hasPose &&
    (worksSeated || motion === 'sit' || motion === 'sleep' || (motion === 'lie' && skin === null));
  return {
    placement,
    body: ofNobody ? withHandsAt(stage, shown, { ...ofNobody, sleeve }) : shown,
    sizePx,
    mounts,
    held: hasPose ? [] : held,
    puppet: hasPose,
    isWhole: !onFours && !isCurled && !hasPose,
    liesInBed,
    isAnimal: category.startsWith('animal'),
    isLandAnimal: /^animal-(mammal|reptile)/.test(category) && !/^(otter|beaver)$/.test(glyph),
    isSeated,
    girth: subject?.isFat ? FAT : 1,
    headMarks: [
      ...(expression === 'confused' && !subject?.headMarks ? (['questions'] as const) : []),
      ...(subject?.headMarks ? [subject.headMarks] : []),
    ],
  };
}

import { clamp } from '../math/periodic.ts';
import { isAnimate, isPersonAt } from './cast.ts';
import type { DeedScene } from './deed-scene.ts';
import { acrossOf, downOf, groundBefore } from './frame-measures.ts';
import { heightAmongPeople } from './height.ts';
import type { Placement } from './placement.ts';

/** Where several are who do something with or against each other. */

const HEIGHTS = [0.55, 1.2] as const;
const WIDEST = 0.92;

const isFree = (placement: Placement, { cast }: DeedScene): boolean => {
  const member = cast.members[placement.subject];
  return (
    placement.role !== 'back' &&
    placement.orbit === null &&
    placement.mounts.length === 0 &&
    member !== undefined &&
    isAnimate(member)
  );
};

/** Room for each whose arms are around their neighbors, or who has their hands, in sizes. */
const ARM_IN_ARM = 0.4;
const HAND_IN_HAND = 0.48;

/** A phone for a selfie is before all who are on it. */
const holdPhoneBeforeOthers = (each: Placement): Placement =>
  each.motion === 'selfie' && each.held.length > 0 && each.role !== 'back'
    ? { ...each, order: Math.max(each.order, 54) }
    : each;

/** Three or more who hug, or are on one selfie, stand in a row with their arms around each other; others hold hands in it. */
export function groupHug(placements: Placement[], scene: DeedScene): Placement[] {
  const { cast, frame, relations } = scene;
  const wordOf = ({ subject }: Placement): string => cast.members[subject]?.subject.word ?? '';
  const taker = placements.find(({ motion, held }) => motion === 'selfie' && held.length > 0);
  const isOnSelfie = (each: Placement): boolean =>
    each.motion === 'selfie' || (taker !== undefined && wordOf(each) === wordOf(taker));
  const isHugging = (each: Placement): boolean =>
    /^(?:idle|selfie|holdhands)$/.test(each.motion) &&
    (isOnSelfie(each) ||
      relations.some(
        ({ from, to, kind }) => kind === 'hug' && (from === each.subject || to === each.subject),
      ));
  const all = placements.filter(
    (each) => isFree(each, scene) && isHugging(each) && isPersonAt(cast, each.subject),
  );
  const least = taker === undefined ? 3 : 2;
  if (all.length < least) return placements.map(holdPhoneBeforeOthers);
  const holdsHands = all.every(({ motion }) => motion === 'holdhands');
  const room = holdsHands ? HAND_IN_HAND : ARM_IN_ARM;
  const adult = clamp(WIDEST / (room * all.length + 0.4), 0.2, 0.4);
  const y = groundBefore(frame, 0.02);
  const last = all.findIndex(({ motion, held }) => motion === 'selfie' && held.length > 0);
  const row = last < 0 ? all : [...all.filter((_, i) => i !== last), all[last]!];
  return placements.map((each) => {
    const place = row.indexOf(each);
    if (place < 0) return each;
    const isTaking = each.motion === 'selfie' && each.held.length > 0;
    return {
      ...each,
      x: 0.5 + acrossOf((place - (row.length - 1) / 2) * adult * room, frame),
      y,
      size: adult * heightAmongPeople(each, cast, HEIGHTS),
      airborne: false,
      attends: null,
      facing: isTaking ? ('right' as const) : each.facing,
      order: 52 + (place % 2 === 0 ? 0.01 : 0) + place * 0.001,
      ...(isTaking ? {} : { pose: holdsHands ? ('handinhand' as const) : ('armsaround' as const) }),
    };
  });
}

const TOWARDS =
  /\btowards? (each other|one another)\b|\b(facing|face) (each other|one another)\b|\bface to face\b|\bhead to head\b|aufeinander zu|einander gegenüber|l['’]un vers l['’]autre|face à face|(uno|una) hacia (el|la) otr[oa]|frente a frente|cara a cara|向かい合/i;
const APART = /\bback to back\b|rücken an rücken|dos à dos|espalda con espalda|背中合わせ/i;

/** "sliding toward each other", "face to face", "back to back": each is turned so. */
export function turnToEachOther(placements: Placement[], scene: DeedScene): Placement[] {
  const isApart = APART.test(scene.prompt);
  if (!isApart && !TOWARDS.test(scene.prompt)) return placements;
  const all = placements
    .filter((each) => isFree(each, scene) && !each.airborne)
    .sort((one, other) => one.x - other.x);
  if (all.length < 2) return placements;
  const half = Math.ceil(all.length / 2);
  const two = all.length === 2;
  return placements.map((each) => {
    const place = all.indexOf(each);
    if (place < 0) return each;
    const isLeft = place < half;
    const apart = each.size * (isApart ? 0.24 : each.motion === 'slide' ? 0.74 : 0.5);
    const x = 0.5 + (isLeft ? -1 : 1) * acrossOf(apart, scene.frame);
    return {
      ...each,
      ...(two && { x: clamp(x, 0.14, 0.86), y: all[0]!.y }),
      facing: isLeft === isApart ? ('left' as const) : ('right' as const),
    };
  });
}

/** How far apart two are whose glasses or hands meet, in sizes: of people, and of those with shorter arms. */
const AT_ARMS_LENGTH = { people: 0.6, others: 0.76 } as const;

/** Of two who are alone in the picture, so that their hands can be seen. */
const NEAR_PAIR = 0.58;

/** Two who clink glasses come close enough for it. */
export function meetHands(placements: Placement[], scene: DeedScene): Placement[] {
  const { cast, frame, relations } = scene;
  const all = placements.filter(
    (each) =>
      each.motion === 'highfive' &&
      !each.airborne &&
      each.held.length > 0 &&
      isFree(each, scene) &&
      !relations.some(({ from, kind }) => from === each.subject && kind === 'hug'),
  );
  if (all.length !== 2) return placements;
  const isOfPeople = all.every(({ subject }) => isPersonAt(cast, subject));
  const isAlone = placements.every((each) => all.includes(each) || each.role === 'back');
  const size = Math.max(isOfPeople && isAlone ? NEAR_PAIR : 0, ...all.map((each) => each.size));
  const apart = size * (isOfPeople ? AT_ARMS_LENGTH.people : AT_ARMS_LENGTH.others);
  return placements.map((each) => {
    const place = all.indexOf(each);
    if (place < 0) return each;
    return {
      ...each,
      size,
      x: 0.5 + (place === 0 ? -0.5 : 0.5) * acrossOf(apart, frame),
      y: isAlone ? groundBefore(frame, 0.09) : all[0]!.y,
      phaseOffset: 0,
      facing: place === 0 ? ('right' as const) : ('left' as const),
    };
  });
}

/** Where the rope is, in sizes above the ground. */
const ROPE = 0.4;
/** Room for each at the rope, in sizes. */
const AT_ROPE = 0.52;

/** Two teams lean back on both sides of a rope that all have in their hands. */
export function tugOfWar(placements: Placement[], scene: DeedScene): Placement[] {
  const { cast, frame } = scene;
  const all = placements.filter((each) => each.motion === 'tug' && isFree(each, scene));
  const rope = placements.find(({ subject }) => cast.members[subject]?.subject.glyph === '@rope');
  if (all.length < 2 || !rope) return placements;
  const perSide = Math.ceil(all.length / 2);
  const length = perSide * 2 * AT_ROPE;
  const adult = clamp(0.9 / (length + 0.5), 0.16, 0.4);
  const y = groundBefore(frame, 0.02);
  const size = Math.min(0.96, adult * (length + 0.9));
  return placements.map((each) => {
    if (each === rope) {
      return {
        ...each,
        x: 0.5,
        y: y - downOf(adult * ROPE, frame),
        size,
        airborne: true,
        motion: 'idle' as const,
        order: 53,
        mounts: [],
      };
    }
    const place = all.indexOf(each);
    if (place < 0) return each;
    const isLeft = place < perSide;
    const outward = (isLeft ? perSide - 1 - place : place - perSide) * AT_ROPE + 0.46;
    return {
      ...each,
      x: 0.5 + (isLeft ? -1 : 1) * acrossOf(adult * outward, frame),
      y,
      // All are of one size, so that their hands are at the rope.
      size: adult,
      airborne: false,
      attends: null,
      facing: isLeft ? ('right' as const) : ('left' as const),
      // Just behind the rope; their hands are drawn before it.
      order: 52.9995,
      hasArmOver: true,
    };
  });
}

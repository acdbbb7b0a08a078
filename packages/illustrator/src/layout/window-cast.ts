import { isScenery, isSkyBody } from '../language/scenery-things.ts';
import type { Stage } from '../stage/stage.ts';
import { livesInTheAir } from '../things/nature.ts';
import { statureOf } from '../things/stature.ts';
import { type Cast, type CastMember, deedOf, isAnimate } from './cast.ts';
import { chooseMotion } from './choose-motion.ts';
import { mountsOf } from './mounts.ts';
import type { Placement } from './placement.ts';
import { copiesOf } from './sizes.ts';

type Frame = Pick<Stage, 'width' | 'height' | 'window'>;

/** More would not be told apart. */
const MOST_COPIES = 3;
/** Between the view (4) and the window's bars (5). */
const ORDER = 4.6;
/** As far away as the view. */
const DEPTH = 0.1;
/** Fractions of the window's width, those first that are farthest from the hero on its right. */
const PLACES = [0.24, 0.76, 0.5, 0.12, 0.88, 0.38, 0.62];
/** Fractions of the shorter side of the window. */
const LARGEST = 0.66;
const SMALLEST = 0.2;
const SKY_BODY = 0.3;

/**
 * Places those who are outside, so that all of them are to be seen in the window.
 * @param inside who is in the room already
 */
export function placeOutside(cast: Cast, frame: Frame, inside: readonly Placement[]): Placement[] {
  if (frame.window === null) return [];
  const hero = inside.find(({ role }) => role === 'hero');
  const isHeroLeft = hero !== undefined && hero.x < frame.window.x + frame.window.width / 2;
  const placed: Placement[] = [];
  for (const member of cast.outside) {
    for (let copy = 0; copy < Math.min(MOST_COPIES, copiesOf(member)); copy++) {
      const across = PLACES[placed.length % PLACES.length] ?? 0.5;
      const place = isHeroLeft ? 1 - across : across;
      placed.push(placeOne({ member, copy, across: place }, cast, frame, frame.window));
    }
  }
  return placed;
}

/** Fraction of the picture's shorter side. */
function sizeOf({ subject, category }: CastMember, frame: Frame, box: WindowBox): number {
  const shorter = Math.min(frame.width, frame.height);
  const room = Math.min(box.width * frame.width, box.height * frame.height) / shorter;
  const share = isSkyBody(subject.glyph)
    ? SKY_BODY
    : isScenery(subject.glyph)
      ? LARGEST
      : 0.56 * statureOf(subject.glyph, category) ** 0.6;
  const among = subject.count > 1 ? 0.7 : 1;
  return room * Math.min(LARGEST, Math.max(SMALLEST, share * among));
}

type WindowBox = NonNullable<Stage['window']>;

function placeOne(
  { member, copy, across }: { member: CastMember; copy: number; across: number },
  cast: Cast,
  frame: Frame,
  box: WindowBox,
): Placement {
  const { glyph } = member.subject;
  const size = sizeOf(member, frame, box);
  const motion = deedOf(member, cast);
  const airborne =
    isSkyBody(glyph) ||
    motion === 'fly' ||
    motion === 'float' ||
    (motion === null && livesInTheAir(glyph, member.category));
  const shorter = Math.min(frame.width, frame.height);
  const half = (size * shorter) / frame.width / 2;
  const left = box.x + half;
  const right = box.x + box.width - half;
  return {
    subject: member.index,
    copy,
    role: isAnimate(member) ? 'main' : 'back',
    x: Math.min(right, Math.max(left, box.x + across * box.width)),
    y: box.y + box.height * (airborne ? 0.3 + 0.12 * (copy % 2) : 0.985),
    size,
    airborne,
    order: ORDER + copy * 0.001,
    depth: DEPTH,
    motion: chooseMotion(member, cast, { airborne, floating: false, water: false }),
    phaseOffset: copy * 0.21,
    facing: across < 0.5 ? 'right' : 'left',
    mounts: mountsOf(cast, member, size),
    seatShift: 0,
    held: (cast.held.get(member.index) ?? []).map(({ index }) => index),
    attends: null,
    orbit: null,
  };
}

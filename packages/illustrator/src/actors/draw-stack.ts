import type { Canvas2D } from '../canvas.ts';
import { wave } from '../math/periodic.ts';
import { hasOpenLid } from '../things/depiction.ts';
import { windowOf } from '../things/glass.ts';
import { isSmallWorld, mouthOf, saddleOf } from '../things/seats.ts';
import type { TextSurface } from '../things/text-surfaces.ts';
import type { Actor } from './actor.ts';
import type { Body } from './body.ts';
import { drawBreath } from './breath.ts';
import { drawCableOf } from './cable.ts';
import { drawInClaw } from './claws.ts';
import { clipBelow, clipBelowBrim } from './clip-below.ts';
import { acrossMouth } from './held-place.ts';
import { stringEndOf, strokeString } from './held-string.ts';
import type { HeldThing } from './held-thing.ts';
import { type Hold, needsHands } from './hold.ts';
import { insideDepthOf, raisedInBed, WITH_FAR_SIDE } from './inside-depth.ts';
import { turnAt, type Movement } from './motion.ts';
import { drawPouring } from './pouring.ts';
import { leapsAlone, moveOnSeat, swingAlong } from './seat-moves.ts';
import type { Seat } from './seat.ts';
import { drawPaw, drawSpriteArm, holdingHand, type SpriteArm } from './sprite-arm.ts';

/** From the ground to the highest point of an actor or its mounts, in pixels. */
export function totalHeight(actor: Actor): number {
  let seat = 0;
  let top = 0;
  actor.mounts.forEach((mount, level) => {
    top = Math.max(top, seat + mount.body.height);
    seat += mount.heightPx - (level === actor.mounts.length - 1 ? sinkOf(actor, mount) : 0);
  });
  return Math.max(top, seat + actor.body.height) + hangingBelow(actor);
}

/** How far an actor that hangs from something in the air reaches below it, in pixels. */
export function hangingBelow({ body, mounts, placement }: Actor): number {
  const hook = mounts.at(-1);
  return placement.airborne && hook?.manner === 'hanging'
    ? Math.max(0, body.height - hook.heightPx)
    : 0;
}

const FLOWERS =
  /rose|tulip|sunflower|blossom|hibiscus|hyacinth|lotus|bouquet|herb|leaf|hydrangea|peony|lily|daisy|poppy|lavender|dandelion|wheat/;
/** How much of a flower is in the vase. */
const STEM = 0.34;
/** Flowers grow out of them, and show their stems. */
const HAS_STEMS = /^(?:skull|brain|.*boot|.*shoe|teapot)$/;
/** How much of such a flower is hidden. */
const LEAVES = 0.19;

/** Behind glass things are in the middle: a wheel in a cage as well. */
const sinkInGlass = ({ glass, heightPx, body }: Seat, height: number): number =>
  glass ? heightPx - (body.height * glass.y - height / 2) : 0;

/** How far the rider sits down into its seat, in pixels. */
function sinkOf(actor: Actor, seat: Seat): number {
  const { body, isSeated } = actor;
  // A storm in a teacup is over the tea.
  if (seat.manner === 'inside' && !seat.glass && body.glyph.startsWith('cloud')) return 0;
  // The hands reach the branch from below.
  if (seat.manner === 'hanging') return body.height;
  // Behind glass it hovers in the middle.
  if (seat.glass) return sinkInGlass(seat, body.height);
  if (
    /^(@vase|amphora|@jug|@milkcan|@flowerpot)$/.test(seat.body.glyph) &&
    FLOWERS.test(body.glyph)
  ) {
    return body.height * STEM;
  }
  if (seat.manner === 'inside' && HAS_STEMS.test(seat.body.glyph) && FLOWERS.test(body.glyph)) {
    return body.height * LEAVES;
  }
  if (seat.manner === 'inside') {
    const depth = body.height * insideDepthOf(actor, seat.body.glyph) - raisedInBed(actor, seat);
    // People look out over the far side of a box as well.
    const isWalled =
      actor.puppet && actor.placement.peeks !== true && WITH_FAR_SIDE.test(seat.body.glyph);
    return isWalled ? depth - (seat.body.height - seat.heightPx) : depth;
  }
  // A seated puppet's feet are drawn up from its soles.
  if (seat.manner === 'standing') {
    if (isSeated && body.sitDepth !== undefined) return body.sitDepth;
    return body.height * (isSeated ? 0.1 : 0.03);
  }
  if (seat.ride?.isStoodOn) return body.height * SOLES;
  return body.seatDepth;
}

/** From the soles of who stands to the lower edge of its body, in heights of the latter. */
const SOLES = 0.02;

/** From the ground up: each mount, and on or in it whatever it carries. */
export function drawStack(
  context: Canvas2D,
  actor: Actor,
  level: number,
  phase: number,
  movement: Movement,
): void {
  const seat = actor.mounts[level];
  if (!seat) {
    drawRider(context, actor, phase, movement);
    return;
  }
  const carry = (): void => {
    context.save();
    if (seat.manner === 'inside' && !seat.glass && !actor.liesInBed) clipBelowBrim(context, seat);
    const [x, y] = seatPlace(actor, seat, level, phase);
    const isTop = level === actor.mounts.length - 1;
    swingAlong(context, seat, phase);
    context.translate(x, y);
    if (isTop) moveOnSeat(context, actor, seat, phase, movement);
    if (isTop && !actor.placement.airborne) context.rotate(turnAt(actor.placement, phase));
    if (seat.manner !== 'inside' && !seat.body.swing && !leapsAlone(actor))
      context.rotate(-movement.rotation * 0.45 + 0.02 * wave(phase, 2));
    drawStack(context, actor, level + 1, phase, movement);
    context.restore();
  };
  const drawMount = (): void => {
    if (!seat.drawn) return;
    drawCableOf(context, seat.body);
    seat.body.draw(context, phase);
    if (!GOES_ON.test(seat.body.glyph)) return;
    // Its arches reach from border to border.
    for (const span of [-2, -1, 1, 2]) {
      context.save();
      context.translate(span * seat.body.width * 0.998, 0);
      seat.body.draw(context, phase);
      context.restore();
    }
  };
  if (seat.manner !== 'inside') {
    drawMount();
    carry();
    if (seat.ride && seat.ride.side > 0) drawSide(context, seat, seat.ride.side, phase);
    return;
  }
  if (actor.liesInBed) {
    drawMount();
    carry();
    drawBlanket(context, seat, phase);
    return;
  }
  const hasLid = hasOpenLid(seat.body.glyph) || HAS_SAILS.test(seat.body.glyph);
  if (seat.glass || hasLid) drawMount();
  carry();
  context.save();
  context.globalAlpha = seat.glass?.cover ?? 1;
  // Of several in it, the first has drawn the lid, and the front hides all of them.
  if (hasLid) {
    clipBelow(context, seat);
    seat.body.draw(context, phase);
  } else drawMount();
  context.restore();
  if (seat.label) drawLabel(context, seat, seat.label, phase);
  if (!seat.isCarrier) return;
  context.save();
  context.translate(...seatPlace(actor, seat, level, phase));
  actor.body.drawShins?.(context, phase);
  context.restore();
}

/** The label of a glass is not to be seen through. @param box fractions of the sprite */
function drawLabel(
  context: Canvas2D,
  { body, sizePx }: Seat,
  [left, top, width, height]: TextSurface['box'],
  phase: number,
): void {
  context.save();
  context.beginPath();
  context.rect((left - 0.5) * sizePx, (top - 1) * sizePx, width * sizePx, height * sizePx);
  context.clip();
  body.draw(context, phase);
  context.restore();
}

/** Would end in the air at both sides. */
const GOES_ON = /^@viaduct$/;
/** A passenger stands before the sails, or before the envelope of a balloon; a seller stands below the roof. */
const HAS_SAILS =
  /^(@pirateship|@sailingship|@vikingship|@paperboat|@hotairballoon|@airship|@marketstall)$/;

/** Where the blanket begins, in widths of the bed from its left, and ends, in heights from the ground. */
const BLANKET = { left: 0.45, bottom: 0.42 };
/** How much higher it is over who lies under it. */
const BULGE = 1.75;

/** The blanket and the side of a bed, over who lies in it. */
function drawBlanket(context: Canvas2D, { body, drawn }: Seat, phase: number): void {
  if (!drawn) return;
  const [left, bottom] = [(BLANKET.left - 0.5) * body.width, -BLANKET.bottom * body.height];
  for (const [top, tall, scale] of [
    [bottom - 2 * body.height, 2 * body.height, BULGE],
    [bottom, body.height, 1],
  ] as const) {
    context.save();
    context.beginPath();
    context.rect(left, top, body.width, tall);
    context.clip();
    context.translate(0, bottom);
    context.scale(1, scale);
    context.translate(0, -bottom);
    body.draw(context, phase);
    context.restore();
  }
}

/** The side of a low car, over the legs of who sits in it. */
function drawSide(context: Canvas2D, { body }: Seat, side: number, phase: number): void {
  context.save();
  context.beginPath();
  context.rect(-body.width, -side * body.height, body.width * 2, body.height);
  context.clip();
  body.draw(context, phase);
  context.restore();
}

function seatPlace(
  actor: Actor,
  seat: Seat,
  level: number,
  phase: number,
): readonly [x: number, y: number] {
  const { facing, seatShift, seatDepth = 0 } = actor.placement;
  const last = level === actor.mounts.length - 1;
  // What somebody sits on in a small world has its place there.
  const shifted = isSmallWorld(actor.mounts[0]?.body.glyph ?? '') ? 0 : actor.mounts.length - 1;
  if (seat.ride && last) {
    const [across] = seat.ride.seat;
    const side = facing === 'right' ? 1 : -1;
    return [side * (across - 0.5) * seat.body.width, -seat.heightPx + sinkOf(actor, seat)];
  }
  const astride = seat.manner === 'astride';
  const behind = astride ? 0.04 : seat.isBack ? 0.08 : 0;
  const back = facing === 'right' ? -behind : behind;
  // A balloon's basket is much narrower than its envelope.
  const room = /balloon|airship|convertible|horsecarriage|opentractor|pickup|vintagetruck/.test(
    seat.body.glyph,
  )
    ? 0.34
    : seat.manner === 'inside'
      ? 0.78
      : seat.isBack
        ? 0.8
        : astride
          ? 0.6
          : 1;
  const bounce = astride ? 0.006 * seat.body.height * (1 + wave(phase, 4, 0.12)) : 0;
  // A seat of several is drawn with the first of them, who sits aside: in the middle of a drawn seat is one alone.
  const isAlone = seatShift === 0 && seat.drawn;
  const window = last ? windowOf(seat.glass, seatShift, isAlone) : null;
  // Several behind glass swim above and below each other.
  const isApart = seat.glass !== null && last && window === null;
  const apart = isApart ? Math.sign(seatShift) * 0.1 * seat.body.height : 0;
  const aside = level === shifted && window === null ? seatShift * room : 0;
  return [
    (back + aside) * seat.body.width +
      (window ?? seat.glass?.x ?? mouthOf(seat.body.glyph)) *
        seat.sizePx *
        (seat.isTurned || (seat.body.glyph === '@opentractor' && facing === 'left') ? -1 : 1),
    -seat.heightPx +
      (last ? sinkOf(actor, seat) : sinkInGlass(seat, actor.mounts[level + 1]?.body.height ?? 0)) +
      (level === 0 ? seatDepth * seat.body.width : 0) -
      bounce +
      apart,
  ];
}

/** How far a puppet sits down on the ground, in its heights. */
const SAT_DOWN = 0.075;

function drawRider(context: Canvas2D, actor: Actor, phase: number, movement: Movement): void {
  const { body, placement, held } = actor;
  if (actor.mounts.length > 0 && placement.motion !== 'jump')
    context.scale(movement.scaleX, movement.scaleY);
  // Its feet are drawn up: it sits on the ground.
  if (actor.mounts.length === 0 && actor.isSeated && body.sitDepth === undefined) {
    context.translate(0, body.height * SAT_DOWN);
  }
  context.scale(actor.girth, 1);
  drawCableOf(context, body);
  body.draw(context, phase);
  const side = placement.facing === 'right' ? 1 : -1;
  for (const thing of held) drawHeld(context, actor, thing, phase);
  if (placement.attends === 'water') {
    context.save();
    context.translate(side * body.width * (actor.puppet ? 0.98 : 0.8), -body.height * 0.36);
    drawPouring(context, phase, side * body.width * 0.26, body.height * 0.36);
    context.restore();
  }
}

/** Held in an arm that is drawn onto the picture of an animal. */
const isInArm = (hold: Hold): boolean =>
  needsHands(hold) && hold !== 'torso' && hold !== 'shoulder';

/** Mouth and nose of those whose eyes are not known. */
function belowCrown({ x, y }: NonNullable<Body['crown']>, height: number) {
  const face = { x, y: y + height * 0.2 };
  return { mouth: face, nose: face };
}

/** On an actor that is drawn as one glyph: on the head's highest point, or before the chest. */
function drawHeld(context: Canvas2D, actor: Actor, thing: HeldThing, phase: number): void {
  const { body } = actor;
  if (body.arm && isInArm(thing.hold)) {
    drawInPaw(context, body.arm, thing, phase);
    return;
  }
  if (body.claw && isInArm(thing.hold) && thing.hold !== 'tether') {
    drawInClaw(context, thing, body.claw, body.height, phase);
    return;
  }
  const side = actor.placement.facing === 'right' ? 1 : -1;
  const crown = body.crown ?? { x: 0, y: -body.height };
  const { mouth, nose } = body.snout ?? belowCrown(crown, body.height);
  if (thing.hold === 'breath') {
    const length = body.height * (actor.placement.airborne ? 0.66 : 0.8);
    context.save();
    context.translate(mouth.x, mouth.y);
    drawBreath(context, thing.glyph, { length, side, isFlying: actor.placement.airborne }, phase);
    context.restore();
    return;
  }
  // Seen from the front: the sun, a snowman. Glasses span such a face.
  const frontal = Math.abs(crown.x) < body.width * 0.12;
  const natural =
    body.height * 0.62 * thing.size * (thing.hold === 'head' || thing.hold === 'crown' ? 0.72 : 1);
  const size = thing.hold === 'eyes' && frontal ? Math.max(natural, body.width * 0.5) : natural;
  context.save();
  switch (thing.hold) {
    case 'head':
      // A flat wreath lies around the head.
      context.translate(crown.x, crown.y + size * (thing.tall < 0.6 ? 0.08 : -0.14));
      break;
    case 'crown':
      context.translate(crown.x, crown.y + body.height * 0.02 - (size * thing.tall) / 2);
      break;
    case 'eyes':
      if (body.eyes) context.translate(body.eyes.x, body.eyes.y);
      else context.translate(crown.x * 1.1, crown.y + body.height * (frontal ? 0.38 : 0.3));
      break;
    case 'neck':
      context.translate(crown.x * 0.66, crown.y + body.height * 0.42);
      break;
    case 'back':
      context.translate(
        -side * body.width * 0.1,
        -body.height * (1 - saddleOf(body.glyph)) - size * thing.tall * 0.36,
      );
      context.rotate(-side * 0.16);
      break;
    case 'teeth':
      context.translate(mouth.x, mouth.y + body.height * 0.03);
      context.rotate(acrossMouth(thing));
      break;
    case 'nose':
      context.translate(nose.x, nose.y - (size * thing.tall) / 2);
      break;
    case 'overhead':
      context.translate(crown.x * 0.5, crown.y - size * 0.16);
      break;
    case 'tether':
      context.translate(side * body.width * 0.4, crown.y - size * (0.3 - 0.03 * wave(phase)));
      context.rotate(0.06 * wave(phase, 1, 0.3));
      break;
    case 'tool':
      // Mermaids hold up a hand beside the head.
      if (body.glyph.startsWith('mer')) context.translate(body.width * 0.2, -body.height * 0.8);
      else context.translate(side * body.width * 0.46, -body.height * 0.36);
      break;
    default:
      context.translate(side * body.width * 0.46, -body.height * 0.36);
      context.rotate(side * 0.05 * wave(phase, 2));
      context.scale(side, 1);
  }
  thing.draw(context, size);
  context.restore();
}

/** What an animal that is drawn whole has in its hand. */
function drawInPaw(context: Canvas2D, arm: SpriteArm, thing: HeldThing, phase: number): void {
  const [x, y] = holdingHand(arm);
  const size = arm.lengthPx * 2.3 * thing.size;
  drawSpriteArm(context, arm, [x, y]);
  context.save();
  if (thing.hold === 'tether') {
    const top = [x + arm.side * size * 0.2, y - size * (1.5 - 0.03 * wave(phase))] as const;
    context.save();
    context.scale(size, size);
    strokeString(
      context,
      [x / size, y / size],
      [top[0] / size, top[1] / size + stringEndOf(thing)],
    );
    context.restore();
    context.translate(...top);
    context.rotate(0.06 * wave(phase, 1, 0.3));
  } else if (thing.hold === 'overhead') {
    const turn = arm.side * 0.1 + 0.03 * wave(phase);
    context.translate(x, y);
    context.rotate(turn);
    context.translate(-thing.grip.x * size, -thing.grip.y * size);
  } else {
    context.translate(x, y);
    context.rotate(arm.side * 0.05 * wave(phase, 2));
    context.translate(arm.side * size * 0.08, -size * thing.tall * 0.28);
    context.scale(arm.side, 1);
  }
  thing.draw(context, size);
  context.restore();
  drawPaw(context, arm, [x, y]);
}

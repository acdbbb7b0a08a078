import type { Canvas2D } from '../canvas.ts';
import { type Colour, css, shift } from '../math/colour.ts';
import { radialGradient } from '../painting.ts';
import type { Bench } from './bench.ts';
import { drawCape, drawCapeCollar, drawWings } from './clothes.ts';
import { drawCollar } from './fine-collars.ts';
import { drawLimb } from './limb.ts';
import type { Point, Pose } from './pose.ts';
import { type Puppet, torsoBoxOf } from './puppet.ts';
import { drawTail } from './tail.ts';
import { drawThumb } from './thumb.ts';

function drawExtremity(
  context: Canvas2D,
  [x, y]: Point,
  radiusX: number,
  radiusY: number,
  colour: Colour,
): void {
  context.fillStyle = radialGradient(context, x - radiusX * 0.3, y - radiusY * 0.6, radiusX * 1.7, [
    [0, shift(colour, 0.09)],
    [0.6, colour],
    [1, shift(colour, -0.12, 1.1, -12)],
  ]);
  context.beginPath();
  context.ellipse(x, y, radiusX, radiusY, 0, 0, Math.PI * 2);
  context.fill();
}

function drawLegs(context: Canvas2D, puppet: Puppet, pose: Pose): void {
  const hip = puppet.bust ? 1.1 : 1.2;
  for (const [foot, x] of [
    [pose.leftFoot, -0.12],
    [pose.rightFoot, 0.12],
  ] as const) {
    const bendX = (x + foot[0]) / 2 + (foot[0] - x) * 0.3;
    drawLimb(
      context,
      {
        from: [x, hip],
        bend: [bendX, (hip + foot[1]) / 2],
        to: [foot[0], foot[1] - 0.04],
        widthFrom: 0.2,
        widthTo: 0.17,
      },
      puppet.leg,
    );
    if (puppet.boots) drawBoot(context, foot, x, puppet.boots);
    else drawExtremity(context, [foot[0], foot[1]], 0.125, 0.075, puppet.foot);
  }
}

/** Where the arms of an octopus end, from the left to the right: those behind first. */
const TENTACLES: readonly (readonly [x: number, y: number])[] = [
  [-0.5, 1.42],
  [0.5, 1.42],
  [-0.33, 1.53],
  [0.33, 1.53],
  [-0.11, 1.56],
  [0.11, 1.56],
];

/** Arms that lie on the ground with their tips turned up. */
function drawTentacles(context: Canvas2D, { leg }: Puppet): void {
  for (const [x, y] of TENTACLES) {
    const side = Math.sign(x);
    const hip: Point = [x * 0.42, 1.22];
    const low: Point = [x, y];
    drawLimb(
      context,
      { from: hip, bend: [x * 0.62, y - 0.02], to: low, widthFrom: 0.2, widthTo: 0.13 },
      leg,
    );
    drawLimb(
      context,
      {
        from: low,
        bend: [x + side * 0.1, y + 0.01],
        to: [x + side * 0.1, y - 0.1],
        widthFrom: 0.125,
        widthTo: 0.06,
      },
      leg,
    );
  }
}

function drawBoot(context: Canvas2D, [x, y]: Point, hip: number, colour: Colour): void {
  const side = Math.sign(hip);
  context.fillStyle = css(colour);
  context.beginPath();
  context.roundRect(x - 0.115, y - 0.21, 0.23, 0.26, 0.05);
  context.fill();
  drawExtremity(context, [x + side * 0.05, y + 0.005], 0.165, 0.08, colour);
  context.fillStyle = css(shift(colour, 0.08));
  context.fillRect(x - 0.125, y - 0.22, 0.25, 0.05);
}

/** `side` -1 is the left of the picture. */
function drawArm(context: Canvas2D, puppet: Puppet, pose: Pose, side: -1 | 1): void {
  if (puppet.hiddenArms === 'both' || (side === 1 && puppet.hiddenArms === 'right')) return;
  const shoulderY = puppet.bust ? 0.8 : 0.88;
  const shoulderX = side * (puppet.bust ? 0.3 : 0.24);
  const hand = side === 1 ? pose.rightHand : pose.leftHand;
  // An arm that reaches across the body bends outwards less.
  const outward = hand[0] * side > 0 ? 0.14 : 0.04;
  drawLimb(
    context,
    {
      from: [shoulderX, shoulderY],
      bend: [shoulderX + side * outward, (shoulderY + hand[1]) / 2 + 0.08],
      to: hand,
      widthFrom: 0.17,
      widthTo: 0.14,
    },
    puppet.arm,
  );
  drawExtremity(context, hand, 0.085, 0.073, puppet.hand);
}

/** Length of a puppet's thumb, in widths of its head. */
const THUMB = 0.13;

function drawHead(context: Canvas2D, puppet: Puppet, pose: Pose, phase: number): void {
  const neck = 0.78;
  context.save();
  context.translate(pose.headAt[0], pose.headAt[1] + neck);
  context.rotate(pose.head);
  context.translate(0, -neck);
  context.translate(-0.5, -0.06);
  puppet.drawFace(context, phase);
  context.restore();
}

export interface PuppetOptions {
  /** Of its face. */
  readonly phase: number;
  /** Its tail follows behind, to the left. */
  readonly tailBehind: boolean;
  /** The right arm is drawn over the head. */
  readonly handAtFace: boolean;
  /** The right hand shows its thumb. */
  readonly thumb: boolean;
  /** Drawn between the body and the arms: what is hugged to the chest. */
  readonly atChest: (context: Canvas2D) => void;
  /** Behind the body, with straps over the shoulders; null for nothing. */
  readonly onBack: ((context: Canvas2D) => void) | null;
  /** A table before the body with things on it, which are before the chin; null for none. */
  readonly bench: Bench | null;
  /** Drawn over the right arm, under its fingers. */
  readonly inHand: ((context: Canvas2D) => void) | null;
  /** In the right hand before the face; null for nothing. */
  readonly inFront: ((context: Canvas2D) => void) | null;
  /** Drawn over the face, in fractions of the head's box. */
  readonly tears: ((context: Canvas2D) => void) | null;
  /** Drawn over everything: hats and glasses. */
  readonly worn: (context: Canvas2D) => void;
  /** Over everything, where the hands are. */
  readonly marks: (context: Canvas2D) => void;
}

function leanBody(context: Canvas2D, pose: Pose): void {
  context.translate(0, pose.bob + 1.2);
  context.rotate(pose.lean * 0.6);
  context.translate(0, -1.2);
}

function drawTailOf(
  context: Canvas2D,
  { tail, isSeenFromBehind }: Puppet,
  pose: Pose,
  isAtLeft: boolean,
): void {
  if (!tail) return;
  context.save();
  context.scale(isAtLeft ? -1 : 1, 1);
  context.translate(isSeenFromBehind ? 0 : 0.12, 1.24);
  drawTail(context, tail.kind, pose.tail, tail);
  context.restore();
}

const STRAP: Colour = [0.4, 0.12, 20];

/** Of a bag on the back, over both shoulders. */
function drawStraps(context: Canvas2D): void {
  context.strokeStyle = css(STRAP);
  context.lineWidth = 0.06;
  context.lineCap = 'round';
  for (const side of [-1, 1]) {
    context.beginPath();
    context.moveTo(side * 0.15, 0.8);
    context.quadraticCurveTo(side * 0.24, 1, side * 0.26, 1.2);
    context.stroke();
  }
}

const CAPE_OF_PUPPET = { neck: 0.78, hem: 1.44, shoulders: 0.26 };
/** They reach beyond the head. */
const WINGS_OF_PUPPET = { neck: 0.84, hem: 1.44, shoulders: 0.3 };

/** The arm that is drawn over the one it hugs. */
export function drawPuppetArmOver(context: Canvas2D, puppet: Puppet, pose: Pose): void {
  context.save();
  leanBody(context, pose);
  drawArm(context, puppet, pose, 1);
  context.restore();
}

/** In units of the head's width, crown at y 0, soles at 1.57. */
export function drawPuppet(
  context: Canvas2D,
  puppet: Puppet,
  pose: Pose,
  {
    phase,
    tailBehind,
    handAtFace,
    thumb,
    onBack,
    bench,
    atChest,
    inHand,
    inFront,
    tears,
    worn,
    marks,
  }: PuppetOptions,
): void {
  const [boxX, boxY, boxWidth, boxHeight] = torsoBoxOf(puppet);
  context.save();
  // The feet stay where they are; body, arms and head bob and lean above them.
  if (puppet.hasTentacles) drawTentacles(context, puppet);
  else drawLegs(context, puppet, pose);
  context.save();
  leanBody(context, pose);
  if (!puppet.isSeenFromBehind) drawTailOf(context, puppet, pose, tailBehind);
  if (puppet.hasWings && !puppet.isSeenFromBehind) drawWings(context, WINGS_OF_PUPPET);
  if (puppet.cape) drawCape(context, puppet.cape, CAPE_OF_PUPPET);
  onBack?.(context);
  context.drawImage(puppet.torso, boxX, boxY, boxWidth, boxHeight);
  if (puppet.hasWings && puppet.isSeenFromBehind) drawWings(context, WINGS_OF_PUPPET);
  if (puppet.isSeenFromBehind) drawTailOf(context, puppet, pose, false);
  if (puppet.cape) drawCapeCollar(context, puppet.cape, CAPE_OF_PUPPET);
  if (onBack) drawStraps(context);
  context.restore();
  bench?.drawTable(context);
  leanBody(context, pose);
  atChest(context);
  drawArm(context, puppet, pose, -1);
  if (!handAtFace) drawArm(context, puppet, pose, 1);
  if (thumb) drawThumb(context, pose.rightHand, THUMB, puppet.hand);
  if (inHand) {
    inHand(context);
    drawExtremity(context, pose.rightHand, 0.085, 0.073, puppet.hand);
  }
  if (puppet.collar) drawCollar(context, puppet.collar);
  if (!puppet.bust) drawHead(context, puppet, pose, phase);
  if (bench) {
    bench.drawThings(context);
    for (const hand of [pose.leftHand, pose.rightHand])
      drawExtremity(context, hand, 0.085, 0.073, puppet.hand);
    inHand?.(context);
  }
  if (handAtFace) drawArm(context, puppet, pose, 1);
  if (tears) {
    context.save();
    context.translate(pose.headAt[0] - 0.5, pose.headAt[1] - 0.06);
    tears(context);
    context.restore();
  }
  context.save();
  context.translate(...pose.headAt);
  worn(context);
  context.restore();
  if (inFront) {
    inFront(context);
    drawExtremity(context, pose.rightHand, 0.085, 0.073, puppet.hand);
  }
  marks(context);
  context.restore();
}

import type { Canvas2D } from '../canvas.ts';
import { type Colour, css, shift } from '../math/colour.ts';
import { linearGradient } from '../painting.ts';
import { drawJointPlate } from './armor.ts';
import type { FigurePose } from './figure-joints.ts';
import {
  elbowOf,
  halfway,
  hipOf,
  kneeOf,
  leanBody,
  reachedFoot,
  reachedHand,
  shoulderOf,
} from './figure-reach.ts';
import type { Figure } from './figure.ts';
import { drawLimb, type LimbColours } from './limb.ts';
import type { Outfit } from './outfit-parts.ts';
import type { Point } from './pose-name.ts';

/** How much of a leg is covered by cloth, from the hip, 0 to 1. */
const LEG_COVERS: Readonly<Record<Outfit['legs'], number>> = { trousers: 1, shorts: 0.5, bare: 0 };
/** The same of an arm, from the shoulder. */
const ARM_COVERS: Readonly<Record<Outfit['sleeves'], number>> = { long: 0.9, short: 0.42, none: 0 };

/** A limb through its joint, with cloth over the first part of it. */
function drawCovered(
  context: Canvas2D,
  [from, middle, to]: readonly [Point, Point, Point],
  [widthFrom, widthTo]: readonly [number, number],
  { bare, cloth, share }: { bare: LimbColours; cloth: LimbColours; share: number },
): void {
  // The control point of the curve that passes through the joint.
  const bend: Point = [
    2 * middle[0] - (from[0] + to[0]) / 2,
    2 * middle[1] - (from[1] + to[1]) / 2,
  ];
  if (share < 1) drawLimb(context, { from, bend, to, widthFrom, widthTo }, bare);
  if (share === 0) return;
  // The first part of a quadratic curve has this control point and this end.
  const cut = halfway(from, bend, share);
  const end = halfway(cut, halfway(bend, to, share), share);
  drawLimb(
    context,
    {
      from,
      bend: cut,
      to: end,
      widthFrom: widthFrom * 1.1,
      widthTo: (widthFrom + (widthTo - widthFrom) * share) * 1.18,
    },
    cloth,
  );
}

/** A hand or a shoe. */
export function blob(
  context: Canvas2D,
  [x, y]: Point,
  [radiusX, radiusY]: readonly [number, number],
  colour: Colour,
): void {
  context.fillStyle = linearGradient(
    context,
    [x - radiusX * 0.3, y - radiusY, x + radiusX * 0.3, y + radiusY],
    [
      [0, shift(colour, 0.07)],
      [1, shift(colour, -0.08)],
    ],
  );
  context.beginPath();
  context.ellipse(x, y, radiusX, radiusY, 0, 0, Math.PI * 2);
  context.fill();
}

/** A leg with its shoe. In the units of `FigurePose`. */
export function drawLeg(context: Canvas2D, figure: Figure, pose: FigurePose, side: -1 | 1): void {
  const foot = reachedFoot(pose, side);
  const ankle: Point = [foot[0], foot[1] - 0.03];
  const knee = kneeOf(pose, side);
  drawCovered(context, [hipOf(pose, side), knee, ankle], [0.165, 0.112], {
    bare: figure.bareLeg,
    cloth: figure.leg,
    share: LEG_COVERS[figure.outfit.legs],
  });
  if (figure.outfit.boots > 0) drawBoot(context, figure, [knee, ankle]);
  if (isArmored(figure)) drawJointPlate(context, knee, 0.075, figure.outfit.top);
  const isFromSide = pose.hipsApart !== undefined;
  const toe =
    pose.knees[0] === pose.knees[1] ? pose.knees[0] * (isFromSide ? 0.045 : 0.03) : side * 0.012;
  blob(context, [foot[0] + toe, foot[1]], [0.09, 0.05], figure.outfit.shoes);
}

/** From the ankle up towards the knee. */
function drawBoot(
  context: Canvas2D,
  { outfit }: Figure,
  [knee, ankle]: readonly [Point, Point],
): void {
  const top = halfway(ankle, knee, outfit.boots * 1.6);
  for (const [width, colour] of [
    [0.142, shift(outfit.shoes, -0.1)],
    [0.126, outfit.shoes],
  ] as const) {
    context.strokeStyle = css(colour);
    context.lineWidth = width;
    context.lineCap = 'butt';
    context.beginPath();
    context.moveTo(ankle[0], ankle[1] + 0.03);
    context.lineTo(...top);
    context.stroke();
  }
}

/** An arm with its hand, in the space of the leaning body. */
export function drawArm(context: Canvas2D, figure: Figure, pose: FigurePose, side: -1 | 1): void {
  const shoulder = shoulderOf(side);
  const hand = reachedHand(pose, side);
  const elbow = elbowOf(pose, side);
  if (side === 1 && figure.metalArm !== null) {
    drawMetalArm(context, figure.metalArm, [shoulder, elbow, hand]);
    return;
  }
  drawCovered(context, [shoulder, elbow, hand], [0.125, 0.088], {
    bare: figure.arm,
    cloth: figure.sleeve,
    share: ARM_COVERS[figure.outfit.sleeves],
  });
  blob(context, hand, [0.058, 0.056], figure.skin);
  if (!isArmored(figure)) return;
  drawJointPlate(
    context,
    [shoulder[0] + side * 0.012, shoulder[1] - 0.01],
    0.098,
    figure.outfit.top,
  );
  drawJointPlate(context, elbow, 0.058, figure.outfit.top);
}

const isArmored = ({ outfit }: Figure): boolean => outfit.detail === 'breastplate';

/** Two tubes of steel between joints, with a hand of steel. */
function drawMetalArm(
  context: Canvas2D,
  steel: LimbColours,
  [shoulder, elbow, hand]: readonly [Point, Point, Point],
): void {
  for (const [from, to] of [
    [shoulder, elbow],
    [elbow, hand],
  ] as const)
    drawLimb(
      context,
      { from, bend: halfway(from, to, 0.5), to, widthFrom: 0.1, widthTo: 0.085 },
      steel,
    );
  for (const [at, radius] of [
    [shoulder, 0.085],
    [elbow, 0.066],
    [hand, 0.064],
  ] as const) {
    blob(context, at, [radius, radius], shift(steel.main, -0.06));
    blob(context, at, [radius * 0.45, radius * 0.45], [0.8, 0.14, 220]);
  }
}

/** The arms that are drawn over the one it hugs. In the units of `FigurePose`. */
export function drawHuggingArm(
  context: Canvas2D,
  figure: Figure,
  pose: FigurePose,
  sides: readonly (-1 | 1)[],
): void {
  context.save();
  leanBody(context, pose);
  for (const side of sides) drawArm(context, figure, pose, side);
  context.restore();
}

/** From the knees to the feet, see `Body.drawShins`. In the units of `FigurePose`. */
export function drawShins(context: Canvas2D, figure: Figure, pose: FigurePose): void {
  const { legs } = figure.outfit;
  for (const side of [-1, 1] as const) {
    const knee = kneeOf(pose, side);
    const foot = side === -1 ? pose.leftFoot : pose.rightFoot;
    drawCovered(
      context,
      [knee, halfway(knee, foot, 0.5), [foot[0], foot[1] - 0.03]],
      [0.15, 0.112],
      { bare: figure.bareLeg, cloth: figure.leg, share: legs === 'trousers' ? 1 : 0 },
    );
    blob(context, foot, [0.09, 0.06], figure.outfit.shoes);
  }
}

import { strokeOutline } from '../art/props/brush.ts';
import type { Canvas, Canvas2D } from '../canvas.ts';
import { SKIN_COLOURS, type SkinTone } from '../language/skin-tones.ts';
import type { Expression, HeadLook } from '../language/spec.ts';
import { type Colour, css, shift } from '../math/colour.ts';
import { linearGradient } from '../painting.ts';
import type { Stage } from '../stage/stage.ts';
import { backOfHead } from './back-of-head.ts';
import { cloth, drawCape, drawCapeCollar, drawDetail, drawWings, printCloth } from './clothes.ts';
import { drawTears, shedsTears } from './face.ts';
import { type FigurePose, HIP, SHOULDER } from './figure-joints.ts';
import { createDrawnHead, type DrawnHead, dyeOf } from './head-look.ts';
import { APRON_CLOTH, drawShirtLetters, letterShirt, placeOfLetters } from './lettered-shirt.ts';
import { drawLimb, type LimbColours, limbInLight } from './limb.ts';
import { underAmbient } from './lit-colour.ts';
import { asImage, createFace, type DrawFace } from './moving-face.ts';
import type { Outfit } from './outfit-parts.ts';
import type { Point } from './pose.ts';
import { drawPregnantBelly } from './pregnant-belly.ts';
import { drawThumb } from './thumb.ts';

/** A person's body: the head is a glyph, everything below is drawn in code and dressed. */
export interface Figure {
  readonly glyph: string;
  readonly drawFace: DrawFace;
  /** Width of the head's box in the units of `FigurePose`. */
  readonly headSize: number;
  readonly outfit: Outfit;
  readonly skin: Colour;
  readonly arm: LimbColours;
  readonly sleeve: LimbColours;
  readonly bareLeg: LimbColours;
  readonly leg: LimbColours;
  readonly cries: boolean;
  /** Of steel, on the right; null for none. */
  readonly isPregnant: boolean;
  readonly metalArm: LimbColours | null;
  /** Hair and beard that the glyph of the head has not; null for none. */
  readonly drawnHead: DrawnHead | null;
  /** The text on the shirt; null for none. */
  readonly shirtLetters: Canvas | null;
}

const YOUNG = /^(girl|boy|child)/;
const HEAD_TOP = -0.03;

/** Whether a glyph is the head of a person, for which a body is drawn. */
export const isFigure = (glyph: string, category: string): boolean =>
  (category === 'person' || glyph.endsWith('wearing-turban')) && !glyph.startsWith('baby');

export async function createFigure(
  stage: Stage,
  glyph: string,
  unitPx: number,
  look: {
    readonly skin: SkinTone | null;
    readonly outfit: Outfit;
    readonly expression: Expression | null;
    readonly head: HeadLook | undefined;
    readonly isTurnedAway?: boolean;
    /** What is lettered on the chest. */
    readonly shirtText?: string | undefined;
  },
): Promise<Figure> {
  const { palette } = stage;
  const headSize = YOUNG.test(glyph) || look.head?.isYoung ? 0.7 : 0.6;
  const dye = dyeOf(glyph, look.head);
  const sprite = await stage.sprite(glyph, Math.ceil(unitPx * headSize), dye, look.skin);
  const ambient = (colour: Colour, height: number): Colour => underAmbient(colour, palette, height);
  const limb = (colour: Colour, height: number): LimbColours =>
    limbInLight(colour, palette, height, { sheen: 0.12, rimAlpha: 0.28 });
  const skin = SKIN_COLOURS[look.skin ?? 'medium'];
  const outfit = look.head?.isBarefoot
    ? { ...look.outfit, shoes: shift(skin, -0.02), boots: 0 }
    : look.outfit;
  return {
    glyph,
    drawFace: look.isTurnedAway
      ? asImage(stage.lit(backOfHead(stage, sprite, glyph)))
      : createFace(stage, sprite, glyph, look.expression, (head) => stage.lit(head)),
    headSize,
    outfit: {
      ...outfit,
      top: ambient(outfit.top, 0.55),
      bottom: ambient(outfit.bottom, 0.8),
      cape: outfit.cape === null ? null : ambient(outfit.cape, 0.7),
      skirt: outfit.skirt === null ? null : ambient(outfit.skirt, 0.8),
      shoes: ambient(outfit.shoes, 0.95),
      ...(look.isTurnedAway && { detail: outfit.detail === 'belt' ? 'belt' : 'none' }),
    },
    skin: ambient(skin, 0.5),
    arm: limb(skin, 0.6),
    sleeve: limb(shift(outfit.top, -0.02), 0.6),
    bareLeg: limb(shift(skin, -0.02), 0.85),
    leg: limb(outfit.bottom, 0.85),
    cries: shedsTears(look.expression),
    isPregnant: look.head?.isPregnant === true && !look.isTurnedAway,
    metalArm: look.head?.hasMetalArm ? limb([0.68, 0.02, 250], 0.6) : null,
    drawnHead: look.isTurnedAway
      ? null
      : createDrawnHead(glyph, look.head, (colour) => ambient(colour, 0.2)),
    shirtLetters:
      look.shirtText === undefined
        ? null
        : letterShirt(
            stage,
            look.shirtText,
            outfit.detail === 'apron' ? APRON_CLOTH : ambient(outfit.top, 0.55),
            unitPx,
            placeOfLetters(outfit),
          ),
  };
}

const ARM = 0.225;
const LEG = 0.227;

/** The middle joint of a limb of two equal parts; straight when the end is out of reach. */
function joint(from: Point, to: Point, part: number, towards: Point): Point {
  const dx = to[0] - from[0];
  const dy = to[1] - from[1];
  const length = Math.hypot(dx, dy) || 0.001;
  // Not the root that equal lengths ask for: it would leap where a limb is almost straight.
  const out = part * 1.12 * Math.max(0, 1 - (length / (2 * part)) ** 2);
  const normal: Point = [-dy / length, dx / length];
  const side = normal[0] * towards[0] + normal[1] * towards[1] >= 0 ? 1 : -1;
  // A limb that is folded up points where it bends to, and rather down than aside.
  const folded = Math.max(0, 1 - length / part);
  const bend: Point = [towards[0] * 0.6, towards[1] * 1.3];
  const size = Math.hypot(bend[0], bend[1]);
  const along = (axis: 0 | 1): number =>
    out * ((1 - folded) * normal[axis] * side + (folded * bend[axis]) / size);
  return [(from[0] + to[0]) / 2 + along(0), (from[1] + to[1]) / 2 + along(1)];
}

/** A hand or foot that is too far away is brought within reach. */
function withinReach(from: Point, to: Point, reach: number): Point {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  if (length <= reach) return to;
  const t = reach / length;
  return [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t];
}

const halfway = (a: Point, b: Point, t: number): Point => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
];

/** The curve through the joint, and its upper part. */
function limbCurve(from: Point, middle: Point, to: Point): Point {
  return [2 * middle[0] - (from[0] + to[0]) / 2, 2 * middle[1] - (from[1] + to[1]) / 2];
}

function drawCovered(
  context: Canvas2D,
  [from, middle, to]: readonly [Point, Point, Point],
  [widthFrom, widthTo]: readonly [number, number],
  { bare, cloth, share }: { bare: LimbColours; cloth: LimbColours; share: number },
): void {
  const bend = limbCurve(from, middle, to);
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

function blob(
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

const hipOf = (pose: FigurePose, side: -1 | 1): Point => [
  side * (pose.hipsApart ?? HIP.x) + pose.hips[0],
  HIP.y + pose.hips[1],
];

function kneeOf(pose: FigurePose, side: -1 | 1): Point {
  const index = side === -1 ? 0 : 1;
  const bent = pose.bentKnees?.[index];
  if (bent) return bent;
  const foot = side === -1 ? pose.leftFoot : pose.rightFoot;
  return joint(hipOf(pose, side), foot, LEG, [pose.knees[index], -0.2]);
}

function drawLeg(context: Canvas2D, figure: Figure, pose: FigurePose, side: -1 | 1): void {
  const hip = hipOf(pose, side);
  const aim = side === -1 ? pose.leftFoot : pose.rightFoot;
  const foot = pose.bentKnees ? aim : withinReach(hip, aim, LEG * 2);
  const ankle: Point = [foot[0], foot[1] - 0.03];
  const { legs } = figure.outfit;
  drawCovered(context, [hip, kneeOf(pose, side), ankle], [0.165, 0.112], {
    bare: figure.bareLeg,
    cloth: figure.leg,
    share: legs === 'trousers' ? 1 : legs === 'shorts' ? 0.5 : 0,
  });
  if (figure.outfit.boots > 0) drawBoot(context, figure, [kneeOf(pose, side), ankle]);
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

function drawArm(context: Canvas2D, figure: Figure, pose: FigurePose, side: -1 | 1): void {
  const shoulder: Point = [side * SHOULDER.x, SHOULDER.y];
  const part = ARM * pose.reach;
  const hand = reachedHand(pose, side);
  const elbow = joint(shoulder, hand, part, pose.elbows ?? [side * 0.8, 0.6]);
  const { sleeves } = figure.outfit;
  if (side === 1 && figure.metalArm !== null) {
    drawMetalArm(context, figure.metalArm, [shoulder, elbow, hand]);
    return;
  }
  drawCovered(context, [shoulder, elbow, hand], [0.125, 0.088], {
    bare: figure.arm,
    cloth: figure.sleeve,
    share: sleeves === 'long' ? 0.9 : sleeves === 'short' ? 0.42 : 0,
  });
  blob(context, hand, [0.058, 0.056], figure.skin);
}

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

/** The hand of an arm that is as long as it is, in the space of the leaning body. */
export function reachedHand(pose: FigurePose, side: -1 | 1): Point {
  return withinReach([side * SHOULDER.x, SHOULDER.y], handOf(pose, side), ARM * pose.reach * 2);
}

/** Hands are given where the picture wants them; arms hang from a body that leans and sinks. */
function handOf(pose: FigurePose, side: -1 | 1): Point {
  const [x, y] = side === -1 ? pose.leftHand : pose.rightHand;
  return [x - pose.hips[0], y - pose.hips[1]];
}

/** Hands that are nearer hold the same thing. */
const HANDS_TOGETHER = 0.3;

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

export interface FigureOptions {
  readonly phase: number;
  /** A table before the body; null for none. */
  readonly atBench: ((context: Canvas2D) => void) | null;
  readonly atChest: (context: Canvas2D) => void;
  /** A bag behind the body, of which the straps are seen; null for none. */
  readonly onBack: ((context: Canvas2D) => void) | null;
  readonly inHand: ((context: Canvas2D) => void) | null;
  /** In the right hand before the face; null for nothing. */
  readonly inFront: ((context: Canvas2D) => void) | null;
  /** The right hand shows its thumb. */
  readonly thumb: boolean;
  /** In the units of a puppet's head: its box is 1 wide, from (-0.5, -0.06). */
  readonly onHead: (context: Canvas2D) => void;
  /** Over everything, where the hands are. */
  readonly marks: (context: Canvas2D) => void;
}

/** In the units of `FigurePose`. */
export function drawFigure(
  context: Canvas2D,
  figure: Figure,
  pose: FigurePose,
  { phase, atBench, atChest, onBack, inHand, inFront, thumb, onHead, marks }: FigureOptions,
): void {
  const { outfit } = figure;
  const isSitting = pose.bentKnees !== null;
  const isOnGround = isSitting && pose.hips[1] > 0.2;
  context.save();
  if (!isSitting) for (const side of [-1, 1] as const) drawLeg(context, figure, pose, side);
  if (outfit.hem > 0 && !isSitting) drawSkirt(context, figure, pose);
  context.save();
  leanBody(context, pose);
  if (outfit.hasWings) drawWings(context, CAPE_OF_FIGURE);
  if (outfit.cape) drawCape(context, outfit.cape, CAPE_OF_FIGURE);
  onBack?.(context);
  drawHairBehind(context, figure, pose);
  drawHood(context, figure);
  drawNeck(context, figure);
  drawTorso(context, figure);
  if (onBack) drawStraps(context);
  if (outfit.cape) drawCapeCollar(context, outfit.cape, CAPE_OF_FIGURE);
  context.restore();
  if (isSitting) {
    for (const side of [-1, 1] as const) drawLeg(context, figure, pose, side);
    if (outfit.hem > 0) (isOnGround ? drawLap : drawSkirt)(context, figure, pose);
  }
  if (figure.isPregnant) {
    context.save();
    leanBody(context, pose);
    drawPregnantBelly(context, outfit.top);
    context.restore();
  }
  atBench?.(context);
  leanBody(context, pose);
  atChest(context);
  const isHigh = (side: -1 | 1): boolean => handOf(pose, side)[1] < 0.6;
  for (const side of [-1, 1] as const) if (!isHigh(side)) drawArm(context, figure, pose, side);
  if (thumb) drawThumb(context, reachedHand(pose, 1), 0.1, figure.skin);
  if (inHand && !isHigh(1)) holdIn(context, figure, pose, inHand);
  drawHead(context, figure, pose, phase, onHead);
  for (const side of [-1, 1] as const) if (isHigh(side)) drawArm(context, figure, pose, side);
  if (inHand && isHigh(1)) holdIn(context, figure, pose, inHand);
  if (inFront) holdIn(context, figure, pose, inFront);
  marks(context);
  context.restore();
}

function holdIn(
  context: Canvas2D,
  figure: Figure,
  pose: FigurePose,
  inHand: (context: Canvas2D) => void,
): void {
  inHand(context);
  const [left, right] = [reachedHand(pose, -1), reachedHand(pose, 1)];
  blob(context, right, [0.058, 0.05], figure.skin);
  // Both hold what is before the chest.
  if (Math.hypot(left[0] - right[0], left[1] - right[1]) < HANDS_TOGETHER) {
    blob(context, left, [0.058, 0.05], figure.skin);
  }
}

function leanBody(context: Canvas2D, pose: FigurePose): void {
  context.translate(pose.hips[0], pose.hips[1] + HIP.y);
  context.rotate(pose.lean);
  context.translate(0, -HIP.y);
}

function drawNeck(context: Canvas2D, figure: Figure): void {
  context.fillStyle = css(shift(figure.skin, -0.05));
  context.beginPath();
  context.roundRect(-0.065, 0.48, 0.13, 0.19, 0.05);
  context.fill();
}

function torsoPath(context: Canvas2D): void {
  context.beginPath();
  context.moveTo(-0.07, 0.605);
  context.bezierCurveTo(-0.17, 0.615, -0.225, 0.63, -0.225, 0.72);
  context.bezierCurveTo(-0.215, 0.84, -0.165, 0.88, -0.17, 1.0);
  context.bezierCurveTo(-0.185, 1.1, -0.16, 1.14, -0.1, 1.145);
  context.lineTo(0.1, 1.145);
  context.bezierCurveTo(0.16, 1.14, 0.185, 1.1, 0.17, 1.0);
  context.bezierCurveTo(0.165, 0.88, 0.215, 0.84, 0.225, 0.72);
  context.bezierCurveTo(0.225, 0.63, 0.17, 0.615, 0.07, 0.605);
  context.quadraticCurveTo(0, 0.655, -0.07, 0.605);
}

function drawTorso(context: Canvas2D, figure: Figure): void {
  const { outfit } = figure;
  const isSkirt = outfit.hem > 0 && outfit.legs === 'bare';
  context.save();
  torsoPath(context);
  context.fillStyle = cloth(context, outfit.top, 0.6, 1.15);
  context.fill();
  context.clip();
  if (outfit.pattern?.on === 'top') printCloth(context, outfit, 'top', [-0.3, 0.55, 0.6]);
  // Trousers and skirts begin at the waist.
  context.fillStyle = cloth(context, outfit.skirt ?? outfit.bottom, 1, 1.2);
  context.fillRect(-0.3, isSkirt ? 0.97 : 1.05, 0.6, 0.3);
  if (outfit.pattern?.on === 'both') printCloth(context, outfit, 'top', [-0.3, 0.55, 0.6]);
  drawDetail(context, outfit);
  if (figure.shirtLetters !== null)
    drawShirtLetters(context, figure.shirtLetters, placeOfLetters(outfit));
  context.restore();
  context.strokeStyle = css(figure.sleeve.rim, 0.3);
  context.lineWidth = 0.012;
  const side = figure.sleeve.light[0] < 0 ? -1 : 1;
  context.beginPath();
  context.moveTo(side * 0.222, 0.72);
  context.bezierCurveTo(side * 0.212, 0.84, side * 0.163, 0.88, side * 0.168, 1);
  context.stroke();
}

/** Of a bag on the back. */
function drawStraps(context: Canvas2D): void {
  for (const strap of ['M -12 63 Q -14 82 -18 94', 'M 12 63 Q 14 82 18 94'])
    strokeOutline(context, strap, 0.045, css([0.42, 0.09, 40]));
}

const CAPE_OF_FIGURE = { neck: 0.62, hem: 1.42, shoulders: 0.2 };

function drawHood(context: Canvas2D, { outfit }: Figure): void {
  if (outfit.detail !== 'hoodie') return;
  context.fillStyle = css(shift(outfit.top, -0.06));
  context.beginPath();
  context.ellipse(0, 0.61, 0.17, 0.07, 0, 0, Math.PI * 2);
  context.fill();
}

/** From the waist to the hem, over the legs and as wide as they stand. */
function drawSkirt(context: Canvas2D, { outfit }: Figure, pose: FigurePose): void {
  const [x, sunk] = pose.hips;
  const waist = 0.98 + sunk;
  const feet = Math.max(pose.leftFoot[1], pose.rightFoot[1]);
  const full = Math.min(HIP.y + sunk + outfit.hem * 0.46, feet - 0.02);
  const knees = [kneeOf(pose, -1)[0], kneeOf(pose, 1)[0]] as const;
  const left = Math.min(x - 0.15 - outfit.flare, Math.min(...knees) - 0.07);
  const right = Math.max(x + 0.15 + outfit.flare, Math.max(...knees) + 0.07);
  context.fillStyle = cloth(context, outfit.skirt ?? outfit.bottom, waist, full);
  context.beginPath();
  context.moveTo(x - 0.16, waist);
  context.quadraticCurveTo(x - 0.17, waist + 0.1, left, full - 0.01);
  context.quadraticCurveTo((left + right) / 2, full + 0.05, right, full - 0.01);
  context.quadraticCurveTo(x + 0.17, waist + 0.1, x + 0.16, waist);
  context.fill();
  context.save();
  context.clip();
  printCloth(context, outfit, 'bottom', [x - 0.4, waist, 0.8]);
  context.restore();
  context.strokeStyle = css(shift(outfit.skirt ?? outfit.bottom, -0.1), 0.5);
  context.lineWidth = 0.01;
  for (const t of [0.33, 0.66]) {
    const end = left + (right - left) * t;
    context.beginPath();
    context.moveTo(x - 0.1 + 0.2 * t, waist + 0.08);
    context.quadraticCurveTo(x - 0.1 + 0.2 * t, full - 0.1, end, full + 0.01);
    context.stroke();
  }
}

/** A skirt spread over crossed legs. */
function drawLap(context: Canvas2D, { outfit }: Figure, pose: FigurePose): void {
  const [x, sunk] = pose.hips;
  const y = HIP.y + sunk;
  context.fillStyle = cloth(context, outfit.skirt ?? outfit.bottom, y - 0.08, y + 0.14);
  context.beginPath();
  context.moveTo(x - 0.15, y - 0.06);
  context.quadraticCurveTo(x - 0.4, y - 0.06, x - 0.36, y + 0.08);
  context.quadraticCurveTo(x, y + 0.13, x + 0.36, y + 0.08);
  context.quadraticCurveTo(x + 0.4, y - 0.06, x + 0.15, y - 0.06);
  context.fill();
}

/** The upper edge of the box of a head, in the units of the pose. */
export const headBoxTop = (size: number): number => 0.56 + HEAD_TOP - size * 0.93;

/** Into the space of the head's box: 1 wide, from (0, 0). */
function intoHead(context: Canvas2D, { headSize: size }: Figure, pose: FigurePose): void {
  context.translate(pose.headAt[0] * size, 0.56 + pose.headAt[1] * size);
  context.rotate(pose.head - pose.lean * 0.5);
  context.translate(0, HEAD_TOP - size * 0.93 + 0.06 * size);
  context.scale(size, size);
  context.translate(-0.5, -0.06);
}

function drawHairBehind(context: Canvas2D, figure: Figure, pose: FigurePose): void {
  if (!figure.drawnHead) return;
  context.save();
  intoHead(context, figure, pose);
  figure.drawnHead.behindBody(context);
  context.restore();
}

function drawHead(
  context: Canvas2D,
  figure: Figure,
  pose: FigurePose,
  phase: number,
  onHead: (context: Canvas2D) => void,
): void {
  const { drawnHead } = figure;
  context.save();
  intoHead(context, figure, pose);
  drawnHead?.behindHead(context);
  figure.drawFace(context, phase);
  drawnHead?.onHead(context);
  context.translate(0.5, 0.06);
  onHead(context);
  if (figure.cries) {
    context.translate(-0.5, -0.06);
    drawTears(context, figure.glyph, phase);
  }
  context.restore();
}

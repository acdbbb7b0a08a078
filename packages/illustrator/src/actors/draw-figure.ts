import type { Canvas2D } from '../canvas.ts';
import type { Colour } from '../math/colour.ts';
import { drawCape, drawCapeCollar, drawWings } from './clothes.ts';
import { drawHairBehind, drawHead } from './figure-head.ts';
import type { FigurePose } from './figure-joints.ts';
import { blob, drawArm, drawLeg } from './figure-limbs.ts';
import { handOf, leanBody, reachedHand } from './figure-reach.ts';
import {
  CAPE_OF_FIGURE,
  drawHood,
  drawLap,
  drawNeck,
  drawSkirt,
  drawStraps,
  drawTorso,
} from './figure-torso.ts';
import type { Figure } from './figure.ts';
import { drawPregnantBelly } from './pregnant-belly.ts';
import { drawThumb } from './thumb.ts';

/** Hands that are nearer hold the same thing. */
const HANDS_TOGETHER = 0.3;

/** What is drawn with a person, in front of it and behind. */
export interface FigureOptions {
  readonly phase: number;
  /** A table before the body; null for none. */
  readonly atBench: ((context: Canvas2D) => void) | null;
  readonly atChest: (context: Canvas2D) => void;
  /** A bag behind the body, of which the straps are seen; null for none. */
  readonly onBack: ((context: Canvas2D) => void) | null;
  /** The color of those straps, where the prompt names one. */
  readonly strap?: Colour | undefined;
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

const SIDES = [-1, 1] as const;

/** Draws a person in a pose, from the back to the front. In the units of `FigurePose`. */
export function drawFigure(
  context: Canvas2D,
  figure: Figure,
  pose: FigurePose,
  options: FigureOptions,
): void {
  const { outfit } = figure;
  const isSitting = pose.bentKnees !== null;
  const isOnGround = isSitting && pose.hips[1] > 0.2;
  const drawLegs = (): void => {
    for (const side of SIDES) drawLeg(context, figure, pose, side);
    if (outfit.hem > 0) (isOnGround ? drawLap : drawSkirt)(context, figure, pose);
  };
  context.save();
  if (!isSitting) drawLegs();
  context.save();
  leanBody(context, pose);
  drawUpperBody(context, figure, pose, options);
  context.restore();
  if (isSitting) drawLegs();
  if (figure.isPregnant) {
    context.save();
    leanBody(context, pose);
    drawPregnantBelly(context, outfit.top);
    context.restore();
  }
  options.atBench?.(context);
  leanBody(context, pose);
  options.atChest(context);
  drawArmsAndHead(context, figure, pose, options);
  options.marks(context);
  context.restore();
}

/** Neck and torso, with what hangs behind them. In the space of the leaning body. */
function drawUpperBody(
  context: Canvas2D,
  figure: Figure,
  pose: FigurePose,
  { onBack, strap }: Pick<FigureOptions, 'onBack' | 'strap'>,
): void {
  const { outfit } = figure;
  if (figure.isTurnedAway) {
    drawHairBehind(context, figure, pose);
    drawNeck(context, figure);
    drawTorso(context, figure);
    drawOnBack(context, outfit, onBack);
    return;
  }
  drawOnBack(context, outfit, onBack);
  drawHairBehind(context, figure, pose);
  drawHood(context, figure);
  drawNeck(context, figure);
  drawTorso(context, figure);
  if (onBack) drawStraps(context, strap);
  if (outfit.cape) drawCapeCollar(context, outfit.cape, CAPE_OF_FIGURE);
}

/** What hangs from the shoulders and is worn on the back. */
function drawOnBack(
  context: Canvas2D,
  { hasWings, cape }: Figure['outfit'],
  onBack: FigureOptions['onBack'],
): void {
  if (hasWings) drawWings(context, CAPE_OF_FIGURE);
  if (cape) drawCape(context, cape, CAPE_OF_FIGURE);
  onBack?.(context);
}

/** Low arms are behind the head, raised ones before it. In the space of the leaning body. */
function drawArmsAndHead(
  context: Canvas2D,
  figure: Figure,
  pose: FigurePose,
  { phase, inHand, inFront, thumb, onHead }: FigureOptions,
): void {
  const isHigh = (side: -1 | 1): boolean => handOf(pose, side)[1] < 0.6;
  for (const side of SIDES) if (!isHigh(side)) drawArm(context, figure, pose, side);
  if (thumb) drawThumb(context, reachedHand(pose, 1), 0.1, figure.skin);
  if (inHand && !isHigh(1)) holdIn(context, figure, pose, inHand);
  drawHead(context, figure, pose, phase, onHead);
  for (const side of SIDES) if (isHigh(side)) drawArm(context, figure, pose, side);
  if (inHand && isHigh(1)) holdIn(context, figure, pose, inHand);
  if (inFront) holdIn(context, figure, pose, inFront);
}

/** A thing with the hands before it that hold it. */
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

import { STEEL, strokeLine } from '../art/props/brush.ts';
import type { Canvas2D } from '../canvas.ts';
import { FACES } from '../language/faces.ts';
import { garmentNamed } from '../language/garments.ts';
import type { SkinTone } from '../language/skin-tones.ts';
import type { Expression, HeadLook, Magic } from '../language/spec.ts';
import { type Colour, css } from '../math/colour.ts';
import { clamp } from '../math/periodic.ts';
import { createRandom } from '../math/random.ts';
import { fillCircle } from '../painting.ts';
import type { Stage } from '../stage/stage.ts';
import { isEyewear } from '../things/nature.ts';
import {
  type BenchKind,
  chairBackDrawing,
  createBench,
  DESK_FLOOR,
  DESK_SINK,
  stoolDrawing,
} from './bench.ts';
import { drawBlownBubbles } from './blown-bubbles.ts';
import type { Body } from './body.ts';
import { drawDeedMarks, type SpeakingBody } from './deed-marks.ts';
import { DIRECTED } from './directed-poses.ts';
import type { FigurePose } from './figure-joints.ts';
import { figurePoseAt } from './figure-pose.ts';
import {
  createFigure,
  drawFigure,
  drawHuggingArm,
  drawShins,
  headBoxTop,
  reachedHand,
} from './figure.ts';
import { drawInMotion } from './held-in-motion.ts';
import { type HeldPlace, heldPlace } from './held-place.ts';
import { drawString } from './held-string.ts';
import type { HeldThing } from './held-thing.ts';
import { handsOfHeld } from './hold-pose.ts';
import { AT_CHEST, isBeforeFace, isDirected, isOnHead } from './hold.ts';
import { drawMirrorImage } from './mirror-image.ts';
import { chooseOutfit, dressIn, type Garment, paintOutfit } from './outfit.ts';
import { isOnHands, type Point, type PoseName } from './pose-name.ts';
import { liquidOf } from './pouring.ts';
import { PUPPET_HEIGHT } from './puppet.ts';
import { figureRiding, type Riding } from './riding-pose.ts';

export interface FigureBodyOptions {
  readonly glyph: string;
  readonly heightPx: number;
  readonly colour: Colour | null;
  readonly skin: SkinTone | null;
  readonly pose: PoseName;
  /** What the hands do meanwhile, when it is something else. */
  readonly hands: PoseName | null;
  readonly facing: 'left' | 'right';
  readonly held: readonly HeldThing[];
  readonly expression: Expression | null;
  readonly garments: readonly Garment[];
  readonly magic?: Magic | null;
  /** The back is turned to the viewer. */
  readonly isTurnedAway?: boolean;
  /** What it holds on to; absent: it rides nothing with a handlebar. */
  readonly riding?: Riding | null;
  readonly head: HeadLook | undefined;
  /** The height of whom it hugs, in its own. */
  readonly hugged?: number | undefined;
  /** Of this person: decides about clothes and about one of several ways to do the same. */
  readonly seed: number;
}

/** What the hands are busy with does not end when these begin. */
const FREE_HANDS: ReadonlySet<PoseName> = new Set<PoseName>(['walk', 'sit', 'seated', 'idle']);

/** Both arms lie on somebody else. */
const BOTH_ARMS_OVER: ReadonlySet<PoseName> = new Set<PoseName>(['braid', 'onback']);

const SLEEPING: ReadonlySet<PoseName> = new Set<PoseName>(['sleep', 'doze', 'slump']);

/** A face that goes with what the body does, unless the prompt names another. */
const faceFor = (pose: PoseName | null): Expression | null =>
  pose === null ? null : SLEEPING.has(pose) ? 'asleep' : (FACES_OF_POSES[pose] ?? null);
const FACES_OF_POSES: Readonly<Partial<Record<PoseName, Expression>>> = {
  yoga: 'calm',
  pray: 'calm',
  sing: 'laugh',
  fight: 'angry',
  blow: 'blow',
  blowat: 'blow',
  kiss: 'blow',
  snuggle: 'calm',
  facepalm: 'asleep',
  shrug: 'unamused',
  fall: 'scared',
  slip: 'surprised',
};

/** What hands that hold something do while the legs walk or sit. */
function busyHands(pose: PoseName, held: readonly HeldThing[]): PoseName | null {
  return FREE_HANDS.has(pose) ? handsOfHeld(held) : null;
}

const BENCH_TOP = 1;
/** People sit before them. */
const SCREENS = /laptop|computer|typewriter|keyboard|@paperstack/;
/** Done sitting at a desk. */
const DESK_WORK: ReadonlySet<PoseName> = new Set<PoseName>([
  'write',
  'type',
  'slump',
  'panic',
  'think',
  'facepalm',
]);

const benchKind = (pose: PoseName, isAtDesk: boolean): BenchKind =>
  pose === 'slump' ? 'pillow' : isAtDesk ? 'desk' : 'table';

/** In a tutu one leaps with the legs apart, in the suit of a fighter one kicks high. */
function poseInClothes({ pose, garments, held }: FigureBodyOptions): PoseName {
  const wears = (name: string): boolean => garments.some(({ word }) => garmentNamed(word) === name);
  if (pose === 'jump' && wears('tutu')) return 'jete';
  if (pose === 'blow' && held.some(({ hold }) => hold === 'mouth')) return 'eat';
  if (pose === 'blow' && held.some(({ hold }) => hold === 'hand')) return 'blowat';
  return pose === 'kick' && wears('gi') ? 'highkick' : pose;
}

const LYING_HEIGHT = 0.56;

/** On the back; the head is on the left of an actor that faces right. */
function layDown(context: Canvas2D, facing: 'left' | 'right'): void {
  if (facing === 'left') context.scale(-1, 1);
  context.translate(-PUPPET_HEIGHT / 2, -LYING_HEIGHT / 2 + 0.02);
  context.rotate(-Math.PI / 2);
}

/** From a seat to the soles of who sits on it, in the units of the pose. */
const BELOW_SEAT = 0.44;

/** Arms that are around somebody of another height. */
function around(pose: FigurePose, height: number): FigurePose {
  const lower = clamp((1 - height) * 0.72, -0.16, 0.3);
  const [left, right] = [pose.leftHand, pose.rightHand];
  return {
    ...pose,
    leftHand: [left[0], left[1] + lower * 0.6],
    rightHand: [right[0], right[1] + lower],
  };
}

export async function createFigureBody(stage: Stage, options: FigureBodyOptions): Promise<Body> {
  const { glyph, heightPx, facing, held, seed } = options;
  const name = poseInClothes(options);
  const unit = heightPx / PUPPET_HEIGHT;
  const random = createRandom(seed);
  const variant = Math.floor(random() * 6);
  const outfit = dressIn(
    paintOutfit(chooseOutfit(glyph, random), options.colour),
    options.garments,
  );
  const figure = await createFigure(stage, glyph, unit, {
    skin: options.skin,
    outfit,
    head: options.head,
    isTurnedAway: options.isTurnedAway === true,
    shirtText: options.garments.find(({ lettering }) => lettering !== undefined)?.lettering,
    expression: options.expression ?? faceFor(name) ?? faceFor(options.hands),
  });
  const mirror =
    facing === 'left' && (DIRECTED.has(name) || held.some((thing) => isDirected(thing.hold)));
  const onHead = held.filter(({ hold }) => isOnHead(hold));
  const atChest = held.filter(({ hold }) => AT_CHEST.has(hold));
  const embraces = atChest.length > 0 || held.some(({ hold }) => hold === 'arms');
  const onBench = held.filter(({ hold }) => hold === 'bench');
  const inFront = held.filter(({ hold }) => isBeforeFace(hold));
  const signs = held.filter(({ hold }) => hold === 'sign');
  const mirrors = held.filter(({ hold }) => hold === 'mirror');
  const onBack = held.filter(({ hold }) => hold === 'back');
  const elsewhere = new Set([
    ...onHead,
    ...atChest,
    ...onBench,
    ...inFront,
    ...signs,
    ...mirrors,
    ...onBack,
  ]);
  // The end of a spoon is in the pot.
  const isStirred = onBench.length > 0 && [name, options.hands].includes('stir');
  const dipped = isStirred ? held.filter(({ hold }) => hold === 'tool') : [];
  const inHand =
    name === 'slump'
      ? []
      : held.filter((thing) => !elsewhere.has(thing) && !dipped.includes(thing));
  const isAtDesk =
    onBench.length > 0 &&
    (DESK_WORK.has(name) ||
      ((FREE_HANDS.has(name) || name === 'read') &&
        onBench.some((thing) => SCREENS.test(thing.glyph))));
  const drawChair = isAtDesk ? chairBackDrawing(stage) : null;
  const bench =
    onBench.length > 0
      ? createBench(stage, onBench, BENCH_TOP, {
          motion: options.hands ?? name,
          kind: benchKind(name, isAtDesk),
        })
      : null;
  const drawStool = name === 'boardgame' ? stoolDrawing(stage) : null;
  const busy = options.hands ?? busyHands(name, held);
  const rides = options.hands ?? handsOfHeld(inHand);
  const isHandstand = isOnHands(name);
  const blows = [name, options.hands].includes('blow') && stage.plan.weather.includes('bubbles');
  const isLying = name === 'sleep' || name === 'lie' || name === 'backfloat';
  const isOnAllFours = name === 'crawl' || name === 'pushup';

  const poseOf = (phase: number): FigurePose => {
    const pose = figurePoseAt(name, phase, variant);
    if (options.riding) {
      return figureRiding(pose, options.riding, phase, rides && figurePoseAt(rides, phase));
    }
    if (name === 'hug' && options.hugged !== undefined) return around(pose, options.hugged);
    if (name === 'hold' && embraces) return figurePoseAt('embrace', phase);
    if (!busy) return pose;
    const hands = figurePoseAt(busy === 'hold' && embraces ? 'embrace' : busy, phase);
    const [x, y] = pose.hips;
    return {
      ...pose,
      head: hands.head,
      headAt: hands.headAt,
      leftHand: [hands.leftHand[0] + x, hands.leftHand[1] + y],
      rightHand: [hands.rightHand[0] + x, hands.rightHand[1] + y],
    };
  };
  const drawThings = (
    context: Canvas2D,
    things: readonly HeldThing[],
    pose: FigurePose,
    phase: number,
  ): void => {
    const left = reachedHand(pose, -1);
    const right = reachedHand(pose, 1);
    for (const thing of things) {
      if (drawInMotion(context, thing, [left, right], phase)) continue;
      const place = placeOn(thing, heldPlace(thing, left, right, phase), glyph);
      if (thing.hold === 'tether') drawString(context, right, place);
      context.save();
      context.translate(place.x, place.y);
      context.rotate(place.rotation);
      thing.draw(context, place.size);
      context.restore();
    }
  };
  const drink = liquidOf(held[0]?.glyph ?? '');
  const speaking = (pose: FigurePose): SpeakingBody => {
    const top = headBoxTop(figure.headSize);
    const face = FACES[glyph];
    return {
      left: reachedHand(pose, -1),
      right: reachedHand(pose, 1),
      mouth: [0.02, top + figure.headSize * (face?.mouthY ?? 0.74)],
      head: [0, top + figure.headSize * 0.52],
      headRadius: figure.headSize * 0.44,
      skin: figure.skin,
      drink,
      hand: 0.1,
      magic: options.magic ?? null,
      tip: shiftedTip(reachedHand(pose, 1)),
    };
  };
  return {
    glyph,
    width: isLying || isOnAllFours ? heightPx : unit * 0.72,
    height: isLying ? unit * LYING_HEIGHT : isOnAllFours ? unit * ALL_FOURS_HEIGHT : heightPx,
    seatDepth: unit * BELOW_SEAT,
    sitDepth: unit * BELOW_SEAT,
    drawShins(context, phase) {
      context.save();
      context.scale(unit, unit);
      context.translate(0, -PUPPET_HEIGHT + 0.02);
      drawShins(context, figure, poseOf(phase));
      context.restore();
    },
    drawHuggingArm(context, phase) {
      context.save();
      context.scale(mirror ? -unit : unit, unit);
      context.translate(0, -PUPPET_HEIGHT + 0.02);
      drawHuggingArm(context, figure, poseOf(phase), BOTH_ARMS_OVER.has(name) ? [-1, 1] : [1]);
      context.restore();
    },
    draw(context, phase) {
      const pose = poseOf(phase);
      context.save();
      context.scale(mirror ? -unit : unit, unit);
      if (isHandstand) context.scale(1, -1);
      else if (isLying) layDown(context, facing);
      else if (isOnAllFours) standOnAllFours(context);
      else context.translate(0, -PUPPET_HEIGHT + 0.02 + (isAtDesk ? DESK_SINK : 0));
      if (isAtDesk) clipBelowDesk(context);
      drawChair?.(context);
      drawStool?.(context);
      if (name === 'skate') drawBlades(context, pose);
      if (name === 'rollerskate') drawWheels(context, pose);
      const drawSelf = (target: Canvas2D): void =>
        drawFigure(target, figure, pose, {
          phase,
          thumb: [name, options.hands].includes('thumbsup'),
          atBench:
            bench &&
            ((c) => {
              drawThings(c, dipped, pose, phase);
              bench.drawTable(c);
              bench.drawThings(c);
            }),
          onBack: onBack.length > 0 ? (c) => drawThings(c, onBack, pose, phase) : null,
          atChest: (c) => drawThings(c, atChest, pose, phase),
          inFront: inFront.length > 0 ? (c) => drawThings(c, inFront, pose, phase) : null,
          inHand: inHand.length > 0 ? (c) => drawThings(c, inHand, pose, phase) : null,
          onHead: (c) => drawThings(c, onHead, pose, phase),
          // Both hands are behind a sign.
          marks: (c) => {
            drawThings(c, signs, pose, phase);
            drawDeedMarks(c, [name, options.hands], speaking(pose), phase);
          },
        });
      if (mirrors.length > 0) drawMirrorImage(context, stage, drawSelf);
      drawSelf(context);
      if (blows) drawBlownBubbles(context, phase);
      context.restore();
    },
  };
}

const ALL_FOURS_HEIGHT = 1;
/** How far the back slopes down to the feet, in radians. */
const SLOPE_OF_BACK = 0.25;

/** Hands on the ground on the right, feet on the left. */
function standOnAllFours(context: Canvas2D): void {
  context.translate(0.78, -0.62);
  context.rotate(Math.PI / 2 - SLOPE_OF_BACK);
}

/** The blades of ice skates. */
function drawBlades(context: Canvas2D, { leftFoot, rightFoot }: FigurePose): void {
  for (const [x, y] of [leftFoot, rightFoot]) {
    const blade = [
      [x - 0.1, y + 0.075],
      [x + 0.14, y + 0.075],
    ] as const;
    strokeLine(context, blade, 0.025, css(STEEL));
  }
}

/** The wheels of roller skates, below a plate under the sole. */
function drawWheels(context: Canvas2D, { leftFoot, rightFoot }: FigurePose): void {
  for (const [x, y] of [leftFoot, rightFoot]) {
    const plate = [
      [x - 0.1, y + 0.06],
      [x + 0.16, y + 0.06],
    ] as const;
    strokeLine(context, plate, 0.035, css(STEEL));
    context.fillStyle = css(WHEEL);
    for (const across of [-0.08, 0.13]) fillCircle(context, x + across, y + 0.1, 0.05);
  }
}

const WHEEL: Colour = [0.68, 0.2, 20];

/** The floor hides what is lower of who sits at a desk. */
function clipBelowDesk(context: Canvas2D): void {
  context.beginPath();
  context.rect(-3, -4, 6, 4 + DESK_FLOOR);
  context.clip();
}

/** A little before the hand. */
const shiftedTip = ([x, y]: Point): Point => [x + 0.1, y - 0.06];

/** What is on a head is placed from its crown, which is so far below the top of its box. */
const EYES_BELOW_CROWN = 0.06;

/** The height of the middle of neckwear. */
const NECKS: Readonly<Record<string, number>> = {
  scarf: 0.72,
  '@chainnecklace': 0.66,
  '@pearlpendant': 0.66,
  '@whistle': 0.75,
};
/** Their brims are wider than a head. */
const WIDE_HATS = /^@(cowboyhat|piratehat|vikinghelm)$|^womans-hat$/;

/** A person's head is smaller and the chest is higher than a puppet's. */
function placeOn(thing: HeldThing, place: HeldPlace, glyph: string): HeldPlace {
  const face = FACES[glyph];
  if (face && isEyewear(thing.glyph)) return { ...place, y: face.eyeY - EYES_BELOW_CROWN };
  if (thing.hold === 'head' && WIDE_HATS.test(thing.glyph)) {
    return { ...place, y: -0.1, size: place.size * 1.5 };
  }
  switch (thing.hold) {
    case 'neck':
      return { ...place, y: NECKS[thing.glyph] ?? 0.78, size: place.size * 0.62 };
    case 'teeth':
    case 'nose':
      return { ...place, size: place.size * 0.7 };
    case 'back':
      return { x: 0, y: 0.78, rotation: 0, size: place.size * 1.02 };
    case 'torso':
      return { ...place, y: 0.88, size: place.size * 0.6 };
    case 'strum':
      return { ...place, y: 0.93, size: place.size * 0.92 };
    case 'board':
      return { ...place, size: place.size * 0.68 };
    case 'sign':
      return { ...place, size: place.size * 0.86 };
    case 'hand':
    case 'left':
    case 'chest':
      return { ...place, size: place.size * 0.84 };
    default:
      return place;
  }
}

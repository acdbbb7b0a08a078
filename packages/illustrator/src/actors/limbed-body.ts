import { boundsOf } from '../art/bounds.ts';
import { fillEllipse } from '../art/props/brush.ts';
import { spanAt, widestRunAt } from '../art/silhouette.ts';
import type { Canvas, Canvas2D } from '../canvas.ts';
import type { Expression } from '../language/expression-name.ts';
import { type Colour, css, fromRgb, shift } from '../math/colour.ts';
import { paintOnce } from '../painting.ts';
import type { LitOptions, Stage } from '../stage/stage.ts';
import type { Body } from './body.ts';
import { DIRECTED } from './directed-poses.ts';
import { drawHeldAt } from './draw-held.ts';
import { shedsTears } from './face.ts';
import { drawInMotion } from './held-in-motion.ts';
import { type HeldPlace, heldPlace } from './held-place.ts';
import type { HeldThing } from './held-thing.ts';
import { needsHands } from './hold.ts';
import { drawLimb, type LimbColours } from './limb.ts';
import { underAmbient } from './lit-colour.ts';
import { type Point, type Pose, poseAt, type PoseName } from './pose.ts';
import { PUPPET_HEIGHT } from './puppet.ts';
import { drawDrops, drawSimpleFace } from './simple-face.ts';
import { drawThumb } from './thumb.ts';

export interface LimbedBodyOptions {
  readonly glyph: string;
  /** Height of a puppet of the same size, in pixels. */
  readonly heightPx: number;
  readonly colour: Colour | null;
  readonly light: LitOptions;
  readonly pose: PoseName;
  /** What the hands do meanwhile, when it is something else. */
  readonly hands: PoseName | null;
  readonly facing: 'left' | 'right';
  readonly held: readonly HeldThing[];
  readonly expression: Expression | null;
}

const INK: Colour = [0.33, 0.05, 40];
/** In the units of puppets: the width of the picture's box, where the body ends and the soles are. */
const BOX = 1.18;
const BODY_END = 1.27;
const SOLES = 1.56;
/** Heights of the arms, the hips and the face, as parts of the body. */
const ARMS = 0.62;
const HIPS = 0.84;
const FACE = 0.5;
/** How far apart eyes are at most, in widths of the picture there. */
const WIDEST_APART = 0.42;
/** Where a face at the usual height would lie on something else: on the stone of an avocado. */
const FACES_AT: Readonly<Record<string, { readonly y: number; readonly apart?: number }>> = {
  avocado: { y: 0.27 },
  cactus: { y: 0.36, apart: 0.62 },
  doughnut: { y: 0.72 },
};
/** Their faces reach over their holes. */
const HOLED = /^(?:pretzel|spiral-shell|chains?)$/;
/** Shoulders of puppets, whose poses are used. */
const PUPPET_SHOULDER = { x: 0.24, y: 0.88 } as const;
const EYES_APART = 0.3;
const DARK = 0.42;

/** Where the body is, in the units of puppets. */
interface Build {
  readonly top: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly shoulderY: number;
  readonly hip: number;
  readonly middle: number;
}

function buildOf(sprite: Canvas): Build {
  const bounds = boundsOf(sprite);
  const tall = (sprite.height / sprite.width) * BOX;
  const height = (bounds.bottom - bounds.top) * tall;
  const rowAt = (part: number) =>
    spanAt(sprite, bounds.top + part * (bounds.bottom - bounds.top)) ?? bounds;
  const across = (x: number): number => (x - (bounds.left + bounds.right) / 2) * BOX;
  const arms = rowAt(ARMS);
  const hips = rowAt(HIPS);
  const top = BODY_END - height;
  return {
    top,
    height,
    left: across(arms.left),
    right: across(arms.right),
    shoulderY: top + height * ARMS,
    middle: across((hips.left + hips.right) / 2),
    hip: Math.min(0.2, (hips.right - hips.left) * BOX * 0.26),
  };
}

/** The point between the eyes, and how far apart these are; in pixels of the picture. */
interface FacePlace {
  readonly x: number;
  readonly y: number;
  readonly apart: number;
}

/** Where a face belongs between the edges of a picture. */
function facePlace(glyph: string, sprite: Canvas): FacePlace {
  const bounds = boundsOf(sprite);
  const { y = FACE, apart: most = WIDEST_APART } = FACES_AT[glyph] ?? {};
  const row = bounds.top + y * (bounds.bottom - bounds.top);
  const span = (HOLED.test(glyph) ? spanAt : widestRunAt)(sprite, row) ?? bounds;
  const { width, height } = sprite;
  const x = ((span.left + span.right) / 2) * width;
  const apart = Math.min(EYES_APART * width, (span.right - span.left) * width * most);
  return { x, y: row * height, apart };
}

/** A picture with a face at a place, at its own size. */
function withFace(
  stage: Stage,
  sprite: Canvas,
  { x, y, apart }: FacePlace,
  expression: Expression | null,
): Canvas {
  const { width, height } = sprite;
  const [red = 255, green = 255, blue = 255] = sprite
    .getContext('2d')
    .getImageData(Math.round(x - apart / 2), Math.floor(y), 1, 1).data;
  return paintOnce(stage.environment, width, height, (context) => {
    context.drawImage(sprite, 0, 0);
    context.translate(x, y);
    context.scale(apart, apart);
    drawSimpleFace(context, expression, fromRgb(red, green, blue)[0] < DARK);
  });
}

interface Hands {
  readonly left: Point;
  readonly right: Point;
}

/** From a puppet's hand to one at the body's edge, which is wider. */
function handOf(pose: Pose, build: Build, side: -1 | 1, meets: boolean): Point {
  const [x, y] = side === -1 ? pose.leftHand : pose.rightHand;
  const own = side === -1 ? build.left : build.right;
  // Hands that meet do so wherever the body ends.
  const edge = meets && side === 1 ? Math.max(own, MEETING_EDGE) : own;
  const outward = side * x - PUPPET_SHOULDER.x;
  return [edge + side * outward * 0.9, build.shoulderY + (y - PUPPET_SHOULDER.y) * 0.75];
}

const MEETING: ReadonlySet<PoseName> = new Set<PoseName>(['holdhands', 'shakehands', 'highfive']);
const MEETING_EDGE = 0.45;

const SEATED: ReadonlySet<PoseName> = new Set<PoseName>([
  'sit',
  'lie',
  'seated',
  'sleep',
  'doze',
  'drive',
]);
/** How far down the body is when it sits. */
const SEAT_DROP = 0.2;

function leanBody(context: Canvas2D, pose: Pose): void {
  context.translate(0, pose.bob + BODY_END);
  context.rotate(pose.lean * 0.6 + pose.head * 0.4);
  context.translate(0, -BODY_END);
}

function drawLegs(
  context: Canvas2D,
  pose: Pose,
  build: Build,
  limb: LimbColours,
  isSeated: boolean,
): void {
  const hipY = build.top + build.height * HIPS;
  for (const side of [-1, 1] as const) {
    const [poseX, poseY] = side === -1 ? pose.leftFoot : pose.rightFoot;
    const x = build.middle + side * build.hip;
    const foot: Point = isSeated
      ? [x + side * 0.16, BODY_END + 0.04]
      : [x + poseX - side * 0.15, poseY + 0.02];
    drawLimb(
      context,
      {
        from: [x, isSeated ? BODY_END - 0.1 : hipY],
        bend: [(x + foot[0]) / 2 + side * 0.02, (hipY + foot[1]) / 2],
        to: [foot[0], foot[1] - 0.02],
        widthFrom: 0.075,
        widthTo: 0.07,
      },
      limb,
    );
    fillEllipse(context, [foot[0] + side * 0.02, foot[1], 0.1, 0.055], css(limb.main));
  }
}

function drawArm(
  context: Canvas2D,
  { left, right, shoulderY }: Build,
  side: -1 | 1,
  hand: Point,
  limb: LimbColours,
): void {
  const x = (side === -1 ? left : right) - side * 0.04;
  const bend: Point = [(x + hand[0]) / 2 + side * 0.08, (shoulderY + hand[1]) / 2 + 0.06];
  drawLimb(
    context,
    { from: [x, shoulderY], bend, to: hand, widthFrom: 0.065, widthTo: 0.06 },
    limb,
  );
  drawHand(context, hand, limb);
}

const drawHand = (context: Canvas2D, hand: Point, { main }: LimbColours): void =>
  fillEllipse(context, [...hand, 0.06, 0.055], css(main));

function limbColours({ palette }: Stage): LimbColours {
  const main = underAmbient(INK, palette, 0.7);
  return {
    main,
    sheen: shift(main, 0.14),
    rim: palette.rim,
    rimAlpha: 0.25,
    light: palette.lightDirection,
  };
}

const BELOW_TOP_OF_FACE: Readonly<Partial<Record<HeldThing['hold'], number>>> = {
  eyes: FACE,
  nose: FACE,
  teeth: FACE + 0.14,
};

/** Hats on the highest point, glasses over the eyes. */
function wornPlace(thing: HeldThing, { top, height }: Build) {
  const { size, hold } = thing;
  if (hold === 'crown') return { x: 0, y: top - (size * thing.tall) / 2, rotation: 0, size };
  if (hold === 'head') return { x: 0, y: top - size * 0.14, rotation: 0, size };
  return { x: 0, y: top + height * (BELOW_TOP_OF_FACE[hold] ?? FACE + 0.24), rotation: 0, size };
}

/** Held this much lower and smaller than by those whose faces are above their chests. */
const BELOW_FACE: Readonly<
  Partial<Record<HeldThing['hold'], { readonly down: number; readonly share: number }>>
> = {
  chest: { down: 0.12, share: 0.9 },
  sign: { down: 0.36, share: 0.95 },
};

/** Where a thing is in the hands, clear of the face. */
function placeInHands(thing: HeldThing, hands: Hands, phase: number): HeldPlace {
  const place = heldPlace(thing, hands.left, hands.right, phase);
  const { down, share } = BELOW_FACE[thing.hold] ?? { down: 0, share: 1 };
  return { ...place, y: place.y + down, size: place.size * share };
}

const hasOwnFace = (glyph: string): boolean => /face|ghost|jack-o|snowman|skull|moai/.test(glyph);

/** A fruit, a cup or a star that acts: its picture with a face, arms and legs. */
export async function createLimbedBody(stage: Stage, options: LimbedBodyOptions): Promise<Body> {
  const { glyph, heightPx, colour, pose: name, facing, held } = options;
  const isAsleep = name === 'sleep' || name === 'doze';
  const expression = options.expression ?? (isAsleep ? 'asleep' : null);
  const unit = heightPx / PUPPET_HEIGHT;
  const plain = await stage.sprite(glyph, Math.ceil(unit * BOX), colour);
  const build = buildOf(plain);
  const bounds = boundsOf(plain);
  const face = hasOwnFace(glyph) ? null : facePlace(glyph, plain);
  const sprite = stage.lit(
    face === null ? plain : withFace(stage, plain, face, expression),
    options.light,
  );
  const tall = (sprite.height / sprite.width) * BOX;
  const corner: Point = [-((bounds.left + bounds.right) / 2) * BOX, build.top - bounds.top * tall];
  const limb = limbColours(stage);
  const mirror = facing === 'left' && DIRECTED.has(name);
  const isWorn = ({ hold }: HeldThing): boolean => !needsHands(hold);
  const isSeated = SEATED.has(name);

  const drawDropsAt = (context: Canvas2D, { x, y, apart }: FacePlace, phase: number): void => {
    const perPixel = BOX / plain.width;
    context.save();
    context.translate(corner[0], corner[1]);
    context.scale(perPixel, perPixel);
    context.translate(x, y);
    context.scale(apart, apart);
    drawDrops(context, phase);
    context.restore();
  };
  const drawThing = (context: Canvas2D, thing: HeldThing, hands: Hands, phase: number): void => {
    const points = [hands.left, hands.right] as const;
    if (drawInMotion(context, thing, points, phase)) return;
    const place = isWorn(thing) ? wornPlace(thing, build) : placeInHands(thing, hands, phase);
    drawHeldAt(context, thing, place, hands.right);
  };
  return {
    glyph,
    width: (build.right - build.left + 0.1) * unit,
    height: (SOLES - build.top) * unit,
    seatDepth: unit * (name === 'pedal' ? 0.34 : 0.2),
    draw(context, phase) {
      const pose = poseAt(name, phase, options.hands);
      // The handlebar is where it is, however wide the body.
      const hands =
        name === 'pedal'
          ? { left: [0.36, 1.16] as const, right: [0.5, 1.14] as const }
          : {
              left: handOf(pose, build, -1, false),
              right: handOf(pose, build, 1, MEETING.has(name)),
            };
      context.save();
      context.scale(mirror ? -unit : unit, unit);
      context.translate(0, -SOLES + (isSeated ? SEAT_DROP : 0));
      if (!isSeated) drawLegs(context, pose, build, limb, isSeated);
      leanBody(context, pose);
      context.drawImage(sprite, corner[0], corner[1], BOX, tall);
      if (face !== null && shedsTears(expression)) drawDropsAt(context, face, phase);
      if (isSeated) drawLegs(context, pose, build, limb, isSeated);
      for (const side of [-1, 1] as const) {
        drawArm(context, build, side, side === -1 ? hands.left : hands.right, limb);
      }
      for (const thing of held) drawThing(context, thing, hands, phase);
      if (name === 'thumbsup' || options.hands === 'thumbsup') {
        fillEllipse(context, [...hands.right, 0.085, 0.075], css(limb.main));
        drawThumb(context, hands.right, 0.14, limb.main);
      }
      if (held.some((thing) => !isWorn(thing))) drawHand(context, hands.right, limb);
      context.restore();
    },
  };
}

import { boundsOf } from '../art/bounds.ts';
import { crownOf, tipOf } from '../art/crown.ts';
import { drawWarped } from '../art/warp.ts';
import type { Canvas } from '../canvas.ts';
import { withoutFace } from '../language/faces.ts';
import type { MotionName } from '../language/motion-name.ts';
import { clamp, wave } from '../math/periodic.ts';
import { shrink } from '../own-canvases.ts';
import { paintOnce } from '../painting.ts';
import { textOn } from '../stage/letter-thing.ts';
import type { Stage } from '../stage/stage.ts';
import { hasArms, looksLeft } from '../things/depiction.ts';
import { isFlag, isWashingLine } from '../things/machines.ts';
import type { Body } from './body.ts';
import { type Bow, bowOf } from './bowed-neck.ts';
import { clawOf, shellTopOf } from './claws.ts';
import { eyesOf, isSeenFromFront } from './closed-eyes.ts';
import { drawGait, legRoomPx, type Pace, RUN, STAND, WALK } from './draw-gait.ts';
import { flickeringDrawing } from './flames.ts';
import { findGait, type Gait } from './gait.ts';
import { undulation } from './motion.ts';
import { drawBlink, saysBlinking } from './moving-face.ts';
import { drawMovingPart, movingPartOf } from './moving-parts.ts';
import { overlayOf } from './overlay.ts';
import type { PlacedSprite } from './placed-sprite.ts';
import type { Point } from './pose.ts';
import { showingFeeling } from './shown-feeling.ts';
import { slitheringDrawing } from './slithering.ts';
import { flyingDrawing, foldsItsWings } from './spread-wings.ts';
import { armOf, colourAt, drawGesture, gestureHand } from './sprite-arm.ts';
import type { SpriteBodyOptions } from './sprite-body-options.ts';
import { drawingInMotion } from './things-in-motion.ts';
import { trickleOf } from './trickles.ts';
import { turningEarth } from './turning-earth.ts';
import { turningDrawing } from './turning-globe.ts';
import { turningMirrorBall } from './turning-mirror-ball.ts';
import { turningPlanet } from './turning-planet.ts';
import { washingDrawing } from './washing.ts';
import { drawSpokes, hasWheels } from './wheels.ts';

const paceOf = (motion: MotionName): Pace | null => {
  if (motion === 'run') return RUN;
  if (motion === 'walk' || motion === 'ride') return WALK;
  return STILL_ON_THEIR_FEET.has(motion) ? STAND : null;
};
const STILL_ON_THEIR_FEET: ReadonlySet<MotionName> = new Set([
  'idle',
  'wave',
  'sit',
  'shake',
  'sleep',
  'lie',
]);

/** How far legs fold, as a part of their length. */
const FOLDING: Readonly<Partial<Record<MotionName, number>>> = { sit: 0.5 };

/** Wheels turn under actors that move. */
const ROLLING: ReadonlySet<MotionName> = new Set(['drive', 'run', 'walk', 'ride']);

const SWAYING =
  /tree|flower|tulip|rose|sunflower|blossom|seedling|herb|bamboo|grain|palm|hibiscus|potted|wilted|jellyfish/;

function mirrored(stage: Stage, sprite: Canvas): Canvas {
  return paintOnce(stage.environment, sprite.width, sprite.height, (context) => {
    context.translate(sprite.width, 0);
    context.scale(-1, 1);
    context.drawImage(sprite, 0, 0);
  });
}

async function placeSprite(stage: Stage, options: SpriteBodyOptions): Promise<PlacedSprite> {
  const { glyph, category, sizePx, colour, skin, parts, light, facing } = options;
  const part = movingPart(stage, glyph);
  const trickle = stage.still ? undefined : trickleOf(glyph);
  const glyphPx = Math.ceil(sizePx);
  const bare = options.expression == null ? null : withoutFace(glyph);
  const usual = part?.still ?? trickle?.still ?? glyph;
  const awake = await stage.sprite(bare ?? usual, glyphPx, colour, skin, parts);
  const drawn = showingFeeling(stage, awake, options);
  // Letters are not mirrored.
  const isLettered = textOn(stage.plan, glyph) !== null;
  const turned = looksLeft(glyph, category) && facing === 'right' && !isLettered;
  // Mirrored before it is lit, because the light has one direction.
  const unlit = turned ? mirrored(stage, drawn) : drawn;
  const sprite = stage.lit(unlit, light);
  if (turned) shrink(unlit);
  const whole = boundsOf(part || trickle ? await stage.sprite(glyph, glyphPx) : drawn);
  const bounds = turned ? { ...whole, left: 1 - whole.right, right: 1 - whole.left } : whole;
  const x = (-(bounds.left + bounds.right) / 2) * sprite.width;
  return { sprite, x, y: -bounds.bottom * sprite.height, bounds, turned };
}

/** Half of the width of what stands on it, in widths of its box. */
const MIDDLE = 0.06;

/** Half of the width of a crown. */
const CROWN = 0.05;

/** The highest point of the head, or of the whole drawing, as fractions of the sprite. */
function topOf(
  { sprite, bounds, turned }: PlacedSprite,
  { glyph, category, facing }: SpriteBodyOptions,
) {
  const shell = shellTopOf(glyph);
  if (shell) return { x: shell[0], y: shell[1] };
  // The back of these is as high as the head.
  const [eyeX] = /^(?:@|(?:snake|turtle)$)/.test(glyph) ? (eyesOf(glyph) ?? []) : [];
  // Between the ears of heads that look at the viewer.
  if (eyeX !== undefined) {
    const over = turned ? 1 - eyeX : eyeX;
    return crownOf(sprite, over - CROWN, over + CROWN);
  }
  const { left, right } = bounds;
  const middle = (left + right) / 2;
  const side = looksLeft(glyph, category) ? facing : 'front';
  return crownOf(
    sprite,
    side === 'right' ? middle + (right - middle) * 0.2 : left,
    side === 'left' ? middle - (middle - left) * 0.2 : right,
  );
}

/** How far below the eyes a snout may end, in heights of the drawing. */
const BELOW_EYES = 0.14;
/** Faces this far from the middle look aside. */
const ASIDE = 0.1;

/** Mouths that are not below the eyes, in fractions of the glyph's box: a trunk. */
const MOUTHS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  elephant: [0.17, 0.79],
  mammoth: [0.17, 0.8],
};

/** The mouth, and where the head ends before the eyes. In fractions of the sprite. */
function snoutOf({ sprite, turned }: PlacedSprite, { glyph }: SpriteBodyOptions) {
  const eyes = eyesOf(glyph);
  if (eyes === null) return null;
  const own = MOUTHS[glyph];
  if (own) {
    const mouth = { x: turned ? 1 - own[0] : own[0], y: own[1] };
    return { mouth, nose: mouth };
  }
  const [x, y] = [turned ? 1 - eyes[0] : eyes[0], eyes[1]];
  const below = { x, y: y + BELOW_EYES * 0.8 };
  const isFrontal = isSeenFromFront(glyph);
  if (isFrontal && Math.abs(x - 0.5) < ASIDE) return { mouth: below, nose: below };
  const tip = tipOf(sprite, turned ? [x, 1] : [0, x], [y, y + BELOW_EYES], turned);
  return { mouth: isFrontal ? below : tip, nose: tip };
}

interface Legs {
  readonly pace: Pace;
  readonly gait: Gait;
  /** Of an animal that grazes. */
  readonly bow: Bow | null;
}

function legsOf({ sprite, bounds }: PlacedSprite, options: SpriteBodyOptions): Legs | null {
  const hasLegs = /animal-(mammal|bird|reptile)/.test(options.category);
  const bow = options.motion === 'graze' ? bowOf(options.glyph) : null;
  const pace = hasLegs ? (bow ? STAND : paceOf(options.motion)) : null;
  const gait = pace ? findGait(sprite, bounds) : null;
  return pace && gait ? { pace, gait, bow } : null;
}

/** How far the body is lowered by folded legs. */
function crouchOf(placed: PlacedSprite, legs: Legs | null, motion: MotionName): number {
  const { height } = placed.sprite;
  const room = legs ? legRoomPx(legs.gait, placed.bounds.bottom, height) : 0;
  return (motion === 'sleep' || motion === 'lie') && legs
    ? Math.max(room, height * 0.2)
    : room * (FOLDING[motion] ?? 0);
}

/** The way the body moves, apart from wheels and rotors. */
function bodyDrawing(
  placed: PlacedSprite,
  options: SpriteBodyOptions,
  legs: Legs | null,
  crouchPx: number,
): Body['draw'] {
  const { sprite, x, y } = placed;
  const { glyph, category, motion, facing } = options;
  if ((motion === 'sleep' || motion === 'lie') && crouchPx > 0)
    return lyingDrawing(placed, crouchPx);
  const headAtRight = facing === 'right';
  if (legs) {
    const place = { x, y, headAtRight, crouchPx, bow: legs.bow };
    return (context, phase) => drawGait(context, sprite, legs.gait, legs.pace, phase, place);
  }
  if (/butterfly|moth/.test(glyph) && (motion === 'fly' || motion === 'float')) {
    return flutteringDrawing(placed);
  }
  if ((motion === 'fly' || motion === 'orbit') && foldsItsWings(glyph, category)) {
    return flyingDrawing(sprite, {
      x,
      y,
      bounds: placed.bounds,
      head: looksLeft(glyph, category) ? facing : 'front',
    });
  }
  if ((motion === 'swim' || motion === 'fly') && category.startsWith('animal')) {
    return undulatingDrawing(placed, motion, headAtRight);
  }
  if (glyph === 'snake' && motion === 'walk') return slitheringDrawing(placed);
  if (isFlag(glyph)) return wavingDrawing(placed);
  if (isWashingLine(glyph)) return washingDrawing(placed);
  if (glyph === 'jellyfish') return bellDrawing(placed);
  if (SWAYING.test(glyph)) return swayingDrawing(placed);
  if (motion === 'revolve') return revolvingDrawing(placed, options);
  const flickering = flickeringDrawing(glyph, placed);
  if (flickering) return flickering;
  return (context) => context.drawImage(sprite, x, y);
}

function revolvingDrawing(
  placed: PlacedSprite,
  { glyph, colour }: SpriteBodyOptions,
): Body['draw'] {
  if (glyph === 'ringed-planet') return turningPlanet(placed, colour);
  if (glyph.startsWith('globe-showing') && colour == null) return turningEarth(placed);
  return glyph === 'mirror-ball' ? turningMirrorBall(placed) : turningDrawing(placed, glyph);
}

/** Lies on its belly: the legs, below the ground, are clipped. */
const lyingDrawing =
  ({ sprite, x, y }: PlacedSprite, crouchPx: number): Body['draw'] =>
  (context) => {
    context.save();
    context.beginPath();
    context.rect(x, y, sprite.width, -y);
    context.clip();
    context.drawImage(sprite, x, y + crouchPx);
    context.restore();
  };

/** Beats its wings: the whole drawing narrows and widens about its middle. */
const flutteringDrawing =
  ({ sprite, x, y }: PlacedSprite): Body['draw'] =>
  (context, phase) => {
    context.save();
    context.scale(0.7 + 0.3 * wave(phase, 6), 1);
    context.drawImage(sprite, x, y);
    context.restore();
  };

const undulatingDrawing =
  ({ sprite, x, y }: PlacedSprite, motion: MotionName, headAtRight: boolean): Body['draw'] =>
  (context, phase) => {
    const { width, height } = sprite;
    const bend = undulation(motion, phase, width, headAtRight);
    drawWarped(context, sprite, x, y, width, height, 'column', bend);
  };

/** Where the cloth of a flag begins, as a fraction of its width. */
const POLE = 0.24;

/** Waves run along the cloth, away from the pole at its left. */
const wavingDrawing =
  ({ sprite, x, y }: PlacedSprite): Body['draw'] =>
  (context, phase) => {
    const { width, height } = sprite;
    const lift = (position: number): number => {
      const out = clamp((position - POLE) / (1 - POLE));
      return height * 0.055 * out ** 0.8 * wave(phase, 2, -1.1 * out);
    };
    drawWarped(context, sprite, x, y, width, height, 'column', lift, 120);
  };

const swayingDrawing =
  ({ sprite, x, y }: PlacedSprite): Body['draw'] =>
  (context, phase) => {
    const { width, height } = sprite;
    const sway = (position: number): number =>
      width * 0.03 * wave(phase, 1) * clamp(1 - position) ** 1.5;
    drawWarped(context, sprite, x, y, width, height, 'row', sway, 16);
  };

/** A jellyfish swims by its bell, which opens and closes. */
const bellDrawing = (placed: PlacedSprite): Body['draw'] => {
  const drawSwaying = swayingDrawing(placed);
  return (context, phase) => {
    const open = wave(phase, 2);
    context.save();
    context.translate(0, -placed.sprite.height / 2);
    context.scale(1 + 0.1 * open, 1 - 0.09 * open);
    context.translate(0, placed.sprite.height / 2);
    drawSwaying(context, phase);
    context.restore();
  };
};

function movingPart(stage: Stage, glyph: string) {
  const part = movingPartOf(glyph);
  return part?.inLoopsOnly && stage.still ? undefined : part;
}

/** What moves of a thing with a part that moves; null for others. */
async function partDrawing(
  stage: Stage,
  { glyph, sizePx, colour, skin, light }: SpriteBodyOptions,
  place: PlacedSprite,
): Promise<Body['draw'] | null> {
  const part = movingPart(stage, glyph);
  if (!part) return null;
  const px = Math.ceil(sizePx);
  const moving = stage.lit(await stage.sprite(part.moving, px, colour, skin), light);
  const hanging = part.hanging
    ? stage.lit(await stage.sprite(part.hanging.prop, Math.ceil(px * part.hanging.size)), light)
    : null;
  const flash = part.flash ? await stage.sprite(part.flash.prop, px) : null;
  const sprites = { moving, hanging, flash };
  return (context, phase) => drawMovingPart(context, part, sprites, place, phase);
}

/** The same body with closed eyes, where the prompt says that it blinks; null for others. */
async function shutDrawing(
  stage: Stage,
  options: SpriteBodyOptions,
  crouchPx: number,
): Promise<Body['draw'] | null> {
  const isAwake = options.expression == null && options.motion !== 'sleep';
  if (stage.still || !isAwake || eyesOf(options.glyph) === null || !saysBlinking(stage))
    return null;
  const shut = await placeSprite(stage, { ...options, motion: 'sleep' });
  return bodyDrawing(shut, options, legsOf(shut, options), crouchPx);
}

/** A glyph or a prop that is drawn whole, and bends in strips where its kind and motion ask. */
export async function createSpriteBody(stage: Stage, options: SpriteBodyOptions): Promise<Body> {
  const { glyph, motion } = options;
  const placed = await placeSprite(stage, options);
  const part = movingPart(stage, glyph);
  const drawPart = await partDrawing(stage, options, placed);
  const drawOverlay = overlayOf(stage, options, placed);
  const { x, y, bounds, turned } = placed;
  const { width, height } = placed.sprite;
  const legs = legsOf(placed, options);
  const crouchPx = crouchOf(placed, legs, motion);
  const drawBody =
    (await drawingInMotion(stage, options, placed)) ?? bodyDrawing(placed, options, legs, crouchPx);
  const drawShut = await shutDrawing(stage, options, crouchPx);
  const rolls = hasWheels(glyph) && ROLLING.has(motion);
  const top = topOf(placed, options);
  const middle = (bounds.left + bounds.right) / 2;
  const tall = (bounds.bottom - bounds.top) * height;
  const snout = snoutOf(placed, options);
  const fromSoles = (point: { readonly x: number; readonly y: number }) => ({
    x: (point.x - middle) * width,
    y: (point.y - bounds.bottom) * height + crouchPx,
  });
  const crown = fromSoles(top);
  const [eyeX, eyeY] = eyesOf(glyph) ?? [];
  const eyes =
    eyeX === undefined || eyeY === undefined
      ? null
      : fromSoles({ x: turned ? 1 - eyeX : eyeX, y: eyeY });
  const side = options.facing === 'right' ? 1 : -1;
  const claw = clawOf(glyph);
  // The edge of a ghost is in the shade.
  const tone = glyph === 'ghost' ? colourAt(placed.sprite, middle, 0.72) : undefined;
  const arm = hasArms(glyph, options.category)
    ? armOf(placed.sprite, { bounds, side, tone })
    : null;
  const handAt = (phase: number): Point | null =>
    arm && motion === 'facepalm'
      ? [crown.x + side * tall * 0.05, crown.y + tall * (0.17 + 0.006 * wave(phase, 2))]
      : arm && gestureHand(arm, motion, phase);
  return {
    glyph,
    ...(motion === 'melt' && {
      colour: colourAt(placed.sprite, middle, (bounds.top + bounds.bottom) / 2),
    }),
    crown,
    eyes,
    ...(part?.carries && { swing: { y: fromSoles(part.hub).y, angleAt: part.angleAt } }),
    snout: snout && { mouth: fromSoles(snout.mouth), nose: fromSoles(snout.nose) },
    arm,
    claw: claw && fromSoles({ x: side === 1 ? claw[0] : 1 - claw[0], y: claw[1] }),
    hasLegs: legs !== null,
    grazes: legs !== null && legs.bow !== null,
    width: (bounds.right - bounds.left) * width,
    height: tall - crouchPx,
    middlePx:
      (bounds.bottom - crownOf(placed.sprite, middle - MIDDLE, middle + MIDDLE).y) * height -
      crouchPx,
    seatDepth: tall * 0.1,
    draw(context, phase) {
      drawBody(context, phase);
      if (drawShut) drawBlink(context, drawShut, phase, true);
      const hand = handAt(phase);
      if (arm && hand) drawGesture(context, arm, hand, motion);
      if (rolls) drawSpokes(context, glyph, { x, y, sizePx: width, turned }, phase);
      drawPart?.(context, phase);
      drawOverlay?.(context, phase);
    },
  };
}

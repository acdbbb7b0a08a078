import type { Canvas2D } from '../canvas.ts';
import { drawGlow, glowSprite } from '../glow-sprite.ts';
import type { Expression } from '../language/spec.ts';
import { css, mix } from '../math/colour.ts';
import { fract, TAU, wave } from '../math/periodic.ts';
import type { Stage } from '../stage/stage.ts';
import { endsAtWater, isShip, isSkyBody, standsInSea, wallows } from '../things/nature.ts';
import { isRocker } from '../things/seats.ts';
import type { Actor } from './actor.ts';
import { alongCable } from './cable.ts';
import { circleAt, roomAround } from './circling.ts';
import { crossingAt } from './crossing.ts';
import { drawStack, hangingBelow, totalHeight } from './draw-stack.ts';
import { drawHeadMarks } from './head-marks.ts';
import { drawHung } from './hung.ts';
import { movementAt, risenAt, STILL, turnAt, type Movement } from './motion.ts';
import { drawOnWall } from './on-wall.ts';
import { drawStream } from './pouring.ts';
import { leapsAlone } from './seat-moves.ts';
import { drawShadow } from './shadow.ts';
import { drawSnore } from './sleep.ts';
import { drawSoundLines } from './sound-lines.ts';
import { drawDust, drawSlideLines, drawSpeedLines, drawTurn } from './speed-lines.ts';
import { drawSplashDrops } from './splash-drops.ts';
import { drawWhirl } from './whirl.ts';

interface Standpoint {
  readonly x: number;
  readonly y: number;
  readonly tilt: number;
}

/** How deep a hull lies below the water's surface, as a fraction of the height. */
const DRAUGHT = 0.022;
/** How deep what stands in the sea is in it, as a fraction of the height. */
const IN_SEA = 0.02;
/** How far a pot is tipped that pours by itself. Radians. */
const TIP = -0.5;
/** How far a sun or a moon comes up from, as a fraction of the height. */
const BELOW_HORIZON = 0.42;
/** A hull does not follow every wave. Radians. */
const STEEPEST_TILT = 0.14;

/** Where an actor's feet (or its middle, in the air) are at a phase, in pixels. */
function standpointOf(actor: Actor, stage: Stage, phase: number, movement: Movement): Standpoint {
  const { placement, sizePx } = actor;
  const { width, height } = stage;
  if (placement.orbit) {
    const { x, y, radiusX, radiusY } = placement.orbit;
    const turn = TAU * (phase + placement.phaseOffset);
    return {
      x: (x + radiusX * Math.cos(turn)) * width,
      y: (y + radiusY * Math.sin(turn)) * height,
      tilt: 0,
    };
  }
  let { y } = placement;
  let tilt = 0;
  if (stage.water && stage.waterLine && !placement.airborne && placement.role !== 'back') {
    const { x } = placement;
    const base = actor.mounts[0]?.body.glyph ?? actor.body.glyph;
    if (standsInSea(base))
      return { x: x * width, y: (stage.waterLine(x, 0) + IN_SEA) * height, tilt };
    y = stage.waterLine(x, phase) + (isShip(base) ? DRAUGHT : -0.012);
    const slope = stage.waterLine(x + 0.06, phase) - stage.waterLine(x - 0.06, phase);
    const steepness = Math.atan2(slope * height, 0.12 * width) * 0.8;
    // A hard limit would stop the turn between two frames.
    tilt = STEEPEST_TILT * Math.tanh(steepness / STEEPEST_TILT);
  }
  const risen = stage.still ? 1 : risenAt(placement.motion, phase);
  return {
    x: placement.x * width + movement.x * sizePx,
    y: (y + BELOW_HORIZON * (1 - risen)) * height + movement.y * sizePx,
    tilt,
  };
}

/** Where who goes round in circles is, from the middle of the circle. */
function roundOf({ placement, body }: Actor, { width, height }: Stage, x: number, phase: number) {
  const radius = roomAround(x, width, body.width);
  const round = circleAt(phase, radius, placement.airborne ? height * 0.09 : height * 0.03);
  return { ...round, scaleX: round.scaleX * (placement.facing === 'left' ? -1 : 1) };
}

/** From the chest of an animal back to what it pulls. */
function drawTraces(context: Canvas2D, { body, placement, sizePx }: Actor, apart: number): void {
  const side = placement.facing === 'right' ? 1 : -1;
  context.strokeStyle = css([0.34, 0.06, 45]);
  context.lineWidth = sizePx * 0.02;
  context.lineCap = 'round';
  for (const [from, to] of [
    [0.52, 0.3],
    [0.44, 0.26],
  ] as const) {
    context.beginPath();
    context.moveTo(side * body.width * 0.18, -from * body.height);
    context.lineTo(-side * apart * sizePx * 0.7, -to * body.height);
    context.stroke();
  }
}

/** An actor's arm alone, that lies on the one it hugs; null where its body has none to move. */
export function huggingArmOf(actor: Actor): Actor | null {
  const { body } = actor;
  const draw = body.drawHuggingArm?.bind(body);
  if (!draw) return null;
  const mounts = actor.mounts.map((mount) => ({ ...mount, drawn: false }));
  return { ...actor, mounts, body: { ...body, draw }, isPart: true };
}

/** Draws an actor with all it rides and holds at a phase of the loop. */
export function drawActor(context: Canvas2D, actor: Actor, stage: Stage, phase: number): void {
  const { placement, body, sizePx } = actor;
  const back = placement.role === 'back';
  const { expression = null, pace = 1, turnsOver } = stage.plan.subjects[placement.subject] ?? {};
  const p = placement.orbit ? phase : fract(pace * phase + placement.phaseOffset);
  const isFullGrown = stage.still && placement.motion === 'grow';
  const moved = back || isFullGrown ? stillOf(actor, p) : movementOf(actor, p);
  const felt = LAUGHING.has(expression) && !back ? laughing(moved, p) : moved;
  const isTurning = turnsOver && placement.airborne && !stage.still;
  const movement = isTurning ? { ...felt, rotation: felt.rotation + TAU * phase } : felt;
  const stood = standpointOf(actor, stage, phase, movement);
  const circles = !back && stage.plan.subjects[placement.subject]?.circles === true;
  const round = circles && actor.mounts.length === 0 ? roundOf(actor, stage, stood.x, p) : null;
  const { tilt } = stood;
  const crossing = crossingAt(actor, stage, phase);
  const [x, y] = [stood.x + (round?.x ?? 0) + crossing.x, stood.y + (round?.y ?? 0) + crossing.y];
  const lift = leapsAlone(actor) ? 0 : movement.lift * sizePx;
  const middle = placement.airborne ? y : y - lift - totalHeight(actor) / 2;
  // Riders of one mount share its shadow and its halo.
  const leads = actor.isPart !== true && actor.mounts.every((mount) => mount.drawn);
  const isCutOut = stage.plan.setting === 'flatlay';
  if (leads && !isCutOut) drawHalo(context, actor, stage, x, middle);
  if (placement.hangs === 'to a wall') {
    drawOnWall(context, actor, stage, p);
    return;
  }
  if (placement.hangs !== undefined) {
    drawHung(context, actor, stage, p);
    return;
  }
  if (leads && !placement.airborne && !stage.water && stage.ground !== null) {
    const footprint = Math.max(body.width, ...actor.mounts.map((mount) => mount.body.width));
    drawShadow(
      context,
      x,
      placement.y * stage.height + crossing.y,
      placement.motion === 'grow' ? footprint * movement.scaleX : footprint,
      movement.lift,
      stage.palette.shadow,
    );
  }
  if (placement.motion === 'fall' && !back) drawFall(context, actor, stage, { x, y }, p);
  if (placement.motion === 'flip' && !back) {
    context.save();
    context.translate(x, y);
    drawTurn(context, p, body.height * 0.66);
    context.restore();
  }
  if (placement.motion === 'pour' && placement.airborne) {
    const name = stage.plan.subjects[placement.subject]?.word ?? '';
    drawStream(context, { vessel: body.glyph, name }, { x, y, sizePx }, p);
  }
  if (placement.motion === 'melt' && !back) drawPuddle(context, body, p, { x, y });
  const share = shareInWater(actor);
  const sunk = swimsInLake(actor, stage) ? share * totalHeight(actor) : 0;
  if (sunk > 0) drawRing(context, x, y, body.width, stage, p);
  context.save();
  if (sunk > 0) clipAbove(context, y, stage);
  context.translate(x, y - lift + sunk);
  if (round) context.scale(round.scaleX, 1);
  turnActor(context, actor, movement, tilt, p);
  if (placement.traces !== undefined) drawTraces(context, actor, placement.traces);
  drawStack(context, actor, 0, p, movement);
  context.restore();
  if (!back && !round) drawAtFeet(context, actor, p, { x, y });
  if ((placement.motion === 'twirl' || placement.motion === 'chasetail') && !back) {
    context.save();
    context.translate(x, y - lift);
    drawWhirl(context, p, body.width, body.height);
    context.restore();
  }
  if (placement.motion === 'roar' && !back) {
    drawRoar(context, actor, p, { x, top: middle - totalHeight(actor) / 2 });
  }
  if (placement.motion === 'sleep' && !back) {
    context.save();
    context.translate(x, middle - totalHeight(actor) * 0.5 + body.height * 0.3);
    drawSnore(context, p, sizePx, stage.unit);
    context.restore();
  }
  for (const marks of back ? [] : actor.headMarks) {
    context.save();
    context.translate(x, middle - totalHeight(actor) * 0.5);
    drawHeadMarks(context, marks, p, sizePx, stage);
    context.restore();
  }
}

/** Upside down, rocking from side to side. */
function turnOnBack(context: Canvas2D, height: number, phase: number): void {
  context.translate(0, -height);
  context.rotate(0.05 * wave(phase, 2));
  context.scale(1, -1);
}

/** Who sits on a swing moves with its seat. */
const turnsAboutMiddle = ({ placement, mounts }: Actor): boolean =>
  /^(spin|tumble|rebound)$/.test(placement.motion) ||
  (placement.motion === 'swing' && mounts.length === 0);

/** Turns and deforms an actor about its feet, its middle or what it hangs from. */
function turnActor(
  context: Canvas2D,
  actor: Actor,
  movement: Movement,
  tilt: number,
  phase: number,
): void {
  const { placement, body } = actor;
  // What it leaps from stays where it is, see `moveOnSeat`.
  if (leapsAlone(actor)) return;
  if (placement.airborne) {
    const isTurned = /^(fall|plunge)$/.test(placement.motion) && placement.facing === 'left';
    const tip = placement.motion === 'pour' ? TIP : 0;
    const turn = tip + (placement.turn ?? 0);
    const half = totalHeight(actor) / 2;
    // What hangs swings about its upper end.
    const pivot = placement.motion === 'swing' ? -half : 0;
    context.translate(0, pivot);
    context.rotate(turn + (isTurned ? -movement.rotation : movement.rotation));
    context.scale(movement.scaleX, movement.scaleY);
    context.translate(0, half - pivot - hangingBelow(actor));
  } else if (turnsAboutMiddle(actor)) {
    // Spinning things turn about their middle, not about their feet.
    const pivot = placement.motion === 'swing' ? body.height : body.height / 2;
    context.translate(0, -pivot);
    context.rotate(movement.rotation);
    context.translate(0, pivot);
    context.scale(movement.scaleX, movement.scaleY);
  } else {
    // Of a stack, only what is on top is turned.
    const turn = actor.mounts.length === 0 ? turnAt(placement, phase) : 0;
    context.rotate(movement.rotation + tilt + turn + leanOf(actor, phase));
    context.scale(movement.scaleX, movement.scaleY);
    if (placement.motion === 'rollover' && placement.role !== 'back')
      turnOnBack(context, totalHeight(actor), phase);
  }
}

/** Sound before a mouth that is seen from the side, or on both sides of a head whose mouth is not known. */
function drawRoar(
  context: Canvas2D,
  { body, placement, puppet }: Actor,
  phase: number,
  { x, top }: { readonly x: number; readonly top: number },
): void {
  const side = placement.facing === 'left' ? -1 : 1;
  const extent = Math.min(body.width, body.height);
  const mouth = body.snout?.mouth;
  context.save();
  if (mouth) {
    context.translate(x + mouth.x, top + (body.height + mouth.y));
    drawSoundLines(context, extent * 0.4, [side], phase);
  } else {
    context.translate(x + (puppet ? 0 : side * body.width * 0.26), top + body.height * 0.32);
    drawSoundLines(context, extent * 0.78, [-1, 1], phase);
  }
  context.restore();
}

/** The part of the height of a swimmer that is below the water. */
const IN_THE_WATER = 0.42;
const ON_THE_BACK = 0.3;

const HULL = 0.06;

const shareInWater = ({ body, placement }: Actor): number => {
  if (endsAtWater(body.glyph)) return HULL;
  return placement.motion === 'backfloat' ? ON_THE_BACK : IN_THE_WATER;
};

/** A lake has no waves before the actors that would hide their legs. */
const swimsInLake = (
  { placement, mounts, body, puppet, isLandAnimal }: Actor,
  { plan, water }: Stage,
): boolean =>
  water &&
  /^(lake|hotspring|pool)$/.test(plan.setting) &&
  mounts.length === 0 &&
  (wallows(body.glyph, placement.motion) ||
    body.glyph.endsWith('-head') ||
    (/^(swim|backfloat)$/.test(placement.motion) && (puppet || isLandAnimal)));

function clipAbove(context: Canvas2D, y: number, { width, height }: Stage): void {
  context.beginPath();
  context.rect(-width, -height, 3 * width, y + height);
  context.clip();
}

/** Rings on the water around a swimmer. */
function drawRing(
  context: Canvas2D,
  x: number,
  y: number,
  wide: number,
  { unit }: Stage,
  phase: number,
): void {
  context.save();
  context.strokeStyle = css([0.98, 0.02, 220]);
  context.lineWidth = 3 * unit;
  for (const start of [0, 0.5]) {
    const t = fract(phase + start);
    context.globalAlpha = 0.6 * Math.sin(Math.PI * t);
    context.beginPath();
    context.ellipse(x, y, wide * (0.45 + 0.45 * t), wide * (0.09 + 0.09 * t), 0, 0, TAU);
    context.stroke();
  }
  context.restore();
}

/** What melts stands in a puddle of itself. */
function drawPuddle(
  context: Canvas2D,
  { width, colour = [0.85, 0.06, 80] }: Actor['body'],
  phase: number,
  { x, y }: { readonly x: number; readonly y: number },
): void {
  const spread = 1 + 0.03 * wave(phase);
  context.fillStyle = css(colour);
  for (const [dx, dy, rx, ry] of [
    [0, 0, 0.85, 0.1],
    [-0.55, 0.02, 0.4, 0.06],
    [0.5, 0.03, 0.46, 0.07],
    [0.1, 0.06, 0.5, 0.07],
  ] as const) {
    context.beginPath();
    context.ellipse(x + dx * width, y + dy * width, rx * width * spread, ry * width, 0, 0, TAU);
    context.fill();
  }
}

/** Lines behind who slides, and drops around who splashes. */
function drawAtFeet(
  context: Canvas2D,
  { placement, body, mounts }: Actor,
  phase: number,
  { x, y }: { readonly x: number; readonly y: number },
): void {
  const { motion, facing } = placement;
  if (mounts.length > 0 || !/^(slide|splash|run)$/.test(motion)) return;
  if (motion === 'run' && placement.airborne) return;
  context.save();
  context.translate(x, y);
  if (motion === 'splash') drawSplashDrops(context, phase, Math.max(body.width, body.height * 0.5));
  else {
    if (facing === 'left') context.scale(-1, 1);
    drawSlideLines(context, phase, body.height);
    if (motion === 'run') drawDust(context, phase, body.height);
  }
  context.restore();
}

/** What falls leaves lines in the air, and its shadow waits on the ground. */
function drawFall(
  context: Canvas2D,
  actor: Actor,
  stage: Stage,
  { x, y }: { readonly x: number; readonly y: number },
  phase: number,
): void {
  const extent = Math.max(actor.body.width, actor.body.height);
  if (stage.ground !== null && !stage.water) {
    const ground = Math.max(stage.ground * stage.height, y + extent * 0.5);
    drawShadow(context, x, ground, actor.body.width, 0.5, stage.palette.shadow);
  }
  context.save();
  context.translate(x, y);
  drawSpeedLines(context, phase, extent * 0.8, extent);
  context.restore();
}

const ON_FOOT = /^(walk|push|pull)$/;

/** In the air there is no ground to leap from: the leap becomes a rise and fall. */
function movementOf(actor: Actor, phase: number): Movement {
  const { placement } = actor;
  const base = actor.mounts[0]?.body.glyph ?? actor.body.glyph;
  const along = alongCable(base, phase);
  if (along) return { ...STILL, ...along };
  if (standsInSea(base) && placement.motion === 'sail') return STILL;
  const movement = movementAt(placement.motion, phase);
  if (isOnBelly(actor)) return { ...movement, lift: movement.lift + BELLY };
  // Legs with joints reach the ground by themselves.
  if (actor.puppet && ON_FOOT.test(placement.motion)) return { ...movement, lift: 0 };
  if (!placement.airborne || movement.lift === 0) return movement;
  return { ...movement, lift: 0, y: movement.y - (movement.lift - 0.2) * 0.3 };
}

const LAUGHING: ReadonlySet<Expression | null> = new Set<Expression | null>(['laugh', 'joytears']);

/** The whole body shakes with laughter. */
const laughing = (movement: Movement, phase: number): Movement => ({
  ...movement,
  scaleY: movement.scaleY * (1 + 0.02 * wave(phase, 5)),
  rotation: movement.rotation + 0.02 * wave(phase, 5, 0.25),
});

/** Scenery keeps still, except what hangs in the sky. */
function stillOf(actor: Actor, phase: number): Movement {
  if (!actor.placement.airborne || isSkyBody(actor.body.glyph)) return STILL;
  return { ...STILL, y: 0.015 * wave(phase), x: 0.01 * wave(phase, 1, 0.25) };
}

/** What leans against a wall is seen from its side, where it looks upright. */
const STANDS_UPRIGHT =
  /^(bicycle|@flowerbicycle|motor-scooter|motorcycle|kick-scooter|@wheelbarrow|@moped|@tandem)$/;

/** How far a thing or an animal that is drawn whole leans. Radians. */
const LEANING = 0.2;
/** How far an animal that is drawn whole bends down. Radians. */
const BENT = 0.2;

/** On two legs they lean into their run. */
const BIRDS = /turkey|rooster|@hen|duck|goose|chick|@ostrich|@emu|@pigeon|peacock|dodo|t-rex/;

/** How far what slides on its belly is turned, and how far up its middle is then. Radians, sizes. */
const ON_BELLY = 1.2;
const BELLY = 0.17;
const isOnBelly = ({ placement, puppet, body }: Actor): boolean =>
  placement.motion === 'slide' && !puppet && body.glyph === 'penguin';

/** How far a rocking chair rocks to each side. Radians. */
const ROCKING = 0.11;

/** A hugging actor leans over and is squeezed. Puppets have a pose for it. */
function leanOf(actor: Actor, phase: number): number {
  const { attends, facing, motion } = actor.placement;
  const { body } = actor;
  const isOnRocker = actor.mounts.some(({ body: seat }) => isRocker(seat.glyph));
  if (isOnRocker && motion === 'sit') return ROCKING * wave(phase);
  if (actor.puppet) return 0;
  const side = facing === 'right' ? 1 : -1;
  if (motion === 'lean') return STANDS_UPRIGHT.test(actor.body.glyph) ? 0 : side * LEANING;
  if (motion === 'run' && BIRDS.test(body.glyph)) return side * 0.2;
  if (motion === 'slide') return side * (isOnBelly(actor) ? ON_BELLY : -BENT);
  if (motion === 'graze' && !body.grazes) return side * (BENT + 0.02 * wave(phase, 2));
  if (!attends) return 0;
  return attends === 'hug' ? side * (0.1 + 0.03 * wave(phase)) : side * 0.03 * wave(phase);
}

/** A breath of light behind the actors lifts them off the background. */
function drawHalo(context: Canvas2D, actor: Actor, stage: Stage, x: number, y: number): void {
  const { placement, body, sizePx } = actor;
  const { palette, environment } = stage;
  if (placement.role === 'back') {
    if (isSkyBody(body.glyph))
      drawGlow(context, glowSprite(environment, palette.light), x, y, sizePx * 1.4, 0.5);
    return;
  }
  const dark = palette.night > 0.5;
  const colour = dark ? mix(palette.rim, palette.haze, 0.4) : palette.light;
  const radius = Math.max(sizePx, totalHeight(actor)) * 0.82;
  drawGlow(context, glowSprite(environment, colour), x, y, radius, dark ? 0.28 : 0.22);
}

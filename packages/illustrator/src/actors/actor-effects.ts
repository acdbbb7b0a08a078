import { strokeLine } from '../art/props/brush.ts';
import type { Canvas2D } from '../canvas.ts';
import { drawGlow, glowSprite } from '../glow-sprite.ts';
import { isSkyBody } from '../language/scenery-things.ts';
import { css, mix } from '../math/colour.ts';
import { smoothstep, TAU, wave } from '../math/periodic.ts';
import type { Stage } from '../stage/stage.ts';
import type { Actor } from './actor.ts';
import { totalHeight } from './draw-stack.ts';
import { drawHeadMarks } from './head-marks.ts';
import type { Movement } from './motion.ts';
import { drawStream } from './pouring.ts';
import { drawShadow } from './shadow.ts';
import { drawSnore } from './sleep.ts';
import { drawSoundLines } from './sound-lines.ts';
import { drawDust, drawSlideLines, drawSpeedLines, drawTurn } from './speed-lines.ts';
import { drawSplashDrops } from './splash-drops.ts';
import { drawWhirl } from './whirl.ts';

/** Where an actor is at a phase, in pixels. */
export interface ActorPlace {
  /** Of its feet, or of its middle in the air; without what it is lifted. */
  readonly x: number;
  readonly y: number;
  /** Height of its middle. */
  readonly middle: number;
  /** How far it is above its place. */
  readonly lift: number;
}

type Spot = Pick<ActorPlace, 'x' | 'y'>;

/** Runs a drawing whose origin is at a place. */
function at(context: Canvas2D, x: number, y: number, draw: () => void): void {
  context.save();
  context.translate(x, y);
  draw();
  context.restore();
}

/** From the chest of an animal back to what it pulls; standing on the origin. */
export function drawTraces(
  context: Canvas2D,
  { body, placement, sizePx }: Actor,
  apart: number,
): void {
  const side = placement.facing === 'right' ? 1 : -1;
  for (const [from, to] of [
    [0.52, 0.3],
    [0.44, 0.26],
  ] as const) {
    const trace = [
      [side * body.width * 0.18, -from * body.height],
      [-side * apart * sizePx * 0.7, -to * body.height],
    ] as const;
    strokeLine(context, trace, sizePx * 0.02, css([0.34, 0.06, 45]));
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
  if (mouth) {
    at(context, x + mouth.x, top + (body.height + mouth.y), () =>
      drawSoundLines(context, extent * 0.4, [side], phase),
    );
    return;
  }
  const aside = puppet ? 0 : side * body.width * 0.26;
  at(context, x + aside, top + body.height * 0.32, () =>
    drawSoundLines(context, extent * 0.78, [-1, 1], phase),
  );
}

const RINGERS = /phone|telephone|alarm|bell$/;
const RINGS = /\b(?:ring|buzz|vibrat)\w*/i;

/** Sound on both sides of what rings, in short bursts. */
function drawRinging(
  context: Canvas2D,
  { body }: Actor,
  phase: number,
  { x, top }: { readonly x: number; readonly top: number },
): void {
  context.save();
  context.globalAlpha *= smoothstep(-0.3, 0.4, wave(phase, 3));
  at(context, x, top + body.height * 0.4, () =>
    drawSoundLines(context, body.width * 1.05, [-1, 1], phase),
  );
  context.restore();
}

/** What melts stands in a puddle of itself. */
function drawPuddle(
  context: Canvas2D,
  { width, colour = [0.85, 0.06, 80] }: Actor['body'],
  phase: number,
  { x, y }: Spot,
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

/** Lines behind an actor that slides or runs, and drops around one that splashes. */
function drawAtFeet(
  context: Canvas2D,
  { placement, body, mounts }: Actor,
  phase: number,
  { x, y }: Spot,
): void {
  const { motion, facing } = placement;
  if (mounts.length > 0 || !/^(slide|splash|run)$/.test(motion)) return;
  if (motion === 'run' && placement.airborne) return;
  at(context, x, y, () => {
    if (motion === 'splash') {
      drawSplashDrops(context, phase, Math.max(body.width, body.height * 0.5));
      return;
    }
    if (facing === 'left') context.scale(-1, 1);
    drawSlideLines(context, phase, body.height);
    if (motion === 'run') drawDust(context, phase, body.height);
  });
}

/** What falls leaves lines in the air, and its shadow waits on the ground. */
function drawFall(
  context: Canvas2D,
  actor: Actor,
  stage: Stage,
  { x, y }: Spot,
  phase: number,
): void {
  const extent = Math.max(actor.body.width, actor.body.height);
  if (stage.ground !== null && !stage.water) {
    const ground = Math.max(stage.ground * stage.height, y + extent * 0.5);
    drawShadow(context, x, ground, actor.body.width, 0.5, stage.palette.shadow);
  }
  at(context, x, y, () => drawSpeedLines(context, phase, extent * 0.8, extent));
}

/** A breath of light behind the actors lifts them off the background. */
export function drawHalo(
  context: Canvas2D,
  actor: Actor,
  stage: Stage,
  x: number,
  y: number,
): void {
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

/** The shadow of an actor with all it rides, on the ground; a board at a wall has none there. @param ground where the ground is, in pixels */
export function drawGroundShadow(
  context: Canvas2D,
  { placement, body, mounts }: Actor,
  stage: Stage,
  { x, ground }: { readonly x: number; readonly ground: number },
  movement: Movement,
): void {
  if (mounts.some((mount) => mount.body.glyph === '@wallboard')) return;
  const footprint = Math.max(body.width, ...mounts.map((mount) => mount.body.width));
  const width = placement.motion === 'grow' ? footprint * movement.scaleX : footprint;
  drawShadow(context, x, ground, width, movement.lift, stage.palette.shadow);
}

/** What is in the air or on the ground behind an actor because of what it does. */
export function drawEffectsBehind(
  context: Canvas2D,
  actor: Actor,
  stage: Stage,
  { x, y }: ActorPlace,
  phase: number,
): void {
  const { placement, body, sizePx } = actor;
  const { motion } = placement;
  if (motion === 'pour' && placement.airborne) {
    const name = stage.plan.subjects[placement.subject]?.word ?? '';
    drawStream(context, { vessel: body.glyph, name }, { x, y, sizePx }, phase);
  }
  if (placement.role === 'back') return;
  if (motion === 'fall') drawFall(context, actor, stage, { x, y }, phase);
  if (motion === 'flip') at(context, x, y, () => drawTurn(context, phase, body.height * 0.66));
  if (motion === 'melt') drawPuddle(context, body, phase, { x, y });
}

/** What is in the air around an actor because of what it does or feels. @param circles it goes round in circles */
export function drawEffectsAround(
  context: Canvas2D,
  actor: Actor,
  stage: Stage,
  { x, y, middle, lift }: ActorPlace,
  phase: number,
  circles: boolean,
): void {
  const { placement, body, sizePx } = actor;
  const { motion } = placement;
  const top = middle - totalHeight(actor) * 0.5;
  if (placement.role === 'back') return;
  if (!circles) drawAtFeet(context, actor, phase, { x, y });
  if (motion === 'twirl' || motion === 'chasetail')
    at(context, x, y - lift, () => drawWhirl(context, phase, body.width, body.height));
  if (motion === 'roar') drawRoar(context, actor, phase, { x, top });
  if (motion === 'shake' && RINGERS.test(body.glyph) && RINGS.test(stage.plan.prompt))
    drawRinging(context, actor, phase, { x, top });
  if (motion === 'sleep')
    at(context, x, top + body.height * 0.3, () => drawSnore(context, phase, sizePx, stage.unit));
  for (const marks of actor.headMarks)
    at(context, x, top, () => drawHeadMarks(context, marks, phase, sizePx, stage));
}
